//! What a search has found.

use std::collections::BTreeSet;

use domain::documents::VersionNumber;
use domain::ids::DocumentId;
use serde::Serialize;

use super::affected::Affected;
use super::clauses::Clauses;
use crate::ports::PortError;

/// What a search has found. Ids only: no names and no answers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ChangeReport {
    /// The change, as it is noted who was told of it.
    pub change: String,
    /// The documents that print what has changed.
    pub documents: Vec<AffectedDocument>,
    /// Documents whose paper of then can no longer be read.
    pub unreadable: BTreeSet<DocumentId>,
    /// Owners who were not told, and are by a search with `notify`.
    pub waiting: usize,
    /// Owners who were told by this search.
    pub told: usize,
    /// Owners who were told by an earlier one.
    pub told_before: usize,
    /// Owners whose documents could not be looked at because something did not answer.
    pub failed: usize,
    /// Where the next search goes on, by `from`; nothing when this one has come to the end.
    pub next: Option<String>,
}

/// A document that prints what has changed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct AffectedDocument {
    /// Which.
    pub id: DocumentId,
    /// The version that prints it: the signed one or the last.
    pub version: VersionNumber,
    /// The clauses, by their ids.
    pub clauses: Vec<String>,
}

/// Whether an owner was notified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Telling {
    Nothing,
    Waiting,
    Told,
    Before,
}

impl ChangeReport {
    pub(super) fn add(&mut self, affected: &[Affected], telling: Telling) {
        for Affected { document, version, clauses } in affected {
            match clauses {
                Clauses::Printed { ids, .. } => self.documents.push(AffectedDocument {
                    id: document.id,
                    version: version.number,
                    clauses: ids.clone(),
                }),
                Clauses::Unreadable => {
                    self.unreadable.insert(document.id);
                }
            }
        }
        match telling {
            Telling::Nothing => {}
            Telling::Waiting => self.waiting += 1,
            Telling::Told => self.told += 1,
            Telling::Before => self.told_before += 1,
        }
    }

    pub(super) fn failed(&mut self, error: &PortError) {
        tracing::error!(%error, "an owner's documents were not looked at");
        self.failed += 1;
    }

    /// The report of a search that did not come to its end; its `next` is the place at which it stopped.
    pub(super) fn broken_off(self, error: &PortError) -> Self {
        tracing::error!(%error, "a search has broken off");
        self.sorted()
    }

    pub(super) fn sorted(mut self) -> Self {
        self.documents.sort();
        self
    }
}
