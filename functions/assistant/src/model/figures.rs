//! Figures and addresses in a reply. A figure that does not stand in what the model was given is invented: the number of a
//! section, an amount, a telephone number.

use domain::content::Prompt;

use super::words;

/// Telephone numbers have as many digits, or at home without the area code fewer.
const DIGITS: usize = 10;
const LOCAL_DIGITS: usize = 7;

/// What has the look of an address of the web.
const ADDRESSES: [&str; 6] = ["http", "://", "www.", "javascript:", "data:", "mailto:"];

/// Every figure of a text, without the marks around it.
fn figures(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|c: char| !c.is_ascii_digit() && !".,/-".contains(c));
    parts.map(|part| part.trim_matches(|c: char| !c.is_ascii_digit())).filter(|part| !part.is_empty())
}

/// Whether each figure of a reply stands in what was given, or is one of the numbers for emergencies.
pub(super) fn are_given(reply: &str, given: &str, prompt: &Prompt) -> bool {
    let is_ours = |figure: &str| prompt.numbers.iter().any(|number| number == figure);
    figures(reply).all(|figure| is_ours(figure) || words::has(given, figure))
}

/// Whether a reply names a telephone number that is not for emergencies, also one that someone has had it read.
pub(super) fn names_a_telephone(reply: &str, prompt: &Prompt) -> bool {
    let ours = prompt.numbers.iter().fold(reply.to_string(), |rest, number| rest.replace(number, ""));
    ours.split(|c: char| !c.is_ascii_digit() && !" .-()+".contains(c)).any(is_telephone)
}

fn is_telephone(run: &str) -> bool {
    let groups = groups(run);
    let digits: usize = groups.iter().sum();
    match groups.as_slice() {
        [_] => digits >= LOCAL_DIGITS,
        // 555-0100; but 709.2104 is a section.
        [3, 4] => !run.contains('.'),
        _ => digits >= DIGITS,
    }
}

/// How many digits stand together, group by group.
fn groups(run: &str) -> Vec<usize> {
    run.split(|c: char| !c.is_ascii_digit()).map(str::len).filter(|length| *length > 0).collect()
}

/// Whether a reply names an address of the web other than those it may.
pub(super) fn names_an_address(reply: &str, prompt: &Prompt) -> bool {
    let reply = reply.to_lowercase();
    let hosts = reply.split(|c: char| !c.is_alphanumeric() && !".-".contains(c)).filter(|word| is_host(word));
    let is_foreign = |host: &str| !prompt.places.iter().any(|place| place == host.trim_matches('.'));
    ADDRESSES.iter().any(|sign| reply.contains(sign)) || hosts.into_iter().any(is_foreign)
}

/// "evil.example", but neither "e.g." nor "732.502" nor the end of a sentence.
fn is_host(word: &str) -> bool {
    let labels: Vec<&str> = word.trim_matches('.').split('.').collect();
    let last = labels.last().copied().unwrap_or_default();
    labels.len() > 1 && last.chars().count() > 1 && last.chars().all(char::is_alphabetic)
}

#[cfg(test)]
mod tests {
    use domain::content::Catalog;

    use super::*;

    fn prompt() -> &'static Prompt {
        &Catalog::embedded().unwrap().prompt
    }

    #[test]
    fn a_figure_has_to_stand_in_what_was_given() {
        let given = r#"{"law": ["s. 732.502", "Form 12.903(a)"], "message": "400,000 since 06/03/2016"}"#;
        for reply in [
            "See s. 732.502, and Form 12.903(a).",
            "You wrote 400,000 since 06/03/2016.",
            "Call 911 or 1-800-799-7233.",
            "Two witnesses.",
        ] {
            assert!(are_given(reply, given, prompt()), "{reply}");
        }
        for reply in ["See s. 732.50", "s. 32.502", "It costs $5.", "1-800-555-0100", "In 2017."] {
            assert!(!are_given(reply, given, prompt()), "{reply}");
        }
    }

    #[test]
    fn telephone_numbers_are_known_by_their_digits() {
        for reply in ["Call 305-555-0100.", "(305) 555 0100", "+1 305.555.0100", "3055550100", "555-0100"] {
            assert!(names_a_telephone(reply, prompt()), "{reply}");
        }
        for reply in [
            "Call 1-800-799-7233 or 911.",
            "On 2026-06-03 or 06-03-2026.",
            "s. 709.2104",
            "s. 61.08 (ch. 2023-315)",
            "s. 732.502 and s. 732.503",
            "ZIP 33602",
            "1,000,000 in all",
        ] {
            assert!(!names_a_telephone(reply, prompt()), "{reply}");
        }
    }

    #[test]
    fn addresses_of_the_web_are_known_in_any_form() {
        for reply in [
            "https://evil.example",
            "www.evil",
            "Go to evil.example.",
            "EVIL.COM",
            "javascript:alert(1)",
            "data:text/html",
            "a.b.co",
        ] {
            assert!(names_an_address(reply, prompt()), "{reply}");
        }
        for reply in [
            "See floridabar.org.",
            "That is, e.g. a ring.",
            "At 5 p.m. in the U.S.",
            "s. 732.502. Then go on.",
            "St. Petersburg",
        ] {
            assert!(!names_an_address(reply, prompt()), "{reply}");
        }
    }
}
