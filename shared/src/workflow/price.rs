//! What a document costs now.

use domain::bundle;
use domain::document::Document;

use crate::http::{ApiError, catalog};
use crate::ports::Documents;

/// The document at the price that it has beside its owner's others. It is for looking at: it must not be saved, because
/// the share ends with the bundle.
///
/// # Errors
/// When the store does not answer.
pub async fn priced(documents: &dyn Documents, document: Document) -> Result<Document, ApiError> {
    if !document.bundled {
        return Ok(document);
    }
    let owned = documents.bundled(&document.owner).await?;
    Ok(Document { price: bundle::price(catalog()?, &document, &owned), ..document })
}
