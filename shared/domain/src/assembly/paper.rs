//! The assembled document: what a template and a set of answers come to, before it is typeset.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use super::verification::{InvalidVerificationCode, Verification, VerificationCode};
pub use crate::content::template::{Column, ListStyle, Numbering};

/// One or more legal instruments and the cover part that travels with them, ready to be shown or typeset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Paper {
    /// The name of the whole, for example "Last Will and Testament".
    pub title: String,
    /// Whose it is, for example "of Maria Elena Lopez".
    pub subject: String,
    /// The instruments, in order: one for most types, several for a packet.
    pub instruments: Vec<Instrument>,
    /// Signing steps and notices, clearly not part of an instrument.
    pub cover: Vec<CoverPart>,
    /// Version of the clauses.
    pub template_version: String,
    /// The day (ISO 8601) as of which the clauses state the law.
    pub law_as_of: String,
    /// What it can be checked by; only on one that is issued.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(ignore)]
    pub verification: Option<Verification>,
}

/// A paper of its own, with its own title, page count and signatures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Instrument {
    /// Stable id within the document type.
    pub id: String,
    /// Its name.
    pub title: String,
    /// Whose it is; none where the title says all.
    #[schema(required)]
    pub subject: Option<String>,
    /// Labels of the initials lines in the footer, one for each person; none where no initials are wanted.
    pub initials: Vec<String>,
    /// Whether the first page leaves the space that a clerk of the court needs to record it.
    pub recording_space: bool,
    /// How its clauses are numbered.
    pub numbering: Numbering,
    /// Whether it is set smaller.
    pub compact: bool,
    /// On how many pages it should stand, set smaller where it has to be; none where any number will do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_pages: Option<u8>,
    /// The clauses, in order.
    pub sections: Vec<Section>,
}

/// One clause of an instrument.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Section {
    /// Stable id of the clause within its document type.
    pub id: String,
    /// Number counted over the sections that are printed; none for unnumbered parts.
    #[schema(required)]
    pub number: Option<u32>,
    /// Heading as printed.
    pub heading: String,
    /// The statutes on which the clause rests.
    pub law: Vec<String>,
    /// What the clause means, in plain language. Shown on screen, never printed.
    pub meaning: String,
    /// The questions and the details that feed the clause or decide its wording.
    pub questions: Vec<String>,
    /// Whether the clause starts a page of its own.
    pub new_page: bool,
    /// The printed content.
    pub blocks: Vec<Block>,
}

/// A piece of a section or of the cover part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Block {
    /// Drafted words.
    Paragraph {
        /// The text, with answers filled in.
        text: String,
        /// Whether it stands in the middle, as the caption of a court paper does.
        centered: bool,
    },
    /// The name of what follows in a clause of several parts.
    Heading {
        /// The name.
        text: String,
    },
    /// The person's own words, printed exactly as typed, line breaks included.
    Quote {
        /// The words.
        text: String,
    },
    /// A list.
    List {
        /// What stands before each item.
        style: ListStyle,
        /// The items.
        items: Vec<String>,
    },
    /// Statements that count only when initialed: each has a short ruled line before it.
    Initials {
        /// Who initials.
        by: String,
        /// The statements.
        items: Vec<String>,
    },
    /// A table. An empty cell is to be completed by hand.
    Table {
        /// The columns, left to right.
        columns: Vec<Column>,
        /// The rows; each has as many cells as there are columns.
        rows: Vec<Vec<String>>,
    },
    /// A row of ruled lines to be completed by hand. Never parted from the text before it.
    Signature {
        /// Who completes the lines.
        by: String,
        /// The lines, left to right; widths add up to at most 100.
        lines: Vec<SignatureLine>,
    },
    /// Who signs or initials what, where. The page numbers are known only once the paper is typeset.
    Places {
        /// The places, in the order of the paper.
        places: Vec<Place>,
    },
}

/// How those sign who attest what another signed.
const ATTESTERS: [&str; 3] = ["First witness", "Second witness", "Notary"];

impl Block {
    /// Whether these are lines for a witness or an officer, who attest what another signed.
    #[must_use]
    pub fn is_attestation(&self) -> bool {
        let attests = |by: &str| ATTESTERS.iter().any(|attester| by.starts_with(attester));
        matches!(self, Self::Signature { by, .. } if attests(by))
    }
}

/// One ruled line with its label beneath.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
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

/// Something to be completed by hand: a clause, or the foot of every page of an instrument.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Place {
    /// The instrument's id.
    pub instrument: String,
    /// The clause's id; none for the foot of every page.
    #[schema(required)]
    pub section: Option<String>,
    /// Where it is, in words: the clause's heading.
    pub heading: String,
    /// Who completes it.
    pub by: String,
    /// What is to be written, in order.
    pub what: Vec<String>,
}

/// One titled part of the cover.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CoverPart {
    /// Heading.
    pub heading: String,
    /// Whether it starts a page of its own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub new_page: bool,
    /// The content.
    pub blocks: Vec<Block>,
}
