//! The papers of a case in the order in which they are filed: `documents/<slug>/packet.toml`.

use serde::Deserialize;

use super::answer_sheet::AnswerSheet;
use super::citation::Citation;
use super::condition::Condition;
use super::filing::Filer;
pub use super::filing::FormRole;
use super::template::{ConditionalText, texts};

/// What a document type is filed with, and which way through the court it takes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Packet {
    /// When papers are filed, in order.
    #[serde(rename = "milestone")]
    pub milestones: Vec<FilingMilestone>,
    /// Before whom papers are signed.
    #[serde(rename = "signing")]
    pub signings: Vec<Signing>,
    /// The ways through a case: the first whose condition holds counts.
    #[serde(rename = "track")]
    pub tracks: Vec<Track>,
    /// The tests of a simpler way.
    #[serde(default, rename = "test")]
    pub tests: Vec<EligibilityTest>,
    /// The papers. At a milestone they are filed in this order.
    #[serde(rename = "form")]
    pub forms: Vec<PacketForm>,
    /// What to write on forms that may have to be filled in by hand, in the order in which they are filed. They stand in a file of their own.
    #[serde(skip)]
    pub answer_sheets: Vec<AnswerSheet>,
}

/// A point of the case at which papers are filed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FilingMilestone {
    /// Stable id.
    pub id: String,
    /// The words for it where they stand alone.
    pub title: String,
    /// The words for it inside a sentence.
    pub words: String,
}

/// How a paper is signed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signing {
    /// Stable id.
    pub id: String,
    /// Before whom, in words that follow who signs; absent where there is nothing to say.
    pub words: Option<String>,
}

/// A way through a case.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// Stable id.
    pub id: String,
    /// What kind of case it is for.
    pub title: String,
    /// When it counts; always, when absent.
    pub when: Option<Condition>,
}

/// A test that a case has to meet for a simpler way. Where neither condition holds, the answers do not say.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EligibilityTest {
    /// Stable id.
    pub id: String,
    /// What has to be the case.
    pub text: String,
    /// The sources.
    pub law: Vec<Citation>,
    /// When the answers say that it is met.
    pub met: Option<Condition>,
    /// When they say that it is not.
    pub unmet: Option<Condition>,
}

/// A paper that is filed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PacketForm {
    /// The court's number for it, or what else it is called.
    pub name: String,
    /// Its title.
    pub title: String,
    /// What else is said of it: the first whose condition holds.
    #[serde(default, deserialize_with = "texts")]
    pub note: Vec<ConditionalText>,
    /// The instrument of the document that it is; an official form, when absent.
    pub instrument: Option<String>,
    /// The instrument instead of which a court may want it.
    pub instead_of: Option<String>,
    /// The instrument of the document that has no place in the packet where this form is filled.
    pub replaces: Option<Replacement>,
    /// Whether it is filed only where it applies.
    #[serde(default)]
    pub if_it_applies: bool,
    /// The ways through a case on which it is filed; all of them, when empty.
    #[serde(default)]
    pub tracks: Vec<String>,
    /// When it is filed; always, when absent.
    pub when: Option<Condition>,
    /// Who signs it, in words.
    pub signs: String,
    /// How it is signed.
    pub signing: String,
    /// What else is said of when it is filed: the first whose condition holds.
    #[serde(default, deserialize_with = "texts")]
    pub due_note: Vec<ConditionalText>,
    /// Our map that fills it, by its id.
    pub court_form: Option<String>,
    /// Our sheet of what to write on it, by its id.
    pub answer_sheet: Option<String>,
    /// Where the court offers it. A map knows that itself.
    #[serde(default)]
    pub addresses: Vec<String>,
    /// Who files it when, once for each of them.
    #[serde(rename = "filing")]
    pub filings: Vec<PacketFiling>,
}

/// A paper of ours that a filled form of the court takes the place of.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replacement {
    /// The instrument of the document.
    pub instrument: String,
    /// When the form says all that the instrument says; always, when absent.
    pub when: Option<Condition>,
}

/// A copy of a paper that one of the spouses, or both together, file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PacketFiling {
    /// Whose it is.
    pub of: Filer,
    /// When it is filed.
    pub milestone: String,
}

impl PacketForm {
    /// The part that it has in the packet.
    #[must_use]
    pub fn role(&self) -> FormRole {
        match self {
            Self { instrument: Some(_), .. } => FormRole::Own,
            Self { instead_of: Some(_), .. } => FormRole::Instead,
            Self { if_it_applies: true, .. } => FormRole::IfItApplies,
            _ => FormRole::Besides,
        }
    }

    /// What else is said of it, of any kind.
    pub(super) fn notes(&self) -> impl Iterator<Item = &ConditionalText> {
        self.note.iter().chain(&self.due_note)
    }
}

impl Packet {
    /// The instruments whose place a form of the court can take.
    pub fn replaceable(&self) -> impl Iterator<Item = &str> {
        self.forms.iter().filter_map(|form| Some(form.replaces.as_ref()?.instrument.as_str()))
    }

    /// The maps that fill its forms.
    pub fn maps(&self) -> impl Iterator<Item = &str> {
        self.forms.iter().filter_map(|form| form.court_form.as_deref())
    }

    /// A milestone and its place in the order. The content check has seen that a form names one that is there.
    #[must_use]
    pub fn milestone(&self, id: &str) -> Option<(usize, &FilingMilestone)> {
        self.milestones.iter().enumerate().find(|(_, milestone)| milestone.id == id)
    }

    /// A way of signing.
    #[must_use]
    pub fn signing(&self, id: &str) -> Option<&Signing> {
        self.signings.iter().find(|signing| signing.id == id)
    }
}
