//! Words of people who may be in danger, and where help is.

use serde::Deserialize;

use crate::content::circumstance::Topics;
use crate::danger;
use crate::text::phrase::{sentences, spoken};

/// The reply to danger that no list names.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DangerReply {
    /// Every number, where the kind is not clear.
    pub(super) message: String,
    /// How to go on for a person whose words were misread.
    pub misread: String,
    /// What is said to whatever is written while the questions are stopped.
    pub resting: String,
}

/// Where help is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Help<'a> {
    /// The kind of danger that it is for; none, when it is for every kind.
    pub kind: Option<danger::Kind>,
    /// What is said.
    pub message: &'a str,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Emergency {
    /// The kind of danger that its message is for, as the classifier names it.
    pub(super) kind: danger::Kind,
    #[serde(default)]
    topics: Vec<String>,
    words: Vec<String>,
    /// What shows that it is not about now.
    #[serde(default)]
    unless: Vec<String>,
    /// What right after the words shows that they are about something else: "photo" after "took my passport". Before them it
    /// shows nothing.
    #[serde(default)]
    unless_next: Vec<String>,
    message: String,
}

impl Emergency {
    /// Adds the words of the topics that it names, and tells which topics are unknown.
    pub(super) fn resolve(&mut self, topics: &Topics) -> Vec<String> {
        let mut unknown = Vec::new();
        for topic in &self.topics {
            match topics.get(topic) {
                Some(words) => self.words.extend(words.iter().map(|words| words.as_str().to_string())),
                None => unknown.push(topic.clone()),
            }
        }
        unknown
    }

    pub(super) fn help(&self) -> Help<'_> {
        Help { kind: Some(self.kind), message: &self.message }
    }

    /// Whether one of its phrases stands in a sentence of the words, and is about now.
    pub(super) fn is_meant(&self, words: &str) -> bool {
        let is_in = |sentence: String| self.words.iter().any(|phrase| is_now(&sentence, phrase, self));
        sentences(words).any(|sentence| is_in(format!(" {} ", spoken(sentence))))
    }
}

/// Whether the phrase stands in the sentence, and nothing before it or right after it shows that it is not about now: "if I
/// cannot breathe", "beats me at cards".
fn is_now(sentence: &str, phrase: &str, emergency: &Emergency) -> bool {
    let sought = format!(" {} ", spoken(phrase));
    let places = sentence
        .match_indices(&sought)
        .map(|(at, found)| (&sentence[..=at], &sentence[at + found.len() - 1..]));
    let is_of_a_thing = |after: &str| {
        emergency.unless_next.iter().any(|each| after.starts_with(&format!(" {} ", spoken(each))))
    };
    let is_other = |before: &str, after: &str| {
        let shown = emergency.unless.iter().map(|each| format!(" {} ", spoken(each)));
        shown
            .into_iter()
            .any(|each| before.contains(&each) || after.starts_with(&each) && !each.starts_with(" if"))
    };
    places.into_iter().any(|(before, after)| !is_other(before, after) && !is_of_a_thing(after))
}

#[cfg(test)]
mod tests {
    use crate::content::Catalog;

    /// "If" makes a wish of its own sentence only.
    #[test]
    fn an_emergency_is_heard_beside_a_sentence_that_supposes_something() {
        let guide = &Catalog::embedded().unwrap().guide;
        for words in [
            "Tell me if my answers are saved. My father is not breathing",
            "no sé si puedo seguir. no puedo respirar",
            "if i can finish this later? my wife took an overdose",
        ] {
            assert!(guide.emergency(words).is_some(), "{words}");
        }
        for words in ["if I cannot breathe, no machines", "No CPR if my heart stops and I stopped breathing"]
        {
            assert!(guide.emergency(words).is_none(), "{words}");
        }
    }

    #[test]
    fn a_passport_that_was_taken_is_told_from_its_photo() {
        let guide = &Catalog::embedded().unwrap().guide;
        for words in [
            "Walgreens took my passport photo",
            "the clerk took my passport application",
            "she took my passport pictures yesterday",
        ] {
            assert!(guide.emergency(words).is_none(), "{words}");
        }
        for words in [
            "he took my passport",
            "he has photos of me and took my passport",
            "Walgreens took my passport photo, then he took my passport",
            "she took my green card until I sign",
        ] {
            assert!(guide.emergency(words).is_some(), "{words}");
        }
    }
}
