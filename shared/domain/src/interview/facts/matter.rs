//! Answers and facts of one document, and what the two sides of a question do to each other: a fact that changes rewrites the
//! answer that it composes, and an answer that is written by hand and differs from what the fact composes drops the fact.

use super::{FactChanges, Facts, compose};
use crate::content::DocumentType;
use crate::content::fact::Fact;
use crate::interview::answer::{Answer, Answers, Changes};

/// What is known of a document: its answers, and the facts beneath them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Matter {
    /// The answers.
    pub answers: Answers,
    /// The facts. Where one composes an answer, that is the answer.
    pub facts: Facts,
}

impl Matter {
    /// The matter with changes made to it. Facts change first; an answer that comes with them has the last word.
    #[must_use]
    pub fn with(self, kind: &DocumentType, answers: Changes, facts: FactChanges) -> Self {
        self.with_facts(kind, facts).with_answers(kind, answers)
    }

    fn with_facts(mut self, kind: &DocumentType, changes: FactChanges) -> Self {
        for (id, change) in changes.0 {
            let Some(fact) = kind.fact(&id) else { continue };
            let before = composed(fact, &self.facts);
            match change {
                Some(value) => drop(self.facts.0.insert(id, value)),
                None => drop(self.facts.0.remove(&id)),
            }
            self.answers = recomposed(self.answers, fact, before, composed(fact, &self.facts));
        }
        self
    }

    fn with_answers(mut self, kind: &DocumentType, changes: Changes) -> Self {
        self.answers = self.answers.with(changes);
        let is_kept = |fact: &&Fact| match (&fact.composes, composed(fact, &self.facts)) {
            (Some(question), Some(words)) => self.answers.get(question).map(Answer::text) == Some(&words),
            _ => true,
        };
        let dropped: Vec<&Fact> = kind.facts.iter().filter(|fact| !is_kept(fact)).collect();
        for fact in dropped {
            self.facts.0.remove(&fact.id);
        }
        self
    }
}

/// The answer that a fact composes, where it was given and composes one.
fn composed(fact: &Fact, facts: &Facts) -> Option<String> {
    fact.composes.as_ref()?;
    facts.get(&fact.id).map(|value| compose::answer(fact, value))
}

/// The answers after a fact has changed. A fact that is forgotten takes its own words with it, and no others.
fn recomposed(answers: Answers, fact: &Fact, before: Option<String>, after: Option<String>) -> Answers {
    let Some(question) = &fact.composes else { return answers };
    let is_own = before.is_some() && answers.get(question).map(Answer::text) == before.as_deref();
    match after {
        Some(words) => answers.with(Changes::one(question, Some(Answer::Text(words)))),
        None if is_own => answers.with(Changes::one(question, None)),
        None => answers,
    }
}
