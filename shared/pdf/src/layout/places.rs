//! Who signs or initials what, on which page.

use std::collections::BTreeSet;

use domain::assembly::paper::{Column, Place};

use crate::tags::ElementId;

use super::{row::SigningPlace, row_stack::RowStack};

/// Something to be completed by hand, and where it fell.
pub(crate) struct FoundPlace {
    /// Id of the instrument.
    pub(crate) instrument: String,
    pub(crate) signing_place: SigningPlace,
    /// Page within the instrument, counted from one.
    pub(crate) page: usize,
}

const COLUMNS: [(&str, u8); 4] = [("Page", 10), ("Where", 24), ("Who", 22), ("What to do", 44)];

impl RowStack<'_> {
    /// A table of places with their pages.
    pub(crate) fn places(&mut self, places: &[Place], found: &[FoundPlace], parent: ElementId) {
        let column =
            |(heading, width): (&str, u8)| Column { heading: heading.to_owned(), width, ..Column::default() };
        let rows: Vec<Vec<String>> = places.iter().map(|place| row(place, found)).collect();
        if !rows.is_empty() {
            self.table(&COLUMNS.map(column), &rows, parent);
        }
    }
}

fn row(place: &Place, found: &[FoundPlace]) -> Vec<String> {
    vec![pages(place, found), place.heading.clone(), place.by.clone(), place.what.join("; ")]
}

fn pages(place: &Place, found: &[FoundPlace]) -> String {
    let Some(section) = place.section.as_deref() else { return "every page".to_owned() };
    let in_section = |found: &&FoundPlace| {
        found.instrument == place.instrument && *found.signing_place.section == *section
    };
    let by_person = |found: &&FoundPlace| found.signing_place.by.as_deref() == Some(place.by.as_str());
    let in_section: Vec<&FoundPlace> = found.iter().filter(in_section).collect();
    let mut pages: BTreeSet<usize> =
        in_section.iter().copied().filter(by_person).map(|found| found.page).collect();
    if pages.is_empty() {
        // What is completed by hand without a line of its own, such as a table, lies where its clause begins.
        pages.extend(in_section.first().map(|found| found.page));
    }
    if pages.is_empty() {
        // A blank cell would be room to write in.
        return "–".to_owned();
    }
    pages.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")
}
