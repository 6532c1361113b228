//! Where the interview stands: what is found in its answers, what is open, and where a person goes on.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use super::Interview;
use super::findings::{Finding, findings};
use super::remarks::{Remark, remark};
use crate::content::finding::Level;

impl Interview<'_> {
    /// Where a person who comes back goes on: the saved step, or the next one when that has been answered. From the
    /// end it is the first question that still needs something, or else the first of all.
    #[must_use]
    pub fn resume_step(&self, saved: usize, today: Date) -> usize {
        let Some(question) = self.document_type.questions.get(saved) else {
            return self.first_open(today).unwrap_or(0);
        };
        let answered = !self.is_visible(&question.id) || self.answers.get(&question.id).is_some();
        let next = if answered { self.next_step(saved) } else { saved };
        if next < self.document_type.questions.len() { next } else { self.first_open(today).unwrap_or(saved) }
    }

    fn first_open(&self, today: Date) -> Option<usize> {
        let problems = self.problems(today);
        self.questions()
            .find(|(_, question)| self.is_missing(question) || problems.contains_key(&question.id))
            .map(|(index, _)| index)
    }

    fn remarks(&self, today: Date) -> impl Iterator<Item = (String, Remark)> + '_ {
        // What a fact composes was checked as the fact; the rules for prose are not for it.
        let typed = self.questions().filter(|(_, question)| !self.is_composed(&question.id));
        typed.filter_map(move |(_, question)| {
            let answer = self.answers.get(&question.id)?;
            Some((question.id.clone(), remark(question, answer, self.answers, today)?))
        })
    }

    /// What stands in the way of printing, by question id.
    #[must_use]
    pub fn problems(&self, today: Date) -> BTreeMap<String, String> {
        let only_problems = |(id, remark)| match remark {
            Remark::Problem(sentence) => Some((id, sentence)),
            Remark::Note(_) => None,
        };
        self.remarks(today).filter_map(only_problems).collect()
    }

    /// What is worth a second look, by question id.
    #[must_use]
    pub fn notes(&self, today: Date) -> BTreeMap<String, String> {
        let only_notes = |(id, remark)| match remark {
            Remark::Note(sentence) => Some((id, sentence)),
            Remark::Problem(_) => None,
        };
        self.remarks(today).filter_map(only_notes).collect()
    }

    /// What the law has to say about the answers, the gravest first.
    #[must_use]
    pub fn findings(&self, today: Date) -> Vec<Finding> {
        findings(&self.document_type.findings, self, today)
    }

    /// What stands in the way of buying and printing, by question id: findings that block, answers that will not do, and
    /// missing ones. Several sentences about one question follow each other.
    #[must_use]
    pub fn obstacles(&self, today: Date) -> BTreeMap<String, String> {
        let blocking = self.findings(today).into_iter().filter(|finding| finding.level == Level::Block);
        let blocking = blocking.map(|finding| (finding.question, finding.message));
        let missing = self.missing().into_iter().map(|id| (id, "Please answer this question.".to_string()));
        let mut obstacles: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (id, sentence) in blocking.chain(self.problems(today)).chain(missing) {
            obstacles.entry(id).or_default().push(sentence);
        }
        obstacles.into_iter().map(|(id, sentences)| (id, sentences.join(" "))).collect()
    }

    /// Whether the document can be printed from these answers.
    #[must_use]
    pub fn is_complete(&self, today: Date) -> bool {
        self.obstacles(today).is_empty()
    }

    /// Where the interview stands at a step.
    #[must_use]
    pub fn progress(&self, step: usize, today: Date) -> InterviewProgress {
        InterviewProgress {
            visible: self.questions().map(|(_, question)| question.id.clone()).collect(),
            next_step: self.next_step(step),
            previous_step: self.previous_step(step),
            resume_step: self.resume_step(step, today),
            percent: self.percent(step),
            missing: self.missing(),
            stale: self.stale(),
            problems: self.problems(today),
            notes: self.notes(today),
            findings: self.findings(today),
            details: self.details(),
            composing: self.composing(),
            complete: self.is_complete(today),
        }
    }
}

/// Where an interview stands, as shown to the person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Interview)]
pub struct InterviewProgress {
    /// Ids of the questions that are asked, in order.
    pub visible: Vec<String>,
    /// The step after the current one; the number of questions means that the review comes next.
    pub next_step: usize,
    /// The step before the current one.
    #[schema(required)]
    pub previous_step: Option<usize>,
    /// The step at which a person who comes back goes on.
    pub resume_step: usize,
    /// Progress, in per cent.
    pub percent: usize,
    /// Ids of visible questions that still need an answer.
    pub missing: Vec<String>,
    /// Ids of answered questions that are no longer asked.
    pub stale: Vec<String>,
    /// What stands in the way of printing, by question id.
    pub problems: BTreeMap<String, String>,
    /// What is worth a second look, by question id.
    pub notes: BTreeMap<String, String>,
    /// What the law has to say about the answers, the gravest first.
    pub findings: Vec<Finding>,
    /// Ids of the facts that are asked for and compose no answer, in order. None is needed to buy.
    pub details: Vec<String>,
    /// Ids of the facts that are asked for and compose the answer of a question, in order.
    pub composing: Vec<String>,
    /// Whether the document can be printed.
    pub complete: bool,
}
