//! The condition language of findings. Wider than that of clauses, because a finding may look at a person's own words
//! and at the day, and a clause must never depend on either. Closed all the same, so tests can walk it.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::Deserialize;

use crate::condition::{Choice, Facts};
use crate::interview::Interview;
use crate::phrase::{has_phrase, plain};
use crate::review::{
    gives_birth_date, goes_to_several, in_another_state, names_several, read_date, states_no_shares,
};

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
    /// Two answers are the same words, whatever their case and spacing.
    Same(String, String),
    /// The date is today or earlier.
    Past(String),
    /// The date is after today.
    Future(String),
    /// The date is after today, and fewer than so many days away.
    Within(Within),
    /// The first date is before the second.
    Before(String, String),
    /// The answer has a digit.
    Number(String),
    /// A whole number smaller than the limit stands alone in the answer.
    NumberBelow(NumberBelow),
    /// The answer seems to name several people and says nothing of shares.
    SharesUnstated(String),
    /// The answer, which should be one name, seems to be several.
    SeveralNames(String),
    /// The answer seems to give something to several people.
    SeveralTakers(String),
    /// The answer is an address in another state.
    OtherState(String),
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
    pub phrases: Vec<String>,
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

/// A question and a limit.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NumberBelow {
    /// The question.
    pub question: String,
    /// The limit, not reached.
    pub limit: u32,
}

/// Words and phrases by topic.
pub type Topics = BTreeMap<String, Vec<String>>;

/// What a circumstance is judged by.
pub struct FindingContext<'a> {
    /// The visible answers.
    pub interview: &'a Interview<'a>,
    /// The calendar day in Florida.
    pub today: Date,
}

impl Circumstance {
    /// Whether it is the case.
    #[must_use]
    pub fn holds(&self, context: &FindingContext<'_>) -> bool {
        match self {
            Self::Is(choice) => context.interview.is(&choice.question, &choice.option),
            Self::Answered(question) => context.interview.answered(question),
            Self::Checked(question) => context.interview.checked(question),
            Self::Mentions(_) | Self::BirthDate(_) => !self.found_in(context).is_empty(),
            Self::Same(one, other) => context.same(one, other),
            Self::Past(question) => context.date(question).is_some_and(|date| date <= context.today),
            Self::Future(question) => context.date(question).is_some_and(|date| date > context.today),
            Self::Within(within) => context.is_within(within),
            Self::Before(first, second) => context.is_before(first, second),
            Self::Number(question) => context.text(question).contains(|c: char| c.is_ascii_digit()),
            Self::NumberBelow(rule) => has_number_below(context.text(&rule.question), rule.limit),
            Self::SharesUnstated(question) => states_no_shares(context.text(question)),
            Self::SeveralNames(question) => names_several(context.text(question)),
            Self::SeveralTakers(question) => goes_to_several(context.text(question)),
            Self::OtherState(question) => in_another_state(context.text(question)),
            Self::UnknownCounty(wanted) => context.interview.county().is_none() == *wanted,
            Self::Not(circumstance) => !circumstance.holds(context),
            Self::All(circumstances) => circumstances.iter().all(|each| each.holds(context)),
            Self::Any(circumstances) => circumstances.iter().any(|each| each.holds(context)),
        }
    }

    /// Every question that it mentions.
    #[must_use]
    pub fn questions(&self) -> Vec<&str> {
        match self {
            Self::Is(choice) => vec![&choice.question],
            Self::Answered(question)
            | Self::Checked(question)
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
            Self::NumberBelow(rule) => vec![&rule.question],
            Self::UnknownCounty(_) => Vec::new(),
            Self::Not(circumstance) => circumstance.questions(),
            Self::All(all) | Self::Any(all) => all.iter().flat_map(Self::questions).collect(),
        }
    }

    /// The questions in whose answers the words stand that it looks for, in the order in which they are asked.
    #[must_use]
    pub fn found_in<'a>(&self, context: &FindingContext<'a>) -> Vec<&'a str> {
        match self {
            Self::Mentions(mention) => context.places(mention, |words| has_phrase(words, &mention.phrases)),
            Self::BirthDate(mention) => {
                context.places(mention, |words| gives_birth_date(words, &mention.phrases, context.today))
            }
            Self::All(all) | Self::Any(all) => all.iter().flat_map(|each| each.found_in(context)).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether it looks for words in the answer to this question.
    #[must_use]
    pub fn looks_in(&self, question: &str) -> bool {
        match self {
            Self::Mentions(mention) | Self::BirthDate(mention) => {
                mention.question.as_deref().is_none_or(|looked| looked == question)
            }
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
            Self::Not(circumstance) => circumstance.resolve(topics),
            Self::All(all) | Self::Any(all) => all.iter_mut().flat_map(|each| each.resolve(topics)).collect(),
            _ => Vec::new(),
        }
    }

    /// Every part of it, itself included.
    #[must_use]
    pub fn parts(&self) -> Vec<&Self> {
        let within: Vec<&Self> = match self {
            Self::Not(circumstance) => circumstance.parts(),
            Self::All(all) | Self::Any(all) => all.iter().flat_map(Self::parts).collect(),
            _ => Vec::new(),
        };
        std::iter::once(self).chain(within).collect()
    }
}

impl<'a> FindingContext<'a> {
    /// The questions, of those that are looked at, in whose answers it is found.
    fn places(&self, mention: &Mention, is_found: impl Fn(&str) -> bool) -> Vec<&'a str> {
        let is_asked = |id: &str| mention.question.as_deref().is_none_or(|question| question == id);
        let answers = self.interview.own_words().filter(|(id, _)| is_asked(id));
        answers.filter(|(_, words)| is_found(words)).map(|(id, _)| id).collect()
    }

    fn text(&self, question: &str) -> &str {
        self.interview.answer(question).map_or("", |answer| answer.text())
    }

    fn date(&self, question: &str) -> Option<Date> {
        read_date(self.text(question))
    }

    fn same(&self, one: &str, other: &str) -> bool {
        let (one, other) = (plain(self.text(one)), plain(self.text(other)));
        !one.is_empty() && one == other
    }

    fn is_within(&self, within: &Within) -> bool {
        let days = |date: Date| self.today.until(date).ok().map(|span| span.get_days());
        let away = self.date(&within.question).and_then(days);
        away.is_some_and(|days| days > 0 && days < within.days)
    }

    fn is_before(&self, first: &str, second: &str) -> bool {
        self.date(first).zip(self.date(second)).is_some_and(|(first, second)| first < second)
    }
}

fn has_number_below(text: &str, limit: u32) -> bool {
    plain(text).split(' ').any(|word| word.parse::<u32>().is_ok_and(|number| number < limit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_is_a_number_that_stands_alone() {
        assert!(has_number_below("Ana, 12; Luis, 20", 18));
        assert!(!has_number_below("Luis, 20, born in 2006 at 1600B", 18));
    }
}
