//! The interview: which questions are asked, where the person stands, and what is still needed.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use crate::answer::{Answer, Answers};
use crate::catalog::{County, DocumentType};
use crate::condition::{Condition, Facts};
use crate::effort::Effort;
use crate::finding::{Finding, Level, findings};
use crate::nonlawyer::Nonlawyer;
use crate::question::{Kind, Question};
use crate::review::{Remark, read_date, remark};

/// A document type's questions with someone's answers to them.
#[derive(Clone, Debug)]
pub struct Interview<'a> {
    kind: &'a DocumentType,
    answers: &'a Answers,
    county: Option<&'a County>,
    nonlawyer: Option<&'a Nonlawyer>,
    effort: Option<Effort>,
    visible: BTreeSet<&'a str>,
}

impl<'a> Interview<'a> {
    /// Works out which questions are visible. A condition looks only at questions asked before.
    #[must_use]
    pub fn new(kind: &'a DocumentType, answers: &'a Answers) -> Self {
        let mut interview =
            Self { kind, answers, county: None, nonlawyer: None, effort: None, visible: BTreeSet::new() };
        for question in &kind.questions {
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

    /// The same, with the nonlawyer whom the papers name.
    pub(crate) fn helped_by(self, nonlawyer: &'a Nonlawyer) -> Self {
        Self { nonlawyer: Some(nonlawyer), ..self }
    }

    /// The same, with what the papers leave to be done. It is known once they are assembled.
    pub(crate) fn leaving(self, effort: Effort) -> Self {
        Self { effort: Some(effort), ..self }
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

    /// An answer as it is printed: a date in words, everything else as typed. `county.name`, `county.circuit` and
    /// `county.clerk` stand for the county of filing, `nonlawyer.name` and others for who helped, and `effort.lines` and
    /// others for what is left to do.
    #[must_use]
    pub fn words(&self, id: &str) -> Option<String> {
        match (id, self.county) {
            ("county.name", county) => county.map(|county| county.name.clone()),
            ("county.circuit", county) => county.map(|county| county.circuit().to_string()),
            ("county.clerk", county) => county.map(|county| county.clerk_website.clone()),
            _ => self.told(id).or_else(|| self.answer(id).map(|answer| self.printed(id, answer.text()))),
        }
    }

    /// What no answer says.
    fn told(&self, id: &str) -> Option<String> {
        let nonlawyer = self.nonlawyer.and_then(|nonlawyer| nonlawyer.words(id)).map(ToString::to_string);
        nonlawyer.or_else(|| self.effort?.words(id))
    }

    fn printed(&self, question: &str, text: &str) -> String {
        let is_date = self.kind.question(question).is_some_and(|question| question.kind == Kind::Date);
        let date = if is_date { read_date(text) } else { None };
        date.map_or_else(|| text.to_string(), |date| date.strftime("%B %-d, %Y").to_string())
    }

    /// The question itself.
    #[must_use]
    pub fn text_of(&self, question: &str) -> &'a str {
        self.kind.question(question).map_or("", |question| &question.text)
    }

    /// Every visible answer in the person's own words, with its question's id.
    pub fn own_words(&self) -> impl Iterator<Item = (&'a str, &'a str)> + '_ {
        let typed = self.questions().filter(|(_, question)| question.kind.is_typed());
        typed.filter_map(|(_, question)| Some((question.id.as_str(), self.answers.get(&question.id)?.text())))
    }

    /// Whether the condition holds of the visible answers.
    #[must_use]
    pub fn holds(&self, condition: Option<&Condition>) -> bool {
        condition.is_none_or(|condition| condition.holds(self))
    }

    /// The questions that are asked, in order.
    pub fn questions(&self) -> impl DoubleEndedIterator<Item = (usize, &'a Question)> + '_ {
        self.kind.questions.iter().enumerate().filter(|(_, question)| self.is_visible(&question.id))
    }

    /// The first visible step after this one; the number of questions when there is none.
    #[must_use]
    pub fn next_step(&self, step: usize) -> usize {
        let later = self.questions().map(|(index, _)| index).find(|index| *index > step);
        later.unwrap_or(self.kind.questions.len())
    }

    /// The nearest earlier visible step.
    #[must_use]
    pub fn previous_step(&self, step: usize) -> Option<usize> {
        self.questions().map(|(index, _)| index).rfind(|index| *index < step)
    }

    /// Where a person who comes back goes on: the saved step, or the next one when that has been answered. From the
    /// end it is the first question that still needs something, or else the first of all.
    #[must_use]
    pub fn resume_step(&self, saved: usize, today: Date) -> usize {
        let Some(question) = self.kind.questions.get(saved) else {
            return self.first_open(today).unwrap_or(0);
        };
        let answered = !self.is_visible(&question.id) || self.answers.get(&question.id).is_some();
        let next = if answered { self.next_step(saved) } else { saved };
        if next < self.kind.questions.len() { next } else { self.first_open(today).unwrap_or(saved) }
    }

    fn first_open(&self, today: Date) -> Option<usize> {
        let problems = self.problems(today);
        self.questions()
            .find(|(_, question)| self.is_missing(question) || problems.contains_key(&question.id))
            .map(|(index, _)| index)
    }

    /// Progress at a step, in per cent: (step + 1) / total.
    #[must_use]
    pub fn percent(&self, step: usize) -> usize {
        let total = self.kind.questions.len().max(1);
        ((step + 1) * 100 / total).min(100)
    }

    fn is_missing(&self, question: &Question) -> bool {
        !question.optional && self.answers.get(&question.id).is_none()
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

    fn remarks(&self, today: Date) -> impl Iterator<Item = (String, Remark)> + '_ {
        self.questions().filter_map(move |(_, question)| {
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
        findings(&self.kind.findings, self, today)
    }

    /// What stands in the way of buying and printing, by question id: findings that block, answers that will not do, and
    /// missing ones. Several sentences about one question follow each other.
    #[must_use]
    pub fn open(&self, today: Date) -> BTreeMap<String, String> {
        let blocking = self.findings(today).into_iter().filter(|finding| finding.level == Level::Block);
        let blocking = blocking.map(|finding| (finding.question, finding.message));
        let missing = self.missing().into_iter().map(|id| (id, "Please answer this question.".to_string()));
        let mut open: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (id, sentence) in blocking.chain(self.problems(today)).chain(missing) {
            open.entry(id).or_default().push(sentence);
        }
        open.into_iter().map(|(id, sentences)| (id, sentences.join(" "))).collect()
    }

    /// Whether the document can be printed from these answers.
    #[must_use]
    pub fn is_complete(&self, today: Date) -> bool {
        self.open(today).is_empty()
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
            complete: self.is_complete(today),
        }
    }
}

impl Facts for Interview<'_> {
    fn is(&self, question: &str, option: &str) -> bool {
        self.answer(question).is_some_and(|answer| answer.text() == option)
    }

    fn answered(&self, question: &str) -> bool {
        if question.starts_with("county.") {
            return self.county.is_some();
        }
        self.answer(question).is_some_and(|answer| !answer.is_none())
    }

    fn checked(&self, question: &str) -> bool {
        self.answer(question) == Some(&Answer::Checked(true))
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
    /// Whether the document can be printed.
    pub complete: bool,
}
