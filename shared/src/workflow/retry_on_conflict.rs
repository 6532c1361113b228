//! Changing a document on top of its newest version, however many others change it at the same time.

use domain::documents::Document;
use domain::documents::compliance::Disclosure;

use crate::http::ApiError;
use crate::ports::{Documents, PortError};
use crate::workflow::backoff;

/// How many times the newest version is tried. Between the tries a random pause lets the others through.
const TRIES: u32 = 12;

/// Saves what `edit` makes of the document, or of its newest version when it has changed meanwhile. A disclosure, if
/// given, is recorded together with it.
///
/// # Errors
/// 404 when the document is gone, 409 when it never stood still, and what `edit` refuses.
pub async fn newest(
    documents: &dyn Documents,
    mut document: Document,
    disclosure: Option<&Disclosure>,
    edit: impl Fn(Document) -> Result<Document, ApiError>,
) -> Result<Document, ApiError> {
    for attempt in 0..TRIES {
        let changed = edit(document.clone())?;
        let saved = match disclosure {
            Some(disclosure) => documents.disclose(&changed, disclosure).await,
            None => documents.save(&changed).await,
        };
        match saved {
            Ok(()) => return Ok(changed),
            Err(PortError::Conflict) => backoff::short(attempt).await,
            Err(error) => return Err(error.into()),
        }
        let found = documents.get(&document.owner, document.id).await?;
        document = found.ok_or_else(ApiError::document_not_found)?;
    }
    Err(PortError::Conflict.into())
}
