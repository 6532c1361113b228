//! Who was told of a change of the clauses or of the law: `USER#<owner>` / `TOLD#<change>`. It goes with the account.

use super::versions;
use crate::clock;
use crate::ports::PortError;
use crate::store::mail::{self, OutboxMessage};
use crate::store::rows::{Item, owner_key, put_new};
use crate::store::tables::Tables;
use domain::documents::Document;
use domain::ids::UserId;

/// DynamoDB takes a hundred writes and checks at once.
const MOST_CHECKED: usize = 90;

/// The owners who were told of a change.
pub struct ChangeNotices(pub Tables);

fn key(change: &str) -> String {
    format!("TOLD#{change}")
}

impl ChangeNotices {
    /// Whether an owner was told of a change.
    pub async fn was_told(&self, owner: &UserId, change: &str) -> Result<bool, PortError> {
        Ok(self.0.find(&self.0.main, owner_key(owner), key(change)).await?.is_some())
    }

    /// Notes that an owner is told of a change, with the mail about it. MUST return `Conflict` when they were told before, and when
    /// one of these documents is gone or has no money any more.
    pub async fn tell(
        &self,
        owner: &UserId,
        change: &str,
        documents: impl Iterator<Item = &Document>,
        outbox_message: OutboxMessage,
    ) -> Result<(), PortError> {
        let row = Item::keyed(owner_key(owner), key(change)).text("told_at", clock::now().to_string());
        let mut writes = vec![put_new(&self.0.main, row)?];
        writes.extend(mail::writes(&self.0, &[outbox_message]).await?);
        for document in documents.take(MOST_CHECKED) {
            writes.push(versions::is_paid(&self.0, document)?);
        }
        self.0.write(writes).await
    }
}
