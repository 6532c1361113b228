//! A page after the form, for words that do not fit into their boxes.

use domain::assembly::paper::{Block, Column, Instrument, Numbering, Paper, Section};
use domain::content::court_form::Edition;

use super::FormError;
use crate::{BoundPart, bind, render};

/// Words that stand on the attached page, under the number that is in their box.
pub(super) struct Continued {
    /// The page of the file on which the box is.
    pub(super) page: u32,
    pub(super) text: String,
}

/// What stands in the box of the words with this number: the first that fits.
pub(super) fn references(number: usize) -> [String; 2] {
    [format!("See attached page, no. {number}"), format!("Att. {number}")]
}

/// The form with the page behind it, or alone where all fits.
pub(super) fn attach(
    edition: &Edition,
    title: &str,
    form: Vec<u8>,
    continued: &[Continued],
) -> Result<Vec<u8>, FormError> {
    if continued.is_empty() {
        return Ok(form);
    }
    let paper = paper(edition, continued);
    let page = BoundPart { title: paper.title.clone(), file: render(&paper, crate::Edition::Final)? };
    bind(title, &[BoundPart { title: title.into(), file: form }, page])
}

fn paper(edition: &Edition, continued: &[Continued]) -> Paper {
    let title = format!("Attached Page to Form {}", edition.number);
    Paper {
        title: title.clone(),
        subject: String::new(),
        instruments: vec![instrument(title, vec![introduction(edition), table(edition, continued)])],
        cover: Vec::new(),
        template_version: String::new(),
        law_as_of: edition.read.to_string(),
        verification: None,
    }
}

fn instrument(title: String, blocks: Vec<Block>) -> Instrument {
    let section = Section {
        id: "attached".into(),
        number: None,
        heading: "Continued from the Form".into(),
        law: Vec::new(),
        meaning: String::new(),
        questions: Vec::new(),
        new_page: false,
        blocks,
    };
    Instrument {
        id: "attached".into(),
        title,
        subject: None,
        initials: Vec::new(),
        recording_space: false,
        numbering: Numbering::Plain,
        compact: false,
        most_pages: None,
        sections: vec![section],
    }
}

fn introduction(edition: &Edition) -> Block {
    let Edition { number, title, .. } = edition;
    let text = format!(
        "This page is part of Form {number}, {title}, and is filed with it. Each number here stands in a box of the form."
    );
    Block::Paragraph { text, centered: false }
}

fn table(edition: &Edition, continued: &[Continued]) -> Block {
    let column = |heading: &str, width| Column { heading: heading.into(), width, ..Column::default() };
    let row = |(number, Continued { page, text }): (usize, &Continued)| {
        let of_form = edition.pages.iter().position(|kept| kept == page).unwrap_or_default() + 1;
        vec![number.to_string(), of_form.to_string(), text.clone()]
    };
    Block::Table {
        columns: vec![
            column("No.", 10),
            column("Page of the form", 20),
            column("What stands in the box", 70),
        ],
        rows: (1..).zip(continued).map(row).collect(),
    }
}
