//! Finding words and phrases in what people write.

/// The words of a text in lower case, single-spaced, without punctuation other than apostrophes inside a word.
#[must_use]
pub fn plain(text: &str) -> String {
    let plain = |c: char| match c {
        '’' => '\'',
        c if c.is_alphanumeric() || c == '\'' => c,
        _ => ' ',
    };
    let plain: String = text.to_lowercase().chars().map(plain).collect();
    let words = plain.split_whitespace().map(|word| word.trim_matches('\'')).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// Whether one of the phrases stands in a text, as whole words.
#[must_use]
pub fn has_phrase(text: &str, phrases: &[String]) -> bool {
    let text = format!(" {} ", plain(text));
    phrases.iter().any(|phrase| text.contains(&format!(" {} ", plain(phrase))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_found_as_whole_words_whatever_the_punctuation() {
        let phrases = ["home".to_string(), "401(k)".to_string(), "do not resuscitate".to_string()];
        for text in ["My HOME, and more", "her 401(k).", "Do-not-resuscitate me", "a ‘home’", "'home'"] {
            assert!(has_phrase(text, &phrases), "{text}");
        }
        for text in ["homemade jam", "do not", ""] {
            assert!(!has_phrase(text, &phrases), "{text}");
        }
    }
}
