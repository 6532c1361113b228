//! The dates that follow from a matter, as data: `documents/<slug>/dates.toml`.

use serde::Deserialize;

use super::citation::Citation;
use super::condition::Condition;

/// A date that follows from a fact, or a rule without a day of its own.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DateRule {
    /// Stable id within the document type.
    pub id: String,
    /// What is on that day, or due by it.
    pub title: String,
    /// The rule in plain words.
    pub rule: String,
    /// The sources.
    pub law: Vec<Citation>,
    /// The day from which it is counted; without one it has no day.
    pub from: Option<DayOf>,
    /// The day with which it is settled.
    pub until: Option<DayOf>,
    /// How many days after that day it is; before it where negative.
    #[serde(default)]
    pub days: i32,
    /// How the days are counted.
    #[serde(default)]
    pub counting: Counting,
    /// Whether it comes again each year, a year after that day for the first time.
    #[serde(default)]
    pub yearly: bool,
    /// How many days before it a mail reminds of it, where one does; none before: on the day itself.
    pub remind: Option<u8>,
    /// When it applies; absent: always.
    pub when: Option<Condition>,
}

/// A day that is known of a matter.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DayOf {
    /// A day of the case that its owner notes.
    Noted(NotedDay),
    /// The answer to a question.
    Answer(String),
    /// The day on which the document was signed as it reads.
    Signed,
}

/// The days of a case that are noted beside the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum NotedDay {
    /// When the papers were filed.
    FiledOn,
    /// When they were served.
    ServedOn,
    /// When the final hearing is.
    HearingOn,
}

/// How days are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counting {
    /// One after the other.
    #[default]
    Calendar,
    /// As courts count them.
    Court,
}
