//! People in the order of a table, a page at a time.

use std::collections::{BTreeSet, HashMap};

use crate::ports::PortError;
use aws_sdk_dynamodb::types::AttributeValue;
use domain::ids::UserId;

use super::item::Item;

/// A page of people, in the order of the store.
#[derive(Clone, Debug, Default)]
pub struct OwnerPage {
    /// Who, each once a page.
    pub owners: BTreeSet<UserId>,
    /// Where the next page begins; nothing on the last one.
    pub next: Option<String>,
}

fn unreadable(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> PortError {
    PortError::unavailable("DynamoDB", error)
}

type Row = HashMap<String, AttributeValue>;

/// The page of these rows, whose keys begin so before the owner.
pub(in crate::store) fn page_of_owners(
    rows: Vec<Row>,
    last: Option<Row>,
    prefix: &str,
) -> Result<OwnerPage, PortError> {
    let owner = |row: Row| {
        let pk = Item(row).read_text("pk")?;
        UserId::try_from(pk.trim_start_matches(prefix).to_string()).map_err(unreadable)
    };
    let next = last.map(|row| {
        let (row, separator) = (Item(row), '\n');
        Ok::<_, PortError>(format!("{}{separator}{}", row.read_text("pk")?, row.read_text("sk")?))
    });
    Ok(OwnerPage { owners: rows.into_iter().map(owner).collect::<Result<_, _>>()?, next: next.transpose()? })
}

/// The key at which a page ended.
pub(in crate::store) fn place_after(text: &str) -> Result<Row, PortError> {
    let (pk, sk) = text.split_once('\n').ok_or_else(|| unreadable("a place in a table cannot be read"))?;
    Ok(Item::keyed(pk, sk).0)
}
