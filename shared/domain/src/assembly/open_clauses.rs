//! What a draft leaves open: each option of a choice has a clause of its own, and none is chosen yet; a sentence waits for its answer.

use super::paper::{Block, Section};
use super::values::Values;
use super::{UNANSWERED, headed};
use crate::content::condition::{Choice, Condition, ConditionContext};
use crate::content::template::Clause;
use crate::interview::Interview;

impl Values<'_> {
    /// Whether a clause or a sentence stands in the paper. A question that still needs an answer is taken for one that has it: its
    /// sentence stands in the draft with a gap, and the one that says that there is nothing does not.
    pub(super) fn stands(&self, when: Option<&Condition>) -> bool {
        when.is_none_or(|when| when.holds(&Draft(&self.interview)))
    }
}

/// An interview whose open questions count as answered.
struct Draft<'a>(&'a Interview<'a>);

impl ConditionContext for Draft<'_> {
    fn is(&self, question: &str, option: &str) -> bool {
        self.0.is(question, option)
    }

    fn answered(&self, question: &str) -> bool {
        self.0.answered(question) || self.0.needs(question)
    }

    fn checked(&self, question: &str) -> bool {
        self.0.checked(question)
    }

    fn count(&self, list: &str) -> usize {
        self.0.count(list)
    }
}

/// What stands for the clause until an option is chosen, if it is the first of them.
pub(super) fn open(clause: &Clause, clauses: &[Clause], values: &Values<'_>) -> Option<Section> {
    let Choice { question, .. } = choice(clause)?;
    let alternatives: Vec<&Clause> =
        clauses.iter().filter(|other| is_alternative(other, clause, question)).collect();
    let is_first = alternatives.first().is_some_and(|first| first.id == clause.id);
    let is_open = values.is_visible(question) && values.answer(question).is_none();
    let is_sure = values.options_of(question).iter().all(|option| {
        alternatives.iter().filter_map(|other| choice(other)).any(|choice| choice.option == *option)
    });
    (is_first && is_open && is_sure).then(|| unanswered(clause, question, values))
}

fn choice(clause: &Clause) -> Option<&Choice> {
    match &clause.when {
        Some(Condition::Is(choice)) => Some(choice),
        _ => None,
    }
}

/// Whether the two stand in the same place, under the same heading, for options of the same choice.
fn is_alternative(other: &Clause, clause: &Clause, question: &str) -> bool {
    other.instrument == clause.instrument
        && other.heading == clause.heading
        && choice(other).is_some_and(|choice| choice.question == question)
}

fn unanswered(clause: &Clause, question: &str, values: &Values<'_>) -> Section {
    let blank = Block::Paragraph { text: UNANSWERED.to_string(), centered: false };
    headed(clause, values, vec![question.to_string()], vec![blank])
}
