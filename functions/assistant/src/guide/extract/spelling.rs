//! A misspelled word of an option: "widdowed".

use super::options::{SMALL, tokens};

/// Shorter words are too much like others.
const SHORTEST: usize = 8;
/// From so many letters on, two may differ.
const LONG: usize = 11;

/// What was said, with the one long word that it has as an option spells it. Nothing else tells which option is meant.
pub(super) fn corrected(options: &[String], mut said: Vec<String>) -> Vec<String> {
    let is_telling = |word: &String| !SMALL.contains(&word.as_str());
    let telling: Vec<usize> = (0..said.len()).filter(|at| is_telling(&said[*at])).collect();
    if let [at] = telling.as_slice()
        && let Some(word) = meant(options, &said[*at])
    {
        said[*at] = word;
    }
    said
}

/// The only word of the options that is like this one. The first letter is seldom wrong, and "unregistered" is not "registered".
fn meant(options: &[String], word: &str) -> Option<String> {
    let length = word.chars().count();
    let most = if length < LONG { 1 } else { 2 };
    let is_like = |own: &String| {
        own.chars().next() == word.chars().next() && strsim::damerau_levenshtein(own, word) <= most
    };
    let mut like: Vec<String> = options.iter().flat_map(|option| tokens(option)).filter(is_like).collect();
    like.dedup();
    like.pop().filter(|_| like.is_empty() && length >= SHORTEST)
}
