//! Papers to typeset.

#[path = "../../examples/specimen/reader.rs"]
mod reader;

use domain::paper::{Block, Paper, Section};

pub(crate) use reader::{read, will};

/// A paper with one section of the given blocks.
pub(crate) fn paper(blocks: Vec<Block>) -> Paper {
    Paper {
        sections: vec![section("Declaration", blocks)],
        ..read("title: Will\nsubject: of Ana Ruiz\nlaw: 2026-11-21\n")
    }
}

/// A paper with one paragraph.
pub(crate) fn paragraph(text: &str) -> Paper {
    paper(vec![Block::Paragraph { text: text.to_owned() }])
}

/// A paper with one quotation.
pub(crate) fn quote(text: &str) -> Paper {
    paper(vec![Block::Quote { text: text.to_owned() }])
}

/// An unnumbered section.
pub(crate) fn section(heading: &str, blocks: Vec<Block>) -> Section {
    Section {
        id: "section".to_owned(),
        number: None,
        heading: heading.to_owned(),
        law: Vec::new(),
        meaning: String::new(),
        questions: Vec::new(),
        new_page: false,
        blocks,
    }
}
