//! What a person takes back: then nothing of the message answers the question that was asked.

use domain::content::question::Question;

use super::context::Context;
use super::reader::Extracted;
use super::{asked, correct, denied};

impl<'a> Context<'a, '_> {
    /// What the person takes back, where they do: then nothing of it answers the question that was asked.
    pub(super) fn corrected(&self) -> Vec<Extracted<'a>> {
        let denied = denied::said_anew(self.reader, &self.answered());
        if denied.is_none() && !self.takes_back() {
            return Vec::new();
        }
        let related = correct::of_relation(self.reader, self.asked, &self.reachable());
        match related.or(denied) {
            Some(extracted) => vec![extracted],
            None if self.asides.is_empty() => self.put_right().into_iter().collect(),
            None => self.opened(self.asides.clone()),
        }
    }

    /// The answer that is said to be otherwise.
    fn put_right(&self) -> Option<Extracted<'a>> {
        let questions = self.reachable();
        let news = |extracted: Option<Extracted<'a>>| extracted.filter(|extracted| self.is_news(extracted));
        let parent = || correct::of_parent(self.reader, self.parent()?);
        news(correct::of_named(self.reader, &questions))
            .or_else(|| news(correct::of_option(self.reader, &questions)))
            .or_else(|| news(parent()))
            .or_else(|| correct::of_word(self.reader, &self.answered()))
    }

    /// "No" alone may be an answer, and a text of the person's own may begin with anything.
    fn takes_back(&self) -> bool {
        let from = correct::start(self.reader);
        let only_no = from == 1 && matches!(self.reader.text.low(0).as_str(), "no" | "nope");
        let may_be_no = asked::is_free(self.asked) || self.asked.kind.is_choice() && !self.is_about_another();
        (from > 0 && !(only_no && may_be_no))
            || correct::is_asked(self.reader)
            || correct::is_moved(self.reader, &self.reachable_answered())
            || self.restates()
    }

    fn reachable_answered(&self) -> Vec<&'a Question> {
        self.answered().into_iter().map(|(question, _)| question).collect()
    }

    /// The choice that made the question apply.
    fn parent(&self) -> Option<&'a Question> {
        let mentioned = self.asked.when.as_ref()?.questions();
        mentioned
            .into_iter()
            .find_map(|id| self.talk.document_type.question(id))
            .filter(|question| question.kind.is_choice())
    }

    /// "No, my name is Maria Lopez" does not say no to what was asked, where another name is saved.
    fn is_about_another(&self) -> bool {
        let is_another = |extracted: &Extracted<'_>| {
            extracted.question.kind.is_typed_or_dated()
                && self.talk.answers.get(&extracted.question.id).is_some()
        };
        self.asides.iter().any(is_another)
    }

    /// A short message that says nothing but the answer to a question that has another.
    fn restates(&self) -> bool {
        const FEW_WORDS: usize = 14;
        let is_answered = |extracted: &Extracted<'_>| self.talk.answers.get(&extracted.question.id).is_some();
        let fills = |extracted: &Extracted<'_>| {
            extracted.words.from <= 1
                && (extracted.words.to + 1 >= self.reader.text.words.len()
                    || self.reader.text.low(extracted.words.to) == "not")
        };
        asked::is_free(self.asked)
            && self.reader.text.words.len() <= FEW_WORDS
            && self.asides.iter().any(|extracted| {
                extracted.question.kind.is_typed_or_dated() && is_answered(extracted) && fills(extracted)
            })
    }
}
