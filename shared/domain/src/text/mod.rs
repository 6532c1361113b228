//! Typed text in the one form in which it is stored, shown and printed, and the characters that have no place in it.
//!
//! A character that is printed otherwise than it is shown, or not at all, lets the review say something else than the signed
//! paper: a mark that turns the direction of writing makes "nhoJ" read "John" on a screen and "nhoJ" on paper. So such
//! characters are refused where they are typed. Source of the classes: the Unicode Character Database.

pub mod phrase;

use std::borrow::Cow;

use unicode_normalization::{UnicodeNormalization, is_nfc};
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// How much of the text before a hidden character is repeated to its author, in characters.
const REPEATED: usize = 24;

/// The text in its one form: accents composed (NFC), one kind of line end, no tabs and no odd spaces. It says the same.
#[must_use]
pub fn normal(text: &str) -> String {
    let composed: Cow<'_, str> =
        if is_nfc(text) { text.into() } else { text.nfc().collect::<String>().into() };
    let mut normal = String::with_capacity(composed.len());
    for c in composed.replace("\r\n", "\n").chars() {
        match c {
            '\r' | '\u{2028}' | '\u{2029}' => normal.push('\n'),
            '\t' => normal.push_str("    "),
            _ if is_odd_space(c) => normal.push(' '),
            _ => normal.push(c),
        }
    }
    normal
}

/// The normal form without characters that are not seen: what stored text comes to that was taken before they were refused.
#[must_use]
pub fn visible(text: &str) -> String {
    let shown: String = text.chars().filter(|&c| hidden(c).is_none()).collect();
    normal(&shown)
}

/// Why a text is refused that has a hidden character: which character it is, in plain words, and where it stands.
#[must_use]
pub fn refusal(text: &str) -> Option<String> {
    let (at, c, what) = text.char_indices().find_map(|(at, c)| Some((at, c, hidden(c)?)))?;
    let place = place(text.get(..at).unwrap_or_default());
    Some(format!(
        "This text has a character that cannot be printed: {what} (U+{:04X}), {place}. Please delete it, or type \
         that part again.",
        u32::from(c)
    ))
}

/// Where something stands that cannot be seen, by the words before it.
fn place(before: &str) -> String {
    let seen: Vec<char> = before.chars().filter(|&c| hidden(c).is_none()).collect();
    let words: String = seen.iter().skip(seen.len().saturating_sub(REPEATED)).collect();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    if words.is_empty() { "at the beginning".to_string() } else { format!("right after “{words}”") }
}

/// What a hidden character is, in plain words; none for a character that is seen.
fn hidden(c: char) -> Option<&'static str> {
    match c {
        '\n' | '\r' | '\t' | '\u{2028}' | '\u{2029}' => None,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            Some("an invisible mark that turns the direction of writing")
        }
        '\u{ad}' => Some("a soft hyphen, which shows only at the end of a line"),
        '\u{200b}' | '\u{2060}' | '\u{feff}' | '\u{180e}' => Some("an invisible space of no width"),
        '\u{200c}' | '\u{200d}' | '\u{34f}' => Some("an invisible mark that joins or parts characters"),
        '\u{fe00}'..='\u{fe0f}' | '\u{180b}'..='\u{180d}' | '\u{180f}' | '\u{e0100}'..='\u{e01ef}' => {
            Some("an invisible mark that changes how the character before it looks")
        }
        '\u{e0000}'..='\u{e007f}' => Some("an invisible tag"),
        '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' => {
            Some("an invisible filler")
        }
        _ => hidden_class(c),
    }
}

fn hidden_class(c: char) -> Option<&'static str> {
    // Nearly all of what is typed, for which no table has to be searched.
    if c.is_ascii_graphic() || c == ' ' {
        return None;
    }
    match c.general_category() {
        GeneralCategory::Control => Some("an invisible control character"),
        GeneralCategory::Format => Some("an invisible formatting character"),
        GeneralCategory::PrivateUse => Some("a private character, which looks different on each computer"),
        GeneralCategory::Unassigned => Some("a character that has no meaning yet"),
        _ => None,
    }
}

/// Spaces of other widths than the space bar's; a no-break space is kept.
fn is_odd_space(c: char) -> bool {
    !c.is_ascii() && c != '\u{a0}' && c.general_category() == GeneralCategory::SpaceSeparator
}

/// Adds words of a template after what stands there. An answer that ends with a period, such as “Jr.”, also ends the sentence.
pub(crate) fn add_words(filled: &mut String, words: &str) {
    let words = if filled.ends_with('.') { words.strip_prefix('.').unwrap_or(words) } else { words };
    filled.push_str(words);
}

/// Several as one: "Ana", "Ana and Luis", "Ana, Luis and Eva".
#[must_use]
pub fn listed(all: &[String]) -> String {
    match all {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_normal_form_says_the_same_in_one_way() {
        for (typed, normal_form) in [
            ("Jose\u{301} Nun\u{303}ez", "José Nuñez"),
            ("one\r\ntwo\rthree\u{2028}four", "one\ntwo\nthree\nfour"),
            ("a\tb\u{2003}c\u{3000}d\u{202f}e", "a    b c d e"),
            ("no\u{a0}break", "no\u{a0}break"),
            ("\u{2126}’Hara", "Ω’Hara"),
        ] {
            assert_eq!(normal(typed), normal_form);
            assert_eq!(normal(&normal(typed)), normal_form);
        }
    }

    #[test]
    fn a_hidden_character_is_named_in_plain_words_with_its_place() {
        let told = refusal("my friend \u{202e}nhoJ oeD\u{202c}").unwrap();
        assert!(told.contains("turns the direction of writing (U+202E), right after “my friend”"), "{told}");
        assert!(refusal("\u{feff}Ana").unwrap().contains("at the beginning"));
        let long = refusal(&format!("{}\u{ad}b", "word ".repeat(900))).unwrap();
        assert!(long.chars().count() < 260, "{long}");
    }

    #[test]
    fn every_hidden_character_is_refused_and_dropped_from_what_was_stored() {
        for c in [
            '\u{0}',
            '\u{7}',
            '\u{85}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{180e}',
            '\u{200b}',
            '\u{200d}',
            '\u{200e}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{206f}',
            '\u{3164}',
            '\u{e000}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{fff9}',
            '\u{ffff}',
            '\u{378}',
            '\u{e0041}',
            '\u{e0101}',
            '\u{f0000}',
            '\u{10ffff}',
        ] {
            let text = format!("A{c}na");
            assert!(
                refusal(&text).is_some_and(|told| told.contains("right after “A”")),
                "{}",
                c.escape_unicode()
            );
            assert_eq!(visible(&text), "Ana", "{}", c.escape_unicode());
        }
    }

    #[test]
    fn names_of_all_scripts_have_nothing_hidden() {
        for name in ["Zoë Núñez-O’Neill", "Nguyễn Thị Hương", "李小龙", "עברית", "Иван", "👍", "q\u{301}"]
        {
            assert_eq!(refusal(name), None, "{name}");
        }
    }
}
