//! Words that are shaped once in a process.
//!
//! Only words of small letters are kept, with the signs around them: drafted text is full of them, while names,
//! amounts and addresses, which have capitals or figures, leave the memory with their paper.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock, RwLock},
};

use crate::{face::Style, glyph::Word};

type Words = HashMap<Box<str>, Arc<Word>>;

/// More than the drafted text of all documents has.
const MOST: usize = 8_000;
const LONGEST: usize = 24;

static WORDS: LazyLock<RwLock<HashMap<(Style, u16), Words>>> = LazyLock::new(RwLock::default);

/// The word, when it has been shaped before.
pub(crate) fn look_up(style: Style, tracking: u16, text: &str) -> Option<Arc<Word>> {
    WORDS.read().ok()?.get(&(style, tracking))?.get(text).cloned()
}

/// Keeps a word that is worth it.
pub(crate) fn keep(style: Style, tracking: u16, text: &str, word: &Arc<Word>) {
    if !is_drafted(text) {
        return;
    }
    let Ok(mut words) = WORDS.write() else { return };
    let words = words.entry((style, tracking)).or_default();
    if words.len() < MOST {
        words.insert(Box::from(text), Arc::clone(word));
    }
}

fn is_drafted(text: &str) -> bool {
    let sign = |c: char| ".,;:()“”‘’".contains(c);
    text.len() <= LONGEST && text.trim_matches(sign).chars().all(|c| c.is_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::is_drafted;

    #[test]
    fn nothing_of_a_person_is_kept() {
        assert!(["property;", "“will”", "a", "(including"].into_iter().all(is_drafted));
        assert!(!["Maria", "32084", "ana@example.org", "y2k", "o’neill", "josé"].into_iter().any(is_drafted));
    }
}
