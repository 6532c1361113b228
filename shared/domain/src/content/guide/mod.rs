//! What the guide says besides the questions: `guide.toml`.

mod armed;
mod emergency;
mod figurative;
mod replies;
mod wordings;

use std::borrow::Cow;

use serde::Deserialize;

pub use self::emergency::Help;
pub use self::replies::{AdviceRule, ServiceStatement, Term};
pub use self::wordings::{Requests, Same, Several};

use self::armed::Armed;
use self::emergency::{DangerReply, Emergency};
use self::figurative::Figurative;
use self::replies::{Language, SmallTalk};
use self::wordings::Unsure;
use crate::content::asking::Asking;
use crate::content::circumstance::Topics;
use crate::content::settling::Settling;
use crate::danger;
use crate::text::phrase::spoken;

/// What the guide says besides the questions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    /// Version of what the guide says and how it understands, for the record of a conversation.
    pub version: String,
    /// Replies to people who may be in danger.
    #[serde(rename = "emergency")]
    emergencies: Vec<Emergency>,
    /// Weapons and pills, and where they are.
    armed: Vec<Armed>,
    /// What things are said to do.
    figurative: Figurative,
    /// The reply to danger that no list names.
    pub danger: DangerReply,
    /// Replies to requests for advice.
    advice: Vec<AdviceRule>,
    /// Requests that are not an interviewer's to fulfil.
    pub requests: Requests,
    /// How people agree with what was understood, or do not.
    pub settling: Settling,
    /// What is said of words that are not surely an answer.
    pub unsure: Unsure,
    /// How people point at an address that was given before.
    pub same: Same,
    /// How people point at several whom they have named before.
    pub several: Several,
    /// How questions are asked.
    pub asking: Asking,
    /// What the service says of itself, and of a county.
    #[serde(rename = "fact")]
    facts: Vec<ServiceStatement>,
    /// Small talk.
    #[serde(rename = "talk")]
    small_talk: Vec<SmallTalk>,
    /// Other languages.
    #[serde(rename = "language")]
    languages: Vec<Language>,
    /// Words with their meaning.
    #[serde(rename = "term")]
    terms: Vec<Term>,
}

impl Guide {
    /// Adds the words of the topics that emergencies name, and tells which topics are unknown.
    pub(super) fn resolve(&mut self, topics: &Topics) -> Vec<String> {
        self.emergencies.iter_mut().flat_map(|emergency| emergency.resolve(topics)).collect()
    }

    /// What is said to a person who may be in danger.
    #[must_use]
    pub fn emergency(&self, words: &str) -> Option<Help<'_>> {
        let words = self.literally(words);
        let listed = self.emergencies.iter().find(|each| each.is_meant(&words)).map(Emergency::help);
        listed
            .or_else(|| self.armed.iter().find(|each| each.is_meant(&words)).map(|each| self.help(each.kind)))
    }

    /// The words without what things are said to do: "the paperwork beats me".
    #[must_use]
    pub fn literally<'a>(&self, words: &'a str) -> Cow<'a, str> {
        self.figurative.left_out(words)
    }

    /// Where help is for a kind of danger; everywhere, when the kind is not clear or has no numbers of its own.
    #[must_use]
    pub fn help(&self, kind: Option<danger::Kind>) -> Help<'_> {
        let found = self.emergencies.iter().find(|emergency| Some(emergency.kind) == kind);
        found.map_or(Help { kind: None, message: &self.danger.message }, Emergency::help)
    }

    /// What is said to a request for advice. In what may be an answer in the person's own words, few words show one.
    #[must_use]
    pub fn refusal(&self, document_type: &str, words: &str, may_be_an_answer: bool) -> Option<&AdviceRule> {
        self.advice.iter().find(|advice| advice.is_asked(document_type, words, may_be_an_answer))
    }

    /// What the service says of itself or of a county, where the words ask for it.
    #[must_use]
    pub fn fact(&self, document_type: &str, words: &str) -> Option<&ServiceStatement> {
        self.facts.iter().find(|fact| fact.is_asked(document_type, words))
    }

    /// The answer to a message that is nothing but small talk.
    #[must_use]
    pub fn small_talk(&self, words: &str) -> Option<&str> {
        let words = spoken(words);
        let found = self.small_talk.iter().find(|talk| talk.is_all_of(&words));
        found.map(|talk| talk.message.as_str())
    }

    /// The answer to small talk in a message that answers nothing.
    #[must_use]
    pub fn kind_word(&self, words: &str) -> Option<&str> {
        let found = self.small_talk.iter().find(|talk| talk.is_in(words));
        found.map(|talk| talk.message.as_str())
    }

    /// What is said in another language to someone who asks in it.
    #[must_use]
    pub fn language(&self, words: &str) -> Option<&str> {
        let found = self.languages.iter().find(|language| language.is_asked_for(words));
        found.map(|language| language.message.as_str())
    }

    /// The longest term that stands in a text about this type of document.
    #[must_use]
    pub fn term(&self, document_type: &str, text: &str) -> Option<&Term> {
        let named = self.terms.iter().filter(|term| term.is_named(document_type, text));
        named.max_by_key(|term| term.length_in(text))
    }
}
