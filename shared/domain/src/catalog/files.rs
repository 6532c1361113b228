//! Shapes of the content files. A misspelt key is an error.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::condition::Condition;
use crate::question::{Citation, Kind};

/// `catalog.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CatalogFile {
    pub(super) order: Vec<String>,
    pub(super) processing_fee_cents: u32,
    pub(super) attorney_review_cents: u32,
    pub(super) bundle: Vec<BundleEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BundleEntry {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) price_cents: u32,
    pub(super) description: String,
    pub(super) documents: Vec<Vec<String>>,
    pub(super) features: Vec<String>,
}

/// `documents/<slug>/document.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DocumentFile {
    pub(super) id: String,
    pub(super) slug: String,
    pub(super) name: String,
    pub(super) category: String,
    pub(super) description: String,
    pub(super) icon: String,
    pub(super) price_cents: u32,
    pub(super) price_display: Option<String>,
    pub(super) features: Vec<String>,
    pub(super) disclosure_services: Vec<String>,
    #[serde(default)]
    pub(super) county: bool,
}

/// `documents/<slug>/questions.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct QuestionsFile {
    pub(super) question: Vec<QuestionEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct QuestionEntry {
    pub(super) id: String,
    pub(super) kind: Kind,
    pub(super) text: String,
    pub(super) placeholder: Option<String>,
    pub(super) label: Option<String>,
    #[serde(default)]
    pub(super) options: Vec<String>,
    pub(super) why: String,
    pub(super) meaning: String,
    pub(super) law: Vec<Citation>,
    pub(super) rule: Option<String>,
    pub(super) min: Option<usize>,
    pub(super) max: Option<usize>,
    #[serde(default)]
    pub(super) optional: bool,
    #[serde(default)]
    pub(super) none: bool,
    #[serde(default)]
    pub(super) differs_from: Vec<String>,
    pub(super) not_before: Option<String>,
    pub(super) when: Option<Condition>,
}

/// `copy.toml`: words of the site.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Copy {
    /// The product.
    pub product: ProductCopy,
    /// What the product is not.
    pub disclaimers: std::collections::BTreeMap<String, String>,
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
}

/// A marketing claim.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The claim.
    pub text: String,
    /// Whether there is evidence on file.
    pub substantiated: bool,
}
