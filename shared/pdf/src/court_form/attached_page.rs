//! A page after the form, for words that do not fit into their boxes.

use domain::assembly::paper::{Block, Column, Instrument, Numbering, Paper, Section};
use domain::content::court_form::Edition;

use super::FormError;
use crate::{FilePart, LoadedFile, RenderMode, Stop, bind, render_file};

/// What stands on the attached page.
#[derive(Default)]
pub(super) struct AttachedWords {
    /// The heading of the form, which tells the clerk to which case a page belongs that comes loose.
    pub(super) heading: Vec<Heading>,
    continued: Vec<Continued>,
}

/// Words of the heading of the form.
pub(super) struct Heading {
    /// What they are.
    pub(super) of: String,
    pub(super) words: String,
}

/// Words for which their box has no room.
struct Continued {
    /// The page of the file on which the box is.
    page: u32,
    lines: Vec<String>,
}

impl AttachedWords {
    /// The number under which the lines stand there.
    pub(super) fn add(&mut self, page: u32, lines: Vec<String>) -> usize {
        self.continued.push(Continued { page, lines });
        self.continued.len()
    }
}

/// What stands in the box of the words with this number: the first that fits.
pub(super) fn references(number: usize) -> [String; 2] {
    [format!("See attached page, no. {number}"), format!("Att. {number}")]
}

/// The form with the page behind it, or alone where all fits.
pub(super) fn attach(
    edition: &Edition,
    title: &str,
    (form, mode): (LoadedFile, RenderMode),
    words: &AttachedWords,
) -> Result<LoadedFile, FormError> {
    if words.continued.is_empty() {
        return Ok(form);
    }
    let paper = paper(edition, words);
    let file = render_file(&Stop::default(), &paper, mode)?;
    let page = FilePart { title: paper.title, file };
    bind(title, vec![FilePart { title: title.into(), file: form }, page])
}

fn paper(edition: &Edition, words: &AttachedWords) -> Paper {
    let title = format!("Attached Page to Form {}", edition.number);
    let blocks = vec![heading(&words.heading), introduction(edition), table(edition, &words.continued)];
    Paper {
        title: title.clone(),
        subject: String::new(),
        instruments: vec![instrument(title, blocks, edition.initials.clone())],
        cover: Vec::new(),
        template_version: String::new(),
        law_as_of: edition.read.to_string(),
        verification: None,
    }
}

fn instrument(title: String, blocks: Vec<Block>, initials: Vec<String>) -> Instrument {
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
        initials,
        recording_space: false,
        numbering: Numbering::Plain,
        compact: false,
        most_pages: None,
        sections: vec![section],
    }
}

/// The case, as far as it is known: the clerk gives its number, and its place is empty.
fn heading(heading: &[Heading]) -> Block {
    let column = |width| Column { width, ..Column::default() };
    let known = heading.iter().map(|Heading { of, words }| vec![of.clone(), words.clone()]);
    let rows = known.chain([vec!["Case number".into(), String::new()]]).collect();
    Block::Table { columns: vec![column(30), column(70)], rows }
}

fn introduction(edition: &Edition) -> Block {
    let Edition { number, title, .. } = edition;
    let text = format!(
        "This page is part of Form {number}, {title}, and is filed with it. Each number here stands in a box of the form that has \
         too little room for the words."
    );
    Block::Paragraph { text, centered: false }
}

fn table(edition: &Edition, continued: &[Continued]) -> Block {
    let column = |heading: &str, width| Column { heading: heading.into(), width, ..Column::default() };
    let rows = |(number, Continued { page, lines }): (usize, &Continued)| {
        let of_form = edition.pages.iter().position(|kept| kept == page).unwrap_or_default() + 1;
        // A row is kept together on a page, so each line is one.
        let row = |line: &str| vec![number.to_string(), of_form.to_string(), line.to_string()];
        lines.iter().flat_map(|line| line.lines()).map(row).collect::<Vec<_>>()
    };
    Block::Table {
        columns: vec![
            column("No.", 10),
            column("Page of the form", 20),
            column("What stands in the box", 70),
        ],
        rows: (1..).zip(continued).flat_map(rows).collect(),
    }
}
