//! How a word of a name is written.

pub(super) fn is_large(word: &str) -> bool {
    word.starts_with(char::is_uppercase) || word.starts_with(is_unicase)
}

/// Letters of scripts that have no capitals.
fn is_unicase(c: char) -> bool {
    c.is_alphabetic() && !c.is_lowercase() && !c.is_uppercase()
}

pub(super) fn is_name_word(word: &str) -> bool {
    const LONGEST: usize = 25;
    !is_spelled_out(word)
        && word.chars().count() <= LONGEST
        && word.chars().all(|c| {
            c.is_alphabetic() || "-'’.\u{301}\u{303}\u{308}\u{300}\u{302}".contains(c) || is_combining(c)
        })
}

fn is_combining(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c)
}

/// "R-O-S-A".
pub(super) fn is_spelled_out(word: &str) -> bool {
    const FEWEST_LETTERS: usize = 3;
    word.split('-').filter(|part| part.chars().count() == 1).count() >= FEWEST_LETTERS
}
