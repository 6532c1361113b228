//! What the guide says besides the questions: `guide.toml`.

use serde::Deserialize;

use crate::circumstance::Topics;
use crate::phrase::{has_phrase, plain};
use crate::question::Citation;

/// What the guide says besides the questions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    /// Version of what the guide says and how it understands, for the record of a conversation.
    pub version: String,
    /// Replies to people who may be in danger.
    #[serde(rename = "emergency")]
    emergencies: Vec<Emergency>,
    /// Replies to requests for advice.
    advice: Vec<Refusal>,
    /// Words with their meaning.
    #[serde(rename = "term")]
    terms: Vec<Term>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Emergency {
    #[serde(default)]
    topics: Vec<String>,
    words: Vec<String>,
    message: String,
}

/// A reply to a request for advice.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refusal {
    words: Vec<String>,
    /// A sentence of general information; the question's own, when absent.
    pub message: Option<String>,
    /// The sources of that sentence.
    pub law: Vec<Citation>,
}

/// A word that people ask about.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    names: Vec<String>,
    /// What it means, in plain language.
    pub meaning: String,
    /// The sources.
    pub law: Vec<Citation>,
}

impl Guide {
    /// Adds the words of the topics that emergencies name, and tells which topics are unknown.
    pub(super) fn resolve(&mut self, topics: &Topics) -> Vec<String> {
        let mut unknown = Vec::new();
        for emergency in &mut self.emergencies {
            for topic in &emergency.topics {
                match topics.get(topic) {
                    Some(words) => emergency.words.extend(words.iter().cloned()),
                    None => unknown.push(topic.clone()),
                }
            }
        }
        unknown
    }

    /// What is said to a person who may be in danger.
    #[must_use]
    pub fn emergency(&self, words: &str) -> Option<&str> {
        let found = self.emergencies.iter().find(|emergency| has_phrase(words, &emergency.words));
        found.map(|emergency| emergency.message.as_str())
    }

    /// What is said to a request for advice.
    #[must_use]
    pub fn refusal(&self, words: &str) -> Option<&Refusal> {
        self.advice.iter().find(|refusal| has_phrase(words, &refusal.words))
    }

    /// The longest term that stands in a text.
    #[must_use]
    pub fn term(&self, text: &str) -> Option<&Term> {
        let named = |term: &&Term| has_phrase(text, &term.names);
        self.terms.iter().filter(named).max_by_key(|term| term.length_in(text))
    }
}

impl Term {
    fn length_in(&self, text: &str) -> usize {
        let found = self.names.iter().filter(|name| has_phrase(text, std::slice::from_ref(*name)));
        found.map(|name| plain(name).len()).max().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use crate::catalog::Catalog;

    #[test]
    fn the_longest_term_is_the_one_that_is_meant() {
        let guide = &Catalog::embedded().unwrap().guide;
        assert!(guide.term("a living will").unwrap().meaning.starts_with("A living will"));
        assert!(guide.term("alternate beneficiary").unwrap().meaning.starts_with("An alternate"));
        assert!(guide.term("my grandmother’s ring").is_none());
    }
}
