//! What the guide says besides the questions: `guide.toml`.

use serde::{Deserialize, Deserializer};

use crate::content::asking::Asking;
use crate::content::circumstance::Topics;
use crate::content::citation::Citation;
use crate::content::settling::Settling;
use crate::danger;
use crate::text::phrase::{Phrase, has_phrase, is_said, spoken};

/// What the guide says besides the questions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    /// Version of what the guide says and how it understands, for the record of a conversation.
    pub version: String,
    /// Replies to people who may be in danger.
    #[serde(rename = "emergency")]
    emergencies: Vec<Emergency>,
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
    facts: Vec<ServiceFact>,
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

/// "Hold on, let me ask my wife" is no answer; a longer text that begins so may be one.
const MOST_WORDS_OF_A_PAUSE: usize = 9;

/// Requests that are not an interviewer's to fulfil.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Requests {
    /// What may stand before.
    pub politely: Vec<String>,
    /// How such a message begins, where it cannot be an answer in the person's own words.
    pub begins: Vec<String>,
    /// What shows one wherever it stands.
    pub anywhere: Vec<String>,
}

/// What is said of words that are not surely an answer, for each way to answer besides words.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unsure {
    /// Options are shown.
    pub options: String,
    /// A yes and a no are shown.
    pub tick: String,
    /// A date is shown.
    pub date: String,
    /// A name is asked for.
    pub name: String,
    /// The parts of an address are shown.
    pub address: String,
    /// The pieces of the answer are shown.
    pub pieces: String,
    /// There is nothing but words.
    pub words: String,
}

/// How people point at an address that was given before.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Same {
    /// At their own.
    pub mine: Vec<String>,
    /// At the one that was given.
    pub any: Vec<String>,
    /// What shows that it is another.
    pub unless: Vec<String>,
}

/// How people point at several whom they have named before.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Several {
    /// At all of them.
    pub all: Vec<String>,
    /// At so many: "both of them".
    #[serde(deserialize_with = "by_count")]
    pub counted: Vec<(usize, Vec<String>)>,
    /// What says that their parts are equal.
    pub equally: Vec<String>,
    /// What tells to divide something among those who are called together.
    pub dividing: Vec<String>,
    /// How that is written.
    pub equal: String,
    /// What may stand beside these words and adds nobody.
    pub beside: Vec<String>,
}

/// The first are the words for two, then those for three, and so on.
fn by_count<'de, D: Deserializer<'de>>(given: D) -> Result<Vec<(usize, Vec<String>)>, D::Error> {
    let listed = Vec::<Vec<String>>::deserialize(given)?;
    Ok(listed.into_iter().enumerate().map(|(index, phrases)| (index + 2, phrases)).collect())
}

/// What the service says of itself, or of a county.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ServiceFact {
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
struct SmallTalk {
    #[serde(default)]
    whole: Vec<String>,
    #[serde(default)]
    begins: Vec<String>,
    #[serde(default)]
    away: Vec<String>,
    #[serde(default)]
    words: Vec<String>,
    message: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Language {
    words: Vec<Phrase>,
    message: String,
}

/// The reply to danger that no list names.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DangerReply {
    /// Every number, where the kind is not clear.
    message: String,
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
struct Emergency {
    /// The kind of danger that its message is for, as the classifier names it.
    kind: danger::Kind,
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

/// A reply to a request for advice.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdviceRule {
    words: Vec<String>,
    /// Whether it is declined in the person's own words too, and not only in a question.
    #[serde(default)]
    pub firm: bool,
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

impl Emergency {
    fn help(&self) -> Help<'_> {
        Help { kind: Some(self.kind), message: &self.message }
    }
}

impl Guide {
    /// Adds the words of the topics that emergencies name, and tells which topics are unknown.
    pub(super) fn resolve(&mut self, topics: &Topics) -> Vec<String> {
        let mut unknown = Vec::new();
        for emergency in &mut self.emergencies {
            for topic in &emergency.topics {
                match topics.get(topic) {
                    Some(words) => {
                        emergency.words.extend(words.iter().map(|words| words.as_str().to_string()));
                    }
                    None => unknown.push(topic.clone()),
                }
            }
        }
        unknown
    }

    /// What is said to a person who may be in danger.
    #[must_use]
    pub fn emergency(&self, words: &str) -> Option<Help<'_>> {
        let spoken = format!(" {} ", spoken(words));
        let applies = |each: &&Emergency| each.words.iter().any(|phrase| is_now(&spoken, phrase, each));
        self.emergencies.iter().find(applies).map(Emergency::help)
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
        let about = |kinds: &[String]| kinds.is_empty() || kinds.iter().any(|each| each == document_type);
        let fits = |refusal: &&AdviceRule| (refusal.firm || !may_be_an_answer) && about(&refusal.kinds);
        let mut fitting = self.advice.iter().filter(fits);
        fitting.find(|refusal| is_said(words, &refusal.words))
    }

    /// What the service says of itself or of a county, where the words ask for it.
    #[must_use]
    pub fn fact(&self, document_type: &str, words: &str) -> Option<&ServiceFact> {
        let about = |fact: &&ServiceFact| {
            fact.kinds.is_empty() || fact.kinds.iter().any(|each| each == document_type)
        };
        self.facts.iter().filter(about).find(|fact| is_said(words, &fact.words))
    }

    /// The answer to a message that is nothing but small talk.
    #[must_use]
    pub fn small_talk(&self, words: &str) -> Option<&str> {
        let words = spoken(words);
        let is_whole = |talk: &&SmallTalk| {
            let few = words.split(' ').count() <= MOST_WORDS_OF_A_PAUSE;
            let is_away = few && !words.contains(|c: char| c.is_ascii_digit()) && is_said(&words, &talk.away);
            let begins =
                |with: &String| few && format!("{words} ").starts_with(&format!("{} ", spoken(with)));
            is_away || talk.whole.iter().any(|whole| spoken(whole) == words) || talk.begins.iter().any(begins)
        };
        let found = self.small_talk.iter().find(is_whole);
        found.map(|talk| talk.message.as_str())
    }

    /// The answer to small talk in a message that answers nothing.
    #[must_use]
    pub fn kind_word(&self, words: &str) -> Option<&str> {
        let found = self.small_talk.iter().find(|talk| is_said(words, &talk.words));
        found.map(|talk| talk.message.as_str())
    }

    /// What is said in another language to someone who asks in it.
    #[must_use]
    pub fn language(&self, words: &str) -> Option<&str> {
        let found = self.languages.iter().find(|language| has_phrase(words, &language.words));
        found.map(|language| language.message.as_str())
    }

    /// The longest term that stands in a text about this type of document.
    #[must_use]
    pub fn term(&self, document_type: &str, text: &str) -> Option<&Term> {
        let about =
            |term: &Term| term.kinds.is_empty() || term.kinds.iter().any(|each| each == document_type);
        let named = |term: &&Term| about(term) && has_phrase(text, &term.names);
        self.terms.iter().filter(named).max_by_key(|term| term.length_in(text))
    }
}

/// Whether the phrase stands in the words, and nothing before it or right after it shows that it is not about now: "if I
/// cannot breathe", "beats me at cards".
fn is_now(words: &str, phrase: &str, emergency: &Emergency) -> bool {
    let sought = format!(" {} ", spoken(phrase));
    let places =
        words.match_indices(&sought).map(|(at, found)| (&words[..=at], &words[at + found.len() - 1..]));
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

impl Term {
    fn length_in(&self, text: &str) -> usize {
        let found = self.names.iter().filter(|name| has_phrase(text, std::slice::from_ref(*name)));
        found.map(|name| name.plain().len()).max().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use crate::content::Catalog;

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
