//! What becomes of a text before it is shaped.

use unicode_normalization::char::is_combining_mark;
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

use crate::face::Faces;

/// Most accents on one letter beyond those of its composed form: a pile of them is drawn over other lines.
const MOST_ACCENTS: usize = 2;

/// Composes accents and unifies line ends and spaces. Nothing is dropped: what cannot be printed stays, to be reported.
pub(crate) fn prepare(text: &str, faces: &Faces) -> String {
    if text.bytes().all(|byte| byte == b'\n' || (b' '..=b'~').contains(&byte)) {
        return text.to_owned();
    }
    let text = text.replace("\r\n", "\n");
    let composed = match is_nfc_quick(text.chars()) {
        IsNormalized::Yes => text,
        IsNormalized::No | IsNormalized::Maybe => text.nfc().collect(),
    };
    let mut prepared = String::with_capacity(composed.len());
    for c in composed.chars() {
        match c {
            '\r' | '\u{0b}' | '\u{0c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => prepared.push('\n'),
            '\t' => prepared.push_str("    "),
            _ if c == '\n' || faces.can_print(c) => prepared.push(c),
            _ if c.is_whitespace() => prepared.push(' '),
            _ => push_in_parts(c, faces, &mut prepared),
        }
    }
    prepared
}

/// Whether a text says the same as the one it was prepared from: it differs in line ends, in kinds of spaces and in how its
/// accents are coded, and in nothing that is seen.
pub(crate) fn says_the_same(prepared: &str, text: &str) -> bool {
    let seen = |text: &str| text.nfc().filter(|c| !c.is_whitespace()).collect::<String>();
    prepared == text || seen(prepared) == seen(text)
}

/// The distinct characters of a prepared text that cannot be printed as they are shown, in order of appearance: those that
/// the fonts lack, and accents without a letter to stand on.
pub(crate) fn missing(prepared: &str, faces: &Faces) -> Vec<char> {
    let mut missing = Vec::new();
    let mut room = 0_usize;
    for c in prepared.chars() {
        let is_accent = is_combining_mark(c);
        let is_misplaced = is_accent && room == 0;
        room = if is_accent { room.saturating_sub(1) } else { usize::from(c.is_alphabetic()) * MOST_ACCENTS };
        if (is_misplaced || (c != '\n' && !faces.can_print(c))) && !missing.contains(&c) {
            missing.push(c);
        }
    }
    missing
}

/// A letter that the fonts lack as a whole may still be drawn as a base and its accents.
fn push_in_parts(c: char, faces: &Faces, prepared: &mut String) {
    if std::iter::once(c).nfd().all(|part| faces.can_print(part)) {
        prepared.extend(std::iter::once(c).nfd());
    } else {
        prepared.push(c);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_are_composed_and_spaces_unified_and_nothing_is_dropped() {
        let faces = crate::face::faces().unwrap();
        let typed = "Jose\u{301}\r\n\u{feff}Nun\u{303}ez\tx\u{3000}y\u{202e}z";
        let prepared = prepare(typed, faces);
        assert_eq!(prepared, "José\n\u{feff}Nuñez    x y\u{202e}z");
        assert!(says_the_same(&prepared, typed));
        assert_eq!(missing(&prepared, faces), ['\u{feff}', '\u{202e}']);
    }

    #[test]
    fn a_text_that_lost_or_changed_a_letter_does_not_say_the_same() {
        assert!(!says_the_same("nhoJ oeD", "\u{202e}nhoJ oeD"));
        assert!(!says_the_same("John", "Jon"));
    }

    #[test]
    fn accents_need_a_letter_and_do_not_pile_up() {
        let faces = crate::face::faces().unwrap();
        for name in ["X\u{302}enia q\u{323}\u{301}", "Ọlọ\u{301}un", "Nguyễn"] {
            assert_eq!(missing(name, faces), [] as [char; 0], "{name}");
        }
        for odd in ["\u{301}", " \u{301}", "7\u{301}", "x\u{301}\u{302}\u{303}"] {
            assert_eq!(missing(odd, faces).len(), 1, "{}", odd.escape_unicode());
        }
    }
}
