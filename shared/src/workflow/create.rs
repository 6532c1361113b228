//! Making a document, as one of the home page's bundle if it is asked for at a share.

use domain::content::DocumentType;
use domain::documents::Document;
use domain::ids::{DocumentId, UserId};
use domain::orders::bundle::BundleDrafts;
use thiserror::Error;

use crate::backoff;
use crate::ports::PortError;
use crate::random::{self, EntropyError};
use crate::store::{Creation, Documents};

/// Drafts of one bundle may be made at the same time: so often is the newer bundle tried.
const TRIES: u32 = 5;

/// Why a document is not made.
#[derive(Debug, Error)]
pub enum CreateError {
    /// The account has as many drafts as it may have.
    #[error(
        "You have as many unpaid documents as one account may have. Please delete one that you no longer need, or buy one, \
         and try again."
    )]
    TooManyDrafts,
    /// The same request has made one before, and its owner has deleted it.
    #[error("The document that this request made has been deleted. Please start a new one.")]
    DeletedBefore,
    /// The store does not answer.
    #[error(transparent)]
    Port(#[from] PortError),
}

/// The id of a new document. With a key it stands for the key and for what is made under it, so a repeated request names
/// the same document, and a key that is used again for something else names another.
///
/// # Errors
/// When there is no randomness.
pub fn document_id(
    owner: &UserId,
    key: Option<&str>,
    document_type: &DocumentType,
    attorney_review: bool,
) -> Result<DocumentId, EntropyError> {
    match key {
        Some(key) => {
            let service = if attorney_review { "attorney-review" } else { "standard" };
            Ok(random::document_id_for(owner, key, &format!("{} {service}", document_type.id)))
        }
        None => Ok(random::document_id()?),
    }
}

/// Keeps a new document; one that the same request has made before is the answer.
///
/// # Errors
/// When that one has been deleted, there are too many drafts, or the store does not answer.
pub async fn create(
    documents: &Documents,
    document: Document,
    as_one_of_a_bundle: bool,
) -> Result<Document, CreateError> {
    for attempt in 0..TRIES {
        let bundle = match as_one_of_a_bundle {
            true => Some(bundle_for(documents, &document).await?),
            false => None,
        };
        let id = bundle.as_ref().map(|bundle| bundle.id.clone());
        let document = Document { bundle: id, ..document.clone() };
        match documents.create(&document, bundle.as_ref()).await {
            Ok(Creation::Kept) => return Ok(document),
            Ok(Creation::TooManyDrafts) => return Err(CreateError::TooManyDrafts),
            Err(PortError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
        if let Some(before) = made_before(documents, &document).await? {
            return Ok(before);
        }
        backoff::short(attempt).await;
    }
    Err(PortError::Conflict.into())
}

/// The bundle that the draft joins: its owner's newest, or a new one.
async fn bundle_for(documents: &Documents, draft: &Document) -> Result<BundleDrafts, PortError> {
    let newest = documents.newest_bundle(&draft.owner).await?;
    let Some(newest) = newest else { return Ok(BundleDrafts::begun_by(draft)) };
    let ids: Vec<DocumentId> = newest.members.values().copied().collect();
    let members = documents.records(&draft.owner, &ids).await?;
    Ok(newest.joined_by(draft, &members).unwrap_or_else(|| BundleDrafts::begun_by(draft)))
}

/// The document that the same request has made before.
async fn made_before(documents: &Documents, document: &Document) -> Result<Option<Document>, CreateError> {
    if documents.is_deleted(&document.owner, document.id).await? {
        return Err(CreateError::DeletedBefore);
    }
    let before = documents.get(&document.owner, document.id).await?;
    Ok(before.filter(|before| before.document_type == document.document_type))
}
