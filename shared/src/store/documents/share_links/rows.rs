//! The rows of share links.

use aws_sdk_dynamodb::types::AttributeValue;
use domain::documents::share_link::ShareLink;
use domain::ids::{DocumentId, UserId};
use jiff::Timestamp;

use crate::ports::PortError;
use crate::store::rows::Item;
use crate::store::sealing::EncryptionContext;

pub(super) const SHARE: &str = "SHARE";

pub(super) fn prefix(id: DocumentId) -> String {
    format!("{SHARE}#{id}#")
}

pub(super) fn link_key(document: DocumentId, id: &str) -> String {
    format!("{}{id}", prefix(document))
}

pub(super) fn paper_key(digest: &str) -> String {
    format!("{SHARE}#{digest}")
}

pub(super) fn encryption_context(owner: &UserId, document: DocumentId, id: &str) -> EncryptionContext {
    EncryptionContext::of_document(owner, format!("{document}#{id}"), "share")
}

pub(super) fn times(openings: &[Timestamp]) -> AttributeValue {
    AttributeValue::L(openings.iter().map(|at| AttributeValue::S(at.to_string())).collect())
}

pub(super) fn link(row: &Item) -> Result<ShareLink, PortError> {
    let unreadable = || PortError::unavailable("DynamoDB", "a share link is not readable");
    let openings = row.0.get("openings").and_then(|list| list.as_l().ok()).ok_or_else(unreadable)?;
    let time = |at: &AttributeValue| at.as_s().ok().and_then(|text| text.parse().ok()).ok_or_else(unreadable);
    Ok(ShareLink {
        id: row.read_text("sk")?.rsplit('#').next().unwrap_or_default().to_string(),
        made_at: row.read_as("made_at")?,
        until: row.read_as("until")?,
        with_transcript: row.read_flag("with_transcript"),
        openings: openings.iter().map(time).collect::<Result<_, _>>()?,
    })
}

/// Of which document of whom a paper is, and by which link.
pub(super) fn whose(row: &Item) -> Result<(UserId, DocumentId, String), PortError> {
    let unreadable = || PortError::unavailable("DynamoDB", "a shared paper is no one’s");
    let owner = UserId::try_from(row.read_text("owner")?).map_err(|_| unreadable())?;
    let document = DocumentId::try_from(row.read_number::<u64>("document")?).map_err(|_| unreadable())?;
    Ok((owner, document, row.read_text("id")?))
}
