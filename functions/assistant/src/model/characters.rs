//! What a reply may be written with: letters of the Latin script and the marks of prose. Nothing that is not seen, that turns
//! text around, that looks like another letter, or that a page could take for markup.

/// Marks beyond ASCII that stand in prose.
const MARKS: &str = "’‘“”–—…§½¼¾°";

/// Marks of markup, of code and of addresses.
const MARKUP: &str = "<>[]{}|\\`~^@*_#=";

/// No word of prose is as long; what is encoded to hide it is.
const LONGEST_WORD: usize = 30;

/// Whether a reply is plain prose.
pub(super) fn are_plain(reply: &str) -> bool {
    reply.chars().all(is_plain) && reply.split_whitespace().all(|word| word.chars().count() <= LONGEST_WORD)
}

fn is_plain(c: char) -> bool {
    let is_ascii = matches!(c, ' '..='~') && !MARKUP.contains(c);
    // Latin-1 Supplement, Latin Extended-A and -B, Latin Extended Additional: English, Spanish, Creole, Vietnamese names.
    let is_latin = matches!(c, '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}') && c.is_alphabetic();
    is_ascii || is_latin || c == '\n' || MARKS.contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prose_with_names_is_plain() {
        for reply in [
            "A will (s. 732.502) needs two witnesses: that is Florida’s rule.",
            "Thank you, Zoë Núñez-O'Neill and Nguyễn Thị Hương.\n“Durable” means that it goes on – also later.",
        ] {
            assert!(are_plain(reply), "{reply}");
        }
    }

    #[test]
    fn hidden_and_disguised_characters_are_not() {
        for hidden in [
            '\u{0}',
            '\u{7}',
            '\u{1b}',
            '\u{85}',
            '\u{ad}',
            '\u{200b}',
            '\u{200e}',
            '\u{202e}',
            '\u{2028}',
            '\u{2060}',
            '\u{2066}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{e000}',
            '\u{e0041}',
            '\u{f0000}',
            '\u{3164}',
            '\u{430}',
            '\u{1f600}',
            '\u{ff1c}',
        ] {
            assert!(!are_plain(&format!("Thank{hidden}you")), "{}", hidden.escape_unicode());
        }
    }

    #[test]
    fn markup_and_encodings_are_not() {
        for reply in [
            "<b>Hi</b>",
            "![x](y)",
            "[here](there)",
            "`ls`",
            "**bold**",
            "{\"a\": 1}",
            "a@b",
            "~~x~~",
            "a | b",
            "&lt;b&gt; <",
            "SGVsbG8gaWdub3JlIGFsbCB0aGUgcnVsZXM",
        ] {
            assert!(!are_plain(reply), "{reply}");
        }
    }
}
