//! What has changed, as the operator names it.

use domain::content::{Catalog, DocumentType};
use jiff::civil::Date;
use serde::Deserialize;

use crate::ports::PortError;
use crate::workflow::failure::catalog;

/// What the operator looks for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangeSearch {
    /// What has changed.
    pub of: Change,
    /// Whether the owners are told. Without it nothing is written.
    #[serde(default)]
    pub notify: bool,
    /// Where the search before has ended.
    #[serde(default)]
    pub from: Option<String>,
}

/// What has changed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Change {
    /// Clauses of this document type, by its id or its folder: they read otherwise than in what was handed out.
    Clauses(String),
    /// The text of a source.
    #[serde(rename_all = "camelCase")]
    Law {
        /// The source as cited.
        section: String,
        /// When its new text was read.
        read_on: Date,
    },
}

/// A change of what there is.
#[derive(Clone, Copy, Debug)]
pub(super) enum KnownChange<'a> {
    Clauses(&'static DocumentType),
    Law { catalog: &'static Catalog, section: &'a str, read_on: Date },
}

impl<'a> KnownChange<'a> {
    pub(super) fn of(change: &'a Change) -> Result<Self, PortError> {
        let unknown = |sentence: &'static str| PortError::unavailable("content", sentence);
        let catalog = catalog().map_err(|_| unknown("the catalog does not load"))?;
        Ok(match change {
            Change::Clauses(name) => Self::Clauses(
                catalog.document_type(name).ok_or_else(|| unknown("no document type has this name"))?,
            ),
            Change::Law { section, read_on } => Self::Law { catalog, section, read_on: *read_on },
        })
    }

    /// Under what it is noted who was told: a later change of the same clauses is another one.
    pub(super) fn name(&self) -> String {
        match self {
            Self::Clauses(document_type) => {
                let version = document_type.template.as_ref().map(|template| template.version.as_str());
                format!("{} {}", document_type.id, version.unwrap_or_default())
            }
            Self::Law { section, read_on, .. } => format!("{section} {read_on}"),
        }
    }
}
