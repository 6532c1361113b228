//! Share links. Of a link's secret only a digest is stored; its file's paper is sealed for its owner.
//!
//! - `USER#<owner>` / `SHARE#<document>#<id>`: the link as its owner knows it, for some time after it has ended.
//! - `SHARE#<digest of the secret>` / `SHARE`: whose it is, and the paper. DynamoDB forgets it some time after it ends.

use std::io::{Read, Write};

use aws_sdk_dynamodb::types::{AttributeValue, ConditionCheck, TransactWriteItem, Update};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use domain::assembly::paper::Paper;
use domain::documents::Document;
use domain::documents::share_link::{MOST_OPENINGS, ShareLink};
use domain::ids::{DocumentId, UserId};
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::backoff;
use crate::ports::PortError;
use crate::store::rows::{Item, attempt, failed, is_over, owner_is_there, owner_key, put_new, sort_key};
use crate::store::sealing::EncryptionContext;
use crate::store::tables::Tables;
use crate::{clock, random};

const SHARE: &str = "SHARE";

/// How long its owner sees a link that has ended.
const SEEN_SECONDS: i64 = 30 * 24 * 60 * 60;

/// An item of DynamoDB has at most 400 KB, and the sealed paper is not all of it.
const MOST_BYTES: usize = 350_000;

/// How many times an opening is noted that another one gets in the way of.
const TRIES: u32 = 8;

/// Where in the transaction of an opening the document is, and the link.
const DOCUMENT: usize = 0;
const LINK: usize = 1;

/// Links by which people without an account get the hand-off file of a document.
pub struct ShareLinks(pub Tables);

/// What a link hands out.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SharedPaper {
    /// The paper, with what led to it before it.
    pub paper: Paper,
    /// Whether it is marked as a draft.
    pub is_draft: bool,
}

fn prefix(id: DocumentId) -> String {
    format!("{SHARE}#{id}#")
}

fn link_key(document: DocumentId, id: &str) -> String {
    format!("{}{id}", prefix(document))
}

fn paper_key(digest: &str) -> String {
    format!("{SHARE}#{digest}")
}

fn place(owner: &UserId, document: DocumentId, id: &str) -> EncryptionContext {
    EncryptionContext::of_document(owner, format!("{document}#{id}"), "share")
}

fn times(openings: &[Timestamp]) -> AttributeValue {
    AttributeValue::L(openings.iter().map(|at| AttributeValue::S(at.to_string())).collect())
}

fn link(row: &Item) -> Result<ShareLink, PortError> {
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

/// As text that is much shorter than the paper; nothing where no row has room for it.
fn packed(shared: &SharedPaper) -> Result<Option<String>, PortError> {
    let broken = |error: std::io::Error| PortError::unavailable("packing", error);
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    let json = serde_json::to_vec(shared).map_err(|error| PortError::unavailable("packing", error))?;
    packer.write_all(&json).map_err(broken)?;
    let text = STANDARD.encode(packer.finish().map_err(broken)?);
    Ok((text.len() <= MOST_BYTES).then_some(text))
}

fn unpacked(text: &str) -> Result<SharedPaper, PortError> {
    let unreadable = || PortError::unavailable("DynamoDB", "a shared paper is not readable");
    let bytes = STANDARD.decode(text).map_err(|_| unreadable())?;
    let mut json = Vec::new();
    ZlibDecoder::new(&bytes[..]).read_to_end(&mut json).map_err(|_| unreadable())?;
    serde_json::from_slice(&json).map_err(|_| unreadable())
}

/// A link opens nothing once its document is gone.
fn document_is_there(
    tables: &Tables,
    owner: &UserId,
    id: DocumentId,
) -> Result<TransactWriteItem, PortError> {
    let check = ConditionCheck::builder().table_name(&tables.main);
    let check = check
        .key("pk", AttributeValue::S(owner_key(owner)))
        .key("sk", AttributeValue::S(sort_key(id)))
        .condition_expression("attribute_exists(pk) AND (attribute_not_exists(expires) OR expires > :now)")
        .expression_attribute_values(":now", AttributeValue::N(clock::now().as_second().to_string()));
    Ok(TransactWriteItem::builder().condition_check(check.build().map_err(failed)?).build())
}

/// Of which document of whom a paper is, and by which link.
fn whose(row: &Item) -> Result<(UserId, DocumentId, String), PortError> {
    let unreadable = || PortError::unavailable("DynamoDB", "a shared paper is no one’s");
    let owner = UserId::try_from(row.read_text("owner")?).map_err(|_| unreadable())?;
    let document = DocumentId::try_from(row.read_number::<u64>("document")?).map_err(|_| unreadable())?;
    Ok((owner, document, row.read_text("id")?))
}

impl ShareLinks {
    /// Keeps a new link with its paper; whether a row has room for the paper. MUST return `Conflict` when the document or its
    /// owner is gone.
    pub async fn add(
        &self,
        document: &Document,
        (link, secret): (&ShareLink, &str),
        shared: &SharedPaper,
    ) -> Result<bool, PortError> {
        let Some(packed) = packed(shared)? else { return Ok(false) };
        let (owner, id, digest) = (&document.owner, document.id, random::digest(secret));
        let known = Item::keyed(owner_key(owner), link_key(id, &link.id))
            .text("made_at", link.made_at.to_string())
            .text("until", link.until.to_string())
            .flag("with_transcript", link.with_transcript)
            .with("openings", times(&link.openings))
            .text("digest", &digest)
            .number("expires", link.until.as_second() + SEEN_SECONDS);
        let paper = Item::keyed(paper_key(&digest), SHARE)
            .text("owner", owner.as_str())
            .number("document", id)
            .text("id", &link.id)
            .number("expires", link.until.as_second())
            .sealed(&self.0.encryptor, &place(owner, id, &link.id), &packed)
            .await?;
        let writes = vec![
            document_is_there(&self.0, owner, id)?,
            owner_is_there(&self.0.main, owner)?,
            put_new(&self.0.main, known)?,
            put_new(&self.0.main, paper)?,
        ];
        self.0.write(writes).await.map(|()| true)
    }

    /// The links of a document, the newest first; for some time also those that have ended.
    pub async fn of(&self, owner: &UserId, id: DocumentId) -> Result<Vec<ShareLink>, PortError> {
        let rows = self.0.under(&self.0.main, owner_key(owner), &prefix(id)).await?;
        let seen = rows.iter().filter(|row| !is_over(row)).map(link);
        let mut links: Vec<ShareLink> = seen.collect::<Result<_, _>>()?;
        links.sort_by_key(|link| std::cmp::Reverse(link.made_at));
        Ok(links)
    }

    /// The paper of the link with this secret, whose opening is noted. Nothing when there is no such link, when it has ended, and
    /// when its document is gone.
    pub async fn open(&self, secret: &str) -> Result<Option<SharedPaper>, PortError> {
        let digest = random::digest(secret);
        let found = self.0.find(&self.0.main, paper_key(&digest), SHARE).await?;
        let Some(row) = found.filter(|row| !is_over(row)) else { return Ok(None) };
        let (owner, document, id) = whose(&row)?;
        if !self.note_opening(&owner, document, &id).await? {
            return Ok(None);
        }
        let packed: String = row.unsealed(&self.0.encryptor, &place(&owner, document, &id)).await?;
        unpacked(&packed).map(Some)
    }

    /// Whether the link may be opened once more.
    async fn note_opening(&self, owner: &UserId, document: DocumentId, id: &str) -> Result<bool, PortError> {
        for turn in 0..TRIES {
            let writes =
                vec![document_is_there(&self.0, owner, document)?, self.opening(owner, document, id)?];
            match attempt(&self.0.client, writes).await? {
                Ok(()) => return Ok(true),
                Err(lost) if lost.condition(DOCUMENT) || lost.condition(LINK) => return Ok(false),
                Err(_) => backoff::short(turn).await,
            }
        }
        Err(PortError::Conflict)
    }

    fn opening(
        &self,
        owner: &UserId,
        document: DocumentId,
        id: &str,
    ) -> Result<TransactWriteItem, PortError> {
        let update = Update::builder()
            .table_name(&self.0.main)
            .key("pk", AttributeValue::S(owner_key(owner)))
            .key("sk", AttributeValue::S(link_key(document, id)))
            .update_expression("SET openings = list_append(openings, :now)")
            .condition_expression("attribute_exists(pk) AND size(openings) < :most")
            .expression_attribute_values(":now", times(&[clock::now()]))
            .expression_attribute_values(":most", AttributeValue::N(MOST_OPENINGS.to_string()));
        Ok(TransactWriteItem::builder().update(update.build().map_err(failed)?).build())
    }

    /// Withdraws a link; whether there was one. MUST leave nothing of its paper.
    pub async fn withdraw(&self, owner: &UserId, document: DocumentId, id: &str) -> Result<bool, PortError> {
        let found = self.0.find(&self.0.main, owner_key(owner), link_key(document, id)).await?;
        let Some(row) = found.filter(|row| !is_over(row)) else { return Ok(false) };
        self.0.write(self.withdrawal(owner, &row)?).await.map(|()| true)
    }

    fn withdrawal(&self, owner: &UserId, row: &Item) -> Result<Vec<TransactWriteItem>, PortError> {
        let paper = paper_key(&row.read_text("digest")?);
        Ok(vec![
            self.0.deletion(&self.0.main, &owner_key(owner), &row.read_text("sk")?)?,
            self.0.deletion(&self.0.main, &paper, SHARE)?,
        ])
    }

    /// Withdraws all links of a document.
    pub async fn forget(&self, owner: &UserId, id: DocumentId) -> Result<(), PortError> {
        self.forget_under(owner, &prefix(id)).await
    }

    /// Withdraws all links of someone.
    pub async fn forget_all(&self, owner: &UserId) -> Result<(), PortError> {
        self.forget_under(owner, &format!("{SHARE}#")).await
    }

    async fn forget_under(&self, owner: &UserId, prefix: &str) -> Result<(), PortError> {
        for row in self.0.under(&self.0.main, owner_key(owner), prefix).await? {
            self.0.write(self.withdrawal(owner, &row)?).await?;
        }
        Ok(())
    }
}
