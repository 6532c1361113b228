//! Papers that were handed out: `USER#<owner>` / `VERSION#<document>#<number>`. Days, numbers and the version of the clauses stand
//! openly; the hashes are sealed, because the hash of a paper would confirm a guess at its words.

use crate::ports::PortError;
use aws_sdk_dynamodb::types::{AttributeValue, ConditionCheck, TransactWriteItem};
use domain::documents::{Document, PaperPrint, PaperVersion, Sha256Hash, VersionNumber};
use domain::ids::{DocumentId, UserId};
use serde::{Deserialize, Serialize};

use super::documents::{owner_key, sort_key};
use super::encryptor::EncryptionContext;
use super::{Item, OutboxMessage, Tables, failed, outbox, transaction};

/// The papers of people's documents that were handed out.
pub struct PaperVersions(pub Tables);

/// What of a version is sealed.
#[derive(Serialize, Deserialize)]
struct Hashes {
    sha256: Sha256Hash,
    print: PaperPrint,
}

fn prefix(id: DocumentId) -> String {
    format!("VERSION#{id}#")
}

/// Ten digits, so that keys are ordered as numbers are.
fn key(id: DocumentId, number: VersionNumber) -> String {
    format!("{}{:010}", prefix(id), number.get())
}

fn place(owner: &UserId, id: DocumentId, number: VersionNumber) -> EncryptionContext {
    EncryptionContext::of_document(owner, format!("{id}#{number}"), "version")
}

async fn item(tables: &Tables, document: &Document, version: &PaperVersion) -> Result<Item, PortError> {
    let item = Item::keyed(owner_key(&document.owner), key(document.id, version.number))
        .number("number", version.number)
        .text("rendered_at", version.rendered_at.to_string())
        .number("document_version", version.document_version)
        .number("content_version", version.content_version)
        .text("template_version", &version.template_version)
        .text("law_as_of", version.law_as_of.to_string());
    let hashes = Hashes { sha256: version.sha256, print: version.print };
    item.sealed(&tables.encryptor, &place(&document.owner, document.id, version.number), &hashes).await
}

async fn version(
    tables: &Tables,
    owner: &UserId,
    id: DocumentId,
    item: &Item,
) -> Result<PaperVersion, PortError> {
    let number = item.read_number("number")?;
    let Hashes { sha256, print } = item.unsealed(&tables.encryptor, &place(owner, id, number)).await?;
    Ok(PaperVersion {
        number,
        rendered_at: item.read_as("rendered_at")?,
        document_version: item.read_number("document_version")?,
        content_version: item.read_number("content_version")?,
        template_version: item.read_text("template_version")?,
        law_as_of: item.read_as("law_as_of")?,
        sha256,
        print,
    })
}

/// Nothing is added to what was deleted, or has no money any more.
fn is_paid(tables: &Tables, document: &Document) -> Result<TransactWriteItem, PortError> {
    let check = ConditionCheck::builder().table_name(&tables.main);
    let check = check
        .key("pk", AttributeValue::S(owner_key(&document.owner)))
        .key("sk", AttributeValue::S(sort_key(document.id)))
        .condition_expression("#status = :paid")
        .expression_attribute_names("#status", "status")
        .expression_attribute_values(":paid", AttributeValue::S("paid".into()));
    Ok(TransactWriteItem::builder().condition_check(check.build().map_err(failed)?).build())
}

impl PaperVersions {
    /// The versions of a document, first to last.
    pub async fn of(&self, owner: &UserId, id: DocumentId) -> Result<Vec<PaperVersion>, PortError> {
        let rows = self.0.under(&self.0.main, owner_key(owner), &prefix(id)).await?;
        let mut versions = Vec::new();
        for row in &rows {
            versions.push(version(&self.0, owner, id, row).await?);
        }
        Ok(versions)
    }

    /// The last of them. MUST read its own writes.
    pub async fn last(&self, owner: &UserId, id: DocumentId) -> Result<Option<PaperVersion>, PortError> {
        let request = self.0.client.query().table_name(&self.0.main).consistent_read(true).limit(1);
        let request = request
            .scan_index_forward(false)
            .key_condition_expression("pk = :pk AND begins_with(sk, :prefix)")
            .expression_attribute_values(":pk", AttributeValue::S(owner_key(owner)))
            .expression_attribute_values(":prefix", AttributeValue::S(prefix(id)));
        let rows = request.send().await.map_err(failed)?.items.unwrap_or_default();
        match rows.into_iter().next().map(Item) {
            Some(row) => version(&self.0, owner, id, &row).await.map(Some),
            None => Ok(None),
        }
    }

    /// The version with this number.
    pub async fn get(
        &self,
        owner: &UserId,
        id: DocumentId,
        number: VersionNumber,
    ) -> Result<Option<PaperVersion>, PortError> {
        match self.0.find(&self.0.main, owner_key(owner), key(id, number)).await? {
            Some(row) => version(&self.0, owner, id, &row).await.map(Some),
            None => Ok(None),
        }
    }

    /// Notes a version, with the mail about it. MUST return `Conflict` when there is one with its number, and when the document is
    /// gone or no longer paid.
    pub async fn add(
        &self,
        document: &Document,
        version: &PaperVersion,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError> {
        let row = item(&self.0, document, version).await?;
        let mut writes = vec![is_paid(&self.0, document)?, transaction::put_new(&self.0.main, row)?];
        writes.extend(outbox::writes(&self.0, outbox_messages).await?);
        self.0.write(writes).await
    }

    /// Forgets the versions of a document.
    pub async fn forget(&self, owner: &UserId, id: DocumentId) -> Result<(), PortError> {
        self.0.delete_beginning(&self.0.main, owner_key(owner), &prefix(id)).await
    }
}

/// The writes that forget the versions of a document with it: as many as a transaction has room for.
pub(super) async fn deletions(
    tables: &Tables,
    document: &Document,
) -> Result<Vec<TransactWriteItem>, PortError> {
    const MOST: usize = 80;
    let owner = owner_key(&document.owner);
    let rows = tables.under(&tables.main, owner.clone(), &prefix(document.id)).await?;
    let keys = rows.iter().take(MOST).map(|row| row.read_text("sk"));
    keys.map(|key| tables.deletion(&tables.main, &owner, &key?)).collect()
}
