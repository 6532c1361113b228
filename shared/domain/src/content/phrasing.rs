//! How people say things in a conversation: `documents/<slug>/phrasing.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;

/// How people say the answer to one question. Phrases are whole words in lower case, contractions written out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phrasing {
    /// Id of the question.
    pub(super) question: String,
    /// Said before the question, where something new begins.
    pub(super) lead: Option<String>,
    /// Said when an answer was understood.
    pub reminder: Option<String>,
    /// What the person or the thing is called that the answer names: "executor" in "my executor is Eva Diaz".
    #[serde(default)]
    pub roles: Vec<String>,
    /// What else people call the answer when they correct it: "address".
    #[serde(default)]
    pub called: Vec<String>,
    /// Other words after which the answer stands: "i live at".
    #[serde(default)]
    pub after: Vec<String>,
    /// What everyone whom the answer names is called together: "my kids".
    #[serde(default)]
    pub group: Vec<String>,
    /// The question that names the person about whom this one tells more.
    pub of: Option<String>,
    /// The question that names the other of the two, who are often named together.
    pub pair: Option<String>,
    /// Whether the answer is how someone is connected to that person.
    #[serde(default)]
    pub relation: bool,
    /// For each option, or "true" and "false" of a statement, words that mean it when the question was asked.
    #[serde(default)]
    pub says: BTreeMap<String, Vec<String>>,
    /// Beside a date, whole sentences that take nothing from it: "when he walked out" of a separation.
    #[serde(default)]
    pub remarks: Vec<String>,
    /// Whether only children under 18 count.
    #[serde(default)]
    pub minors: bool,
    /// Words that turn round what is said of other choices, and not of this one.
    #[serde(default)]
    pub beside: Vec<String>,
    /// For each option, words that turn round what is said of other options, and not of this one: "passed" of being widowed, where it
    /// is said of a spouse.
    #[serde(default)]
    pub agrees: BTreeMap<String, Vec<String>>,
    /// The same for words that mean it whatever was asked.
    #[serde(default)]
    pub aside: BTreeMap<String, Vec<String>>,
}

/// `documents/<slug>/phrasing.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PhrasingFile {
    pub(super) heard: Vec<Phrasing>,
}
