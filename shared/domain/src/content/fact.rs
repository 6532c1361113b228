//! Facts: typed records beneath the questions, as `documents/<slug>/facts.toml` declares them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::citation::Citation;
use super::condition::Condition;
use super::schedule::ScheduleChoices;
use super::template::ConditionalText;

/// A fact that a document type asks for. One that composes an answer takes the place of a question's text box; one that does not is
/// a detail, asked after the last question and never needed to buy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Fact {
    /// Its id, unique among the questions and facts of the document type.
    pub id: String,
    /// What it is made of.
    #[serde(rename = "type")]
    pub kind: FactKind,
    /// The heading under which details are asked for together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// How it is asked for.
    pub text: String,
    /// What helps to give it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// An example.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placeholder: Option<String>,
    /// What it does in the paper, in plain language.
    pub meaning: String,
    /// The sources behind it.
    pub law: Vec<Citation>,
    /// What can be chosen, in order; empty where nothing is chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub options: Vec<FactOption>,
    /// Between what a number lies; none where it is no number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bounds: Option<Bounds>,
    /// What each person or item is asked for, in order; empty where there are none.
    #[serde(default, rename = "field", skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub fields: Vec<Field>,
    /// Among what the parents choose; none where it is no schedule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub schedule: Option<ScheduleChoices>,
    /// When it is asked for; always, when absent.
    #[serde(rename = "condition", alias = "when", skip_serializing_if = "Option::is_none")]
    pub when: Option<Condition>,
    /// What is left to the pen without it, where the paper has a blank for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blank: Option<String>,
    /// The entry of the people book that it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub book: Option<String>,
    /// Whether the trusted persons of other documents are offered for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub offered: bool,
    /// The question whose answer is written from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub composes: Option<String>,
    /// How that answer is written: of each person or item, the parts whose condition holds.
    #[serde(default, skip_serializing)]
    pub answer: Vec<ConditionalText>,
    /// What stands between two persons or items in that answer.
    #[serde(default = "between", skip_serializing)]
    pub between: String,
}

fn between() -> String {
    "; ".to_string()
}

/// What a fact is made of. The set is closed: a new fact of one of these kinds is content alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FactKind {
    /// One line of words.
    Text,
    /// A person's or a company's name.
    Name,
    /// A calendar date.
    Date,
    /// A sum of money, in cents.
    Amount,
    /// A sum of money that is paid again and again, with how often.
    Income,
    /// A whole number within its bounds.
    Number,
    /// Yes or no.
    YesNo,
    /// One of the options.
    Choice,
    /// Any of the options.
    Choices,
    /// A county of Florida, by its name.
    County,
    /// Street, city, state and ZIP code.
    Address,
    /// One person, with the fields that are asked for.
    Person,
    /// Several persons.
    People,
    /// Assets, debts or other things.
    Items,
    /// Persons and the part of each. The parts are whole numbers, and their sum is the whole.
    Shares,
    /// With whom the children spend their nights: a rhythm, holidays and school breaks.
    Schedule,
}

impl FactKind {
    /// Whether it can be a field of a person or an item.
    #[must_use]
    pub fn is_simple(self) -> bool {
        !matches!(self, Self::Choices | Self::Shares | Self::Schedule) && !self.has_fields()
    }

    /// Whether it is a record, or a list of them.
    #[must_use]
    pub fn has_fields(self) -> bool {
        matches!(self, Self::Person | Self::People | Self::Items)
    }

    /// Whether it is about who someone is: persons, or the part of each.
    #[must_use]
    pub fn is_of_people(self) -> bool {
        matches!(self, Self::Person | Self::People | Self::Shares)
    }

    /// Whether it is a list.
    #[must_use]
    pub fn is_list(self) -> bool {
        matches!(self, Self::Choices | Self::People | Self::Items | Self::Shares)
    }

    /// Whether it is chosen from options.
    #[must_use]
    pub fn has_options(self) -> bool {
        matches!(self, Self::Choice | Self::Choices)
    }
}

/// The least and the most that a number may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Bounds {
    /// The least.
    pub min: u32,
    /// The most.
    pub max: u32,
}

/// Something to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FactOption {
    /// The option, as shown, kept and printed.
    pub option: String,
    /// What choosing it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effect: Option<String>,
    /// The sources behind it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub law: Vec<Citation>,
}

/// What a person or an item is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Field {
    /// Its id, unique within the fact.
    pub id: String,
    /// What it is made of: a simple kind.
    #[serde(rename = "type")]
    pub kind: FactKind,
    /// How it is asked for.
    pub text: String,
    /// Whether it may be left out.
    #[serde(default)]
    #[schema(required)]
    pub optional: bool,
    /// The field without which it says nothing: it is taken only where that one was given, and is a yes if it is yes or no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
    /// What can be chosen; empty where nothing is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub options: Vec<String>,
    /// Between what a number lies; none where it is no number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bounds: Option<Bounds>,
}

impl Fact {
    /// The field with this id.
    #[must_use]
    pub fn field(&self, id: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.id == id)
    }

    /// The sources behind it and its options.
    pub fn sources(&self) -> impl Iterator<Item = Citation> {
        self.law.iter().chain(self.options.iter().flat_map(|option| &option.law)).cloned()
    }

    /// Whether it is asked for after the last question.
    #[must_use]
    pub fn is_detail(&self) -> bool {
        self.composes.is_none()
    }
}
