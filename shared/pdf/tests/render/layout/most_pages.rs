//! Papers that are short because of where they are used: a directive is signed as a whole and read in a hurry, a summary is one
//! sheet in a file of the hospital, a card is cut out.

use super::names::{LONG, renamed};
use super::part;
use crate::extract::pieces;
use crate::review::{Persona, personas};
use pdf::{RenderMode, render};

/// The most pages of an instrument of the healthcare directive.
const MOST: [(&str, usize); 3] = [("directive", 2), ("summary", 1), ("card", 1)];

/// The pages of each instrument.
fn pages(persona: &Persona) -> Vec<(String, usize)> {
    let paper = persona.printed();
    let parts = part::parts(&pieces(&render(&paper, RenderMode::Final).unwrap()));
    let of_instruments = parts.iter().filter(|part| !part.cover);
    let ids = paper.instruments.into_iter().map(|instrument| instrument.id);
    ids.zip(of_instruments.map(|part| part.pages().len())).collect()
}

fn are_short(personas: impl Iterator<Item = Persona>, most_pages: &[(&str, usize)]) {
    let directives = personas.filter(|persona| persona.document_type.slug == "healthcare-directive");
    let counted: Vec<_> = directives.map(|persona| (pages(&persona), persona.name)).collect();
    for &(id, most) in most_pages {
        let of_all = counted.iter().flat_map(|(pages, name)| pages.iter().map(move |page| (page, name)));
        let printed: Vec<_> = of_all.filter(|((instrument, _), _)| instrument == id).collect();
        assert!(!printed.is_empty(), "no persona has a {id}");
        let long: Vec<_> = printed.iter().filter(|((_, pages), _)| *pages > most).collect();
        assert!(long.is_empty(), "more than {most}: {long:?}");
    }
}

#[test]
fn the_directive_has_two_pages_and_summary_and_card_one_each() {
    are_short(personas().into_iter(), &MOST);
}

#[test]
fn the_card_stays_one_page_with_long_names() {
    are_short(personas().into_iter().map(|persona| renamed(persona, LONG)), &[("card", 1)]);
}

#[test]
fn the_directive_has_two_pages_with_every_name_of_a_hundred_letters() {
    are_short(personas().into_iter().map(|persona| renamed(persona, 100)), &[("directive", 2)]);
}

/// The longest name that is taken has two hundred letters. Where every person has such a name, two pages would need type of less than
/// 9.5 points. No law that was read sets a least size for a directive, but smaller type is hard to read at a bedside, so a third page it
/// is.
#[test]
fn the_directive_has_at_most_three_pages_with_the_longest_names_that_are_taken() {
    are_short(personas().into_iter().map(|persona| renamed(persona, 200)), &[("directive", 3)]);
}
