//! How people say things in a conversation: `documents/<slug>/phrasing.toml` and `lexicon.toml`.

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
    /// Whether only children under 18 count.
    #[serde(default)]
    pub minors: bool,
    /// Words that turn round what is said of other choices, and not of this one.
    #[serde(default)]
    pub beside: Vec<String>,
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

/// Words of everyday language that the guide has to know, whatever the document.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lexicon {
    /// People's relations: "sister".
    pub relations: Vec<String>,
    /// What may stand before a relation: "older".
    pub before_relation: Vec<String>,
    /// Small words inside a name: "de", "van".
    pub particles: Vec<String>,
    /// Words that are no part of a person's name.
    pub not_names: Vec<String>,
    /// What a name can end with after a comma: "Jr."
    pub suffixes: Vec<String>,
    /// What ends in a full stop that does not end the sentence.
    pub abbreviations: Vec<String>,
    /// Months, from January, with their abbreviations and their Spanish and Portuguese names.
    pub months: Vec<Vec<String>>,
    /// Beginnings of a correction.
    pub corrections: Vec<String>,
    /// Relations that no document prints: they are in another language.
    pub foreign_relations: Vec<String>,
    /// With what a sentence goes on that tells something of who is named.
    pub telling: Vec<String>,
    /// What says anywhere that something is wrong.
    pub mistaken: Vec<String>,
    /// What stands between the right and the wrong: "not" in "4471, not 4417".
    pub instead: Vec<String>,
    /// What takes back a part of what was said.
    pub retracting: Vec<String>,
    /// Who speaks, and of whom: a sentence begins so, and no address.
    pub speaking: Vec<String>,
    /// With what an address can begin in small letters.
    pub before_number: Vec<String>,
    /// Words before a name that is the answer.
    pub before_name: Vec<String>,
    /// Words before an address that is the answer.
    pub before_address: Vec<String>,
    /// Words before any short answer.
    pub before_any: Vec<String>,
    /// Between a role and the answer: "is".
    pub after_role: Vec<String>,
    /// Between the answer and its role: "as".
    pub before_role: Vec<String>,
    /// Before a role: "my".
    pub determiners: Vec<String>,
    /// What stands for someone who was named: "him".
    pub pronouns: Vec<String>,
    /// Words that ask for a change.
    pub changing: Vec<String>,
    /// Between a relation and the name: "is called".
    pub after_relation: Vec<String>,
    /// Words that turn round or open what a choice seems to say.
    pub turning: Vec<String>,
    /// Words that put a statement into the future.
    pub future: Vec<String>,
    /// Small words with which a sentence goes on after a name.
    pub after_name: Vec<String>,
    /// What may stand before an answer that is kept without a yes.
    pub leads: Leads,
}

/// What may stand before an answer that is kept without a yes: it takes nothing from the answer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leads {
    /// Before anyone's name: "it is".
    pub name: Vec<String>,
    /// Before the person's own: "I am".
    pub own_name: Vec<String>,
    /// Before anyone's address.
    pub address: Vec<String>,
    /// Before the person's own: "I live at".
    pub own_address: Vec<String>,
    /// Before any date: "it was on".
    pub date: Vec<String>,
    /// Before the date of a wedding: "we married on".
    pub wedding: Vec<String>,
    /// Before how someone is connected: "my".
    pub relation: Vec<String>,
    /// What makes an answer wait that begins with it, also with a capital: "Probably Eva Diaz".
    pub doubting: Vec<String>,
}
