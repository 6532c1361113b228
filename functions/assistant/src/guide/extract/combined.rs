//! The answer to the question that was asked, together with everything else that was said.

use domain::content::question::{AnswerRule, Question};
use serde_json::json;

use super::asked::{self, AskedMessage};
use super::context::Context;
use super::no_answer::NoAnswer;
use super::reader::Extracted;
use super::words::Span;
use super::{correct, follow};

impl<'a> Context<'a, '_> {
    /// The answer to the question that was asked with what else was said, or what was put right in their place.
    pub(super) fn extracted(&self) -> Result<Vec<Extracted<'a>>, NoAnswer> {
        let corrected = self.corrected();
        if !corrected.is_empty() {
            return Ok(corrected);
        }
        let asked = self.answer();
        if asked::is_free(self.asked) {
            return asked.map(|extracted| vec![extracted]);
        }
        match asked {
            Ok(extracted) if self.is_claimed(&extracted) && self.asides.is_empty() => Err(NoAnswer::Nothing),
            Ok(extracted) if !self.belongs_elsewhere(&extracted) => Ok(self.with_others(extracted)),
            Err(NoAnswer::TwoNames) => self.both_names().ok_or(NoAnswer::TwoNames),
            Err(no_answer) if self.asides.is_empty() => Err(no_answer),
            _ => Ok(self.opened(self.asides.clone())),
        }
    }

    /// The answer to the question that was asked.
    fn answer(&self) -> Result<Extracted<'a>, NoAnswer> {
        let people = &self.people();
        let from = correct::start(self.reader);
        let taken: &Vec<Span> = &self.asides.iter().map(|aside| aside.words).collect();
        let asked = AskedMessage { reader: self.reader, words: self.conversation.words, from, people, taken };
        asked::read(&asked, self.asked, self.own.clone())
    }

    /// Whether the value was said of another question, and is saved there.
    fn is_claimed(&self, extracted: &Extracted<'a>) -> bool {
        let is_typed = extracted.question.kind.is_typed_or_dated();
        !extracted.is_named && is_typed && self.claimed.iter().any(|place| place.overlaps(extracted.at))
    }

    /// Whether the words that seem to answer the question were said of another.
    fn belongs_elsewhere(&self, extracted: &Extracted<'a>) -> bool {
        let is_typed = extracted.question.kind.is_typed_or_dated();
        let takes = |aside: &Extracted<'_>| {
            aside.at.overlaps(extracted.at) || is_typed && aside.words.overlaps(extracted.at)
        };
        !extracted.is_named
            && is_typed
            && (self.asides.iter().any(takes) || self.is_written_otherwise(extracted))
    }

    /// "Oh dear, my name is Ana Diaz": small letters beside a name in capitals are no name.
    fn is_written_otherwise(&self, extracted: &Extracted<'a>) -> bool {
        let is_name = |each: &Extracted<'_>| each.question.rule == AnswerRule::Name;
        let is_large = |each: &Extracted<'_>| self.reader.is_capital(each.at.from);
        is_name(extracted)
            && !is_large(extracted)
            && self.asides.iter().any(|aside| is_name(aside) && is_large(aside))
    }

    /// "Jordan Carter and Alex Rivera", where two are asked for by name one after the other.
    fn both_names(&self) -> Option<Vec<Extracted<'a>>> {
        let other = self.conversation.document_type.question(self.asked.phrasing.pair.as_deref()?)?;
        if self.conversation.answers.get(&other.id).is_some() {
            return None;
        }
        let first = self.reader.named_at(correct::start(self.reader)).name?;
        let joint = self.reader.text.at(first.to, "and")?;
        let second = self.reader.named_at(joint.to).name.filter(|name| self.reader.is_capital(name.from))?;
        let extracted = |question: &'a Question, at: Span| {
            let value = json!(self.reader.text.written(at));
            Extracted { question, value, words: at, at, is_named: true }
        };
        let both = [extracted(self.asked, first), extracted(other, second)];
        let is_free = |aside: &&Extracted<'a>| {
            both.iter().all(|each| !self.excludes(each, aside) && !each.at.overlaps(aside.words))
        };
        let others: Vec<Extracted<'a>> = self.asides.iter().filter(is_free).cloned().collect();
        Some(self.opened(both.into_iter().chain(others).collect()))
    }

    /// The answer, what was added right after it, and what else was said.
    fn with_others(&self, extracted: Extracted<'a>) -> Vec<Extracted<'a>> {
        let added = self.added(&extracted);
        let people: Vec<Extracted<'a>> =
            [&extracted].into_iter().chain(&added).chain(&self.asides).cloned().collect();
        let asides = self.asides.iter().filter_map(|aside| self.of_whom_was_named(aside.clone(), &people));
        let mut all = vec![extracted];
        for other in added.iter().cloned().chain(asides) {
            if self.is_news(&other) && !all.iter().any(|each| self.excludes(each, &other)) {
                all.push(other);
            }
        }
        self.opened(all)
    }

    /// What was added right after an answer.
    fn added(&self, extracted: &Extracted<'a>) -> Vec<Extracted<'a>> {
        let questions = &self.conversation.document_type.questions;
        let named = self.asides.iter().chain([extracted]);
        named.flat_map(|each| follow::after(self.reader, each, questions)).collect()
    }

    /// Whether one answer leaves no place for another: it is to the same question, or in the same words.
    fn excludes(&self, one: &Extracted<'a>, other: &Extracted<'a>) -> bool {
        let has_its_words = one.at.overlaps(other.at) && one.question.kind.is_typed_or_dated();
        one.question.id == other.question.id || has_its_words && !self.is_of_both(other)
    }
}
