//! Sample cases, one for each of some counties: `county-examples.toml`. The county's own facts are in `counties.json`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// `county-examples.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CountyExamplesFile {
    pub(super) example: Vec<CountyExample>,
}

/// A sample case in a county. The people are invented.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountyExample {
    /// Id of the county.
    pub county: String,
    /// How much the county asks for beyond what the state does, in a few words.
    pub complexity: String,
    /// How long the steps take.
    pub timeline: Timeline,
    /// Who files.
    pub petitioner: Party,
    /// The other spouse.
    pub respondent: Party,
    /// Their marriage.
    pub marriage: Marriage,
}

/// How long the steps of a divorce take, in words.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all(serialize = "camelCase"), deny_unknown_fields)]
#[schema(rename_all = "camelCase")]
pub struct Timeline {
    /// Filing.
    pub filing: String,
    /// Telling the other spouse.
    pub service: String,
    /// The other spouse's answer.
    pub response: String,
    /// The hearing at the end.
    pub final_hearing: String,
}

/// An invented person.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Party {
    /// Name.
    pub name: String,
    /// Address.
    pub address: String,
    /// Telephone number.
    pub phone: String,
    /// E-mail address.
    pub email: String,
}

/// An invented marriage.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all(serialize = "camelCase"), deny_unknown_fields)]
#[schema(rename_all = "camelCase")]
pub struct Marriage {
    /// When, as printed.
    pub marriage_date: String,
    /// Where.
    pub marriage_place: String,
    /// Whether there are minor children.
    pub has_children: bool,
    /// How many.
    pub children_count: u8,
    /// Whether there is property to divide.
    pub has_property: bool,
    /// Whether there are debts to divide.
    pub has_debts: bool,
}
