//! People in the order of a table, a page at a time.

use std::collections::{BTreeSet, HashMap};

use crate::ports::PortError;
use aws_sdk_dynamodb::types::AttributeValue;
use domain::ids::UserId;

use super::item::Item;

/// A page of people, in the order of the store.
#[derive(Clone, Debug, Default)]
pub struct OwnerPage {
    /// Who, each on one page.
    pub owners: BTreeSet<UserId>,
    /// Where the next page begins; nothing on the last one.
    pub next: Option<String>,
}

fn unreadable(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> PortError {
    PortError::unavailable("DynamoDB", error)
}

type Row = HashMap<String, AttributeValue>;

/// Behind every sort key.
const BEHIND: &str = "~";

/// The page of these rows, whose keys begin so before the owner. Where it ends among the rows of someone who is on it, the next one
/// begins behind them all: whoever goes on there, also another day, meets no one twice.
pub(in crate::store) fn page_of_owners(
    rows: Vec<Row>,
    last: Option<Row>,
    prefix: &str,
) -> Result<OwnerPage, PortError> {
    let owner = |pk: &str| UserId::try_from(pk.trim_start_matches(prefix).to_string()).map_err(unreadable);
    let keys: BTreeSet<String> =
        rows.into_iter().map(|row| Item(row).read_text("pk")).collect::<Result<_, _>>()?;
    let next = last.map(|row| {
        let row = Item(row);
        let (pk, separator) = (row.read_text("pk")?, '\n');
        let sk = if keys.contains(&pk) { BEHIND.to_string() } else { row.read_text("sk")? };
        Ok::<_, PortError>(format!("{pk}{separator}{sk}"))
    });
    let owners = keys.iter().map(|pk| owner(pk)).collect::<Result<_, _>>()?;
    Ok(OwnerPage { owners, next: next.transpose()? })
}

/// The key at which a page ended.
pub(in crate::store) fn place_after(text: &str) -> Result<Row, PortError> {
    let (pk, sk) = text.split_once('\n').ok_or_else(|| unreadable("a place in a table cannot be read"))?;
    Ok(Item::keyed(pk, sk).0)
}
