//! The interview: which questions are asked, and what is still needed.

use std::collections::{BTreeMap, BTreeSet};

use super::answer::{Answer, Answers};
use super::facts::{FactValue, Facts};
use crate::content::condition::Condition;
use crate::content::fact::Fact;
use crate::content::question::{AnswerRule, Kind, Question};
use crate::content::{County, DocumentType};

/// Ids that are found behind others. Of a worksheet many lines are printed, and behind each stand the same facts: a calculation is
/// looked into once.
struct Sources<'a> {
    document_type: &'a DocumentType,
    computed: BTreeSet<&'a str>,
    ids: Vec<&'a str>,
}

impl<'a> Sources<'a> {
    fn add(&mut self, id: &'a str) {
        match self.document_type.calculation_of(id) {
            Some(calculation) if self.computed.insert(&calculation.id) => {
                calculation.sources().for_each(|source| self.add(source));
            }
            Some(_) => {}
            None if self.ids.contains(&id) => {}
            None => self.ids.push(id),
        }
    }
}

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

    /// The same with other facts. What was computed stays.
    pub(super) fn with_facts<'b>(&self, facts: &'b Facts) -> Interview<'b>
    where
        'a: 'b,
    {
        Interview { facts: Some(facts), ..self.clone() }
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

    /// The questions, facts and other ids behind some, each once: of what is computed all from which it is, of everything else itself.
    #[must_use]
    pub fn sources<'s>(&'s self, ids: impl IntoIterator<Item = &'s str>) -> Vec<&'s str> {
        let mut found =
            Sources { document_type: self.document_type, computed: BTreeSet::new(), ids: Vec::new() };
        ids.into_iter().for_each(|id| found.add(id));
        found.ids
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
