//! Finding words and phrases in what people write.

use serde::Deserialize;

/// A word or a phrase that is looked for. Its plain words are made when it is read: content is read once, and asked thousands of
/// times.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub struct Phrase {
    written: String,
    plain: String,
}

impl Phrase {
    /// As it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.written
    }

    /// Its words in lower case, as [`plain`] has them.
    #[must_use]
    pub fn plain(&self) -> &str {
        self.plain.trim()
    }
}

impl From<String> for Phrase {
    fn from(written: String) -> Self {
        let plain = format!(" {} ", plain(&written));
        Self { written, plain }
    }
}

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
pub fn has_phrase(text: &str, phrases: &[Phrase]) -> bool {
    let text = format!(" {} ", plain(text));
    phrases.iter().any(|phrase| text.contains(&phrase.plain))
}

/// The same, with contractions written out on both sides: "I dont want" has "do not want".
#[must_use]
pub fn is_said(text: &str, phrases: &[String]) -> bool {
    let text = format!(" {} ", spoken(text));
    phrases.iter().any(|phrase| text.contains(&format!(" {} ", spoken(phrase))))
}

/// Whether a word is one of these.
#[must_use]
pub fn is_one_of(word: &str, words: &[String]) -> bool {
    words.iter().any(|each| each == word)
}

/// The plain words of a text with contractions written out.
#[must_use]
pub fn spoken(text: &str) -> String {
    plain(text).split(' ').flat_map(written_out).collect::<Vec<_>>().join(" ")
}

/// The sentences of a message: what one says shows nothing about another.
pub fn sentences(words: &str) -> impl Iterator<Item = &str> {
    words.split(['.', '!', '?', ';', '\n']).map(str::trim).filter(|sentence| !sentence.is_empty())
}

/// The words of a contraction: "don't" is "do not", "name's" is "name is". Other words have no apostrophe left, because people
/// leave it out: "agents" is "agent's".
#[must_use]
pub fn written_out(word: &str) -> Vec<String> {
    let low = word.to_lowercase().replace('’', "'");
    let low = low.trim_end_matches(|c: char| !c.is_alphanumeric() && !('\u{300}'..='\u{36f}').contains(&c));
    let two = |one: &str, other: &str| vec![one.replace('\'', ""), other.to_string()];
    if let Some((_, one, other)) = TYPED_TOGETHER.iter().find(|(together, ..)| *together == low) {
        return two(one, other);
    }
    for (ending, other) in
        [("n't", "not"), ("'m", "am"), ("'re", "are"), ("'ve", "have"), ("'ll", "will"), ("'d", "would")]
    {
        if let Some(one) = low.strip_suffix(ending) {
            return two(one, other);
        }
    }
    match low.strip_suffix("'s") {
        Some(one) if BEFORE_IS.contains(&one) => two(one, "is"),
        _ => vec![low.replace('\'', "")],
    }
}

const BEFORE_IS: [&str; 9] = ["it", "that", "he", "she", "name", "what", "who", "there", "here"];

/// What is written without its apostrophe, or does not come apart by rule.
const TYPED_TOGETHER: [(&str, &str, &str); 27] = [
    ("its", "it", "is"),
    ("can't", "can", "not"),
    ("cant", "can", "not"),
    ("cannot", "can", "not"),
    ("won't", "will", "not"),
    ("wont", "will", "not"),
    ("dont", "do", "not"),
    ("didnt", "did", "not"),
    ("doesnt", "does", "not"),
    ("havent", "have", "not"),
    ("isnt", "is", "not"),
    ("arent", "are", "not"),
    ("im", "i", "am"),
    ("ive", "i", "have"),
    ("thats", "that", "is"),
    ("hes", "he", "is"),
    ("shes", "she", "is"),
    ("whats", "what", "is"),
    ("let's", "let", "us"),
    ("lets", "let", "us"),
    ("wasnt", "was", "not"),
    ("wouldnt", "would", "not"),
    ("shouldnt", "should", "not"),
    ("couldnt", "could", "not"),
    ("theyre", "they", "are"),
    ("youre", "you", "are"),
    ("hell", "he", "will"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_found_as_whole_words_whatever_the_punctuation() {
        let phrases = ["home", "401(k)", "do not resuscitate"].map(|each| Phrase::from(each.to_string()));
        for text in ["My HOME, and more", "her 401(k).", "Do-not-resuscitate me", "a ‘home’", "'home'"] {
            assert!(has_phrase(text, &phrases), "{text}");
        }
        for text in ["homemade jam", "do not", ""] {
            assert!(!has_phrase(text, &phrases), "{text}");
        }
    }

    #[test]
    fn what_is_said_is_found_however_contractions_are_typed() {
        let phrases = ["don't want".to_string(), "agent's address".to_string()];
        for text in [
            "I dont want it",
            "I do not want it",
            "I don’t want it",
            "my agents address",
            "my agent’s address",
        ] {
            assert!(is_said(text, &phrases), "{text}");
        }
        assert!(!is_said("I do want it", &phrases));
    }
}
