//! A weapon, or pills, and where they are now: in a lap, at a temple, counted out. Whatever was asked, it is heard.

use serde::Deserialize;

use crate::danger;
use crate::text::phrase::{Phrase, sentences, spoken};

/// The most words from a thing to where it is: "my dads old gun here in my lap".
const WORDS_AFTER: usize = 4;
/// The most words from where it is to the thing: "in my lap is the gun".
const WORDS_BEFORE: usize = 3;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Armed {
    /// The kind of danger; none, where it is not clear whom it is meant for.
    pub(super) kind: Option<danger::Kind>,
    things: Vec<Phrase>,
    places: Vec<Phrase>,
    /// What anywhere in the sentence shows that it is not about now: a portrait.
    unless: Vec<Phrase>,
    /// What right before the thing shows that it is another: "glue" before "gun".
    unless_before: Vec<Phrase>,
    /// What right after the thing shows that it is another: "safe" after "gun".
    unless_next: Vec<Phrase>,
}

impl Armed {
    pub(super) fn is_meant(&self, words: &str) -> bool {
        sentences(words).any(|sentence| self.is_in(&format!(" {} ", spoken(sentence))))
    }

    fn is_in(&self, sentence: &str) -> bool {
        let is_told = self.unless.iter().any(|phrase| !places(sentence, phrase).is_empty());
        let at = |phrases: &[Phrase]| -> Vec<(usize, usize)> {
            phrases.iter().flat_map(|phrase| places(sentence, phrase)).collect()
        };
        let things: Vec<_> = at(&self.things).into_iter().filter(|at| self.is_one(sentence, *at)).collect();
        let is_there = |place: (usize, usize)| things.iter().any(|thing| are_near(sentence, *thing, place));
        !is_told && at(&self.places).into_iter().any(is_there)
    }

    fn is_one(&self, sentence: &str, (from, to): (usize, usize)) -> bool {
        let (before, after) = (&sentence[..from], sentence[to..].trim_start());
        let led = |phrase: &Phrase| before.ends_with(&format!(" {} ", spoken(phrase.as_str())));
        let followed = |phrase: &Phrase| after.starts_with(&format!("{} ", phrase.plain()));
        !self.unless_before.iter().any(led) && !self.unless_next.iter().any(followed)
    }
}

/// Where the words of a phrase stand in a sentence that begins and ends with a space.
fn places(sentence: &str, phrase: &Phrase) -> Vec<(usize, usize)> {
    let sought = format!(" {} ", spoken(phrase.as_str()));
    sentence.match_indices(&sought).map(|(at, found)| (at + 1, at + found.len() - 1)).collect()
}

fn are_near(sentence: &str, thing: (usize, usize), place: (usize, usize)) -> bool {
    let between =
        |from: usize, to: usize| sentence.get(from..to).map(|words| words.split_whitespace().count());
    between(thing.1, place.0).is_some_and(|words| words <= WORDS_AFTER)
        || between(place.1, thing.0).is_some_and(|words| words <= WORDS_BEFORE)
}
