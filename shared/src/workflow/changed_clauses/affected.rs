//! Which of an owner's papers print what has changed.

use domain::documents::{Document, PaperVersion, Status, florida_day, signed_version};
use domain::ids::UserId;

use super::ChangeService;
use super::change::KnownChange;
use super::clauses::Clauses;
use crate::ports::PortError;
use crate::workflow::print::PrintError;

/// A document that may print what has changed, with the version that does.
pub(super) struct Affected {
    pub(super) document: Document,
    pub(super) version: PaperVersion,
    pub(super) clauses: Clauses,
}

impl Affected {
    pub(super) fn prints_it(&self) -> bool {
        matches!(self.clauses, Clauses::Printed { .. })
    }

    pub(super) fn is_reworded(&self) -> bool {
        matches!(self.clauses, Clauses::Printed { are_reworded: true, .. })
    }
}

impl ChangeService {
    /// The documents of an owner that were paid for, are not disputed, and print what has changed.
    pub(super) async fn affected(
        &self,
        owner: &UserId,
        change: &KnownChange,
    ) -> Result<Vec<Affected>, PortError> {
        let (mut found, mut after) = (Vec::new(), None);
        loop {
            let page = self.pdf_service.documents.page(owner, after).await?;
            for document in page.documents.iter().filter(|document| is_meant(document, change)) {
                found.extend(self.looked_at(document, change).await?);
            }
            after = page.next;
            if after.is_none() {
                return Ok(found);
            }
        }
    }

    async fn looked_at(&self, document: &Document, change: &KnownChange) -> Result<Vec<Affected>, PortError> {
        let mut found = Vec::new();
        for version in self.in_use(document).await? {
            if !is_older(&version, change) {
                continue;
            }
            match self.clauses(document, &version, change).await {
                Ok(Clauses::Printed { ids, .. }) if ids.is_empty() => {}
                Ok(clauses) => found.push(Affected { document: document.clone(), version, clauses }),
                Err(PrintError::Store(error)) => return Err(error),
                Err(error) => return Err(PortError::unavailable("typesetting", error)),
            }
        }
        Ok(found)
    }

    /// The versions that someone may rely on: the one that was signed, and the last one.
    async fn in_use(&self, document: &Document) -> Result<Vec<PaperVersion>, PortError> {
        let versions = &self.pdf_service.versions;
        let Some(copy) = &document.signing.signed else {
            return Ok(versions.last(&document.owner, document.id).await?.into_iter().collect());
        };
        let all = versions.of(&document.owner, document.id).await?;
        let mut used: Vec<&PaperVersion> = signed_version(&all, copy).into_iter().chain(all.last()).collect();
        used.dedup_by_key(|version| version.number);
        Ok(used.into_iter().cloned().collect())
    }
}

fn is_meant(document: &Document, change: &KnownChange) -> bool {
    let is_type = match change {
        KnownChange::Clauses(document_type) => document.document_type == document_type.id,
        KnownChange::Law { .. } => true,
    };
    is_type && document.status == Status::Paid && !document.on_hold
}

/// What was made by the clauses of today prints nothing else than they do, and what was made since the law was read rests on its new
/// text.
fn is_older(version: &PaperVersion, change: &KnownChange) -> bool {
    match change {
        KnownChange::Clauses(document_type) => document_type
            .template
            .as_ref()
            .is_some_and(|template| template.version != version.template_version),
        KnownChange::Law { read_on, .. } => florida_day(version.rendered_at) < *read_on,
    }
}
