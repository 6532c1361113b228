//! Contractions written out, so that a phrase is found however it was typed.

use super::tokens::is_part;
use super::words::lower;

/// A word as phrases have it: "don't" is "do not", "name's" is "name is".
pub(super) fn written_out(word: &str) -> Vec<String> {
    let low = lower(word);
    let low = low.trim_end_matches(|c: char| !is_part(c));
    let two = |one: &str, other: &str| vec![one.to_string(), other.to_string()];
    if let Some((_, one, other)) = TYPED_TOGETHER.iter().find(|(together, ..)| *together == low) {
        return two(one, other);
    }
    for (ending, other) in
        [("n't", "not"), ("'m", "am"), ("'re", "are"), ("'ve", "have"), ("'ll", "will"), ("'d", "would")]
    {
        if let Some(one) = low.strip_suffix(ending) {
            return two(one, other);
        }
    }
    match low.strip_suffix("'s") {
        Some(one) if BEFORE_IS.contains(&one) => two(one, "is"),
        _ => vec![low.to_string()],
    }
}

const BEFORE_IS: [&str; 9] = ["it", "that", "he", "she", "name", "what", "who", "there", "here"];

/// What is written without its apostrophe, or does not come apart by rule.
const TYPED_TOGETHER: [(&str, &str, &str); 19] = [
    ("its", "it", "is"),
    ("can't", "can", "not"),
    ("cant", "can", "not"),
    ("cannot", "can", "not"),
    ("won't", "will", "not"),
    ("wont", "will", "not"),
    ("dont", "do", "not"),
    ("didnt", "did", "not"),
    ("doesnt", "does", "not"),
    ("havent", "have", "not"),
    ("isnt", "is", "not"),
    ("arent", "are", "not"),
    ("im", "i", "am"),
    ("ive", "i", "have"),
    ("thats", "that", "is"),
    ("hes", "he", "is"),
    ("shes", "she", "is"),
    ("whats", "what", "is"),
    ("let's", "let", "us"),
];
