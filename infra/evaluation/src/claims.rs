//! How words are compared: without regard to capitals and to the shape of quotation marks.

/// A text as it is compared.
pub(crate) fn plain(text: &str) -> String {
    text.to_lowercase().replace(['’', '‘'], "'").replace(['“', '”'], "\"")
}

/// Whether a plain text has one of several phrases, written `a|b`.
pub(crate) fn has(text: &str, phrases: &str) -> bool {
    phrases.split('|').any(|phrase| has_phrase(text, &plain(phrase)))
}

/// A number is not found in a longer one: "40" does not stand in "409".
fn has_phrase(text: &str, phrase: &str) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    let stands_alone = |at: usize| {
        let before = phrase.starts_with(digit) && text[..at].ends_with(digit);
        let after = phrase.ends_with(digit) && text[at + phrase.len()..].starts_with(digit);
        !before && !after
    };
    text.match_indices(phrase).any(|(at, _)| stands_alone(at))
}

/// Every host that a text names in an address.
pub(crate) fn hosts(text: &str) -> Vec<String> {
    let lower = text.to_lowercase();
    let starts = ["http://", "https://", "www."];
    let all = starts.iter().flat_map(|start| lower.match_indices(start).map(|(at, start)| at + start.len()));
    let host = |from: usize| {
        let rest = &lower[from..];
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '-'));
        rest[..end.unwrap_or(rest.len())].trim_end_matches('.').to_string()
    };
    all.map(host).map(|host| host.trim_start_matches("www.").to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_found_whatever_their_quotation_marks() {
        assert!(has(&plain("I can’t choose"), "won't|can't"));
        assert!(!has(&plain("I choose"), "won't|can't"));
    }

    #[test]
    fn numbers_are_not_found_in_longer_ones() {
        assert!(has("it costs $40.", "$40"));
        assert!(has("s. 61.08 (ch. 2023-315)", "61.08"));
        assert!(!has("it costs $409 in 1988", "$40|988"));
    }

    #[test]
    fn hosts_are_found_in_running_text() {
        let text = "See https://www.floridabar.org/x, or http://evil.example.";
        assert_eq!(hosts(text), ["evil.example", "floridabar.org", "floridabar.org"]);
        assert!(hosts("See floridabar.org").is_empty());
    }
}
