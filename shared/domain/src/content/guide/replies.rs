//! Replies to what is no answer: requests for advice, questions about the service, small talk, other languages, and words whose
//! meaning is asked for.

use serde::Deserialize;

use crate::content::citation::Citation;
use crate::text::phrase::{Phrase, has_phrase, is_said, spoken};

/// "Hold on, let me ask my wife" is no answer; a longer text that begins so may be one.
const MOST_WORDS_OF_A_PAUSE: usize = 9;

/// What the service says of itself, or of a county.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ServiceStatement {
    words: Vec<String>,
    /// The document types it is about; all, when there is none.
    #[serde(default)]
    kinds: Vec<String>,
    /// Whether it is about the county of filing.
    #[serde(default)]
    pub county: bool,
    /// What is said, with places to be filled: "{left}".
    pub message: String,
    /// The sources.
    pub law: Vec<Citation>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SmallTalk {
    #[serde(default)]
    whole: Vec<String>,
    #[serde(default)]
    begins: Vec<String>,
    #[serde(default)]
    away: Vec<String>,
    #[serde(default)]
    words: Vec<String>,
    pub(super) message: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Language {
    words: Vec<Phrase>,
    pub(super) message: String,
}

/// A reply to a request for advice.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdviceRule {
    words: Vec<String>,
    /// Whether it is declined in the person's own words too, and not only in a question.
    #[serde(default)]
    firm: bool,
    /// The document types it is about; all, when there is none.
    #[serde(default)]
    kinds: Vec<String>,
    /// A sentence of general information; the question's own, when absent.
    pub message: Option<String>,
    /// The sources of that sentence.
    pub law: Vec<Citation>,
}

/// A word that people ask about.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    names: Vec<Phrase>,
    /// The document types in which it has this meaning; all, when there is none.
    #[serde(default)]
    kinds: Vec<String>,
    /// What it means, in plain language.
    pub meaning: String,
    /// The sources.
    pub law: Vec<Citation>,
}

/// What names no document type is about all of them.
fn is_about(kinds: &[String], document_type: &str) -> bool {
    kinds.is_empty() || kinds.iter().any(|each| each == document_type)
}

impl ServiceStatement {
    /// Whether the words ask for it in a document of this type.
    pub(super) fn is_asked(&self, document_type: &str, words: &str) -> bool {
        is_about(&self.kinds, document_type) && is_said(words, &self.words)
    }
}

impl AdviceRule {
    /// Whether the words ask for this advice. In what may be an answer in the person's own words, few words show it.
    pub(super) fn is_asked(&self, document_type: &str, words: &str, may_be_an_answer: bool) -> bool {
        let counts = self.firm || !may_be_an_answer;
        counts && is_about(&self.kinds, document_type) && is_said(words, &self.words)
    }
}

impl SmallTalk {
    /// Whether the words, as they are spoken, are nothing else.
    pub(super) fn is_all_of(&self, words: &str) -> bool {
        let few = words.split(' ').count() <= MOST_WORDS_OF_A_PAUSE;
        let is_away = few && !words.contains(|c: char| c.is_ascii_digit()) && is_said(words, &self.away);
        let begins = |with: &String| few && format!("{words} ").starts_with(&format!("{} ", spoken(with)));
        is_away || self.whole.iter().any(|whole| spoken(whole) == words) || self.begins.iter().any(begins)
    }

    /// Whether it stands in the words.
    pub(super) fn is_in(&self, words: &str) -> bool {
        is_said(words, &self.words)
    }
}

impl Language {
    pub(super) fn is_asked_for(&self, words: &str) -> bool {
        has_phrase(words, &self.words)
    }
}

impl Term {
    pub(super) fn is_named(&self, document_type: &str, text: &str) -> bool {
        is_about(&self.kinds, document_type) && has_phrase(text, &self.names)
    }

    pub(super) fn length_in(&self, text: &str) -> usize {
        let found = self.names.iter().filter(|name| has_phrase(text, std::slice::from_ref(*name)));
        found.map(|name| name.plain().len()).max().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use crate::content::Catalog;

    #[test]
    fn the_longest_term_is_the_one_that_is_meant() {
        let guide = &Catalog::embedded().unwrap().guide;
        assert!(guide.term("simpleWill", "a living will").unwrap().meaning.starts_with("A living will"));
        assert!(
            guide.term("simpleWill", "alternate beneficiary").unwrap().meaning.starts_with("An alternate")
        );
        assert!(guide.term("simpleWill", "my grandmother’s ring").is_none());
    }
}
