//! Shapes of the content files. A misspelt key is an error.

use serde::Deserialize;
use serde_json::Value;

use crate::content::answer_sheet::AnswerSheet;
use crate::content::calculation::Calculation;
use crate::content::date_rule::DateRule;
use crate::content::question::Question;
use crate::content::{BookEntry, Stage, TrustedPerson, finding};
use crate::text::phrase::Phrase;

/// `catalog.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CatalogFile {
    pub(super) order: Vec<String>,
    pub(super) statutes: String,
    pub(super) processing_fee_cents: u32,
    pub(super) attorney_review_cents: u32,
    pub(super) bundle: Vec<BundleEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BundleEntry {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) price_cents: u32,
    #[serde(default)]
    pub(super) drafts: bool,
    pub(super) description: String,
    pub(super) documents: Vec<Vec<String>>,
    pub(super) features: Vec<String>,
}

/// `people-book.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PeopleBookFile {
    pub(super) entry: Vec<BookEntry>,
    pub(super) trusted: Vec<TrustedPerson>,
}

/// `documents/<slug>/document.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DocumentFile {
    pub(super) id: String,
    pub(super) slug: String,
    pub(super) name: String,
    pub(super) category: String,
    pub(super) description: String,
    pub(super) icon: String,
    pub(super) price_cents: u32,
    pub(super) price_display: Option<String>,
    pub(super) parties: Vec<String>,
    pub(super) features: Vec<String>,
    pub(super) by_hand: Vec<String>,
    pub(super) disclosure_services: Vec<String>,
    pub(super) suggested_questions: Vec<String>,
    pub(super) stage: Vec<Stage>,
    #[serde(default)]
    pub(super) county: bool,
}

/// `documents/<slug>/questions.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct QuestionsFile {
    pub(super) question: Vec<Question>,
}

/// `documents/<slug>/facts.toml`, whose facts are read one by one, so that one that is wrong does not hide the next.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FactsFile {
    pub(super) fact: Vec<Value>,
}

/// `documents/<slug>/answer-sheets.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AnswerSheetsFile {
    pub(super) sheet: Vec<AnswerSheet>,
}

/// `documents/<slug>/calculations.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CalculationsFile {
    pub(super) calculation: Vec<Calculation>,
}

/// `documents/<slug>/findings.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FindingsFile {
    #[serde(default)]
    pub(super) finding: Vec<finding::FindingRule>,
}

/// `documents/<slug>/dates.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DatesFile {
    pub(super) date: Vec<DateRule>,
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
    pub(super) words: Vec<Phrase>,
}
