//! An answer that was extracted, and reading the value of a question where it begins.

use domain::content::Lexicon;
use domain::content::question::{AnswerRule, Kind, Question};
use jiff::civil::Date;
use serde_json::{Value, json};

use super::names::PersonMention;
use super::words::{Span, Stop, Text};
use super::{addresses, dates, names, put_right};

/// An answer that was extracted, not yet checked.
#[derive(Clone, Debug)]
pub(super) struct Extracted<'a> {
    pub(super) question: &'a Question,
    pub(super) value: Value,
    /// The words that say it, with what leads up to it.
    pub(super) words: Span,
    /// The value itself.
    pub(super) at: Span,
    /// Whether the words name the question, so that it is this answer whatever was asked.
    pub(super) is_named: bool,
}

/// A message, and what has to be known to read it.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub(super) text: &'a Text<'a>,
    pub(super) lexicon: &'a Lexicon,
    pub(super) today: Date,
}

impl<'a> Reader<'a> {
    /// The value of a question that begins at this word, and its place.
    pub(super) fn value_at(&self, question: &Question, from: usize) -> Option<(Value, Span)> {
        if question.kind == Kind::Date {
            return self.date_near(from);
        }
        let place = match question.rule {
            AnswerRule::Name => self.name_said_last(from),
            AnswerRule::Address | AnswerRule::FloridaAddress => addresses::address_at(self.text, from)
                .filter(|place| addresses::is_plausible(self.text, *place)),
            _ if question.phrasing.relation => self.relation_at(from),
            _ if question.kind == Kind::Text => self.line(from),
            _ => self.rest(from),
        }?;
        Some((json!(self.text.written(place)), place))
    }

    /// The name that begins at this word, or the one that is put in its place at once.
    fn name_said_last(&self, from: usize) -> Option<Span> {
        let next = |at: usize| {
            let lead = self.text.longest_at(at, &self.lexicon.before_any);
            self.named_at(lead.map_or(at, |lead| lead.to)).name.filter(|name| name.len() > 1)
        };
        put_right::last_said(self.text, self.lexicon, self.named_at(from).name?, next)
    }

    pub(super) fn named_at(&self, from: usize) -> PersonMention {
        names::name_at(self.text, from, self.lexicon)
    }

    /// The relation that begins at this word, with what says which one it is.
    pub(super) fn relation_at(&self, from: usize) -> Option<Span> {
        let relation = self.named_at(from).relation?;
        Some(names::whole_relation(self.text, relation, self.lexicon))
    }

    /// A date may have "on" and the like before it.
    fn date_near(&self, from: usize) -> Option<(Value, Span)> {
        let end = self.text.sentence_end(from).min(from + 3);
        let found = (from..end).find_map(|at| dates::date_at(self.text, at, self.lexicon));
        found.map(|(date, place)| (json!(date.to_string()), place))
    }

    /// A place or the like, without what is said after it: "Marathon, Florida, i put key west by mistake".
    pub(super) fn line(&self, from: usize) -> Option<Span> {
        let rest = self.rest(from)?;
        let to = addresses::remark_after(self.text, from, rest.to, self.lexicon).unwrap_or(rest.to);
        Some(Span { from, to })
    }

    /// What is left of the sentence.
    fn rest(&self, from: usize) -> Option<Span> {
        let place = Span { from, to: self.text.sentence_end(from) };
        (!self.text.written(place).is_empty()).then_some(place)
    }

    pub(super) fn all(&self) -> Span {
        Span { from: 0, to: self.text.words.len() }
    }

    /// What stands in quotation marks, where one stretch does: the person says that it is to be taken as it is.
    pub(super) fn quoted(words: &str) -> Option<&str> {
        let (open, close) = if words.contains('“') { ('“', '”') } else { ('"', '"') };
        let (before, rest) = words.split_once(open)?;
        let (inner, after) = rest.split_once(close)?;
        let is_capital = |word: &str| word.starts_with(char::is_uppercase);
        // Robert “Bob” Lee has a nickname.
        let is_in_a_name =
            before.split_whitespace().next_back().is_some_and(is_capital) && is_capital(after.trim_start());
        (!inner.trim().is_empty() && !after.contains(open) && !is_in_a_name).then(|| inner.trim())
    }

    /// Whether this word begins with a capital.
    pub(super) fn is_capital(&self, at: usize) -> bool {
        self.text.is_capital(at)
    }

    /// Whether nothing but an end or a comma separates this word from the one before.
    pub(super) fn is_set_off(&self, at: usize) -> bool {
        at > 0 && self.text.words.get(at - 1).is_some_and(|word| word.stop > Stop::None)
    }
}
