//! Florida's counties: `counties.json`.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The id of one of Florida's counties: its name with hyphens, in lower case. Only the content files make one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CountyId(String);

impl CountyId {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CountyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A county of Florida, with what its clerk asks of an uncontested divorce. Fees are in whole dollars.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct County {
    /// Slug.
    #[schema(value_type = String)]
    pub id: CountyId,
    /// Name.
    pub name: String,
    /// Judicial circuit, 1 to 20.
    pub circuit_number: u8,
    /// Address of the clerk's site.
    pub clerk_website: String,
    /// Forms to be filed.
    pub local_forms: Vec<String>,
    /// What else the county asks for.
    pub special_requirements: Vec<String>,
    /// Fees.
    pub filing_fees: FilingFees,
    /// Whether mediation is to be expected if anything is in dispute.
    pub mediation_required: bool,
    /// Whether a parenting plan is required when there are minor children.
    pub parenting_plan_required: bool,
    /// What is said of it and not of most counties: forms, then what else it asks for.
    #[serde(skip)]
    pub own: Vec<String>,
}

/// Tells each county what is its own.
pub(super) fn compare(counties: &mut [County]) {
    let most = counties.len() / 2;
    let mut said: BTreeMap<String, usize> = BTreeMap::new();
    for text in counties.iter().flat_map(County::said) {
        *said.entry(text.clone()).or_default() += 1;
    }
    for county in counties {
        county.own = county
            .said()
            .filter(|text| said.get(*text).is_some_and(|times| *times <= most))
            .cloned()
            .collect();
    }
}

impl County {
    fn said(&self) -> impl Iterator<Item = &String> {
        self.local_forms.iter().chain(&self.special_requirements)
    }

    /// The judicial circuit as an ordinal, for example "Eleventh".
    #[must_use]
    pub fn circuit(&self) -> &'static str {
        const ORDINALS: [&str; 20] = [
            "First",
            "Second",
            "Third",
            "Fourth",
            "Fifth",
            "Sixth",
            "Seventh",
            "Eighth",
            "Ninth",
            "Tenth",
            "Eleventh",
            "Twelfth",
            "Thirteenth",
            "Fourteenth",
            "Fifteenth",
            "Sixteenth",
            "Seventeenth",
            "Eighteenth",
            "Nineteenth",
            "Twentieth",
        ];
        // The content check holds the number between 1 and 20.
        ORDINALS[usize::from(self.circuit_number.clamp(1, 20)) - 1]
    }
}

/// Fees of a county, in whole dollars.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FilingFees {
    /// To file for divorce.
    pub divorce: u32,
    /// To have the papers served.
    pub service_of_process: u32,
}
