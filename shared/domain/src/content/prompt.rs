//! What a language model is told, and what it must not say: `assistant/prompt.toml`.

use serde::Deserialize;

use crate::text::phrase::{Phrase, has_phrase};

/// What a language model is told, and what it must not say.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prompt {
    /// Version of all of it, for the record of a conversation.
    pub version: String,
    instructions: String,
    never: Vec<Phrase>,
    claims: Vec<Phrase>,
    /// Hosts that a reply may name.
    pub places: Vec<String>,
    /// Telephone numbers that a reply may name.
    pub numbers: Vec<String>,
}

impl Prompt {
    /// The word around the data of a request begins with this, and ends otherwise in each. The instructions themselves are
    /// always the same, so that a service can keep them.
    pub const MARK: &str = "DATA-";

    /// The instructions of every request.
    #[must_use]
    pub fn instructions(&self) -> &str {
        self.instructions.trim()
    }

    /// Whether a reply has words that no reply may have.
    #[must_use]
    pub fn forbids(&self, reply: &str) -> bool {
        has_phrase(reply, &self.never)
    }

    /// Whether a reply says that answers were understood.
    #[must_use]
    pub fn is_claimed_in(&self, reply: &str) -> bool {
        has_phrase(reply, &self.claims)
    }

    /// What is wrong with it.
    pub(super) fn problems(&self) -> Vec<String> {
        let missing = [
            (self.version.trim().is_empty(), "the version is empty"),
            (!self.instructions.contains(Self::MARK), "the instructions do not name the mark"),
            (self.never.is_empty() || self.claims.is_empty(), "the words of a reply are not bounded"),
        ];
        let found = missing.into_iter().filter(|(wrong, _)| *wrong);
        found.map(|(_, problem)| format!("assistant/prompt.toml: {problem}")).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::content::Catalog;

    #[test]
    fn the_mark_is_named_in_the_instructions() {
        let prompt = &Catalog::embedded().unwrap().prompt;
        assert!(prompt.instructions().contains(super::Prompt::MARK));
        assert_eq!(prompt.problems(), [""; 0]);
    }

    #[test]
    fn a_prompt_without_bounds_is_no_good() {
        let mut prompt = Catalog::embedded().unwrap().prompt.clone();
        prompt.instructions = "Say what you like.".to_string();
        prompt.never.clear();
        assert_eq!(prompt.problems().len(), 2);
    }

    #[test]
    fn advice_and_claims_are_known_by_their_words() {
        let prompt = &Catalog::embedded().unwrap().prompt;
        assert!(prompt.forbids("I’d recommend the first.") && !prompt.forbids("A will names a beneficiary."));
        assert!(prompt.is_claimed_in("Noted, thank you.") && !prompt.is_claimed_in("Thank you."));
    }
}
