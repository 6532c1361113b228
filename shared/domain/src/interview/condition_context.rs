//! What a condition asks of an interview.

use super::Interview;
use super::answer::Answer;
use super::facts::{FactValue, Worded};
use crate::content::condition::ConditionContext;

impl ConditionContext for Interview<'_> {
    fn is(&self, question: &str, option: &str) -> bool {
        match question.split_once('.') {
            Some((fact, field)) => self.fact(fact).is_some_and(|fact| fact.has_option(field, option)),
            None => {
                self.answer(question).is_some_and(|answer| answer.text() == option)
                    || self.fact(question).is_some_and(|fact| fact.is(option))
            }
        }
    }

    fn answered(&self, question: &str) -> bool {
        if question.starts_with("county.") {
            return self.county().is_some();
        }
        if self.calculated(question).is_some() {
            return true;
        }
        match question.split_once('.') {
            Some((fact, field)) => self.fact(fact).is_some_and(|fact| fact.has(field)),
            None => {
                self.answer(question).is_some_and(|answer| !answer.is_none()) || self.fact(question).is_some()
            }
        }
    }

    fn checked(&self, question: &str) -> bool {
        if self.calculated(question).is_some_and(FactValue::is_yes) {
            return true;
        }
        match question.split_once('.') {
            Some((fact, field)) => self.fact(fact).is_some_and(|fact| fact.has_yes(field)),
            None => {
                self.answer(question) == Some(&Answer::Checked(true))
                    || self.fact(question).is_some_and(FactValue::is_yes)
            }
        }
    }

    fn count(&self, list: &str) -> usize {
        let (fact, field) = list.split_once('.').map_or((list, None), |(fact, field)| (fact, Some(field)));
        let is_counted = |entry: &dyn Worded| field.is_none_or(|field| entry.is(field, "Yes"));
        let counted = self.fact(fact).map(|fact| fact.each(is_counted));
        counted.map_or(0, |all| all.into_iter().filter(|is_counted| *is_counted).count())
    }
}
