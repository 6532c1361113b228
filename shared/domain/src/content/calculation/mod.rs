//! Calculations: what is computed from facts, as `documents/<slug>/calculations.toml` declares it. Content says which facts go in
//! and prints what comes out: `{worksheet.21A}`, `{ answered = "worksheet.guideline" }`.

pub(crate) mod affidavit_lines;
mod figures;

use std::sync::Arc;

use serde::Deserialize;

use super::condition::Condition;
use crate::child_support::Guidelines;

pub(crate) use figures::worksheet_cells;

/// The calculations of a document type, and what they know of the law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calculations {
    /// In the order in which they are made: one may go into those after it.
    pub all: Vec<Calculation>,
    /// The guidelines of child support.
    pub guidelines: Arc<Guidelines>,
}

/// Something that is computed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calculation {
    /// Its id, unique among the questions and facts of the document type.
    pub id: String,
    /// How it is called where a condition on it is told in words.
    pub name: String,
    /// What is computed.
    #[serde(rename = "type")]
    pub kind: CalculationKind,
    /// What goes in.
    #[serde(rename = "input")]
    pub inputs: Vec<Input>,
}

/// What can be computed. The set is closed, as that of facts is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CalculationKind {
    /// The court's Child Support Guidelines Worksheet.
    ChildSupportWorksheet,
    /// What a schedule of time-sharing says and comes to.
    TimeSharing,
    /// The lines and totals of a spouse’s financial affidavit.
    FinancialAffidavit,
    /// What each spouse receives and pays.
    Division,
    /// The most that a court may award as durational alimony.
    AlimonyLimit,
}

/// Something that goes into a calculation.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Input {
    /// What it is in the calculation.
    pub id: String,
    /// How it is called among what is missing; absent where the calculation does without it.
    pub missing: Option<String>,
    /// Where it is found: the first of these that has a value.
    pub first: Vec<Origin>,
}

/// A fact or what another calculation comes to, or else a value that follows from a condition.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The fact, or the outcome of an earlier calculation.
    pub fact: Option<String>,
    /// The value, as it is written.
    pub value: Option<String>,
    /// When it counts; always, when absent.
    pub when: Option<Condition>,
}

/// What comes out of a calculation, under its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Its id within the calculation.
    pub id: String,
    /// What each entry of it has, where it is a list; none where it is no list.
    pub fields: &'static [&'static str],
    /// Whether it says yes or nothing.
    pub is_yes: bool,
}

impl Outcome {
    /// One in words or as a sum.
    fn worded(id: impl Into<String>) -> Self {
        Self::list(id, &[])
    }

    /// One that says yes or nothing.
    fn yes(id: impl Into<String>) -> Self {
        Self { id: id.into(), fields: &[], is_yes: true }
    }

    /// A list, with what each entry has.
    fn list(id: impl Into<String>, fields: &'static [&'static str]) -> Self {
        Self { id: id.into(), fields, is_yes: false }
    }
}

impl Calculation {
    /// The outcome that a place or a condition names by its full id, for example `worksheet.21A`.
    #[must_use]
    pub fn outcome(&self, id: &str) -> Option<&'static Outcome> {
        let (calculation, outcome) = id.split_once('.')?;
        if calculation != self.id {
            return None;
        }
        self.kind.outcomes().iter().find(|each| each.id == outcome)
    }

    /// The facts and outcomes from which it is computed, and those that its conditions ask about.
    pub fn sources(&self) -> impl Iterator<Item = &str> {
        let origins = self.inputs.iter().flat_map(|input| &input.first);
        origins.flat_map(|origin| {
            origin.when.iter().flat_map(Condition::questions).chain(origin.fact.as_deref())
        })
    }
}
