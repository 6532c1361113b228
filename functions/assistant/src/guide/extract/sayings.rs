//! What people say for an option: "my husband passed away" for Widowed.

use std::collections::BTreeMap;

use super::options::{GOING_ON, NOT};
use super::words::{Span, Stop, Text};

/// The one option that the words mean, by what people say for each, and where they say it.
pub(super) fn matched<'a>(text: &Text<'_>, sayings: &[&'a Sayings]) -> Option<(&'a String, Span)> {
    match all_matches(text, sayings).as_slice() {
        [(option, matched)] => Some((option, matched.first()?.place)),
        _ => None,
    }
}

/// For each option, words that mean it.
pub(super) type Sayings = BTreeMap<String, Vec<String>>;

/// Words that mean an option, where they stand.
#[derive(Clone, Copy)]
pub(super) struct PhraseMatch<'a> {
    pub(super) phrase: &'a str,
    pub(super) place: Span,
}

/// Each option that the words mean. What stands inside a longer phrase, or is denied, does not count.
pub(super) fn all_matches<'a>(
    text: &Text<'_>,
    sayings: &[&'a Sayings],
) -> Vec<(&'a String, Vec<PhraseMatch<'a>>)> {
    let all = places(text, sayings);
    let mut found: BTreeMap<&'a String, Vec<PhraseMatch<'a>>> = BTreeMap::new();
    for (option, matched) in &all {
        let PhraseMatch { phrase, place } = *matched;
        let is_inside = all.iter().any(|(_, other)| other.place.holds(place));
        if !is_inside && !is_denied(text, place, phrase) && !is_stray(text, place, phrase) {
            found.entry(option).or_default().push(*matched);
        }
    }
    found.into_iter().collect()
}

/// Options that are denied, with the words that deny them: "not medical" in "money only, not medical".
pub(super) fn denied<'a>(text: &Text<'_>, sayings: &[&'a Sayings]) -> Vec<(&'a String, PhraseMatch<'a>)> {
    const BETWEEN: [&str; 5] = ["just", "only", "a", "the", "for"];
    let denial = |place: Span| {
        let mut before = (0..place.from).rev().take_while(|at| text.words[*at].stop == Stop::None);
        before.find(|at| !BETWEEN.contains(&text.low(*at).as_str())).filter(|at| text.low(*at) == "not")
    };
    let with_denial = |(option, matched): (&'a String, PhraseMatch<'a>)| {
        let from = denial(matched.place).filter(|_| !denies_by(matched.phrase))?;
        Some((option, PhraseMatch { place: Span { from, ..matched.place }, ..matched }))
    };
    places(text, sayings).into_iter().filter_map(with_denial).collect()
}

/// Everywhere one of the phrases stands.
fn places<'a>(text: &Text<'_>, sayings: &[&'a Sayings]) -> Vec<(&'a String, PhraseMatch<'a>)> {
    let phrases = sayings.iter().flat_map(|each| each.iter());
    let said = phrases.flat_map(|(option, phrases)| phrases.iter().map(move |phrase| (option, phrase)));
    let of_phrase = |(option, phrase): (&'a String, &'a String)| {
        let matched = move |place| (option, PhraseMatch { phrase, place });
        text.places(phrase).into_iter().map(matched).collect::<Vec<_>>()
    };
    said.flat_map(of_phrase).collect()
}

/// A yes or a no counts at the beginning: "no matter what" says no to nothing, and "no CPR" to CPR alone.
fn is_stray(text: &Text<'_>, place: Span, phrase: &str) -> bool {
    let goes_on = || text.words.len() == 1 || GOING_ON.contains(&text.low(1).as_str());
    let stands_alone = || text.words.first().is_some_and(|first| first.stop > Stop::None) || goes_on();
    match phrase {
        "no" => place.from > 0 || !stands_alone(),
        "yes" | "sí" | "nope" | "sure" => place.from > 0,
        _ => false,
    }
}

/// "Not married" does not mean married. A phrase that itself says no is not denied by another no.
fn is_denied(text: &Text<'_>, place: Span, phrase: &str) -> bool {
    let denies = |at: usize| {
        let low = text.low(at);
        if at == 0 && is_an_opening(text) {
            return false;
        }
        low.ends_with("n't")
            || matches!(low.as_str(), "nor" | "cannot" | "dont" | "neither" | "nothing")
            || NOT.contains(&low.as_str())
    };
    let before = (place.from.saturating_sub(5)..place.from).rev();
    let mut before = before.take_while(|at| text.words[*at].stop == Stop::None);
    let is_joined = text.words.get(place.to - 1).is_some_and(|word| word.stop == Stop::None);
    !denies_by(phrase)
        && (before.any(denies) || is_joined && is_auxiliary(phrase) && text.low(place.to) == "not")
}

/// "No it should end then": the no is an answer by itself, and denies nothing of what follows.
fn is_an_opening(text: &Text<'_>) -> bool {
    const FOLLOWING: [&str; 14] =
        ["it", "i", "we", "he", "she", "they", "that", "this", "there", "the", "it's", "its", "i'm", "im"];
    matches!(text.low(0).as_str(), "no" | "nope" | "nah") && FOLLOWING.contains(&text.low(1).as_str())
}

/// "She does not": the denial follows. In "divorced not married" it is another's.
fn is_auxiliary(phrase: &str) -> bool {
    let last = phrase.rsplit(' ').next().unwrap_or_default();
    matches!(
        last,
        "do" | "does" | "did" | "have" | "has" | "is" | "are" | "was" | "will" | "would" | "can" | "could"
    )
}

fn denies_by(phrase: &str) -> bool {
    phrase.split(' ').any(|word| word == "neither" || word == "nobody" || NOT.contains(&word))
}
