//! Shapes of `clauses.toml`, `forms.toml`, `findings.toml` and `topics.toml`. A misspelt key is an error.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::content::circumstance::Circumstance;
use crate::content::citation::Citation;
use crate::content::condition::Condition;
use crate::content::finding::Level;
use crate::content::template::{Column, ListStyle, Numbering, Witness};

/// `documents/<slug>/clauses.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ClausesFile {
    pub(super) version: String,
    pub(super) law_as_of: String,
    pub(super) title: String,
    pub(super) subject: String,
    #[serde(default)]
    pub(super) unverified: Vec<String>,
    pub(super) instrument: Vec<InstrumentEntry>,
    pub(super) section: Vec<SectionEntry>,
    #[serde(default)]
    pub(super) person: Vec<PersonEntry>,
    #[serde(default)]
    pub(super) cover: Vec<CoverEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InstrumentEntry {
    pub(super) id: String,
    pub(super) title: TitleEntry,
    pub(super) subject: Option<String>,
    pub(super) initials: Option<InitialsEntries>,
    pub(super) recording_space: Option<Condition>,
    #[serde(default)]
    pub(super) numbering: Numbering,
    pub(super) when: Option<Condition>,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum TitleEntry {
    Always(String),
    FirstThatHolds(Vec<ItemEntry>),
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum InitialsEntries {
    OfOne(InitialsEntry),
    OfSeveral(Vec<InitialsEntry>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InitialsEntry {
    pub(super) label: String,
    pub(super) by: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SectionEntry {
    pub(super) instrument: String,
    pub(super) id: String,
    pub(super) heading: String,
    pub(super) numbered: bool,
    #[serde(default)]
    pub(super) new_page: bool,
    pub(super) law: Vec<Citation>,
    pub(super) meaning: String,
    pub(super) when: Option<Condition>,
    pub(super) block: Vec<BlockEntry>,
}

#[derive(Clone, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum BlockEntry {
    Paragraph {
        text: String,
        #[serde(default)]
        centered: bool,
        when: Option<Condition>,
    },
    Quote {
        question: String,
        when: Option<Condition>,
    },
    List {
        style: ListStyle,
        items: Vec<ItemEntry>,
        when: Option<Condition>,
    },
    Initials {
        by: String,
        items: Vec<ItemEntry>,
        when: Option<Condition>,
    },
    Table {
        columns: Vec<Column>,
        rows: Vec<RowEntry>,
        when: Option<Condition>,
    },
    Signature {
        by: String,
        lines: Vec<LineEntry>,
        when: Option<Condition>,
    },
    Form {
        form: String,
        #[serde(default)]
        with: BTreeMap<String, String>,
        when: Option<Condition>,
    },
    People {
        when: Option<Condition>,
    },
    Places {
        when: Option<Condition>,
    },
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ItemEntry {
    pub(super) text: String,
    pub(super) when: Option<Condition>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RowEntry {
    pub(super) cells: Vec<String>,
    pub(super) when: Option<Condition>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LineEntry {
    pub(super) label: String,
    pub(super) width: u8,
    pub(super) printed: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PersonEntry {
    pub(super) name: Option<String>,
    pub(super) words: Option<String>,
    pub(super) role: String,
    pub(super) witness: Witness,
    pub(super) why: String,
    #[serde(default)]
    pub(super) law: Vec<Citation>,
    pub(super) when: Option<Condition>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CoverEntry {
    pub(super) heading: String,
    pub(super) when: Option<Condition>,
    pub(super) block: Vec<BlockEntry>,
}

/// `forms.toml`: fragments that several types use, such as a notary's certificate.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FormsFile {
    pub(super) form: Vec<FormEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FormEntry {
    pub(super) id: String,
    pub(super) parameters: Vec<String>,
    pub(super) block: Vec<Value>,
}

/// `topics.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TopicsFile {
    pub(super) topic: Vec<TopicEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TopicEntry {
    pub(super) id: String,
    pub(super) words: Vec<String>,
}

/// `documents/<slug>/findings.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FindingsFile {
    #[serde(default)]
    pub(super) finding: Vec<FindingEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FindingEntry {
    pub(super) code: String,
    pub(super) level: Level,
    pub(super) title: String,
    pub(super) message: String,
    pub(super) question: String,
    pub(super) law: Vec<Citation>,
    pub(super) when: Circumstance,
}
