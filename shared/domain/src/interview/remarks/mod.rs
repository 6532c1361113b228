//! Whether an answer will do: what stands in the way of printing it, and what is only worth a second look.

mod address;
mod birth_date;
mod date;
pub(crate) mod name;
mod shares;

use jiff::civil::Date;

use crate::content::question::{AnswerRule, Kind, Question};
use crate::interview::{Answer, Answers};

pub use address::in_another_state;
pub(crate) use address::is_zip;
pub use birth_date::gives_birth_date;
pub use date::read_date;
pub(crate) use name::names_several;
pub use shares::{goes_to_several, states_no_shares};

/// Why a name cannot be printed, if it cannot.
pub(crate) fn name_problem(text: &str) -> Option<String> {
    match name::name(text) {
        Some(Remark::Problem(sentence)) => Some(sentence),
        Some(Remark::Note(_)) | None => None,
    }
}

/// What was found in one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The document cannot be finished with this answer. The sentence says why.
    Problem(String),
    /// The document can be finished; the sentence says what to look at again.
    Note(String),
}

fn problem(sentence: &str) -> Option<Remark> {
    Some(Remark::Problem(sentence.to_string()))
}

fn note(sentence: &str) -> Option<Remark> {
    Some(Remark::Note(sentence.to_string()))
}

/// Looks one answer over. `today` is the calendar day in Florida.
#[must_use]
pub fn remark(question: &Question, answer: &Answer, answers: &Answers, today: Date) -> Option<Remark> {
    if question.kind == Kind::Checkbox {
        return unchecked(answer);
    }
    if answer.is_none() && !question.kind.is_choice() {
        let needed = || problem("This question needs an answer. “None” cannot be printed here.");
        return if question.accepts_none() { None } else { needed() };
    }
    let text = answer.text();
    rule(question.rule, text, today)
        .or_else(|| same_as_another(question, text, answers))
        .or_else(|| too_early(question, text, answers))
}

fn unchecked(answer: &Answer) -> Option<Remark> {
    match answer {
        Answer::Checked(false) => {
            note("You have left this statement unchecked. It will not be printed as true.")
        }
        Answer::Checked(true) | Answer::Text(_) => None,
    }
}

fn rule(rule: AnswerRule, text: &str, today: Date) -> Option<Remark> {
    match rule {
        AnswerRule::Any | AnswerRule::Free => None,
        AnswerRule::Name => name::name(text),
        AnswerRule::Address => address::address(text),
        AnswerRule::FloridaAddress => address::florida_address(text),
        AnswerRule::Short { min, max } => short(text, min, max),
        AnswerRule::Shares => shares::shares(text),
        AnswerRule::Date | AnswerRule::PastDate | AnswerRule::FutureDate => date::date(rule, text, today),
    }
}

fn short(text: &str, min: usize, max: usize) -> Option<Remark> {
    let length = text.chars().count();
    if (min..=max).contains(&length) {
        return None;
    }
    Some(Remark::Problem(format!("Please use {min} to {max} characters.")))
}

fn same_as_another(question: &Question, text: &str, answers: &Answers) -> Option<Remark> {
    let mut others = question.differs_from.iter().filter_map(|id| answers.get(id));
    let same = others.any(|other| name::same(other.text(), text));
    if same { problem("This has to be someone other than the person in an earlier answer.") } else { None }
}

fn too_early(question: &Question, text: &str, answers: &Answers) -> Option<Remark> {
    let earliest = read_date(answers.get(question.not_before.as_deref()?)?.text())?;
    let early = read_date(text)? < earliest;
    if early { problem("This date has to be on or after the date in an earlier answer.") } else { None }
}
