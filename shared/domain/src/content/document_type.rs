//! A kind of document: its questions, its clauses and what is found in answers.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::calculation::{Calculation, Calculations};
use super::citation::Citation;
use super::date_rule::DateRule;
use super::fact::Fact;
use super::finding::FindingRule;
use super::packet::Packet;
use super::question::Question;
use super::template::Template;
use crate::money::Cents;

/// A kind of document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DocumentType {
    /// Id, camel case.
    pub id: String,
    /// The same with hyphens, for addresses.
    pub slug: String,
    /// Name.
    pub name: String,
    /// Category.
    pub category: String,
    /// What it is, in a sentence or two.
    pub description: String,
    /// Name of its icon.
    pub icon: String,
    /// Price, in cents.
    pub price: Cents,
    /// The price in words, when it is more than a figure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price_display: Option<String>,
    /// The questions that name the people whose document it is.
    #[serde(skip)]
    pub parties: Vec<String>,
    /// What it comes with.
    pub features: Vec<String>,
    /// What is completed by hand and filed besides, as counted over all that can be answered.
    pub by_hand: Vec<String>,
    /// What the nonlawyer disclosure lists for it.
    pub disclosure_services: Vec<String>,
    /// What the chat suggests to ask.
    pub suggested_questions: Vec<String>,
    /// The stages of the chat, in order.
    pub stages: Vec<Stage>,
    /// The questions, in order.
    pub questions: Vec<Question>,
    /// The facts that may be given besides, in order.
    pub facts: Vec<Fact>,
    /// What is computed from the facts.
    #[serde(skip)]
    pub calculations: Calculations,
    /// Whether the papers are filed in a county that the person chooses.
    pub county: bool,
    /// What the law has to say about sets of answers.
    #[serde(skip)]
    pub findings: Vec<FindingRule>,
    /// What is filed, for a document that is filed.
    #[serde(skip)]
    pub packet: Option<Packet>,
    /// The dates that follow from the matter.
    #[serde(skip)]
    pub dates: Vec<DateRule>,
    /// The clauses; without them the document cannot be sold.
    #[serde(skip)]
    pub template: Option<Template>,
}

/// A part of the interview, as the chat shows how far it has come. It is completed when its questions are answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// What it is about.
    pub title: String,
    /// How long it takes, in words.
    pub time: String,
    /// The ids of its questions.
    pub questions: Vec<String>,
}

impl DocumentType {
    /// The question with this id.
    #[must_use]
    pub fn question(&self, id: &str) -> Option<&Question> {
        self.questions.iter().find(|question| question.id == id)
    }

    /// The fact with this id.
    #[must_use]
    pub fn fact(&self, id: &str) -> Option<&Fact> {
        self.facts.iter().find(|fact| fact.id == id)
    }

    /// The calculation of which an id names an outcome: `worksheet.21A`.
    #[must_use]
    pub fn calculation_of(&self, id: &str) -> Option<&Calculation> {
        self.calculations.all.iter().find(|calculation| calculation.outcome(id).is_some())
    }

    /// Every source that is cited: of questions, clauses, the people named, findings, facts and dates, and of the tests of a simpler way.
    #[must_use]
    pub fn sources(&self) -> Vec<Citation> {
        let asked = self.questions.iter().flat_map(|question| &question.law);
        let printed =
            self.template.iter().flat_map(|template| &template.clauses).flat_map(|clause| &clause.law);
        let named = self.template.iter().flat_map(|template| &template.people).flat_map(|person| &person.law);
        let found = self.findings.iter().flat_map(|rule| &rule.law);
        let dated = self.dates.iter().flat_map(|date| &date.law);
        let tested = self.packet.iter().flat_map(|packet| &packet.tests).flat_map(|test| &test.law);
        let all = asked.chain(printed).chain(named).chain(found).chain(dated).chain(tested).cloned();
        all.chain(self.facts.iter().flat_map(Fact::sources)).collect()
    }

    /// Whether the document can be bought now.
    #[must_use]
    pub fn is_available(&self) -> bool {
        self.template.is_some()
    }
}
