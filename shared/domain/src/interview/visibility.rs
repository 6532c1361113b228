//! The interview: which questions are asked, and what is still needed.

use std::collections::{BTreeMap, BTreeSet};

use super::answer::{Answer, Answers};
use super::facts::{FactValue, Facts, Worded};
use crate::content::condition::{Condition, ConditionContext};
use crate::content::fact::Fact;
use crate::content::question::{AnswerRule, Kind, Question};
use crate::content::{County, DocumentType};

/// A document type's questions with someone's answers to them.
#[derive(Clone, Debug)]
pub struct Interview<'a> {
    pub(super) document_type: &'a DocumentType,
    pub(super) answers: &'a Answers,
    pub(super) facts: Option<&'a Facts>,
    county: Option<&'a County>,
    visible: BTreeSet<&'a str>,
    pub(super) calculated: BTreeMap<String, FactValue>,
}

impl<'a> Interview<'a> {
    /// Works out which questions are visible. A condition looks only at questions asked before.
    #[must_use]
    pub fn new(document_type: &'a DocumentType, answers: &'a Answers) -> Self {
        let mut interview = Self {
            document_type,
            answers,
            facts: None,
            county: None,
            visible: BTreeSet::new(),
            calculated: BTreeMap::new(),
        };
        for question in &document_type.questions {
            if question.when.as_ref().is_none_or(|when| when.holds(&interview)) {
                interview.visible.insert(&question.id);
            }
        }
        interview
    }

    /// The same, for papers to be filed in this county.
    #[must_use]
    pub fn filed_in(self, county: Option<&'a County>) -> Self {
        Self { county, ..self }
    }

    /// What a calculation comes to: `worksheet.guideline`. Nothing where it comes to nothing.
    #[must_use]
    pub fn calculated(&self, id: &str) -> Option<&FactValue> {
        self.calculated.get(id)
    }

    /// What was given for a fact, or what a calculation comes to.
    #[must_use]
    pub fn given(&self, id: &str) -> Option<&FactValue> {
        self.calculated(id).or_else(|| self.fact(id))
    }

    /// What was given for a fact that is asked for.
    #[must_use]
    pub fn fact(&self, id: &str) -> Option<&'a FactValue> {
        let fact = self.document_type.fact(id)?;
        if self.asks_for(fact) { self.facts?.get(id) } else { None }
    }

    /// The ids of the facts that are asked for and compose no answer.
    #[must_use]
    pub fn details(&self) -> Vec<String> {
        self.asked().filter(|fact| fact.is_detail()).map(|fact| fact.id.clone()).collect()
    }

    /// The ids of the facts that are asked for and compose the answer of a question.
    #[must_use]
    pub fn composing(&self) -> Vec<String> {
        self.asked().filter(|fact| !fact.is_detail()).map(|fact| fact.id.clone()).collect()
    }

    fn asked(&self) -> impl Iterator<Item = &'a Fact> + '_ {
        self.document_type.facts.iter().filter(|fact| self.asks_for(fact))
    }

    /// Whether the answer to a question is written from a fact.
    #[must_use]
    pub fn is_composed(&self, question: &str) -> bool {
        let composes = |fact: &&Fact| fact.composes.as_deref() == Some(question);
        self.document_type.facts.iter().filter(composes).any(|fact| self.fact(&fact.id).is_some())
    }

    /// Whether a fact is asked for. One that composes an answer is where that question is.
    fn asks_for(&self, fact: &Fact) -> bool {
        fact.composes.as_ref().is_none_or(|question| self.is_visible(question))
            && fact.when.as_ref().is_none_or(|when| when.holds(self))
    }

    /// The county in which the papers are to be filed.
    #[must_use]
    pub fn county(&self) -> Option<&'a County> {
        self.county
    }

    /// Whether a question is asked, given the answers before it.
    #[must_use]
    pub fn is_visible(&self, question: &str) -> bool {
        self.visible.contains(question)
    }

    /// The answer to a question that is asked. Hidden answers stay stored but never count.
    #[must_use]
    pub fn answer(&self, question: &str) -> Option<&'a Answer> {
        if self.is_visible(question) { self.answers.get(question) } else { None }
    }

    /// The id of the question or the detail by which a thing is changed: of a fact that composes an answer its question, and
    /// of a detail only where it is asked for.
    #[must_use]
    pub fn changed_by(&self, id: &str) -> Option<String> {
        let fact = id.split_once('.').map_or(id, |(fact, _)| fact);
        match self.document_type.fact(fact) {
            Some(Fact { composes: Some(question), .. }) => Some(question.clone()),
            Some(detail) => self.asks_for(detail).then(|| detail.id.clone()),
            None => Some(id.to_string()),
        }
    }

    /// The questions, facts and other ids behind one: of what is computed all from which it is, of everything else itself.
    #[must_use]
    pub fn sources(&self, id: &str) -> Vec<String> {
        match self.document_type.calculation_of(id) {
            Some(calculation) => calculation.sources().flat_map(|source| self.sources(source)).collect(),
            None => vec![id.to_string()],
        }
    }

    /// The question itself.
    #[must_use]
    pub fn text_of(&self, question: &str) -> &'a str {
        self.document_type.question(question).map_or("", |question| &question.text)
    }

    /// The options of a choice; none of anything else.
    #[must_use]
    pub fn options_of(&self, question: &str) -> &'a [String] {
        self.document_type.question(question).map_or(&[], |question| &question.options)
    }

    /// How the question is answered.
    #[must_use]
    pub fn kind_of(&self, question: &str) -> Option<Kind> {
        self.document_type.question(question).map(|question| question.kind)
    }

    /// What the answer to the question has to be.
    pub(super) fn rule_of(&self, question: &str) -> Option<AnswerRule> {
        self.document_type.question(question).map(|question| question.rule)
    }

    /// Everything visible in the person's own words, with the id of its question or detail.
    pub fn own_words(&self) -> impl Iterator<Item = (&'a str, &'a str)> + '_ {
        let typed = self.questions().filter(|(_, question)| question.kind.is_typed());
        let answers = typed
            .filter_map(|(_, question)| Some((question.id.as_str(), self.answers.get(&question.id)?.text())));
        let details = self.asked().filter(|fact| fact.is_detail());
        answers.chain(details.flat_map(|detail| {
            let words = self.fact(&detail.id).into_iter().flat_map(|value| value.own_words(detail));
            words.map(|words| (detail.id.as_str(), words))
        }))
    }

    /// Every address that was given as a detail, with the id of that detail.
    pub(super) fn addresses(&self) -> impl Iterator<Item = (&'a str, String)> + '_ {
        let value = |fact: &'a Fact| Some((fact.id.as_str(), self.fact(&fact.id)?.address()?.words()));
        self.asked().filter_map(value)
    }

    /// Whether the condition holds of the visible answers.
    #[must_use]
    pub fn holds(&self, condition: Option<&Condition>) -> bool {
        condition.is_none_or(|condition| condition.holds(self))
    }

    /// The questions that are asked, in order.
    pub fn questions(&self) -> impl DoubleEndedIterator<Item = (usize, &'a Question)> + '_ {
        self.document_type.questions.iter().enumerate().filter(|(_, question)| self.is_visible(&question.id))
    }

    /// The first visible step after this one; the number of questions when there is none.
    #[must_use]
    pub fn next_step(&self, step: usize) -> usize {
        let later = self.questions().map(|(index, _)| index).find(|index| *index > step);
        later.unwrap_or(self.document_type.questions.len())
    }

    /// The nearest earlier visible step.
    #[must_use]
    pub fn previous_step(&self, step: usize) -> Option<usize> {
        self.questions().map(|(index, _)| index).rfind(|index| *index < step)
    }

    /// Progress at a step, in per cent: (step + 1) / total.
    #[must_use]
    pub fn percent(&self, step: usize) -> usize {
        let total = self.document_type.questions.len().max(1);
        ((step + 1) * 100 / total).min(100)
    }

    pub(super) fn is_missing(&self, question: &Question) -> bool {
        !question.optional && self.answers.get(&question.id).is_none()
    }

    /// Whether a visible question needs an answer and has none.
    #[must_use]
    pub fn needs(&self, question: &str) -> bool {
        self.questions().any(|(_, each)| each.id == question && self.is_missing(each))
    }

    /// Visible questions that need an answer and have none.
    #[must_use]
    pub fn missing(&self) -> Vec<String> {
        self.questions().filter(|(_, q)| self.is_missing(q)).map(|(_, q)| q.id.clone()).collect()
    }

    /// Answers to questions that are no longer asked. They stay stored and are never printed.
    #[must_use]
    pub fn stale(&self) -> Vec<String> {
        self.answers.questions().filter(|id| !self.is_visible(id)).map(ToString::to_string).collect()
    }
}

impl ConditionContext for Interview<'_> {
    fn is(&self, question: &str, option: &str) -> bool {
        match question.split_once('.') {
            Some((fact, field)) => self.fact(fact).is_some_and(|fact| fact.has_option(field, option)),
            None => {
                self.answer(question).is_some_and(|answer| answer.text() == option)
                    || self.fact(question).is_some_and(|fact| fact.is(option))
            }
        }
    }

    fn answered(&self, question: &str) -> bool {
        if question.starts_with("county.") {
            return self.county.is_some();
        }
        if self.calculated(question).is_some() {
            return true;
        }
        match question.split_once('.') {
            Some((fact, field)) => self.fact(fact).is_some_and(|fact| fact.has(field)),
            None => {
                self.answer(question).is_some_and(|answer| !answer.is_none()) || self.fact(question).is_some()
            }
        }
    }

    fn checked(&self, question: &str) -> bool {
        if self.calculated(question).is_some_and(FactValue::is_yes) {
            return true;
        }
        match question.split_once('.') {
            Some((fact, field)) => self.fact(fact).is_some_and(|fact| fact.has_yes(field)),
            None => {
                self.answer(question) == Some(&Answer::Checked(true))
                    || self.fact(question).is_some_and(FactValue::is_yes)
            }
        }
    }

    fn count(&self, list: &str) -> usize {
        let (fact, field) = list.split_once('.').map_or((list, None), |(fact, field)| (fact, Some(field)));
        let is_counted = |entry: &dyn Worded| field.is_none_or(|field| entry.is(field, "Yes"));
        let counted = self.fact(fact).map(|fact| fact.each(is_counted));
        counted.map_or(0, |all| all.into_iter().filter(|is_counted| *is_counted).count())
    }
}
