//! Keys of rows that more than one module uses, and what a row says by its key and its end.

use crate::clock;
use domain::ids::{DocumentId, UserId};

use super::item::Item;

/// Under which everything of a person stands.
pub(in crate::store) fn owner_key(owner: &UserId) -> String {
    format!("USER#{owner}")
}

/// At which a document stands under its owner's key.
pub(in crate::store) fn sort_key(id: DocumentId) -> String {
    format!("DOC#{id}")
}

/// Beside a document, under longer keys, stands what belongs to it.
pub(in crate::store) fn is_document(item: &Item) -> bool {
    item.maybe_text("sk").is_some_and(|key| key.matches('#').count() == 1)
}

/// DynamoDB sweeps rows some time after they end; until then the end counts.
pub(in crate::store) fn is_over(item: &Item) -> bool {
    item.maybe_number("expires").is_some_and(|end: i64| end <= clock::now().as_second())
}
