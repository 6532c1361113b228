//! Which of an owner's papers print what has changed.

use domain::assembly::paper::Section;
use domain::documents::changes::{ChangeKind, ClauseChange, PaperSource, changes};
use domain::documents::{Document, PaperVersion, Status};
use domain::ids::UserId;

use super::ChangeService;
use super::change::KnownChange;
use crate::ports::PortError;
use crate::workflow::print::PrintError;

/// A document that may print what has changed, with the version that was handed out last.
pub(super) struct Affected {
    pub(super) document: Document,
    pub(super) version: PaperVersion,
    pub(super) clauses: Clauses,
}

/// The clauses in question.
pub(super) enum Clauses {
    /// It prints these.
    Printed(Vec<String>),
    /// What it was made from can no longer be read.
    Unreadable,
}

impl Affected {
    pub(super) fn prints_it(&self) -> bool {
        matches!(self.clauses, Clauses::Printed(_))
    }
}

impl ChangeService {
    /// The documents of an owner that were paid for, are not disputed, and print what has changed.
    pub(super) async fn affected(
        &self,
        owner: &UserId,
        change: &KnownChange<'_>,
    ) -> Result<Vec<Affected>, PortError> {
        let (mut found, mut after) = (Vec::new(), None);
        loop {
            let page = self.pdf_service.documents.page(owner, after).await?;
            for document in page.documents.into_iter().filter(|document| is_meant(document, change)) {
                found.extend(self.looked_at(document, change).await?);
            }
            after = page.next;
            if after.is_none() {
                return Ok(found);
            }
        }
    }

    async fn looked_at(
        &self,
        document: Document,
        change: &KnownChange<'_>,
    ) -> Result<Option<Affected>, PortError> {
        let last = self.pdf_service.versions.last(&document.owner, document.id).await?;
        let Some(version) = last.filter(|version| is_older(version, change)) else { return Ok(None) };
        let clauses = match self.clauses(&document, &version, change).await {
            Ok(Some(ids)) if ids.is_empty() => return Ok(None),
            Ok(ids) => ids.map_or(Clauses::Unreadable, Clauses::Printed),
            Err(PrintError::Store(error)) => return Err(error),
            Err(error) => return Err(PortError::unavailable("typesetting", error)),
        };
        Ok(Some(Affected { document, version, clauses }))
    }

    /// The clauses of a version that have changed; nothing where its words of then are lost.
    async fn clauses(
        &self,
        document: &Document,
        version: &PaperVersion,
        change: &KnownChange<'_>,
    ) -> Result<Option<Vec<String>>, PrintError> {
        let source = self.pdf_service.source(document, version).await?;
        let of_then = source.filter(|source| source.paper.template_version == version.template_version);
        let Some(source) = of_then else { return Ok(None) };
        match change {
            KnownChange::Clauses(document_type) => {
                let today = self.pdf_service.by_clauses_of_today(document, &source)?;
                Ok(today.map(|today| {
                    let found = changes(document_type, &source, &today).clauses;
                    found.iter().filter(|clause| clause.kind != ChangeKind::Added).map(id).collect()
                }))
            }
            KnownChange::Law { catalog, section, .. } => {
                let rests =
                    |clause: &&Section| clause.law.iter().any(|cited| catalog.is_same_source(cited, section));
                Ok(Some(sections(&source).filter(rests).map(|clause| clause.id.clone()).collect()))
            }
        }
    }
}

fn is_meant(document: &Document, change: &KnownChange<'_>) -> bool {
    let is_type = match change {
        KnownChange::Clauses(document_type) => document.document_type == document_type.id,
        KnownChange::Law { .. } => true,
    };
    is_type && document.status == Status::Paid && !document.on_hold
}

/// What was made by the clauses of today prints nothing else than they do.
fn is_older(version: &PaperVersion, change: &KnownChange<'_>) -> bool {
    match change {
        KnownChange::Clauses(document_type) => document_type
            .template
            .as_ref()
            .is_some_and(|template| template.version != version.template_version),
        KnownChange::Law { .. } => true,
    }
}

fn sections(source: &PaperSource) -> impl Iterator<Item = &Section> {
    source.paper.instruments.iter().flat_map(|instrument| &instrument.sections)
}

/// The title of an instrument goes by the instrument's id.
fn id(change: &ClauseChange) -> String {
    change.clause.clone().unwrap_or_else(|| change.instrument.clone())
}
