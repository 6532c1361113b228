//! How people ask, and how they leave a question for later: `[asking]` in `guide.toml`.

use serde::Deserialize;

/// How people ask without a question mark, and how they leave a question for later.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asking {
    /// Beginnings that no statement has.
    pub begins: Vec<String>,
    /// What shows one in words that answer nothing.
    pub anywhere: Vec<String>,
    /// What shows that a word's meaning is asked for.
    pub meaning: Vec<String>,
    /// Beginnings of a question, where no words of the person's own are asked for, beside those of [`Self::defining`].
    pub also_begins: Vec<String>,
    /// Beginnings of a question for the meaning of a word.
    pub defining: Vec<String>,
    /// What joins a question to what was said before it.
    pub joints: Vec<String>,
    /// Words without any of which a question mark only shows a doubt: "Bob Lee?"
    pub words: Vec<String>,
    /// Beginnings of a question for the reason of the open question.
    pub why: Vec<String>,
    /// What says that the person does not know what to answer.
    pub lost: Vec<String>,
    /// Whole messages that ask what the open question means.
    pub of_the_question: Vec<String>,
    /// What asks about its options.
    pub of_options: Vec<String>,
    /// Words that speak of the person's own affairs, or weigh one thing against another.
    pub own: Vec<String>,
    /// Words that point at what was asked last.
    pub pointing: Vec<String>,
    /// Whole messages that ask to hear the question again.
    pub again: Vec<String>,
    /// Whole messages that leave the question for later.
    pub later: Vec<String>,
}
