//! The facts that are asked for, and what was given for them.

use super::Interview;
use super::facts::FactValue;
use crate::content::fact::Fact;

impl<'a> Interview<'a> {
    /// What a calculation comes to: `worksheet.guideline`. Nothing where it comes to nothing.
    #[must_use]
    pub fn calculated(&self, id: &str) -> Option<&FactValue> {
        self.calculated.get(id)
    }

    /// What was given for a fact, or what a calculation comes to.
    #[must_use]
    pub fn given(&self, id: &str) -> Option<&FactValue> {
        self.calculated(id).or_else(|| self.fact(id))
    }

    /// What was given for a fact that is asked for.
    #[must_use]
    pub fn fact(&self, id: &str) -> Option<&'a FactValue> {
        // Looked up first: most ids of a condition were not given, and whether one is asked for takes a walk over conditions.
        let given = self.facts?.get(id)?;
        self.document_type.fact(id).is_some_and(|fact| self.asks_for(fact)).then_some(given)
    }

    /// The ids of the facts that are asked for and compose no answer.
    #[must_use]
    pub fn details(&self) -> Vec<String> {
        self.asked().filter(|fact| fact.is_detail()).map(|fact| fact.id.clone()).collect()
    }

    /// The ids of the facts that are asked for and compose the answer of a question.
    #[must_use]
    pub fn composing(&self) -> Vec<String> {
        self.asked().filter(|fact| !fact.is_detail()).map(|fact| fact.id.clone()).collect()
    }

    pub(super) fn asked(&self) -> impl Iterator<Item = &'a Fact> + '_ {
        self.document_type.facts.iter().filter(|fact| self.asks_for(fact))
    }

    /// Whether the answer to a question is written from a fact.
    #[must_use]
    pub fn is_composed(&self, question: &str) -> bool {
        let composes = |fact: &&Fact| fact.composes.as_deref() == Some(question);
        self.document_type.facts.iter().filter(composes).any(|fact| self.fact(&fact.id).is_some())
    }

    /// Whether a fact is asked for. One that composes an answer is where that question is.
    pub(super) fn asks_for(&self, fact: &Fact) -> bool {
        fact.composes.as_ref().is_none_or(|question| self.is_visible(question))
            && fact.when.as_ref().is_none_or(|when| when.holds(self))
    }

    /// Everything visible in the person's own words, with the id of its question or detail.
    pub fn own_words(&self) -> impl Iterator<Item = (&'a str, &'a str)> + '_ {
        let typed = self.questions().filter(|(_, question)| question.kind.is_typed());
        let answers = typed
            .filter_map(|(_, question)| Some((question.id.as_str(), self.answers.get(&question.id)?.text())));
        let details = self.document_type.facts.iter().filter(|fact| fact.is_detail());
        answers.chain(details.flat_map(|detail| {
            let words = self.fact(&detail.id).into_iter().flat_map(|value| value.own_words(detail));
            words.map(|words| (detail.id.as_str(), words))
        }))
    }

    /// Every address that was given as a detail, with the id of that detail.
    pub(super) fn addresses(&self) -> impl Iterator<Item = (&'a str, String)> + '_ {
        let value = |fact: &'a Fact| Some((fact.id.as_str(), self.fact(&fact.id)?.address()?.words()));
        self.document_type.facts.iter().filter_map(value)
    }
}
