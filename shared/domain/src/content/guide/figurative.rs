//! What a thing is said to do is no violence: "the paperwork beats me".

use std::borrow::Cow;

use serde::Deserialize;

use crate::text::phrase::spoken;

/// A comma is one: in "he burns my papers, beats me" the papers beat nobody.
const ENDS: [char; 6] = ['.', '!', '?', ';', ',', '\n'];

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figurative {
    /// What may stand before the thing where a part of a sentence begins with it: "the". With anything else before it someone may
    /// be doing it: "he found the papers beat me up".
    leads: Vec<String>,
    things: Vec<String>,
    deeds: Vec<String>,
}

impl Figurative {
    /// The words without what things are said to do; as they are, where nothing of the kind is said.
    pub(super) fn left_out<'a>(&self, words: &'a str) -> Cow<'a, str> {
        let parts: Vec<&str> = words.split_inclusive(ENDS).collect();
        if !parts.iter().any(|part| self.after_deed(part).is_some()) {
            return Cow::Borrowed(words);
        }
        let literal = |part: &&str| self.after_deed(part).unwrap_or_else(|| (*part).to_string());
        Cow::Owned(parts.iter().map(literal).collect())
    }

    /// What is left of a part that says what a thing does.
    fn after_deed(&self, part: &str) -> Option<String> {
        let said = format!("{} ", spoken(part));
        let mut rest = said.as_str();
        while let Some(next) = past(rest, &self.leads) {
            rest = next;
        }
        let rest = past(past(rest, &self.things)?, &self.deeds)?;
        Some(format!(" {}. ", rest.trim()))
    }
}

/// Past the longest of the phrases that the words begin with.
fn past<'a>(words: &'a str, phrases: &[String]) -> Option<&'a str> {
    let begun = phrases.iter().filter_map(|each| words.strip_prefix(each.as_str())?.strip_prefix(' '));
    begun.min_by_key(|rest| rest.len())
}
