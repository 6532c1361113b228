//! Whether a circumstance is the case: a person's own words and the day are looked at here.

use jiff::ToSpan;
use jiff::civil::Date;

use super::Interview;
use super::facts::{FactValue, Simple};
use super::remarks::{
    gives_birth_date, goes_to_several, in_another_state, names_several, read_date, states_no_shares,
};
use crate::content::circumstance::{Circumstance, Mention, Names, Within, YearsAgo};
use crate::content::condition::ConditionContext;
use crate::text::phrase::{has_phrase, plain};

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
            Self::Names(names) => context.names(names),
            Self::Same(one, other) => context.same(one, other),
            Self::Past(question) => context.date(question).is_some_and(|date| date <= context.today),
            Self::Future(question) => context.date(question).is_some_and(|date| date > context.today),
            Self::Within(within) => context.is_within(within),
            Self::YearsAgo(ago) => context.is_years_ago(ago),
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

    /// The date that a fact is, or that an answer gives.
    fn date(&self, id: &str) -> Option<Date> {
        match self.interview.fact(id) {
            Some(FactValue::Simple(Simple::Date(date))) => Some(*date),
            _ => read_date(self.text(id)),
        }
    }

    /// Whether an answer, a fact or a field of a fact has the words of another.
    fn same(&self, one: &str, other: &str) -> bool {
        let others = self.all_words(other);
        self.all_words(one).iter().any(|words| !words.is_empty() && others.contains(words))
    }

    fn all_words(&self, id: &str) -> Vec<String> {
        let (fact, field) = id.split_once('.').unwrap_or((id, "name"));
        match self.interview.fact(fact) {
            Some(FactValue::Simple(simple)) => vec![plain(&simple.words())],
            Some(fact) => fact.values_of(field).map(|value| plain(&value.words())).collect(),
            None => vec![plain(self.text(id))],
        }
    }

    fn names(&self, names: &Names) -> bool {
        let known = self.interview.fact(&names.fact).map(|fact| plain(&fact.words()));
        known.is_some_and(|name| has_phrase(self.text(&names.question), &[name]))
    }

    fn is_within(&self, within: &Within) -> bool {
        let days = |date: Date| self.today.until(date).ok().map(|span| span.get_days());
        let away = self.date(&within.question).and_then(days);
        away.is_some_and(|days| days > 0 && days < within.days)
    }

    fn is_years_ago(&self, ago: &YearsAgo) -> bool {
        let later = |date: Date| date.checked_add(ago.years.years()).ok();
        self.date(&ago.question).and_then(later).is_some_and(|date| date <= self.today)
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
