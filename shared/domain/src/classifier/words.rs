//! The words of a text, however they are typed.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The words of a text in small letters without accents; a number is only a number.
pub(crate) fn plain_words(text: &str) -> Vec<String> {
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
