//! The hand-off file: a document for a lawyer or a self-help center to read, as one paper. Before the document's own cover sheet
//! and instruments stands what led to them: answers, facts, findings, sources with their marks and, if wished, the conversation
//! with the assistant.

mod answers;
mod findings;
mod intro;
mod sources;
mod transcript;

use jiff::civil::Date;

use super::Document;
use crate::assembly::nonlawyer::Nonlawyer;
use crate::assembly::paper::{Block, Column, CoverPart, ListStyle, Paper};
use crate::content::{Catalog, DocumentType};
use crate::interview::Interview;

pub use transcript::{Speaker, Transcript, TranscriptError, Turn};

/// What a hand-off file is made of.
#[derive(Clone, Copy, Debug)]
pub struct HandOff<'a> {
    /// The document.
    pub document: &'a Document,
    /// Its type.
    pub document_type: &'a DocumentType,
    /// The catalog that has the type.
    pub catalog: &'a Catalog,
    /// Who is responsible for the help.
    pub nonlawyer: &'a Nonlawyer,
    /// The day on which it is made, in Florida.
    pub made_on: Date,
    /// The conversation with the assistant, if it is to be in the file.
    pub transcript: Option<&'a Transcript>,
}

impl HandOff<'_> {
    /// The document's paper, with what led to it before it.
    #[must_use]
    pub fn around(&self, paper: Paper) -> Paper {
        let mut cover = self.parts(&paper);
        let own = paper.cover.into_iter().enumerate();
        cover.extend(own.map(|(at, part)| CoverPart { new_page: part.new_page || at == 0, ..part }));
        Paper { cover, ..paper }
    }

    fn parts(&self, paper: &Paper) -> Vec<CoverPart> {
        let findings = self.interview().findings(self.made_on);
        let parts = [
            Some(intro::introduction(self, paper)),
            Some(intro::disclosure(self)),
            Some(answers::questions(self)),
            answers::facts(self),
            Some(findings::found(&findings)),
            Some(sources::marked(self, paper, &findings)),
            sources::unverified(self),
            self.transcript.map(transcript::said),
        ];
        parts.into_iter().flatten().collect()
    }

    fn interview(&self) -> Interview<'_> {
        self.document.interview(self.document_type, self.catalog)
    }
}

fn part(heading: &str, blocks: Vec<Block>) -> CoverPart {
    CoverPart { heading: heading.to_string(), new_page: false, blocks }
}

fn paragraph(text: impl Into<String>) -> Block {
    Block::Paragraph { text: text.into(), centered: false }
}

fn bullets(items: Vec<String>) -> Block {
    Block::List { style: ListStyle::Bullets, items }
}

fn table<const N: usize>(columns: [(&str, u8); N], rows: Vec<[String; N]>) -> Block {
    let column =
        |(heading, width): (&str, u8)| Column { heading: heading.to_string(), width, ..Column::default() };
    Block::Table {
        columns: columns.into_iter().map(column).collect(),
        rows: rows.into_iter().map(Vec::from).collect(),
    }
}
