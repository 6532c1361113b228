//! Papers that were issued: `USER#<owner>` / `VERSION#<document>#<number>`. Days, numbers and the version of the clauses stand
//! openly, and so does the digest by which a paper is found by its code; the hashes are sealed, because the hash of a paper would
//! confirm a guess at its words.

use crate::ports::PortError;
use crate::store::mail::{self, OutboxMessage};
use crate::store::rows::{BlindIndex, Item, failed, owner_key, put_new, sort_key};
use crate::store::sealing::EncryptionContext;
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::{AttributeValue, ConditionCheck, TransactWriteItem};
use domain::assembly::paper::VerificationCode;
use domain::documents::{Document, PaperPrint, PaperVersion, Sha256Hash, VersionNumber};
use domain::ids::{DocumentId, UserId};
use serde::{Deserialize, Serialize};

use super::verifications;

/// Of a version's row, under what its paper is found by its code.
const VERIFICATION: &str = "verification";

/// The papers of people's documents that were issued.
pub struct PaperVersions {
    /// Where the rows are.
    pub tables: Tables,
    /// What makes codes, and names the rows that papers are found by.
    pub index: BlindIndex,
}

/// What of a version is sealed.
#[derive(Serialize, Deserialize)]
struct Hashes {
    sha256: Sha256Hash,
    print: PaperPrint,
    #[serde(default)]
    code: Option<VerificationCode>,
}

fn prefix(id: DocumentId) -> String {
    format!("VERSION#{id}#")
}

/// Ten digits, so that keys are ordered as numbers are.
fn key(id: DocumentId, number: VersionNumber) -> String {
    format!("{}{:010}", prefix(id), number.get())
}

fn encryption_context(owner: &UserId, id: DocumentId, number: VersionNumber) -> EncryptionContext {
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
    let hashes = Hashes { sha256: version.sha256, print: version.print, code: version.code };
    item.sealed(&tables.encryptor, &encryption_context(&document.owner, document.id, version.number), &hashes)
        .await
}

async fn version(
    PaperVersions { tables, .. }: &PaperVersions,
    owner: &UserId,
    id: DocumentId,
    item: &Item,
) -> Result<PaperVersion, PortError> {
    let number = item.read_number("number")?;
    let Hashes { sha256, print, code } =
        item.unsealed(&tables.encryptor, &encryption_context(owner, id, number)).await?;
    Ok(PaperVersion {
        number,
        rendered_at: item.read_as("rendered_at")?,
        code,
        document_version: item.read_number("document_version")?,
        content_version: item.read_number("content_version")?,
        template_version: item.read_text("template_version")?,
        law_as_of: item.read_as("law_as_of")?,
        sha256,
        print,
    })
}

/// Nothing is added to what was deleted, or has no money any more.
pub(super) fn is_paid(tables: &Tables, document: &Document) -> Result<TransactWriteItem, PortError> {
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
        let rows = self.tables.under(&self.tables.main, owner_key(owner), &prefix(id)).await?;
        let mut versions = Vec::new();
        for row in &rows {
            versions.push(version(self, owner, id, row).await?);
        }
        Ok(versions)
    }

    /// The last of them. MUST read its own writes.
    pub async fn last(&self, owner: &UserId, id: DocumentId) -> Result<Option<PaperVersion>, PortError> {
        let request = self.tables.client.query().table_name(&self.tables.main).consistent_read(true).limit(1);
        let request = request
            .scan_index_forward(false)
            .key_condition_expression("pk = :pk AND begins_with(sk, :prefix)")
            .expression_attribute_values(":pk", AttributeValue::S(owner_key(owner)))
            .expression_attribute_values(":prefix", AttributeValue::S(prefix(id)));
        let rows = request.send().await.map_err(failed)?.items.unwrap_or_default();
        match rows.into_iter().next().map(Item) {
            Some(row) => version(self, owner, id, &row).await.map(Some),
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
        match self.tables.find(&self.tables.main, owner_key(owner), key(id, number)).await? {
            Some(row) => version(self, owner, id, &row).await.map(Some),
            None => Ok(None),
        }
    }

    /// The code of a version with these words. It is known before the paper is, which carries it.
    #[must_use]
    pub fn code(&self, document: &Document, number: VersionNumber, print: &PaperPrint) -> VerificationCode {
        let made_of = (number, document.version);
        verifications::code(&self.index, (&document.owner, document.id), made_of, print)
    }

    /// Notes a version that follows the last one, with the mail about it, and makes it known by its code. MUST return `Conflict`
    /// when there is one with its number, and when the document is gone or no longer paid.
    pub async fn add(
        &self,
        document: &Document,
        version: &PaperVersion,
        last: Option<&PaperVersion>,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError> {
        let digest = version.code.map(|code| verifications::digest_of_code(&self.index, &code));
        let row = item(&self.tables, document, version).await?;
        let row = digest.into_iter().fold(row, |row, digest| row.text(VERIFICATION, digest));
        let mut writes = vec![is_paid(&self.tables, document)?, put_new(&self.tables.main, row)?];
        writes.extend(verifications::additions(&self.tables, &self.index, document, (last, version))?);
        writes.extend(mail::writes(&self.tables, outbox_messages).await?);
        self.tables.write(writes).await
    }

    /// Deletes the versions of all documents of someone. Of their papers stays that they were made here.
    pub async fn delete_all(&self, owner: &UserId) -> Result<(), PortError> {
        self.delete_under(owner, "VERSION#").await
    }

    /// Deletes the versions of a document. Of their papers stays that they were made here.
    pub async fn delete(&self, owner: &UserId, id: DocumentId) -> Result<(), PortError> {
        self.delete_under(owner, &prefix(id)).await
    }

    async fn delete_under(&self, owner: &UserId, prefix: &str) -> Result<(), PortError> {
        let rows = self.tables.under(&self.tables.main, owner_key(owner), prefix).await?;
        for rows in rows.chunks(MOST) {
            self.tables.write(row_deletions(&self.tables, owner, rows)?).await?;
        }
        Ok(())
    }
}

/// As many versions and links as a transaction has room for beside what else it writes, with two writes each.
pub(super) const MOST: usize = 45;

/// The writes that delete the versions of a document with it: as many as there is room for.
pub(super) async fn deletions(
    tables: &Tables,
    document: &Document,
    room: usize,
) -> Result<Vec<TransactWriteItem>, PortError> {
    let rows = tables.under(&tables.main, owner_key(&document.owner), &prefix(document.id)).await?;
    row_deletions(tables, &document.owner, rows.get(..room).unwrap_or(&rows))
}

/// The writes that delete these rows, and withdraw the papers that are found by their code.
fn row_deletions(
    tables: &Tables,
    owner: &UserId,
    rows: &[Item],
) -> Result<Vec<TransactWriteItem>, PortError> {
    let owner = owner_key(owner);
    let mut writes = Vec::new();
    for row in rows {
        writes.push(tables.deletion(&tables.main, &owner, &row.read_text("sk")?)?);
        let digest = row.maybe_text(VERIFICATION);
        writes.extend(digest.map(|digest| verifications::withdrawal(tables, &digest)).transpose()?);
    }
    Ok(writes)
}
