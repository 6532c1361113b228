//! The sentences in which the page, the mail and the sheet of changes say the same of a new version.

use super::{Cause, ChangeKind, ClauseChange, PaperChanges};
use crate::documents::{PaperVersion, florida_day};

/// Since when.
#[must_use]
pub fn since(before: &PaperVersion) -> String {
    format!("What changed since version {}, downloaded {}", before.number, downloaded(before))
}

/// The day in Florida on which a version was made.
#[must_use]
pub fn downloaded(version: &PaperVersion) -> String {
    florida_day(version.rendered_at).strftime("%B %-d, %Y").to_string()
}

/// Which copy is signed, to whoever signed one before this version that reads otherwise.
#[must_use]
pub fn sign_again(signed: Option<&PaperVersion>, after: &PaperVersion) -> Option<String> {
    let signed = signed.filter(|signed| signed.number < after.number);
    let signed = signed.filter(|signed| signed.print.instruments != after.print.instruments)?;
    Some(format!(
        "You signed version {}. The document says something else now. To use the new words, print it and sign it in the same way.",
        signed.number
    ))
}

impl PaperChanges {
    /// How much differs.
    #[must_use]
    pub fn summary(&self) -> String {
        match self.clauses.len() {
            0 if self.cover => {
                "No clause differs. Only the cover sheet does, which is not signed.".to_string()
            }
            0 => "No clause differs.".to_string(),
            1 => "One clause differs.".to_string(),
            count => format!("{count} clauses differ."),
        }
    }
}

impl ClauseChange {
    /// What has happened to which clause. Which title an instrument has may tell an answer; the heading of a clause is always the same.
    #[must_use]
    pub fn named(&self) -> String {
        let name = if self.clause.is_some() { self.heading.as_str() } else { "Title" };
        let what = match self.kind {
            ChangeKind::Added => "New clause",
            ChangeKind::Removed => "Clause removed",
            ChangeKind::Changed => "Changed words",
        };
        format!("{what}: {name}")
    }
}

impl Cause {
    /// Where a change comes from.
    #[must_use]
    pub fn named(&self) -> &str {
        match self {
            Self::Question { text, .. } | Self::Detail { text, .. } => text,
            Self::County => "the county of filing",
            Self::Wording => "our own new wording of this clause",
        }
    }
}
