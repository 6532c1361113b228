//! How people say what is no answer, and what is said of words that are not surely one.

use serde::{Deserialize, Deserializer};

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
    /// Every question is answered.
    pub unheard: String,
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
    /// Whole messages that leave no doubt that it is the same.
    pub whole: Vec<String>,
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
