//! The condition language of findings. Wider than that of clauses, because a finding may look at a person's own words
//! and at the day, and a clause must never depend on either. Closed all the same, so tests can walk it.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::condition::Choice;
use crate::text::phrase::Phrase;

/// What has to be the case for something to be found.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Circumstance {
    /// The answer to a choice question is this option.
    Is(Choice),
    /// The question is visible and has an answer that says something.
    Answered(String),
    /// The checkbox is ticked.
    Checked(String),
    /// A word or a phrase of a topic stands in an answer.
    Mentions(Mention),
    /// A past date in figures stands right after a word of a topic, or after a child's initials, age or name.
    BirthDate(Mention),
    /// The answer has the name of whom a fact names.
    Names(Names),
    /// The beginning of the address that answers a question stands in other words, or in an address that is a detail.
    Repeats(String),
    /// Two answers, facts or fields of facts are the same words, whatever their case and spacing. Two fields of one fact are
    /// compared of each person or thing apart.
    Same(String, String),
    /// A date is today or earlier. Of a field of a fact, that of any person or thing; so it is with the dates below.
    Past(String),
    /// A date is after today.
    Future(String),
    /// A date is after today, and fewer than so many days away.
    Within(Within),
    /// A date lies at least so many years back.
    YearsAgo(YearsAgo),
    /// The first date is before the second.
    Before(String, String),
    /// The answer, or a field of a fact, has a digit.
    Number(String),
    /// A whole number smaller than the limit stands alone in the answer, or in a field of a fact.
    NumberBelow(NumberBelow),
    /// The answer seems to name several people and says nothing of shares.
    SharesUnstated(String),
    /// The answer, which should be one name, seems to be several.
    SeveralNames(String),
    /// The answer seems to give something to several people.
    SeveralTakers(String),
    /// The answer is an address in another state.
    OtherState(String),
    /// It holds of one person or thing of a fact, as if there were no other.
    OfOne(OfOne),
    /// The county of filing has not been chosen.
    UnknownCounty(bool),
    /// The circumstance does not hold.
    Not(Box<Circumstance>),
    /// Every circumstance holds.
    All(Vec<Circumstance>),
    /// At least one circumstance holds.
    Any(Vec<Circumstance>),
}

/// A topic, in one answer or in any.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mention {
    /// The question; any text answer, when absent.
    pub question: Option<String>,
    /// Id of the topic.
    pub topic: String,
    /// The topic's words and phrases, filled in when the content is loaded.
    #[serde(skip)]
    pub phrases: Vec<Phrase>,
}

/// An answer, and a fact that is a name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// The question.
    pub question: String,
    /// The fact.
    pub fact: String,
}

/// A date question and a number of days.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Within {
    /// The question.
    pub question: String,
    /// Days.
    pub days: i32,
}

/// A date question and a number of years.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct YearsAgo {
    /// The question.
    pub question: String,
    /// Years.
    pub years: i16,
}

/// A question and a limit.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NumberBelow {
    /// The question.
    pub question: String,
    /// The limit, not reached.
    pub limit: u32,
}

/// A fact that lists persons or things, and what holds of one of them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfOne {
    /// The fact.
    pub fact: String,
    /// What holds.
    pub when: Box<Circumstance>,
}

/// Words and phrases by topic.
pub type Topics = BTreeMap<String, Vec<Phrase>>;

impl Circumstance {
    /// Every question that it mentions.
    #[must_use]
    pub fn questions(&self) -> Vec<&str> {
        match self {
            Self::Is(choice) => vec![&choice.question],
            Self::Answered(question)
            | Self::Checked(question)
            | Self::Repeats(question)
            | Self::Past(question)
            | Self::Future(question)
            | Self::Number(question)
            | Self::SharesUnstated(question)
            | Self::SeveralNames(question)
            | Self::SeveralTakers(question)
            | Self::OtherState(question) => vec![question],
            Self::Mentions(mention) | Self::BirthDate(mention) => {
                mention.question.as_deref().into_iter().collect()
            }
            Self::Same(one, other) | Self::Before(one, other) => vec![one, other],
            Self::Within(within) => vec![&within.question],
            Self::YearsAgo(ago) => vec![&ago.question],
            Self::Names(names) => vec![&names.question],
            Self::NumberBelow(rule) => vec![&rule.question],
            Self::UnknownCounty(_) => Vec::new(),
            Self::OfOne(one) => std::iter::once(one.fact.as_str()).chain(one.when.questions()).collect(),
            Self::Not(circumstance) => circumstance.questions(),
            Self::All(all) | Self::Any(all) => all.iter().flat_map(Self::questions).collect(),
        }
    }

    /// Whether it looks for words in the answer to this question.
    #[must_use]
    pub fn looks_in(&self, question: &str) -> bool {
        match self {
            Self::Mentions(mention) | Self::BirthDate(mention) => {
                mention.question.as_deref().is_none_or(|looked| looked == question)
            }
            Self::Repeats(address) => address != question,
            Self::All(all) | Self::Any(all) => all.iter().any(|each| each.looks_in(question)),
            _ => false,
        }
    }

    /// Fills in the words of the topics, and tells which topics are unknown.
    pub fn resolve(&mut self, topics: &Topics) -> Vec<String> {
        match self {
            Self::Mentions(mention) | Self::BirthDate(mention) => match topics.get(&mention.topic) {
                Some(phrases) => {
                    mention.phrases.clone_from(phrases);
                    Vec::new()
                }
                None => vec![mention.topic.clone()],
            },
            Self::OfOne(one) => one.when.resolve(topics),
            Self::Not(circumstance) => circumstance.resolve(topics),
            Self::All(all) | Self::Any(all) => all.iter_mut().flat_map(|each| each.resolve(topics)).collect(),
            _ => Vec::new(),
        }
    }

    /// Every part of it, itself included.
    #[must_use]
    pub fn parts(&self) -> Vec<&Self> {
        let within: Vec<&Self> = match self {
            Self::OfOne(one) => one.when.parts(),
            Self::Not(circumstance) => circumstance.parts(),
            Self::All(all) | Self::Any(all) => all.iter().flat_map(Self::parts).collect(),
            _ => Vec::new(),
        };
        std::iter::once(self).chain(within).collect()
    }
}
