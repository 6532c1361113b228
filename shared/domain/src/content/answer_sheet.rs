//! What to write on forms that may have to be filled in by hand, line by line: `documents/<slug>/answer-sheets.toml`.

use serde::Deserialize;

use super::condition::Condition;
use super::template::{ConditionalText, texts};

/// The lines of a form, or of several that are filled in alike.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnswerSheet {
    /// Stable id.
    pub id: String,
    /// The form's number and name, as printed above its lines.
    pub heading: String,
    /// When it is wanted; whenever the form is filed, when absent.
    pub when: Option<Condition>,
    /// What is said before the lines: the first whose condition holds.
    #[serde(default, deserialize_with = "texts")]
    pub about: Vec<ConditionalText>,
    /// The lines, in the order of the form.
    #[serde(rename = "line")]
    pub lines: Vec<SheetLine>,
}

/// A line of a form, and what to write on it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetLine {
    /// Which line.
    pub line: String,
    /// The fact for each person or thing of which it is printed once; once alone, when absent.
    pub each: Option<String>,
    /// For which of these, by their fields; for all of them, when absent.
    pub only: Option<Condition>,
    /// When it is printed; always, when absent.
    pub when: Option<Condition>,
    /// What to write: the first whose condition holds, and of a line for each, all parts whose condition does.
    #[serde(deserialize_with = "texts")]
    pub text: Vec<ConditionalText>,
}
