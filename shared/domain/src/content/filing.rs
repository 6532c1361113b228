//! Who files a paper, and as which part of a packet.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who files a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Filer {
    /// The spouse who files.
    Petitioner,
    /// The other spouse.
    Respondent,
    /// One form for both.
    Both,
}

impl Filer {
    /// The word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Petitioner => "petitioner",
            Self::Respondent => "respondent",
            Self::Both => "both",
        }
    }

    /// The names of those who file it, of the parties of the case: the spouse who files comes first.
    #[must_use]
    pub fn names(self, parties: &[String]) -> Vec<String> {
        let whose = match self {
            Self::Petitioner => parties.get(..1),
            Self::Respondent => parties.get(1..2),
            Self::Both => parties.get(..2),
        };
        whose.unwrap_or_default().to_vec()
    }
}

/// The part that a paper has in a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FormRole {
    /// An instrument of the document itself.
    Own,
    /// An official form that is filed besides.
    Besides,
    /// An official form that is filed besides where it applies.
    IfItApplies,
    /// An official form that a court may want instead of an instrument.
    Instead,
}
