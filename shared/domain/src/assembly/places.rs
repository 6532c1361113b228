//! Who signs or initials what, where.

use super::blocks::fill;
use super::values::Values;
use crate::assembly::paper::{Block, Instrument, Place, Section};
use crate::content::template::{InitialsLine, InstrumentTemplate};

/// The places of all instruments, in order; in a packet, each instrument's under its title. One on which nothing is written is
/// left out.
pub(super) fn places<'a>(
    printed: impl Iterator<Item = (&'a InstrumentTemplate, &'a Instrument)>,
    values: &Values<'_>,
) -> Vec<Block> {
    let of_each = printed
        .map(|(frame, instrument)| (instrument.title.as_str(), of_instrument(frame, instrument, values)));
    let tables: Vec<(&str, Block)> = of_each
        .filter(|(_, places)| !places.is_empty())
        .map(|(title, places)| (title, Block::Places { places }))
        .collect();
    if tables.len() == 1 {
        return tables.into_iter().map(|(_, table)| table).collect();
    }
    let titled = |(title, table): (&str, Block)| {
        [Block::Paragraph { text: title.to_string(), centered: false }, table]
    };
    tables.into_iter().flat_map(titled).collect()
}

fn of_instrument(frame: &InstrumentTemplate, instrument: &Instrument, values: &Values<'_>) -> Vec<Place> {
    let foot = frame.initials.iter().map(|InitialsLine { label, by }| Place {
        instrument: instrument.id.clone(),
        section: None,
        heading: "Foot of the page".to_string(),
        by: fill(by, values),
        what: vec![label.clone()],
    });
    let mut places: Vec<Place> = foot.collect();
    for section in &instrument.sections {
        of_section(instrument, section, &mut places);
    }
    places
}

fn of_section(instrument: &Instrument, section: &Section, places: &mut Vec<Place>) {
    let start = places.len();
    for (by, what) in section.blocks.iter().filter_map(to_complete) {
        match places[start..].iter_mut().find(|place| place.by == by) {
            Some(place) => place.what.extend(what),
            None => places.push(Place {
                instrument: instrument.id.clone(),
                section: Some(section.id.clone()),
                heading: section.heading.clone(),
                by: by.to_string(),
                what,
            }),
        }
    }
}

/// Who completes a block by hand, and what.
fn to_complete(block: &Block) -> Option<(&str, Vec<String>)> {
    match block {
        Block::Signature { by, lines } => Some((by, lines.iter().map(|line| line.label.clone()).collect())),
        Block::Initials { by, .. } => Some((by, vec!["Initials beside each statement chosen".to_string()])),
        Block::Paragraph { .. }
        | Block::Heading { .. }
        | Block::Quote { .. }
        | Block::List { .. }
        | Block::Table { .. }
        | Block::Places { .. } => None,
    }
}
