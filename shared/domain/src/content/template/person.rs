//! Who is named in the answers, and whether they may witness.

use serde::Deserialize;

use super::Text;
use crate::content::citation::Citation;
use crate::content::condition::Condition;

/// Someone named in the answers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Where the name is.
    pub named: NameSource,
    /// Which persons of a fact are meant, by their fields; all of them, when absent.
    pub only: Option<Condition>,
    /// What the person is in the document, for example "your health care surrogate".
    pub role: String,
    /// Whether the person may witness.
    pub witness: Witness,
    /// Why, in a sentence.
    pub why: String,
    /// The sources of that.
    #[serde(default)]
    pub law: Vec<Citation>,
    /// Whether this leaves nothing to say of the other roles that the person has.
    #[serde(default)]
    pub decides: bool,
    /// When the person counts; always, when absent.
    pub when: Option<Condition>,
}

/// Where the answers name someone.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NameSource {
    /// A short answer is the name.
    Name(Text),
    /// Everyone whom the answer to this question names.
    Words(String),
    /// Each person of a fact, or everyone whom a field of it names: `children.guardian`.
    Fact(String),
}

/// Whether someone may witness a document. Ordered from the mildest to the strictest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Witness {
    /// The law allows it, and so does prudence.
    Allowed,
    /// The law allows it, but it invites questions.
    Avoid,
    /// The law forbids it.
    Barred,
}
