//! What a document costs now.

use domain::documents::{Document, DocumentRecord, Status};
use domain::orders::bundle;

use super::failure::{Failure, catalog};
use crate::ports::PortError;
use crate::store::Documents;

/// The document at the price that it has beside the others of its bundle. It is for looking at: it must not be saved,
/// because the price changes with the others.
///
/// # Errors
/// When the store does not answer.
pub async fn priced(documents: &Documents, document: Document) -> Result<Document, Failure> {
    let others = match document.status {
        Status::Paid => vec![],
        _ => beside(documents, &document).await?,
    };
    let price = bundle::price(catalog()?, &DocumentRecord::from(&document), &others);
    Ok(Document { price, ..document })
}

/// The others of the document's bundle that are still there.
async fn beside(documents: &Documents, document: &Document) -> Result<Vec<DocumentRecord>, PortError> {
    let Some(id) = &document.bundle else { return Ok(vec![]) };
    let Some(drafts) = documents.bundle(&document.owner, id).await? else { return Ok(vec![]) };
    documents.records(&document.owner, &drafts.beside(document.id)).await
}
