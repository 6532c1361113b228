//! The hash of a text that was read: of its words alone, so that neither a line that breaks elsewhere nor the markup of a page counts.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// What of a page is never read, with its end.
const UNREAD: [(&str, &str); 3] = [("<script", "</script"), ("<style", "</style"), ("<!--", "--")];

/// The SHA-256 of the words of a text or of a page, and of a file that is neither, such as a PDF, as it is.
#[must_use]
pub fn hash(bytes: &[u8]) -> String {
    let words = std::str::from_utf8(bytes).map(words);
    let digest = words.map_or_else(|_| Sha256::digest(bytes), Sha256::digest);
    digest.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").ok();
        text
    })
}

fn words(text: &str) -> String {
    let is_page = text.to_ascii_lowercase().contains("<html");
    let read = if is_page { without_markup(text) } else { text.to_string() };
    read.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn without_markup(page: &str) -> String {
    let (mut read, mut rest) = (String::new(), page);
    while let Some((before, tag)) = rest.split_once('<') {
        read.push_str(before);
        read.push(' ');
        let start = rest.len() - tag.len() - 1;
        rest = after_tag(&rest[start..]);
    }
    read + rest
}

/// What stands behind the tag, or the unread part, with which this begins.
fn after_tag(text: &str) -> &str {
    let lower = text.to_ascii_lowercase();
    let unread = UNREAD.into_iter().find(|(begin, _)| lower.starts_with(begin));
    let from = unread.map_or(Some(0), |(_, end)| lower.find(end)).unwrap_or(text.len());
    text[from..].split_once('>').map_or("", |(_, rest)| rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_of_the_words() {
        assert_eq!(hash(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(hash(b"  20\r\n days "), hash(b"20 days"));
        assert_ne!(hash(b"20 days"), hash(b"30 days"));
    }

    #[test]
    fn a_page_is_read_as_its_words_whatever_its_markup() {
        let page = "<!DOCTYPE html><html><head><style>p { color: red }</style><script>let a = 1 < 2;</script></head>\
                    <body><!-- visit 17 --><p class=\"a\">No final<br>judgment.</p></body></html>";
        assert_eq!(hash(page.as_bytes()), hash(b"No final judgment."));
        assert_eq!(hash(b"<html>Cut off in a <scr"), hash(b"Cut off in a"));
        assert_eq!(hash(b"<html>Never ended <script>let a"), hash(b"Never ended"));
    }

    #[test]
    fn a_file_that_is_no_text_counts_as_it_is() {
        assert_ne!(hash(b"\xff 1"), hash(b"\xff  1"));
    }
}
