//! Changing a document on top of its newest version, however many others change it at the same time.

use domain::documents::Document;
use domain::documents::compliance::Disclosure;

use crate::backoff;
use crate::ports::PortError;
use crate::store::Documents;
use thiserror::Error;

/// How many times the newest version is tried. Between the tries a random pause lets the others through.
const TRIES: u32 = 12;

/// Why a document is not changed.
#[derive(Debug, Error)]
pub enum ChangeError<E> {
    /// It is no longer there.
    #[error("Document not found")]
    Gone,
    /// The change itself is refused.
    #[error("the change is refused")]
    Refused(E),
    /// The store does not answer, or the document kept changing.
    #[error(transparent)]
    Port(#[from] PortError),
}

/// What is written together with a changed document.
#[derive(Clone, Copy, Debug)]
pub enum CompanionWrite<'a> {
    /// Its acknowledged disclosure.
    Disclosure(&'a Disclosure),
    /// The reminders of the day on which it is to be signed, and of the dates that follow from it.
    Reminders,
}

/// Saves what `edit` makes of the document, or of its newest version when it has changed meanwhile.
///
/// # Errors
/// When the document is gone or kept changing, and what `edit` refuses.
pub async fn newest<E>(
    documents: &Documents,
    mut document: Document,
    companion: CompanionWrite<'_>,
    edit: impl Fn(Document) -> Result<Document, E>,
) -> Result<Document, ChangeError<E>> {
    for attempt in 0..TRIES {
        let changed = edit(document.clone()).map_err(ChangeError::Refused)?;
        let saved = match companion {
            CompanionWrite::Disclosure(disclosure) => documents.disclose(&changed, disclosure).await,
            CompanionWrite::Reminders => documents.save_with_reminders(&document, &changed).await,
        };
        match saved {
            Ok(()) => return Ok(changed),
            Err(PortError::Conflict) => backoff::short(attempt).await,
            Err(error) => return Err(error.into()),
        }
        let found = documents.get(&document.owner, document.id).await?;
        document = found.ok_or(ChangeError::Gone)?;
    }
    Err(ChangeError::Port(PortError::Conflict))
}
