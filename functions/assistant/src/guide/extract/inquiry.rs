//! Whether words ask about what can be chosen instead of choosing it.

use domain::text::phrase::spoken;

/// Beginnings and endings of a question that people also write without its mark.
const BEGINS: [&str; 18] = [
    "what does",
    "what do",
    "what is",
    "what are",
    "what if",
    "explain",
    "define",
    "difference",
    "which",
    "how",
    "why",
    "que significa",
    "can i",
    "can we",
    "could i",
    "should i",
    "do i have to",
    "is it",
];
const ENDS: [&str; 5] = ["meaning", "mean", "means", "means what", "right"];
const ANYWHERE: [&str; 7] =
    ["can i", "can we", "what does", "meaning of", "the difference between", "vle di", "que quiere decir"];

/// A question chooses nothing, whatever words of an option are in it.
pub(crate) fn inquires(words: &str) -> bool {
    let spoken = format!(" {} ", spoken(words));
    words.contains(['?', '¿'])
        || BEGINS.iter().any(|begin| spoken.starts_with(&format!(" {begin} ")))
        || ENDS.iter().any(|end| spoken.ends_with(&format!(" {end} ")))
        || ANYWHERE.iter().any(|phrase| spoken.contains(&format!(" {phrase} ")))
}
