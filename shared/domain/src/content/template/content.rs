//! What a part of a clause or of the cover prints.

use serde::Deserialize;

use super::{Column, ConditionalText, ListStyle, Text};
use crate::content::condition::Condition;
use crate::content::filing::{Filer, FormRole};

/// What a part of a clause or of the cover prints.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Content {
    /// Drafted words.
    Paragraph {
        /// The words.
        text: Text,
        /// Whether they stand in the middle.
        #[serde(default)]
        centered: bool,
    },
    /// The name of what follows in a clause of several parts.
    Heading {
        /// The name.
        text: Text,
    },
    /// The person's own words.
    Quote {
        /// The question that they answer.
        question: String,
    },
    /// A list.
    List {
        /// What stands before each item.
        style: ListStyle,
        /// The items.
        items: Vec<ConditionalText>,
    },
    /// A list with an item for each person, thing or option of a fact.
    Each {
        /// The fact.
        fact: String,
        /// Which persons or things of it, by their fields; all of them, when absent.
        only: Option<Condition>,
        /// What stands before each item.
        style: ListStyle,
        /// What an item says: the parts whose condition holds, one after the other. Places and conditions name fields.
        parts: Vec<ConditionalText>,
    },
    /// Statements that count only when initialed.
    Initials {
        /// Who initials them.
        by: Text,
        /// The statements.
        items: Vec<ConditionalText>,
    },
    /// A table.
    Table {
        /// Who completes its empty cells, where the cover is to say so.
        by: Option<Text>,
        /// Its columns.
        columns: Vec<Column>,
        /// Its rows.
        rows: Vec<Row>,
    },
    /// Lines to be completed by hand.
    Signature {
        /// By whom.
        by: Text,
        /// The lines.
        lines: Vec<RuledLine>,
    },
    /// Everyone named, and whether they may witness. Only on the cover.
    People,
    /// Who signs or initials what, where. Only on the cover.
    Places,
    /// A list with an item for each stage of the packet: what is filed then, in order. Only on the cover.
    Checklist,
    /// A table of the papers that have a part in the packet: how it is called, what it is, who signs it and when it is filed.
    /// Only on the cover.
    Forms {
        /// The part.
        role: FormRole,
        /// Its columns.
        columns: Vec<Column>,
    },
    /// A list of the papers that one of the spouses signs. Only on the cover.
    #[serde(rename = "forms_of")]
    FormsOf {
        /// Which spouse.
        of: Filer,
    },
    /// A list of the papers that no file of the court is filled for, so that the packet does not have them. Only on the cover.
    #[serde(rename = "not_here")]
    NotHere,
    /// A list of where the court offers forms of the packet. Only on the cover.
    Addresses,
    /// A table for each form of the packet that may have to be filled in by hand: its lines, and what to write on each. Only on the cover.
    #[serde(rename = "answer_sheets")]
    AnswerSheets {
        /// Its columns.
        columns: Vec<Column>,
        /// What stands where an answer was not given.
        missing: String,
    },
    /// A list of what the county of filing asks for and most others do not. Only on the cover.
    County,
    /// A table of the tests of a simpler way, and what the answers say of each. Only on the cover.
    Tests {
        /// Its columns.
        columns: Vec<Column>,
        /// Where a test is met.
        met: String,
        /// Where it is not.
        unmet: String,
        /// Where the answers do not say.
        unknown: String,
    },
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The fact for each person or thing of which it is printed once; once alone, when absent.
    pub each: Option<String>,
    /// For which of these, by their fields; for all of them, when absent.
    pub only: Option<Condition>,
    /// When it is printed; always, when absent.
    pub when: Option<Condition>,
    /// Its cells, one for each column. Places in a row for each name fields.
    pub cells: Vec<Text>,
}

/// A ruled line.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuledLine {
    /// What is to be written on it.
    pub label: Text,
    /// Share of the text width, in per cent.
    pub width: u8,
    /// A name printed under it.
    pub printed: Option<Text>,
}

impl Content {
    /// Whether it is computed for the cover.
    pub(in crate::content) fn is_of_the_cover(&self) -> bool {
        matches!(self, Self::People | Self::Places | Self::County) || self.is_of_a_packet()
    }

    /// Whether it is computed from a packet.
    pub(in crate::content) fn is_of_a_packet(&self) -> bool {
        let is_list =
            matches!(self, Self::Checklist | Self::FormsOf { .. } | Self::NotHere | Self::Addresses);
        is_list || matches!(self, Self::Forms { .. } | Self::AnswerSheets { .. } | Self::Tests { .. })
    }

    /// Every text with places for answers.
    #[must_use]
    pub fn texts(&self) -> Vec<&Text> {
        match self {
            Self::Paragraph { text, .. } | Self::Heading { text } => vec![text],
            Self::Quote { .. }
            | Self::Each { .. }
            | Self::People
            | Self::Places
            | Self::Checklist
            | Self::Forms { .. }
            | Self::FormsOf { .. }
            | Self::NotHere
            | Self::Addresses
            | Self::AnswerSheets { .. }
            | Self::County
            | Self::Tests { .. } => Vec::new(),
            Self::List { items, .. } => items.iter().map(|item| &item.text).collect(),
            Self::Initials { by, items } => {
                std::iter::once(by).chain(items.iter().map(|item| &item.text)).collect()
            }
            Self::Table { by, rows, .. } => {
                let alone = rows.iter().filter(|row| row.each.is_none());
                by.iter().chain(alone.flat_map(|row| &row.cells)).collect()
            }
            Self::Signature { by, lines } => {
                let printed = lines.iter().flat_map(|line| std::iter::once(&line.label).chain(&line.printed));
                std::iter::once(by).chain(printed).collect()
            }
        }
    }
}
