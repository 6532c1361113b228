//! Cutting a message into what is judged by itself: one sentence in many may speak of danger.

use std::iter::once;

use crate::text::phrase::sentences;

/// Longer sentences are also judged in parts.
const LONGEST: usize = 16;
/// Words of a part.
const PART: usize = 12;
/// Words from the beginning of a part to the next.
const STEP: usize = 6;
/// Parts of a message that are looked at: the longest message has about a thousand words.
const MOST_PIECES: usize = 400;

/// The whole, its sentences, and parts of the long ones.
pub fn pieces(words: &str) -> impl Iterator<Item = String> {
    once(first_words(words)).chain(sentences(words).flat_map(parts)).take(MOST_PIECES)
}

/// As a whole only a short message is judged.
fn first_words(words: &str) -> String {
    words.split_whitespace().take(2 * LONGEST).collect::<Vec<_>>().join(" ")
}

fn parts(sentence: &str) -> Vec<String> {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    if words.len() <= LONGEST {
        return vec![words.join(" ")];
    }
    (0..words.len() - STEP)
        .step_by(STEP)
        .map(|from| &words[from..words.len().min(from + PART)])
        .map(|part| part.join(" "))
        .collect()
}
