//! Words of the site that belong to no document type: `copy.toml`.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// `copy.toml`: words of the site.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Copy {
    /// The product.
    pub product: ProductCopy,
    /// What the product is not.
    pub disclaimers: BTreeMap<String, String>,
    /// The nonlawyer disclosure.
    pub disclosure: DisclosureCopy,
    /// Marketing claims, each with whether it can be shown to be true.
    pub claims: Vec<Claim>,
}

/// The product in words.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProductCopy {
    /// Name.
    pub name: String,
    /// One line.
    pub tagline: String,
    /// A few sentences.
    pub description: String,
}

/// The text of the nonlawyer disclosure.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DisclosureCopy {
    /// Version of the text, kept with every acknowledgment.
    pub version: String,
    /// Title.
    pub title: String,
    /// Introduction.
    pub intro: String,
    /// What the person is told.
    pub statements: Vec<String>,
    /// The sentence to tick.
    pub acknowledgment: String,
    /// What the review says of a document for which it has not been acknowledged.
    pub missing: MissingDisclosure,
    /// What the paper says besides, which someone keeps.
    #[serde(skip_serializing)]
    #[schema(ignore)]
    pub paper: DisclosurePaper,
}

/// The words of the disclosure as a paper to keep.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisclosurePaper {
    /// The day (ISO 8601) as of which it states the law.
    pub law_as_of: String,
    /// What it follows.
    pub subject: String,
    /// Headings: who helps, what is done, what is told, and the acknowledgment.
    pub headings: [String; 4],
    /// Said before the nonlawyer is named.
    pub before_help: String,
    /// Headings of a table of facts.
    pub columns: [String; 2],
    /// Name, business, street, city and telephone of the nonlawyer.
    pub details: [String; 5],
    /// How it was acknowledged.
    pub signed: String,
    /// Who acknowledged it, when by the device and when by the service, which text, and which text stands above.
    pub record: [String; 5],
    /// Who signs, when it has not been acknowledged yet.
    pub signer: String,
    /// What is then written: name, signature and date.
    pub lines: [String; 3],
    /// Said before the nonlawyer's line.
    pub nonlawyer_signs: String,
    /// Who completes it.
    pub nonlawyer_signer: String,
    /// What the nonlawyer writes: signature and date.
    pub nonlawyer_lines: [String; 2],
}

/// The finding that a document's disclosure has not been acknowledged.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MissingDisclosure {
    /// In a few words.
    pub title: String,
    /// What it means, and the way out.
    pub message: String,
    /// The sources.
    pub law: Vec<String>,
}

/// A marketing claim.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// Id.
    pub id: String,
    /// Where it is shown.
    pub place: ClaimPlace,
    /// The claim.
    pub text: String,
    /// Whether there is evidence on file.
    pub substantiated: bool,
}

/// Where a claim is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimPlace {
    /// At the top of the landing page.
    Hero,
    /// Where the landing page says why to trust it.
    Trust,
    /// Beside the free preview of the chat.
    Preview,
    /// On the Essential Bundle.
    Essential,
    /// On the Complete Bundle.
    Complete,
    /// Under the order on the review page.
    Review,
    /// Where the checkout page offers attorney review; without the claim it is not offered.
    AttorneyReview,
}

/// Which claims the site makes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Claims {
    /// All of them.
    #[default]
    All,
    /// Only those with evidence on file.
    Substantiated,
}

impl FromStr for Claims {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "all" => Ok(Self::All),
            "substantiated" => Ok(Self::Substantiated),
            other => Err(format!("it has to be all or substantiated, not {other}")),
        }
    }
}

impl fmt::Display for Claims {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::All => "all",
            Self::Substantiated => "substantiated",
        })
    }
}

impl Claims {
    /// The words of the site with only the claims that may be made.
    #[must_use]
    pub fn of(self, copy: &self::Copy) -> self::Copy {
        let mut copy = copy.clone();
        copy.claims.retain(|claim| self == Self::All || claim.substantiated);
        copy
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    #[test]
    fn only_claims_with_evidence_are_left_when_asked_for() {
        let mut copy = Catalog::embedded().unwrap().copy.clone();
        copy.claims[2].substantiated = true;
        let texts = |claims: Claims| claims.of(&copy).claims.into_iter().map(|claim| claim.text);
        assert_eq!(texts(Claims::All).count(), copy.claims.len());
        assert_eq!(texts(Claims::Substantiated).collect::<Vec<_>>(), [copy.claims[2].text.clone()]);
    }

    #[test]
    fn the_setting_is_one_of_two_words() {
        for claims in [Claims::All, Claims::Substantiated] {
            assert_eq!(claims.to_string().parse(), Ok(claims));
        }
        assert!("none".parse::<Claims>().is_err());
    }
}
