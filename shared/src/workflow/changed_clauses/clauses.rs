//! Which clauses of a paper have changed.

use domain::assembly::paper::Section;
use domain::documents::changes::{ChangeKind, ClauseChange, PaperSource, changes};
use domain::documents::{Document, PaperVersion};

use super::ChangeService;
use super::change::KnownChange;
use crate::workflow::print::{PrintError, type_of};

/// The clauses in question.
pub(super) enum Clauses {
    /// It prints these.
    Printed {
        /// Which.
        ids: Vec<String>,
        /// Whether the clauses of today say one of them otherwise.
        are_reworded: bool,
    },
    /// What it was made from can no longer be read.
    Unreadable,
}

impl ChangeService {
    /// The clauses of a version that have changed.
    pub(super) async fn clauses(
        &self,
        document: &Document,
        version: &PaperVersion,
        change: &KnownChange,
    ) -> Result<Clauses, PrintError> {
        let source = self.pdf_service.source(document, version).await?;
        let of_then = source.filter(|source| source.paper.template_version == version.template_version);
        let Some(source) = of_then else { return Ok(Clauses::Unreadable) };
        let reworded = self.reworded(document, &source)?;
        Ok(match change {
            KnownChange::Clauses(_) => {
                reworded.map_or(Clauses::Unreadable, |ids| Clauses::Printed { ids, are_reworded: true })
            }
            KnownChange::Law { catalog, section, .. } => {
                let rests =
                    |clause: &&Section| clause.law.iter().any(|cited| catalog.overlap(cited, section));
                let ids: Vec<String> =
                    sections(&source).filter(rests).map(|clause| clause.id.clone()).collect();
                let are_reworded = reworded.is_some_and(|found| ids.iter().any(|id| found.contains(id)));
                Clauses::Printed { ids, are_reworded }
            }
        })
    }

    /// What reads otherwise by the clauses of today; nothing while there are none.
    fn reworded(&self, document: &Document, source: &PaperSource) -> Result<Option<Vec<String>>, PrintError> {
        let (_, document_type) = type_of(document)?;
        let today = self.pdf_service.by_clauses_of_today(document, source)?;
        Ok(today.map(|today| {
            let found = changes(document_type, source, &today).clauses;
            found.iter().filter(|clause| clause.kind != ChangeKind::Added).map(id).collect()
        }))
    }
}

fn sections(source: &PaperSource) -> impl Iterator<Item = &Section> {
    source.paper.instruments.iter().flat_map(|instrument| &instrument.sections)
}

/// The title of an instrument goes by the instrument's id.
fn id(change: &ClauseChange) -> String {
    change.clause.clone().unwrap_or_else(|| change.instrument.clone())
}
