//! Calculations: what is computed from facts, as `documents/<slug>/calculations.toml` declares it. Content says which facts go in
//! and prints what comes out: `{worksheet.21A}`, `{ answered = "worksheet.guideline" }`.

use std::sync::Arc;

use serde::Deserialize;

use super::condition::Condition;
use crate::child_support::Guidelines;

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

impl Calculation {
    /// The outcome that a place or a condition names by its full id, for example `worksheet.21A`.
    #[must_use]
    pub fn outcome(&self, id: &str) -> Option<Outcome> {
        let (calculation, outcome) = id.split_once('.')?;
        if calculation != self.id {
            return None;
        }
        self.kind.outcomes().into_iter().find(|each| each.id == outcome)
    }

    /// The facts and outcomes from which it is computed, and those that its conditions ask about.
    pub fn sources(&self) -> impl Iterator<Item = &str> {
        let origins = self.inputs.iter().flat_map(|input| &input.first);
        origins.flat_map(|origin| {
            origin.when.iter().flat_map(Condition::questions).chain(origin.fact.as_deref())
        })
    }
}

/// Lines of the worksheet whose boxes are filled, with their columns.
const LINES: [(&str, &str); 32] = [
    ("gross", "ABT"),
    ("1", "ABT"),
    ("2", "T"),
    ("3", "AB"),
    ("4", "AB"),
    ("5a", "T"),
    ("5b", "T"),
    ("5c", "T"),
    ("5d", "T"),
    ("6", "AB"),
    ("7a", "ABT"),
    ("7b", "ABT"),
    ("7c", "ABT"),
    ("8", "ABT"),
    ("9", "AB"),
    ("10", "T"),
    ("11", "AB"),
    ("12", "AB"),
    ("13", "AB"),
    ("14a", "T"),
    ("14b", "T"),
    ("14c", "T"),
    ("14d", "T"),
    ("15", "AB"),
    ("16a", "ABT"),
    ("16b", "ABT"),
    ("16c", "ABT"),
    ("17", "ABT"),
    ("18", "AB"),
    ("19", "A"),
    ("20", "B"),
    ("21", "ABT"),
];

/// What else comes of a worksheet: words and sums.
const WORDS: [&str; 14] = [
    "children",
    "nightsPetitioner",
    "nightsRespondent",
    "missing",
    "refusal",
    "guideline",
    "payer",
    "line",
    "least",
    "most",
    "line2Between",
    "guidelineBetween",
    "payerBetween",
    "askedDifference",
];

/// What is so or is not.
const YES: [&str; 5] = ["substantial", "nothing", "computed", "withinBand", "beyondBand"];

/// The children and their days, for the sheet, and the same for an agreement on the guideline amount.
const STEPS: [&str; 2] = ["stepDown", "steps"];

/// What a schedule says and comes to.
const SCHEDULE: [&str; 17] = [
    "rhythm",
    "first",
    "start",
    "startDay",
    "exchange",
    "exchangeDays",
    "petitionerWeeks",
    "respondentWeeks",
    "nightsPetitioner",
    "nightsRespondent",
    "evenYear",
    "oddYear",
    "evenPetitioner",
    "evenRespondent",
    "oddPetitioner",
    "oddRespondent",
    "majority",
];

/// What is told of each week of a rhythm.
const WEEK_FIELDS: &[&str] = &["week", "petitioner", "respondent"];

/// What is told of each holiday and school break.
const OCCASION_FIELDS: &[&str] = &["day", "even", "odd", "times"];

/// What is told of each child whose support ends.
const STEP_FIELDS: &[&str] = &["child", "ends", "rest"];

impl CalculationKind {
    /// What goes in. A list is of persons who have these fields.
    #[must_use]
    pub fn inputs(self) -> &'static [(&'static str, &'static [&'static str])] {
        match self {
            Self::ChildSupportWorksheet => &[
                ("children", &["name", "minor", "birthDate", "graduates"]),
                ("count", &[]),
                ("grossPetitioner", &[]),
                ("grossRespondent", &[]),
                ("netPetitioner", &[]),
                ("netRespondent", &[]),
                ("nightsPetitioner", &[]),
                ("nightsRespondent", &[]),
                ("oneSchedule", &[]),
                ("care", &[]),
                ("carePetitioner", &[]),
                ("careRespondent", &[]),
                ("insurance", &[]),
                ("insurancePetitioner", &[]),
                ("insuranceRespondent", &[]),
                ("uncovered", &[]),
                ("uncoveredPetitioner", &[]),
                ("uncoveredRespondent", &[]),
                ("asked", &[]),
                ("askedPayer", &[]),
            ],
            Self::TimeSharing => &[("schedule", &[])],
        }
    }

    /// What comes out.
    #[must_use]
    pub fn outcomes(self) -> Vec<Outcome> {
        match self {
            Self::ChildSupportWorksheet => {
                let cells = worksheet_cells().into_iter();
                let words = cells.chain(WORDS.map(ToString::to_string));
                let words = words.map(|id| Outcome { id, fields: &[], is_yes: false });
                let yes = YES.map(|id| Outcome { id: id.to_string(), fields: &[], is_yes: true });
                let lists =
                    STEPS.map(|id| Outcome { id: id.to_string(), fields: STEP_FIELDS, is_yes: false });
                words.chain(yes).chain(lists).collect()
            }
            Self::TimeSharing => {
                let words = SCHEDULE.map(|id| Outcome { id: id.to_string(), fields: &[], is_yes: false });
                let list = |id: &str, fields| Outcome { id: id.to_string(), fields, is_yes: false };
                let straddles = Outcome { id: "straddles".to_string(), fields: &[], is_yes: true };
                let lists = [list("weeks", WEEK_FIELDS), list("occasions", OCCASION_FIELDS), straddles];
                words.into_iter().chain(lists).collect()
            }
        }
    }
}

/// The boxes of the worksheet by line and column: "1A", "5dT".
pub(crate) fn worksheet_cells() -> Vec<String> {
    let boxes = |(line, columns): (&str, &str)| {
        let line = line.to_string();
        columns.chars().map(move |column| format!("{line}{column}")).collect::<Vec<_>>()
    };
    LINES.into_iter().flat_map(boxes).collect()
}
