//! How clauses are numbered, lists marked and tables divided: the same words in content and in papers.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What stands before the heading of a numbered clause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Numbering {
    /// "Article I."
    #[default]
    Articles,
    /// "1.", as in a paper of a court.
    Plain,
}

/// What stands before each item of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ListStyle {
    /// A dot.
    Bullets,
    /// 1, 2, 3.
    Numbers,
    /// (a), (b), (c).
    Letters,
}

/// A column of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Column {
    /// Its heading.
    pub heading: String,
    /// Share of the text width, in per cent; the columns of a table add up to 100.
    pub width: u8,
    /// Whether its cells are sums of money, which stand at the right.
    #[serde(default)]
    pub amounts: bool,
    /// Whether it and those after it stand apart from those before it, each with a frame around it, as cards to cut out do.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub apart: bool,
}
