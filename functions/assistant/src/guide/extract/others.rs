//! Of whom something is said.

use domain::content::Lexicon;

use super::words::{Span, Text};

/// "My parents are divorced" is said of the parents, "if divorced" of no one, and "we lost a son" of no child to be named.
pub(super) fn is_of_others(text: &Text<'_>, place: Span, lexicon: &Lexicon) -> bool {
    let start = (0..=place.from).rev().find(|at| text.begins(*at)).unwrap_or_default();
    let before: Vec<String> = (start..place.from).map(|at| text.low(at)).collect();
    let is_own = before
        .iter()
        .any(|word| matches!(word.as_str(), "i" | "i'm" | "im" | "we" | "we're" | "our" | "i've" | "ours"));
    let is_other = |word: &String| {
        lexicon.relations.contains(word)
            || matches!(word.as_str(), "parents" | "his" | "her" | "their" | "friends")
    };
    let is_supposed = |word: &String| matches!(word.as_str(), "if" | "unless" | "once");
    let is_lost = |word: &String| word == "lost";
    before.iter().any(|word| is_supposed(word) || is_lost(word)) || !is_own && before.iter().any(is_other)
}

/// The words with the people in them called as the options call them: "Nina will pay" is "petitioner will pay".
pub(super) fn with_roles(words: &str, people: &[(String, String)]) -> String {
    let mut words = words.to_string();
    for (name, role) in people {
        let first = name.split_whitespace().next().unwrap_or(name);
        let is_shared =
            people.iter().filter(|(other, _)| other.split_whitespace().next() == Some(first)).count() > 1;
        words = with_word(&words, name, role);
        if !is_shared && first.chars().count() > 1 {
            words = with_word(&words, first, role);
        }
    }
    words
}

/// Another in the place of a name, where it stands as a whole word: "An" is not in "And".
fn with_word(words: &str, name: &str, role: &str) -> String {
    let mut made = String::new();
    let mut rest = words;
    while let Some(at) = rest.find(name) {
        let (before, after) = (&rest[..at], &rest[at + name.len()..]);
        let is_whole = !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric);
        made.push_str(before);
        made.push_str(if is_whole { role } else { name });
        rest = after;
    }
    made + rest
}
