//! How many drafts one person has: `USER#<owner>` / `DRAFTS` holds their ids, so that a new one is let in or refused by the
//! very write that makes it. What was paid for, deleted or forgotten since is taken off only when the list is full.

use crate::backoff;
use crate::ports::PortError;
use crate::store::rows::{Item, Lost, attempt, failed, is_over, owner_is_there, owner_key};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem, Update};
use domain::documents::Document;
use domain::ids::{DocumentId, UserId};
use domain::orders::bundle::BundleDrafts;

use super::pages::rows_of;
use super::writes::replace;
use super::{bundles, deleted, reminders};

/// How keeping a new document ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Creation {
    /// It is kept.
    Kept,
    /// Its owner has as many drafts as one person may have. Nothing was written.
    TooManyDrafts,
}

/// How many times a creation is tried: several of one person at once get in each other's way, and the list may have to be tidied.
const TRIES: u32 = 12;

const DRAFTS: &str = "DRAFTS";

/// Where in the transaction the document is, its owner, and the list.
const DOCUMENT: usize = 0;
const OWNER: usize = 1;
const LIST: usize = 2;

/// Keeps a new document, if its owner may have one more.
pub(super) async fn create(
    tables: &Tables,
    document: &Document,
    bundle: Option<&BundleDrafts>,
) -> Result<Creation, PortError> {
    for turn in 0..TRIES {
        match attempt(&tables.client, writes(tables, document, bundle).await?).await? {
            Ok(()) => return Ok(Creation::Kept),
            Err(lost) if lost.condition(DOCUMENT) || lost.condition(OWNER) => {
                return Err(PortError::Conflict);
            }
            Err(lost) if lost.condition(LIST) => {
                if !tidy(tables, &document.owner).await? {
                    return Ok(Creation::TooManyDrafts);
                }
            }
            Err(lost) => after(&lost, turn).await?,
        }
    }
    Err(PortError::Conflict)
}

async fn after(lost: &Lost, turn: u32) -> Result<(), PortError> {
    if !lost.is_race() {
        return Err(PortError::Conflict);
    }
    backoff::short(turn).await;
    Ok(())
}

async fn writes(
    tables: &Tables,
    document: &Document,
    bundle: Option<&BundleDrafts>,
) -> Result<Vec<TransactWriteItem>, PortError> {
    let mut writes = vec![
        replace(tables, document).await?,
        owner_is_there(&tables.main, &document.owner)?,
        listed(tables, document)?,
        deleted::not_deleted(&tables.main, document)?,
    ];
    let bundle = bundle.map(|drafts| bundles::replace(&tables.main, &document.owner, drafts));
    writes.extend(bundle.transpose()?);
    writes.extend(reminders::listed(tables, document)?);
    Ok(writes)
}

/// Puts a draft on the list, unless the list is full.
fn listed(tables: &Tables, document: &Document) -> Result<TransactWriteItem, PortError> {
    let update = Update::builder()
        .table_name(&tables.main)
        .key("pk", AttributeValue::S(owner_key(&document.owner)))
        .key("sk", AttributeValue::S(DRAFTS.into()))
        .update_expression("ADD ids :id")
        .condition_expression("attribute_not_exists(ids) OR size(ids) < :most")
        .expression_attribute_values(":id", AttributeValue::Ns(vec![document.id.to_string()]))
        .expression_attribute_values(":most", AttributeValue::N(tables.drafts.most.to_string()));
    Ok(TransactWriteItem::builder().update(update.build().map_err(failed)?).build())
}

/// Takes off the list what is no draft any more; whether there was anything, or the list has changed meanwhile.
async fn tidy(tables: &Tables, owner: &UserId) -> Result<bool, PortError> {
    let Some(list) = tables.find(&tables.main, owner_key(owner), DRAFTS).await? else { return Ok(true) };
    let listed: Vec<String> = list.0.get("ids").and_then(|ids| ids.as_ns().ok()).cloned().unwrap_or_default();
    let ids: Vec<DocumentId> = listed.iter().filter_map(|id| id.parse().ok()).collect();
    let rows = rows_of(tables, owner, &ids).await?;
    let drafts: Vec<String> = rows.iter().filter(|row| is_draft(row)).filter_map(id_of).collect();
    if drafts.len() == listed.len() {
        // Another request may have tidied since the list was found full.
        return Ok(drafts.len() < tables.drafts.most as usize);
    }
    replace_list(tables, owner, listed, drafts).await
}

/// Only the list that was read is replaced: a draft that was added meanwhile stays on it.
async fn replace_list(
    tables: &Tables,
    owner: &UserId,
    before: Vec<String>,
    after: Vec<String>,
) -> Result<bool, PortError> {
    let request = tables.client.update_item().table_name(&tables.main);
    let request = request
        .key("pk", AttributeValue::S(owner_key(owner)))
        .key("sk", AttributeValue::S(DRAFTS.into()))
        .condition_expression("ids = :before")
        .expression_attribute_values(":before", AttributeValue::Ns(before));
    // A set cannot be empty.
    let request = match after.is_empty() {
        true => request.update_expression("REMOVE ids"),
        false => request
            .update_expression("SET ids = :after")
            .expression_attribute_values(":after", AttributeValue::Ns(after)),
    };
    match request.send().await.map_err(failed) {
        Ok(_) | Err(PortError::Conflict) => Ok(true),
        Err(error) => Err(error),
    }
}

fn is_draft(row: &Item) -> bool {
    !is_over(row) && row.maybe_text("status").as_deref() != Some("paid")
}

fn id_of(row: &Item) -> Option<String> {
    row.maybe_text("sk")?.strip_prefix("DOC#").map(str::to_string)
}
