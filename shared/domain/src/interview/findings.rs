//! Findings: what the law has to say about a set of answers.

use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use super::Interview;
use super::circumstance::FindingContext;
use crate::content::DisclosureCopy;
use crate::content::finding::{FindingRule, Level};

/// Something found in a set of answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Finding {
    /// Code, stable within the document type.
    pub code: String,
    /// What it asks of the person.
    pub level: Level,
    /// In a few words.
    pub title: String,
    /// What the law says, and the way out.
    pub message: String,
    /// The question to change, or `county`, or `disclosure`.
    pub question: String,
    /// The statutes and other sources.
    pub law: Vec<String>,
}

/// What the finding of a missing disclosure leads to.
const DISCLOSURE: &str = "disclosure";

/// Everything that is found, the gravest first. `today` is the calendar day in Florida.
#[must_use]
pub fn findings(rules: &[FindingRule], interview: &Interview<'_>, today: Date) -> Vec<Finding> {
    let context = FindingContext { interview, today };
    let mut found: Vec<Finding> =
        rules.iter().filter(|rule| rule.when.holds(&context)).map(|rule| rule.finding(&context)).collect();
    found.sort_by_key(|finding| finding.level);
    found
}

/// What is found when the nonlawyer disclosure has not been acknowledged. It is pointed out and stops no one.
#[must_use]
pub fn missing_disclosure(copy: &DisclosureCopy) -> Finding {
    let (title, message) = (copy.missing.title.clone(), copy.missing.message.clone());
    let (code, question) = (DISCLOSURE.to_string(), DISCLOSURE.to_string());
    Finding { code, level: Level::Warn, title, message, question, law: copy.missing.law.clone() }
}

impl FindingRule {
    fn finding(&self, context: &FindingContext<'_>) -> Finding {
        Finding {
            code: self.code.clone(),
            level: self.level,
            title: self.title.clone(),
            message: self.message.clone(),
            question: self.question_to_change(context).to_string(),
            law: self.law.iter().map(ToString::to_string).collect(),
        }
    }

    /// Where words are looked for in several answers, the answer to change is the one in which they stand.
    fn question_to_change<'a>(&'a self, context: &FindingContext<'a>) -> &'a str {
        let found = self.when.found_in(context);
        let is_elsewhere = self.when.looks_in(&self.question) && !found.contains(&self.question.as_str());
        found.first().filter(|_| is_elsewhere).copied().unwrap_or(&self.question)
    }
}
