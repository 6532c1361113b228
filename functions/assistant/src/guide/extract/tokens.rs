//! Cutting a message into words.

use domain::content::Lexicon;

use super::word::{Stop, Word, lower};

/// Stretches without space, with their places. "married,two kids" is cut after the comma; "1,000" is not.
pub(super) fn chunks(source: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut cuts = vec![0];
    let mut last = ' ';
    for (at, next) in source.char_indices() {
        let is_glued =
            matches!(last, ',' | ';' | ':' | '.' | '!' | '?') && next.is_alphabetic() && cut_here(source, at);
        if next.is_whitespace() != last.is_whitespace() || is_glued {
            cuts.push(at);
        }
        last = next;
    }
    cuts.push(source.len());
    cuts.dedup();
    let pairs: Vec<(usize, usize)> = cuts.windows(2).map(|pair| (pair[0], pair[1])).collect();
    pairs
        .into_iter()
        .map(|(from, to)| (from, &source[from..to]))
        .filter(|(_, chunk)| !chunk.trim().is_empty())
}

/// A letter directly after a comma begins a word; after a full stop only if whole words meet: not in "N.A." or "a.com".
fn cut_here(source: &str, at: usize) -> bool {
    let before = &source[..at];
    if before.ends_with([',', ';', '!', '?']) {
        return true;
    }
    let word =
        before.trim_end_matches(['.', ':']).rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    word.chars().count() > 2 && source[at..].starts_with(char::is_uppercase)
}

/// A chunk as a word, and whether a bracket opens before it.
pub(super) fn word<'a>(chunk: &'a str, start: usize, lexicon: &Lexicon) -> Option<(bool, Word<'a>)> {
    let from = chunk.find(|c: char| is_part(c) || "$#+".contains(c))?;
    let length = chunk[from..].trim_end_matches(|c: char| !is_part(c) && c != '%').len();
    let (opens, after) = (chunk[..from].contains(['(', '[', '–', '—']), &chunk[from + length..]);
    let bare = &chunk[from..from + length];
    if bare.is_empty() {
        return None;
    }
    // The brackets belong to a number: "(813) 555-0134".
    let is_code = opens && after.starts_with(')') && bare.bytes().all(|byte| byte.is_ascii_digit());
    let is_dotted = after.starts_with('.') && is_abbreviation(bare, lexicon);
    let (from, to) = (from - usize::from(is_code), from + length + usize::from(is_code || is_dotted));
    let stop = if is_code { Stop::None } else { stop_of(&chunk[to..]) };
    Some((opens && !is_code, Word { text: &chunk[from..to], start: start + from, stop }))
}

pub(super) fn is_part(c: char) -> bool {
    c.is_alphanumeric() || ('\u{300}'..='\u{36f}').contains(&c)
}

/// "Jr.", "St.", and an initial.
fn is_abbreviation(text: &str, lexicon: &Lexicon) -> bool {
    let low = lower(text);
    let is_initial = text.chars().count() == 1 && text.chars().all(char::is_alphabetic) && low != "i";
    is_initial || low.contains('.') || lexicon.abbreviations.contains(&low)
}

pub(super) fn stop_of(after: &str) -> Stop {
    if after.contains(['.', '!', '?', ';', '…']) {
        Stop::End
    } else if after.contains([',', ':', ')', ']', '–', '—', '-', '/', '(']) {
        Stop::Comma
    } else {
        Stop::None
    }
}
