//! What is cited: a source, and how far it has been checked.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A legal source, and how far it has been checked.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub struct Citation {
    /// The source as cited, for example "s. 732.502".
    pub cite: String,
    /// Whether the source still has to be checked before a clause relies on it: marked [K] in the content.
    pub unchecked: bool,
}

impl From<String> for Citation {
    fn from(text: String) -> Self {
        match text.strip_suffix("[K]") {
            Some(cite) => Self { cite: cite.trim().to_string(), unchecked: true },
            None => Self { cite: text, unchecked: false },
        }
    }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.cite)
    }
}

impl Serialize for Citation {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.cite)
    }
}

impl utoipa::PartialSchema for Citation {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        String::schema()
    }
}

impl ToSchema for Citation {
    fn name() -> std::borrow::Cow<'static, str> {
        "Citation".into()
    }
}
