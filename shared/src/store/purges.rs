//! What was deleted and is to be purged: `PURGES` / `<owner>#<document>`, and `PURGES` / `<owner>` for a whole account. The write
//! that deletes lists it.

use crate::clock;
use crate::ports::PortError;
use crate::store::rows::{Item, owner_key, put};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::TransactWriteItem;
use domain::ids::{DocumentId, UserId};
use jiff::{SignedDuration, Timestamp};

/// The list.
const PURGES: &str = "PURGES";

/// AWS Lambda lets nothing run for more than 15 minutes, and clocks differ.
const LONGEST_CALL: SignedDuration = SignedDuration::from_mins(16);

/// A document, or an account, that was deleted and may have left something behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Purge {
    /// Whose.
    pub owner: UserId,
    /// Which document; none for the whole account.
    pub document: Option<DocumentId>,
    deleted_at: Timestamp,
}

/// What was deleted and is to be purged. A call that had begun before may add a file after the first purge, and be killed before it
/// sees that there is nothing to add it to: so each stays listed for as long as such a call may go on.
pub struct Purges(pub Tables);

impl Purge {
    /// Whether every call that had begun before the deletion has ended.
    #[must_use]
    pub fn is_last(&self, now: Timestamp) -> bool {
        now.duration_since(self.deleted_at) > LONGEST_CALL
    }

    fn key(&self) -> String {
        key(&self.owner, self.document)
    }
}

fn key(owner: &UserId, document: Option<DocumentId>) -> String {
    document.map_or_else(|| owner.to_string(), |id| format!("{owner}#{id}"))
}

/// The write that lists what is deleted with it.
pub(in crate::store) fn listing(
    tables: &Tables,
    owner: &UserId,
    document: Option<DocumentId>,
) -> Result<TransactWriteItem, PortError> {
    let row = Item::keyed(PURGES, key(owner, document));
    put(&tables.main, row.text("deleted_at", clock::now().to_string()))
}

fn purge(row: &Item) -> Result<Purge, PortError> {
    let unreadable = || PortError::unavailable("DynamoDB", "a listed purge is not readable");
    let key = row.read_text("sk")?;
    let (owner, document) = key.split_once('#').map_or((&*key, None), |(owner, id)| (owner, Some(id)));
    Ok(Purge {
        owner: UserId::try_from(owner.to_string()).map_err(|_| unreadable())?,
        document: document.map(|id| id.parse::<DocumentId>().map_err(|_| unreadable())).transpose()?,
        deleted_at: row.read_as("deleted_at")?,
    })
}

impl Purges {
    /// The list.
    pub async fn waiting(&self) -> Result<Vec<Purge>, PortError> {
        let rows = self.0.all(&self.0.main, PURGES.to_string()).await?;
        rows.iter().map(purge).collect()
    }

    /// Deletes whatever is left of an account that is gone: its rows, and how its owner signed in.
    pub async fn sweep(&self, owner: &UserId) -> Result<(), PortError> {
        self.0.delete_under(&self.0.sessions, owner_key(owner)).await?;
        self.0.delete_under(&self.0.main, owner_key(owner)).await
    }

    /// Takes one off the list.
    pub async fn done(&self, purge: &Purge) -> Result<(), PortError> {
        self.0.delete(&self.0.main, PURGES, &purge.key()).await
    }
}
