//! A message where a question was asked, and what is known there.

use domain::content::condition::Condition;
use domain::content::question::{AnswerRule, Question};
use serde_json::json;

use super::aside;
use super::inquiry::inquires;
use super::reader::{Extracted, Reader};
use super::words::Span;
use crate::conversation::Conversation;

/// A message where a question was asked.
pub(super) struct Context<'a, 'b> {
    pub(super) conversation: &'b Conversation<'a>,
    pub(super) asked: &'a Question,
    pub(super) reader: Reader<'b>,
    /// The answer that was said with words that name the question that was asked.
    pub(super) own: Option<Extracted<'a>>,
    /// Answers to other questions, as far as they are news.
    pub(super) asides: Vec<Extracted<'a>>,
    /// Where answers to other questions stand, news or not.
    pub(super) claimed: Vec<Span>,
}

impl<'a, 'b> Context<'a, 'b> {
    /// Finds what was said with words that name a question.
    pub(super) fn new(conversation: &'b Conversation<'a>, asked: &'a Question, reader: Reader<'b>) -> Self {
        let mut context =
            Self { conversation, asked, reader, own: None, asides: Vec::new(), claimed: Vec::new() };
        let named = aside::all(reader, &context.reachable());
        let named = named.into_iter().filter(|each| !context.is_of_whom_is_asked(each));
        let (own, others): (Vec<_>, Vec<_>) = named.partition(|extracted| extracted.question.id == asked.id);
        let own = own.into_iter().filter(|extracted| !extracted.question.kind.is_choice());
        context.own = own.max_by_key(|extracted| extracted.at.from);
        let typed = others.iter().filter(|extracted| extracted.question.kind.is_typed_or_dated());
        context.claimed = typed.map(|extracted| extracted.at).collect();
        let news = others.into_iter().filter(|extracted| context.is_told(extracted)).collect();
        context.asides = context.one_for_each_place(news);
        context
    }

    /// Whether it is news, and said for itself: not in the words of the answer, and not in those that ask about an option.
    fn is_told(&self, extracted: &Extracted<'_>) -> bool {
        let is_taken = self.own.as_ref().is_some_and(|own| own.at.overlaps(extracted.at));
        let is_idle = || {
            !extracted.question.kind.is_typed_or_dated()
                && inquires(self.conversation.words, self.reader.lexicon)
        };
        self.is_news(extracted) && (!is_taken || self.is_of_both(extracted)) && !is_idle()
    }

    /// What the people named in the answers are called: "Nina" is the petitioner.
    pub(super) fn people(&self) -> Vec<(String, String)> {
        let named = self.answered().into_iter().filter(|(question, _)| question.rule == AnswerRule::Name);
        let called = |(question, name): (&Question, &str)| {
            Some((name.to_string(), question.phrasing.roles.first()?.clone()))
        };
        named.filter_map(called).collect()
    }

    /// Questions that apply, and those that an option would open.
    pub(super) fn reachable(&self) -> Vec<&'a Question> {
        let opened = |question: &&Question| matches!(question.when, Some(Condition::Is(_)));
        let all = self.conversation.document_type.questions.iter();
        all.filter(|each| self.conversation.interview.is_visible(&each.id) || opened(each)).collect()
    }

    /// "He's at 12 Oak St" is said of whom the question is about, where it is about a third person.
    fn is_of_whom_is_asked(&self, extracted: &Extracted<'_>) -> bool {
        let is_of_another = |phrase: &String| phrase.starts_with("he ") || phrase.starts_with("she ");
        let are_addresses = [self.asked, extracted.question].iter().all(|each| each.rule.is_address());
        are_addresses
            && extracted.question.id != self.asked.id
            && self.asked.phrasing.after.iter().any(is_of_another)
            && self.is_of_a_third_person(extracted)
    }

    /// "We both live at …" answers two questions.
    pub(super) fn is_of_both(&self, extracted: &Extracted<'_>) -> bool {
        let words = self.reader.text.written(extracted.words).to_lowercase();
        words.contains("both") && self.reader.text.written(extracted.at).len() < words.len()
    }

    /// Whether it says something else than what is saved.
    pub(super) fn is_news(&self, extracted: &Extracted<'_>) -> bool {
        let saved = self.conversation.answers.get(&extracted.question.id);
        saved.is_none_or(|saved| json!(saved) != extracted.value)
    }

    /// The questions that have an answer, with it.
    pub(super) fn answered(&self) -> Vec<(&'a Question, &'a str)> {
        let answers = self.conversation.answers;
        self.conversation.applying().filter_map(|each| Some((each, answers.get(&each.id)?.text()))).collect()
    }
}
