//! Clauses as data: text with places for answers.

mod block;
mod content;
mod person;
mod style;
mod text;

use serde::Deserialize;

pub use block::BlockTemplate;
pub use content::{Content, Row, RuledLine};
pub use person::{NameSource, Person, Witness};
pub use style::{Column, ListStyle, Numbering};
pub use text::{ConditionalText, Span, Text};
pub(super) use text::{one_or_several, texts};

use super::citation::Citation;
use super::condition::Condition;
use super::values;

/// The clauses of a document type.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Template {
    /// Version of the clauses.
    pub version: String,
    /// The day (ISO 8601) as of which they state the law.
    pub law_as_of: String,
    /// The name of the whole.
    pub title: String,
    /// Whose it is.
    pub subject: Text,
    /// What could not be checked about the law, in sentences for the public.
    #[serde(default)]
    pub unverified: Vec<String>,
    /// The instruments, in order.
    #[serde(rename = "instrument")]
    pub instruments: Vec<InstrumentTemplate>,
    /// The clauses of all instruments, in order.
    #[serde(rename = "section")]
    pub clauses: Vec<Clause>,
    /// The people named in the answers, and whether they may witness.
    #[serde(default, rename = "person")]
    pub people: Vec<Person>,
    /// The cover part.
    #[serde(default)]
    pub cover: Vec<CoverList>,
}

/// An instrument before its clauses.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InstrumentTemplate {
    /// Stable id.
    pub id: String,
    /// Its name: the first whose condition holds.
    #[serde(deserialize_with = "texts")]
    pub title: Vec<ConditionalText>,
    /// Whose it is: the first whose condition holds.
    #[serde(default, deserialize_with = "texts")]
    pub subject: Vec<ConditionalText>,
    /// The initials lines at the foot of every page.
    #[serde(default, deserialize_with = "text::one_or_several")]
    pub initials: Vec<InitialsLine>,
    /// When the first page leaves space for recording; never, when absent.
    pub recording_space: Option<Condition>,
    /// How its clauses are numbered.
    #[serde(default)]
    pub numbering: Numbering,
    /// Whether it is set smaller, because those who use it expect few pages.
    #[serde(default)]
    pub compact: bool,
    /// On how many pages it should stand, whatever the names: it is set smaller still where it has to be.
    pub most_pages: Option<u8>,
    /// When it is printed; always, when absent.
    pub when: Option<Condition>,
}

/// A line for initials at the foot of every page.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InitialsLine {
    /// What stands before it.
    pub label: String,
    /// Who initials on it.
    pub by: Text,
}

/// One clause.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// The instrument to which it belongs.
    pub instrument: String,
    /// Stable id.
    pub id: String,
    /// Its heading: the first whose condition holds.
    #[serde(deserialize_with = "texts")]
    pub heading: Vec<ConditionalText>,
    /// Whether it counts as an article.
    pub numbered: bool,
    /// Whether it starts a page of its own.
    #[serde(default)]
    pub new_page: bool,
    /// What the clause is for, where the document is valid without it: "the self-proving affidavit".
    pub only_for: Option<String>,
    /// The sources it rests on.
    pub law: Vec<Citation>,
    /// What it means, in plain language.
    pub meaning: String,
    /// When it is printed; always, when absent.
    pub when: Option<Condition>,
    /// What it prints.
    #[serde(rename = "block")]
    pub blocks: Vec<BlockTemplate>,
}

/// A titled part of the cover.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoverList {
    /// Its heading: the first whose condition holds.
    #[serde(deserialize_with = "texts")]
    pub heading: Vec<ConditionalText>,
    /// Whether it is a page of its own: it starts one, and so does the part after it.
    #[serde(default)]
    pub own_page: bool,
    /// When it is printed; always, when absent.
    pub when: Option<Condition>,
    /// What it holds.
    #[serde(rename = "block")]
    pub blocks: Vec<BlockTemplate>,
}

impl Clause {
    /// Every question that the clause prints or asks about, in order of appearance.
    #[must_use]
    pub fn questions(&self) -> Vec<String> {
        let mut found: Vec<&str> = self.when.iter().flat_map(Condition::questions).collect();
        found.extend(self.heading.iter().flat_map(ConditionalText::questions));
        found.extend(self.blocks.iter().flat_map(BlockTemplate::questions));
        let mut ids: Vec<String> = Vec::new();
        for id in found.into_iter().filter(|id| !values::NONLAWYER.contains(id)) {
            if !ids.iter().any(|known| known == id) {
                ids.push(id.to_string());
            }
        }
        ids
    }
}
