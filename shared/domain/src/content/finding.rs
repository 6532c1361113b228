//! What the law has to say about sets of answers, as data: `documents/<slug>/findings.toml`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::circumstance::Circumstance;
use super::citation::Citation;

/// What a finding asks of the person. Ordered from the gravest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// The answer has to change before the document can be paid for.
    Block,
    /// The person has to confirm that it was read.
    Warn,
    /// The person is told.
    Info,
}

/// A rule that finds something. Source: the matrix and the traps of `shared/legal/documents.md`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FindingRule {
    /// Code of the matrix, for example "P1".
    pub code: String,
    /// What it asks of the person.
    pub level: Level,
    /// The finding in a few words.
    pub title: String,
    /// What the law says, and the way out, for a layperson.
    pub message: String,
    /// The question or the detail to change, or `county`.
    pub question: String,
    /// The sources.
    pub law: Vec<Citation>,
    /// When it is found.
    pub when: Circumstance,
}
