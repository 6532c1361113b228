//! Whether a circumstance is the case: a person's own words and the day are looked at here.

use jiff::ToSpan;
use jiff::civil::Date;

use super::Interview;
use super::facts::{FactValue, Simple, Worded};
use super::remarks::{
    gives_birth_date, goes_to_several, in_another_state, names_several, read_date, states_no_shares,
};
use crate::content::circumstance::{Circumstance, Mention, Names, OfOne, Within, YearsAgo};
use crate::content::condition::ConditionContext;
use crate::content::question::AnswerRule;
use crate::text::phrase::{Phrase, has_phrase, plain};

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
            Self::Mentions(_) | Self::BirthDate(_) | Self::Repeats(_) => !self.found_in(context).is_empty(),
            Self::Names(names) => context.names(names),
            Self::Same(one, other) => context.same(one, other),
            Self::Past(question) => context.dates(question).iter().any(|date| *date <= context.today),
            Self::Future(question) => context.dates(question).iter().any(|date| *date > context.today),
            Self::Within(within) => context.is_within(within),
            Self::YearsAgo(ago) => context.is_years_ago(ago),
            Self::Before(first, second) => context.is_before(first, second),
            Self::Number(question) => context.all_words(question).iter().any(|words| has_digit(words)),
            Self::NumberBelow(rule) => {
                context.all_words(&rule.question).iter().any(|words| has_number_below(words, rule.limit))
            }
            Self::SharesUnstated(question) => states_no_shares(context.text(question)),
            Self::SeveralNames(question) => names_several(context.text(question)),
            Self::SeveralTakers(question) => goes_to_several(context.text(question)),
            Self::OtherState(question) => in_another_state(context.text(question)),
            Self::UnknownCounty(wanted) => context.interview.county().is_none() == *wanted,
            Self::OfOne(one) => context.of_one(one),
            Self::Not(circumstance) => !circumstance.holds(context),
            Self::All(circumstances) => circumstances.iter().all(|each| each.holds(context)),
            Self::Any(circumstances) => circumstances.iter().any(|each| each.holds(context)),
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
            Self::Repeats(address) => context.repeating(address),
            Self::All(all) | Self::Any(all) => all.iter().flat_map(|each| each.found_in(context)).collect(),
            _ => Vec::new(),
        }
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

    /// The date that a fact is, or that an answer gives, or the dates that the persons or things of a fact have.
    fn dates(&self, id: &str) -> Vec<Date> {
        let is_date = |value: &Simple| if let Simple::Date(date) = value { Some(*date) } else { None };
        if let Some((fact, field)) = id.split_once('.') {
            let fact = self.interview.fact(fact);
            return fact.map(|fact| fact.values_of(field).filter_map(is_date).collect()).unwrap_or_default();
        }
        match self.interview.fact(id) {
            Some(FactValue::Simple(simple)) => is_date(simple).into_iter().collect(),
            _ => read_date(self.text(id)).into_iter().collect(),
        }
    }

    fn of_one(&self, one: &OfOne) -> bool {
        let all = self.interview.facts.map(|facts| facts.each_alone(&one.fact)).unwrap_or_default();
        all.iter().any(|alone| {
            let interview = &self.interview.with_facts(alone);
            one.when.holds(&FindingContext { interview, today: self.today })
        })
    }

    /// Where an address stands besides the answer that it is, to the house number and the word after it.
    fn repeating(&self, address: &str) -> Vec<&'a str> {
        let Some(beginning) = beginning(self.text(address)) else { return Vec::new() };
        let is_address = |id: &str| self.interview.rule_of(id).is_some_and(AnswerRule::is_address);
        let typed = self.interview.own_words().filter(|(id, _)| !is_address(id));
        let typed = typed.map(|(id, words)| (id, words.to_string()));
        let beginning = [Phrase::from(beginning)];
        let repeats = |(id, words): (&'a str, String)| has_phrase(&words, &beginning).then_some(id);
        typed.chain(self.interview.addresses()).filter_map(repeats).collect()
    }

    /// Whether an answer, a fact or a field of a fact has the words of another. Someone’s backup may well be the first choice
    /// for another: two fields of one fact are compared of each person or thing apart.
    fn same(&self, one: &str, other: &str) -> bool {
        if let (Some((fact, first)), Some((also, second))) = (one.split_once('.'), other.split_once('.'))
            && fact == also
        {
            return self.is_same_within(fact, first, second);
        }
        let others = self.all_words(other);
        self.all_words(one).iter().any(|words| !words.is_empty() && others.contains(words))
    }

    fn is_same_within(&self, fact: &str, first: &str, second: &str) -> bool {
        let is_same = |entry: &dyn Worded| Some(plain(&entry.words(first)?) == plain(&entry.words(second)?));
        self.interview.fact(fact).is_some_and(|fact| fact.each(is_same).contains(&Some(true)))
    }

    fn all_words(&self, id: &str) -> Vec<String> {
        let (fact, field) = id.split_once('.').unwrap_or((id, "name"));
        match self.interview.fact(fact) {
            Some(FactValue::Simple(simple)) => vec![plain(&simple.words())],
            Some(fact) => fact
                .each(|entry| entry.words(field))
                .into_iter()
                .flatten()
                .map(|words| plain(&words))
                .collect(),
            None => vec![plain(self.text(id))],
        }
    }

    fn names(&self, names: &Names) -> bool {
        let known = self.interview.fact(&names.fact).map(|fact| Phrase::from(fact.words()));
        known.is_some_and(|name| has_phrase(self.text(&names.question), &[name]))
    }

    fn is_within(&self, within: &Within) -> bool {
        let days = |date: Date| self.today.until(date).ok().map(|span| span.get_days());
        let mut away = self.dates(&within.question).into_iter().filter_map(days);
        away.any(|days| days > 0 && days < within.days)
    }

    fn is_years_ago(&self, ago: &YearsAgo) -> bool {
        let later = |date: Date| date.checked_add(ago.years.years()).ok();
        self.dates(&ago.question).into_iter().filter_map(later).any(|date| date <= self.today)
    }

    fn is_before(&self, first: &str, second: &str) -> bool {
        let (first, second) = (self.dates(first).into_iter().min(), self.dates(second).into_iter().max());
        first.zip(second).is_some_and(|(first, second)| first < second)
    }
}

/// The words of an address to its first number, and the word after that; nothing where it has no number. An address is
/// recognized by them however the rest of it is written.
fn beginning(address: &str) -> Option<String> {
    let words = plain(address);
    let words: Vec<&str> = words.split(' ').collect();
    let number = words.iter().position(|word| word.contains(|c: char| c.is_ascii_digit()))?;
    Some(words.get(..number + 2)?.join(" "))
}

fn has_digit(text: &str) -> bool {
    text.contains(|c: char| c.is_ascii_digit())
}

fn has_number_below(text: &str, limit: u32) -> bool {
    plain(text).split(' ').any(|word| word.parse::<u32>().is_ok_and(|number| number < limit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_known_by_its_number_and_the_word_after_it() {
        assert_eq!(beginning("52 Pine Island Rd, Cape Coral, FL 33991").as_deref(), Some("52 pine"));
        assert_eq!(beginning("P.O. Box 44, Tampa, FL 33602").as_deref(), Some("p o box 44 tampa"));
        assert_eq!(beginning("unknown"), None);
    }

    #[test]
    fn an_age_is_a_number_that_stands_alone() {
        assert!(has_number_below("Ana, 12; Luis, 20", 18));
        assert!(!has_number_below("Luis, 20, born in 2006 at 1600B", 18));
    }
}
