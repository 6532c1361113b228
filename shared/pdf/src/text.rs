//! What becomes of a text before it is shaped.

use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

use crate::face::Faces;

/// Composes accents, unifies line ends and drops characters that leave no ink.
pub(crate) fn prepare(text: &str, faces: &Faces) -> String {
    if text.bytes().all(|byte| byte == b'\n' || (b' '..=b'~').contains(&byte)) {
        return text.to_owned();
    }
    let visible: String = text.replace("\r\n", "\n").chars().filter(|&c| !leaves_no_ink(c)).collect();
    let composed = match is_nfc_quick(visible.chars()) {
        IsNormalized::Yes => visible,
        IsNormalized::No | IsNormalized::Maybe => visible.nfc().collect(),
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

/// A letter that the fonts lack as a whole may still be drawn as a base and its accents.
fn push_in_parts(c: char, faces: &Faces, prepared: &mut String) {
    if std::iter::once(c).nfd().all(|part| faces.can_print(part)) {
        prepared.extend(std::iter::once(c).nfd());
    } else {
        prepared.push(c);
    }
}

/// Joiners, direction marks, soft hyphens and variation selectors, which come along when text is pasted.
fn leaves_no_ink(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}'
        | '\u{2066}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decomposed_accents_are_composed_and_invisible_characters_dropped() {
        let faces = crate::face::faces().unwrap();
        assert_eq!(prepare("Jose\u{301}\r\n\u{feff}Nun\u{303}ez\tx\u{3000}y", faces), "José\nNuñez    x y");
    }
}
