//! Share links. Of a link's secret only a digest is stored; its file's paper is sealed for its owner.
//!
//! - `USER#<owner>` / `SHARE#<document>#<id>`: the link as its owner knows it, for some time after it has ended.
//! - `SHARE#<digest of the secret>` / `SHARE`: whose it is, and the paper. DynamoDB deletes it some time after it ends.

mod openings;
mod packed;
mod rows;

use aws_sdk_dynamodb::types::TransactWriteItem;
use domain::documents::Document;
use domain::documents::share_link::ShareLink;
use domain::ids::{DocumentId, UserId};

use openings::document_is_there;
pub use packed::SharedPaper;
use packed::{packed, unpacked};
use rows::{SHARE, encryption_context, link, link_key, paper_key, prefix, times, whose};

use crate::ports::PortError;
use crate::random;
use crate::store::rows::{Item, is_over, owner_is_there, owner_key, put_new};
use crate::store::tables::Tables;

/// How long its owner sees a link that has ended.
const SEEN_SECONDS: i64 = 30 * 24 * 60 * 60;

/// Links by which people without an account get the hand-off file of a document.
pub struct ShareLinks(pub Tables);

impl ShareLinks {
    /// Keeps a new link with its paper; whether a row has room for the paper. MUST return `Conflict` when the document or its
    /// owner is gone, and when a final paper has no money any more.
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
            .flag("is_draft", shared.is_draft)
            .number("expires", link.until.as_second())
            .sealed(&self.0.encryptor, &encryption_context(owner, id, &link.id), &packed)
            .await?;
        let writes = vec![
            document_is_there(&self.0, (owner, id), shared.is_draft)?,
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

    /// The paper of the link with this secret, whose opening is noted. Nothing when there is no such link, when it has ended, when
    /// its document is gone, and when the money for its final paper is.
    pub async fn open(&self, secret: &str) -> Result<Option<SharedPaper>, PortError> {
        let digest = random::digest(secret);
        let found = self.0.find(&self.0.main, paper_key(&digest), SHARE).await?;
        let Some(row) = found.filter(|row| !is_over(row)) else { return Ok(None) };
        let (owner, document, id) = whose(&row)?;
        if !self.note_opening((&owner, document), &id, row.read_flag("is_draft")).await? {
            return Ok(None);
        }
        let packed: String =
            row.unsealed(&self.0.encryptor, &encryption_context(&owner, document, &id)).await?;
        unpacked(&packed).map(Some)
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

    /// The writes that withdraw the links of a document with it, a pair for each: as many as there is room for, and of them those
    /// first that are good for longest.
    pub(super) async fn deletions(
        &self,
        document: &Document,
        room: usize,
    ) -> Result<Vec<Vec<TransactWriteItem>>, PortError> {
        let (owner, id) = (&document.owner, document.id);
        let mut rows = self.0.under(&self.0.main, owner_key(owner), &prefix(id)).await?;
        let end = |row: &Item| row.read_number::<i64>("expires").unwrap_or_default();
        rows.sort_by_cached_key(|row| std::cmp::Reverse(end(row)));
        rows.iter().take(room).map(|row| self.withdrawal(owner, row)).collect()
    }

    /// Withdraws all links of a document.
    pub async fn delete(&self, owner: &UserId, id: DocumentId) -> Result<(), PortError> {
        self.delete_under(owner, &prefix(id)).await
    }

    /// Withdraws all links of someone.
    pub async fn delete_all(&self, owner: &UserId) -> Result<(), PortError> {
        self.delete_under(owner, &format!("{SHARE}#")).await
    }

    async fn delete_under(&self, owner: &UserId, prefix: &str) -> Result<(), PortError> {
        for row in self.0.under(&self.0.main, owner_key(owner), prefix).await? {
            self.0.write(self.withdrawal(owner, &row)?).await?;
        }
        Ok(())
    }
}
