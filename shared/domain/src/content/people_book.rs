//! What the people book carries from one document to the next, as `people-book.toml` declares it.

use serde::Deserialize;

/// Something that several document types ask for: a question or a fact names it by its id.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BookEntry {
    /// Its id: `self.name`.
    pub id: String,
    /// What it is, in the account.
    pub label: String,
}

/// Someone whom a document type appoints: by questions, or by a fact that has the name and may have the rest.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrustedPerson {
    /// Slug of the document type.
    #[serde(rename = "type")]
    pub slug: String,
    /// What the person is there, in the account.
    pub role: String,
    /// The question or the fact of the name; a fact of the kind person has the other parts too.
    pub name: String,
    /// The question of how the person is connected.
    pub relationship: Option<String>,
    /// The question of the address.
    pub address: Option<String>,
}
