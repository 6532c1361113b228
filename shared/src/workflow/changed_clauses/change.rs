//! What has changed, as the operator names it.

use domain::content::{Catalog, DocumentType};
use domain::documents::florida_day;
use jiff::civil::Date;
use serde::Deserialize;

use crate::clock;
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
    /// Clauses of this document type, by its id or its folder: they read otherwise than in what was issued.
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
#[derive(Clone, Debug)]
pub(super) enum KnownChange {
    Clauses(&'static DocumentType),
    Law { catalog: &'static Catalog, section: String, read_on: Date },
}

impl KnownChange {
    pub(super) fn of(change: &Change) -> Result<Self, PortError> {
        let catalog = catalog().map_err(|_| refused("the catalog does not load"))?;
        match change {
            Change::Clauses(name) => {
                let found = catalog.document_type(name).map(Self::Clauses);
                found.ok_or_else(|| refused("no document type has this name"))
            }
            Change::Law { read_on, .. } if *read_on > florida_day(clock::now()) => {
                Err(refused("the day of reading is to come"))
            }
            Change::Law { section, read_on } => {
                let section = catalog.source(section).ok_or_else(|| refused("nothing cites this source"))?;
                Ok(Self::Law { catalog, section, read_on: *read_on })
            }
        }
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

fn refused(sentence: &'static str) -> PortError {
    PortError::unavailable("content", sentence)
}
