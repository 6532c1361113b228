//! What the classifier sees of a text: words, neighbors, and runs of letters, each as a number. Case, accents, apostrophes
//! and letters that are drawn out make no difference, because people in danger type in a hurry.

use std::collections::BTreeMap;
use std::iter::once;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::roots::root;

/// A feature of a text, and how much it weighs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Feature {
    /// What it is, hashed.
    pub hash: u64,
    /// The weights of a text's features have the length 1.
    pub value: f32,
}

/// The shortest and the longest run of letters.
const RUNS: [usize; 3] = [3, 4, 5];
/// A word itself, and two that stand apart, count less than what it is counted as.
const WORD_VALUE: f32 = 0.5;
/// A run of letters counts less than a word: there are many of them.
const RUN_VALUE: f32 = 0.3;

/// The features of a text.
#[must_use]
pub fn features(text: &str) -> Vec<Feature> {
    let words = plain_words(text);
    if words.is_empty() {
        return Vec::new();
    }
    let roots: Vec<String> = words.iter().map(|word| root(word)).collect();
    let mut found: BTreeMap<u64, f32> = BTreeMap::new();
    for (word, root) in words.iter().zip(&roots) {
        found.insert(hash(&["r", root]), 1.0);
        found.insert(hash(&["w", word]), WORD_VALUE);
        for run in runs(word) {
            found.insert(hash(&["c", &run]), RUN_VALUE);
        }
    }
    let row: Vec<&str> = once("^").chain(roots.iter().map(String::as_str)).chain(once("$")).collect();
    for pair in row.windows(2) {
        found.insert(hash(&["2", pair[0], pair[1]]), 1.0);
    }
    for three in row.windows(3) {
        found.insert(hash(&["3", three[0], three[1], three[2]]), 1.0);
        found.insert(hash(&["s", three[0], three[2]]), WORD_VALUE);
    }
    for four in row.windows(4) {
        found.insert(hash(&["t", four[0], four[3]]), WORD_VALUE);
    }
    let length = found.values().map(|value| value * value).sum::<f32>().sqrt().max(1.0);
    found.into_iter().map(|(hash, value)| Feature { hash, value: value / length }).collect()
}

/// The words of a text in small letters without accents; a number is only a number.
fn plain_words(text: &str) -> Vec<String> {
    let letters = text.nfd().filter(|c| !is_combining_mark(*c) && !matches!(c, '\'' | '’' | '‘' | '`'));
    let plain: String =
        letters.flat_map(char::to_lowercase).map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    plain.split_whitespace().map(plain_word).collect()
}

/// "Sooo" is "so", and every number the same.
fn plain_word(word: &str) -> String {
    if word.chars().all(|c| c.is_ascii_digit()) {
        return "0".to_string();
    }
    let letters: Vec<char> = word.chars().collect();
    let is_drawn_out = |at: usize| {
        let same = |other: usize| letters.get(other) == Some(&letters[at]);
        at >= 1 && same(at - 1) && (same(at + 1) || at >= 2 && same(at - 2))
    };
    (0..letters.len()).filter(|at| !is_drawn_out(*at)).map(|at| letters[at]).collect()
}

/// Runs of letters within a word, with its ends.
fn runs(word: &str) -> Vec<String> {
    let letters: Vec<char> = format!("_{word}_").chars().collect();
    RUNS.iter().flat_map(|length| letters.windows(*length)).map(|run| run.iter().collect()).collect()
}

/// FNV-1a over the parts, with a mark between them: the same on every machine and in every release of Rust.
fn hash(parts: &[&str]) -> u64 {
    const START: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    let bytes = parts.iter().flat_map(|part| part.bytes().chain([0]));
    let hashed = bytes.fold(START, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME));
    // The low bits choose the bucket: the high ones are mixed in.
    hashed ^ (hashed >> 29) ^ (hashed >> 47)
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
