//! Addresses in sentences. They are taken exactly as written.

use domain::content::Lexicon;

use super::words::{Span, Stop, Text};

/// Words with which a sentence goes on after an address.
const GOING_ON: [&str; 14] =
    ["i", "my", "we", "our", "he", "his", "she", "her", "they", "their", "i'm", "and", "but", "you"];

/// The address that begins at this word: up to its ZIP code, or to where the sentence goes on to something else.
pub(super) fn address_at(text: &Text<'_>, from: usize) -> Option<Span> {
    let mut to = from;
    while to < text.words.len() && !goes_on(text, from, to) {
        to += 1;
        let word = text.words[to - 1];
        if (to - from > 2 && is_zip(word.text)) || (word.stop == Stop::End && !zip_follows(text, to)) {
            break;
        }
    }
    // "Miami 33130 FL".
    let is_state = matches!(text.low(to).as_str(), "fl" | "florida" | "fla" | "usa");
    let is_zipped = to > from && is_zip(text.words[to - 1].text) && text.words[to - 1].stop != Stop::End;
    (to > from).then_some(Span { from, to: to + usize::from(is_state && is_zipped) })
}

/// Where a remark begins: after a comma the sentence goes on with whom it is about, or with a word that takes something back.
pub(super) fn remark_after(text: &Text<'_>, from: usize, end: usize, lexicon: &Lexicon) -> Option<usize> {
    const JOINTS: [&str; 4] = ["and", "in", "at", "by"];
    const SORRY: [&str; 6] = ["sorry", "not", "oops", "it's", "its", "im"];
    let goes_on = |low: &str| GOING_ON.contains(&low) || SORRY.contains(&low);
    // "Key West, Florida, it rained".
    let is_of_a_sentence = |at: usize| {
        text.words[at].text.starts_with(char::is_lowercase) && lexicon.not_names.contains(&text.low(at))
    };
    let begins = |at: &usize| goes_on(&text.low(*at)) || is_of_a_sentence(*at);
    (from + 1..end).find(|at| text.begins(*at) && !JOINTS.contains(&&*text.low(*at)) && begins(at))
}

/// Whether it has a house number, a box or a ZIP code.
pub(super) fn is_plausible(text: &Text<'_>, place: Span) -> bool {
    let written = text.written(place);
    place.len() > 1
        && (written.contains(|c: char| c.is_ascii_digit()) || written.to_lowercase().contains("box"))
}

/// "68 years old", "3 kids at 9 Elm St": the figure counts something, and is no house number. A street may be called so where a ZIP
/// code follows.
pub(super) fn is_a_count(text: &Text<'_>, at: usize, lexicon: &Lexicon) -> bool {
    let Some(counted) = text.longest_at(at + 1, &lexicon.counted) else { return false };
    let goes_on = text.begins(counted.to) || lexicon.not_names.contains(&text.low(counted.to));
    goes_on || address_at(text, at).is_none_or(|place| !has_zip(text.written(place)))
}

/// Whether a ZIP code stands behind its first word.
pub(in crate::guide) fn has_zip(address: &str) -> bool {
    let word = |word: &str| is_zip(word.trim_matches([',', '.']));
    address.split_whitespace().skip(1).any(word)
}

fn is_zip(word: &str) -> bool {
    let digits =
        |part: &str, count: usize| part.len() == count && part.bytes().all(|byte| byte.is_ascii_digit());
    match word.split_once('-') {
        Some((five, four)) => digits(five, 5) && digits(four, 4),
        None => digits(word, 5),
    }
}

/// "…Tampa. FL 33602", and an address over several lines.
fn zip_follows(text: &Text<'_>, at: usize) -> bool {
    (at..at + 5).any(|near| text.words.get(near).is_some_and(|word| is_zip(word.text)))
}

fn goes_on(text: &Text<'_>, from: usize, at: usize) -> bool {
    let low = text.low(at);
    // "21 Oakhurst, not 12 Oakhurst": what is denied is no part of it.
    let is_small = text.words[at].text.starts_with(char::is_lowercase);
    at > from && (is_small && (GOING_ON.contains(&low.as_str()) || low == "not") || low == "i")
}

#[cfg(test)]
mod tests {
    use domain::content::Catalog;

    use super::*;

    fn address(source: &str, from: usize) -> String {
        let text = Text::new(source, &Catalog::embedded().unwrap().lexicon);
        address_at(&text, from).map_or(String::new(), |place| text.written(place).to_string())
    }

    #[test]
    fn an_address_ends_with_its_zip_code_or_where_the_sentence_goes_on() {
        let whole = "123 N. Main St., Apt. 4B, Orlando, FL 32801-1234";
        assert_eq!(address(&format!("at {whole}. I'm married"), 1), whole);
        assert_eq!(address(&format!("at {whole} and I'm married"), 1), whole);
        assert_eq!(address("12 Oak St. Tampa Florida and my wife too", 0), "12 Oak St. Tampa Florida");
        assert_eq!(address("14350 Main St, Miami FL 33130", 0), "14350 Main St, Miami FL 33130");
        assert_eq!(address("12 Oak Street\nTampa, FL 33602", 0), "12 Oak Street\nTampa, FL 33602");
    }
}
