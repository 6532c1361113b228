//! Of whom something is said: "Paul Brooks, he's my cousin" is said of the one who was just named.

use domain::content::question::{AnswerRule, Question};

use super::context::Context;
use super::reader::Extracted;

impl<'a> Context<'a, '_> {
    /// What was said of him or her as the answer about whom the message named last; none, where nothing of the kind is asked of them.
    pub(super) fn of_whom_was_named(
        &self,
        aside: Extracted<'a>,
        extracted: &[Extracted<'a>],
    ) -> Option<Extracted<'a>> {
        let of = aside.question.phrasing.of.as_deref();
        let person = named_before(&aside, extracted).filter(|_| self.is_of_a_third_person(&aside));
        let Some(person) = person.filter(|person| of.is_some_and(|of| of != person.id)) else {
            return Some(aside);
        };
        let asks_the_same = |each: &&Question| {
            each.phrasing.of.as_deref() == Some(&*person.id)
                && each.rule == aside.question.rule
                && each.phrasing.relation == aside.question.phrasing.relation
        };
        let question = self.conversation.document_type.questions.iter().find(asks_the_same)?;
        Some(Extracted { question, ..aside })
    }

    /// Whether the words that say it begin with "he", "her" or the like.
    pub(super) fn is_of_a_third_person(&self, extracted: &Extracted<'_>) -> bool {
        self.reader.lexicon.third_person.contains(&self.reader.text.low(extracted.words.from))
    }
}

/// The last person whom the message names before this.
fn named_before<'a>(aside: &Extracted<'a>, extracted: &[Extracted<'a>]) -> Option<&'a Question> {
    let names = extracted.iter().filter(|each| each.question.rule == AnswerRule::Name);
    let before = names.filter(|each| each.at.to <= aside.words.from);
    before.max_by_key(|each| each.at.from).map(|each| each.question)
}
