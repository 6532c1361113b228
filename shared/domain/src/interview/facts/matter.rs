//! Answers and facts of one document, and what the two sides of a question do to each other: a fact that changes rewrites the
//! answer that it composes, and an answer that is written by hand and differs from what the fact composes drops the fact.

use super::{FactChanges, Facts, compose};
use crate::content::DocumentType;
use crate::content::fact::Fact;
use crate::interview::answer::{Answer, AnswerChanges, Answers};

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
    pub fn with(self, document_type: &DocumentType, answers: AnswerChanges, facts: FactChanges) -> Self {
        self.with_facts(document_type, facts).with_answers(document_type, answers)
    }

    fn with_facts(mut self, document_type: &DocumentType, changes: FactChanges) -> Self {
        for (id, change) in changes.0 {
            let Some(fact) = document_type.fact(&id) else { continue };
            let before = composed(fact, &self.facts);
            match change {
                Some(value) => drop(self.facts.0.insert(id, value)),
                None => drop(self.facts.0.remove(&id)),
            }
            self.answers = recomposed(self.answers, fact, before, composed(fact, &self.facts));
        }
        self
    }

    /// An answer that says what it said before drops nothing, also when the fact would compose it otherwise today.
    fn with_answers(mut self, document_type: &DocumentType, changes: AnswerChanges) -> Self {
        let answers = self.answers.clone().with(changes);
        let text =
            |answers: &Answers, question: &str| answers.get(question).map(|each| each.text().to_string());
        let is_rewritten = |fact: &&Fact| {
            let question = fact.composes.as_deref();
            question.is_some_and(|question| text(&answers, question) != text(&self.answers, question))
        };
        for fact in document_type.facts.iter().filter(is_rewritten) {
            self.facts.0.remove(&fact.id);
        }
        self.answers = answers;
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
        Some(words) => answers.with(AnswerChanges::one(question, Some(Answer::Text(words)))),
        None if is_own => answers.with(AnswerChanges::one(question, None)),
        None => answers,
    }
}
