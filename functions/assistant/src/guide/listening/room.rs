//! A message where a question was asked, and what is known there.

use domain::content::condition::Condition;
use domain::content::question::{AnswerRule, Question};
use serde_json::json;

use super::aside;
use super::heard::{Ear, Heard};
use super::inquiry::inquires;
use super::words::Span;
use crate::talk::Talk;

/// A message where a question was asked.
pub(super) struct Room<'a, 'b> {
    pub(super) talk: &'b Talk<'a>,
    pub(super) asked: &'a Question,
    pub(super) ear: Ear<'b>,
    /// The answer that was said with words that name the question that was asked.
    pub(super) own: Option<Heard<'a>>,
    /// Answers to other questions, as far as they are news.
    pub(super) asides: Vec<Heard<'a>>,
    /// Where answers to other questions stand, news or not.
    pub(super) claimed: Vec<Span>,
}

impl<'a, 'b> Room<'a, 'b> {
    /// Listens for what was said with words that name a question.
    pub(super) fn new(talk: &'b Talk<'a>, asked: &'a Question, ear: Ear<'b>) -> Self {
        let mut room = Self { talk, asked, ear, own: None, asides: Vec::new(), claimed: Vec::new() };
        let named = aside::all(ear, &room.reachable());
        let (own, others): (Vec<_>, Vec<_>) =
            named.into_iter().partition(|heard| heard.question.id == asked.id);
        room.own = own
            .into_iter()
            .filter(|heard| !heard.question.kind.is_choice())
            .max_by_key(|heard| heard.at.from);
        room.claimed = others
            .iter()
            .filter(|heard| heard.question.kind.is_typed_or_dated())
            .map(|heard| heard.at)
            .collect();
        let own_at = room.own.as_ref().map(|own| own.at);
        let taken =
            |heard: &Heard<'_>| own_at.is_some_and(|own| own.overlaps(heard.at)) && !room.is_of_both(heard);
        let asks = inquires(talk.words);
        let is_idle = |heard: &Heard<'_>| asks && !heard.question.kind.is_typed_or_dated();
        let is_new = |heard: &Heard<'a>| room.is_news(heard) && !taken(heard) && !is_idle(heard);
        let news = others.into_iter().filter(is_new).collect();
        room.asides = room.one_for_each_place(news);
        room
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
        let all = self.talk.kind.questions.iter();
        all.filter(|each| self.talk.interview.is_visible(&each.id) || opened(each)).collect()
    }

    /// "We both live at …" answers two questions.
    pub(super) fn is_of_both(&self, heard: &Heard<'_>) -> bool {
        let words = self.ear.text.written(heard.words).to_lowercase();
        words.contains("both") && self.ear.text.written(heard.at).len() < words.len()
    }

    /// Whether it says something else than what is saved.
    pub(super) fn is_news(&self, heard: &Heard<'_>) -> bool {
        let saved = self.talk.answers.get(&heard.question.id);
        saved.is_none_or(|saved| json!(saved) != heard.value)
    }

    /// The questions that have an answer, with it.
    pub(super) fn answered(&self) -> Vec<(&'a Question, &'a str)> {
        let answers = self.talk.answers;
        self.talk.applying().filter_map(|each| Some((each, answers.get(&each.id)?.text()))).collect()
    }
}
