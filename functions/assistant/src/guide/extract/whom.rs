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
        let is_of_third = self.reader.lexicon.third_person.contains(&self.reader.text.low(aside.words.from));
        let Some(person) = named_before(&aside, extracted).filter(|_| is_of_third) else {
            return Some(aside);
        };
        let is_same = aside.question.phrasing.of.as_deref().is_none_or(|of| of == person.id);
        if is_same {
            return Some(aside);
        }
        let asks_the_same = |each: &&Question| {
            each.phrasing.of.as_deref() == Some(&*person.id)
                && each.rule == aside.question.rule
                && each.phrasing.relation == aside.question.phrasing.relation
        };
        let question = self.talk.document_type.questions.iter().find(asks_the_same)?;
        Some(Extracted { question, ..aside })
    }
}

/// The last person whom the message names before this.
fn named_before<'a>(aside: &Extracted<'a>, extracted: &[Extracted<'a>]) -> Option<&'a Question> {
    let names = extracted.iter().filter(|each| each.question.rule == AnswerRule::Name);
    let before = names.filter(|each| each.at.to <= aside.words.from);
    before.max_by_key(|each| each.at.from).map(|each| each.question)
}
