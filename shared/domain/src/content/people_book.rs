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
