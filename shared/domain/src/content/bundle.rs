//! What is sold together.

use serde::Serialize;
use utoipa::ToSchema;

use crate::money::Cents;

/// Documents sold together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Bundle {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Price of the whole, in cents.
    pub price: Cents,
    /// What each of its documents costs as a draft beside the others, in cents; absent where no drafts are made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub share: Option<Cents>,
    /// What it is, in a sentence.
    pub description: String,
    /// Document type ids; of each inner list one is chosen.
    pub documents: Vec<Vec<String>>,
    /// What it comes with.
    pub features: Vec<String>,
}
