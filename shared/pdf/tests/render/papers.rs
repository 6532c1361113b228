//! Papers to typeset.

#[path = "../../examples/specimen/reader.rs"]
mod reader;

use domain::assembly::paper::{Block, Instrument, Numbering, Paper, Section};

pub(crate) use reader::{read, will};

/// Two instruments and a cover sheet that use every kind of block.
pub(crate) fn packet() -> Paper {
    read(include_str!("../../examples/specimen/packet.txt"))
}

/// A paper of one instrument with the given sections.
pub(crate) fn sections(sections: Vec<Section>) -> Paper {
    instruments(vec![Instrument { sections, ..instrument("Will", Some("of Ana Ruiz")) }])
}

/// A paper of the given instruments.
pub(crate) fn instruments(instruments: Vec<Instrument>) -> Paper {
    Paper { instruments, ..read("title: Will\nsubject: of Ana Ruiz\nlaw: 2026-11-21\n") }
}

/// An instrument without sections.
pub(crate) fn instrument(title: &str, subject: Option<&str>) -> Instrument {
    Instrument {
        id: title.to_lowercase(),
        title: title.to_owned(),
        subject: subject.map(str::to_owned),
        initials: Vec::new(),
        recording_space: false,
        compact: false,
        most_pages: None,
        numbering: Numbering::Articles,
        sections: Vec::new(),
    }
}

/// A paper with one section of the given blocks.
pub(crate) fn paper(blocks: Vec<Block>) -> Paper {
    sections(vec![section("Declaration", blocks)])
}

/// A paper with one paragraph.
pub(crate) fn paragraph(text: &str) -> Paper {
    paper(vec![words(text)])
}

/// A paper with one quotation.
pub(crate) fn quote(text: &str) -> Paper {
    paper(vec![Block::Quote { text: text.to_owned() }])
}

/// A paragraph.
pub(crate) fn words(text: &str) -> Block {
    Block::Paragraph { text: text.to_owned(), centered: false }
}

/// An unnumbered section.
pub(crate) fn section(heading: &str, blocks: Vec<Block>) -> Section {
    Section {
        id: heading.to_lowercase(),
        number: None,
        heading: heading.to_owned(),
        law: Vec::new(),
        meaning: String::new(),
        questions: Vec::new(),
        new_page: false,
        blocks,
    }
}
