//! What the classifier sees of a text: words, neighbors, runs of letters and what words mean, each as a number. Case, accents, apostrophes
//! and letters that are drawn out make no difference, because people in danger type in a hurry.

use std::collections::BTreeMap;
use std::iter::once;

use super::concepts::concepts;
use super::roots::root;
use crate::classifier::{Feature, hash, normalized, plain_words};

/// How long the runs of letters are.
const RUNS: [usize; 3] = [3, 4, 5];
/// A word itself, and two that stand apart, count less than what it is counted as.
const WORD_VALUE: f32 = 0.5;
/// A run of letters counts less than a word: there are many of them.
const RUN_VALUE: f32 = 0.3;
/// What words mean counts most: it is the same in every language.
const MEANING_VALUE: f32 = 1.5;
/// Meanings that stand no farther apart are one feature together: who does what to whom.
const NEAR: usize = 8;

/// The features of a text.
#[must_use]
pub fn features(text: &str) -> Vec<Feature> {
    let words = plain_words(text);
    if words.is_empty() {
        return Vec::new();
    }
    let roots: Vec<String> = words.iter().map(|word| root(word)).collect();
    let all = [of_words(&words), of_neighbors(&roots), of_meanings(&concepts(&words))];
    let found: BTreeMap<u64, f32> = all.into_iter().flatten().collect();
    normalized(found)
}

/// Words, and runs of letters within them.
fn of_words(words: &[String]) -> Vec<(u64, f32)> {
    let runs = words.iter().flat_map(|word| runs(word)).map(|run| (hash(&["c", &run]), RUN_VALUE));
    words.iter().map(|word| (hash(&["w", word]), WORD_VALUE)).chain(runs).collect()
}

/// Roots, two that are neighbors, and two with one between them.
fn of_neighbors(roots: &[String]) -> Vec<(u64, f32)> {
    let row: Vec<&str> = once("^").chain(roots.iter().map(String::as_str)).chain(once("$")).collect();
    let alone = roots.iter().map(|root| (hash(&["r", root]), 1.0));
    let pairs = row.windows(2).map(|pair| (hash(&["2", pair[0], pair[1]]), 1.0));
    let apart = row.windows(3).map(|three| (hash(&["s", three[0], three[2]]), WORD_VALUE));
    alone.chain(pairs).chain(apart).collect()
}

/// What the words mean, and two meanings in the order in which they are said.
fn of_meanings(meanings: &[Option<&str>]) -> Vec<(u64, f32)> {
    let known: Vec<(usize, &str)> =
        meanings.iter().enumerate().filter_map(|(at, meaning)| Some((at, (*meaning)?))).collect();
    let known = known.as_slice();
    let later =
        move |at: usize| known[at + 1..].iter().take_while(move |(place, _)| place - known[at].0 <= NEAR);
    let pair = move |at: usize| later(at).map(move |(_, other)| hash(&["kx", known[at].1, other]));
    let alone = known.iter().map(|(_, meaning)| hash(&["k", meaning]));
    alone.chain((0..known.len()).flat_map(pair)).map(|hash| (hash, MEANING_VALUE)).collect()
}

/// Runs of letters within a word, with its ends.
fn runs(word: &str) -> Vec<String> {
    let letters: Vec<char> = format!("_{word}_").chars().collect();
    RUNS.iter().flat_map(|length| letters.windows(*length)).map(|run| run.iter().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_it_is_typed_makes_no_difference() {
        let plain = features("he wont let me leave");
        for typed in ["He WON'T let me leave!!", "he won’t let me leeeave", "Hé wont  let me, leave"] {
            assert_eq!(features(typed), plain, "{typed}");
        }
        assert_ne!(features("he will let me leave"), plain);
        assert_eq!(features("call 12"), features("call 5550134"));
    }

    #[test]
    fn a_text_without_letters_has_no_features() {
        assert_eq!(features("?!"), []);
        assert_eq!(features(""), []);
    }
}
