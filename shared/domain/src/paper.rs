//! The assembled document: what a template and a set of answers come to, before it is typeset.

use serde::Serialize;
use utoipa::ToSchema;

/// A legal instrument and the cover sheet that travels with it, ready to be shown or typeset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Paper {
    /// The instrument's name, for example "Last Will and Testament".
    pub title: String,
    /// Whose it is, for example "of Maria Elena Lopez".
    pub subject: String,
    /// Label of the initials line in the footer; none where no initials are wanted.
    #[schema(required)]
    pub initials: Option<String>,
    /// The instrument itself, in order.
    pub sections: Vec<Section>,
    /// The cover sheet: signing steps and notices, clearly not part of the instrument.
    pub cover: Vec<CoverPart>,
    /// Version of the clauses.
    pub template_version: String,
    /// The day (ISO 8601) as of which the clauses state the law.
    pub law_as_of: String,
}

/// One clause of the instrument.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Section {
    /// Stable id of the clause within its document type.
    pub id: String,
    /// Article number counted over the sections that are printed; none for unnumbered parts.
    #[schema(required)]
    pub number: Option<u32>,
    /// Heading as printed.
    pub heading: String,
    /// The statutes on which the clause rests.
    pub law: Vec<String>,
    /// What the clause means, in plain language. Shown on screen, never printed.
    pub meaning: String,
    /// The questions whose answers feed the clause or decide its wording.
    pub questions: Vec<String>,
    /// Whether the clause starts a page of its own.
    pub new_page: bool,
    /// The printed content.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Block {
    /// Drafted words.
    Paragraph {
        /// The text, with answers filled in.
        text: String,
    },
    /// The person's own words, printed exactly as typed, line breaks included.
    Quote {
        /// The words.
        text: String,
    },
    /// A row of ruled lines to be completed by hand. Never parted from the text before it.
    Signature {
        /// The lines, left to right; widths add up to at most 100.
        lines: Vec<SignatureLine>,
    },
}

/// One ruled line with its label beneath.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SignatureLine {
    /// What is to be written on the line.
    pub label: String,
    /// Share of the text width, in per cent.
    pub width: u8,
    /// A name printed under the line, when it is known.
    #[schema(required)]
    pub printed: Option<String>,
}

/// One titled list on the cover sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CoverPart {
    /// Heading of the list.
    pub heading: String,
    /// Whether the items are steps, to be numbered.
    pub ordered: bool,
    /// The items.
    pub items: Vec<String>,
}
