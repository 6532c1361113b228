//! Papers that are short because of where they are used: a directive is signed as a whole and read in a hurry, a summary is one
//! sheet in a file of the hospital, a card is cut out.

use super::{names::renamed, part};
use crate::extract::pieces;
use crate::review::{Persona, personas};
use pdf::{Edition, render};

/// The most pages of an instrument of the healthcare directive.
const MOST: [(&str, usize); 3] = [("directive", 2), ("summary", 1), ("card", 1)];

/// The pages of each instrument.
fn pages(persona: &Persona) -> Vec<(String, usize)> {
    let paper = persona.printed();
    let parts = part::parts(&pieces(&render(&paper, Edition::Final).unwrap()));
    let of_instruments = parts.iter().filter(|part| !part.cover);
    let ids = paper.instruments.into_iter().map(|instrument| instrument.id);
    ids.zip(of_instruments.map(|part| part.pages().len())).collect()
}

fn are_short(personas: impl Iterator<Item = Persona>, most_pages: &[(&str, usize)]) {
    let directives = personas.filter(|persona| persona.kind.slug == "healthcare-directive");
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

/// Names of sixty letters take a directive to its third page and a summary to its second, but a card stays whole.
#[test]
fn a_card_stays_one_page_with_long_names() {
    are_short(personas().into_iter().map(renamed), &MOST[2..]);
}
