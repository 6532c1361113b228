//! Known devices: `USER#<id>` / `DEVICE#<digest of the browser's secret>`. DynamoDB deletes them some time after their end;
//! until then the end counts.

use crate::clock;
use crate::ports::PortError;
use crate::store::rows::{Item, failed, owner_key};
use crate::store::tables::Tables;
use domain::accounts::KnownDevice;
use domain::ids::UserId;

const PREFIX: &str = "DEVICE#";

/// The browsers that accounts know.
pub struct Devices(pub Tables);

fn sort_key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

fn device(user: &UserId, item: &Item) -> Result<KnownDevice, PortError> {
    let id = item.read_text("sk")?;
    Ok(KnownDevice {
        id: id.trim_start_matches(PREFIX).to_string(),
        user: user.clone(),
        name: item.read_text("device")?,
        first_seen: item.read_as("first_seen")?,
        last_seen: item.read_as("last_seen")?,
    })
}

impl Devices {
    /// Keeps a browser, or its newest visit.
    pub async fn keep(&self, device: &KnownDevice) -> Result<(), PortError> {
        let item = Item::keyed(owner_key(&device.user), sort_key(&device.id))
            .text("device", &device.name)
            .text("first_seen", device.first_seen.to_string())
            .text("last_seen", device.last_seen.to_string())
            .number("expires", device.forgotten_at().as_second());
        let request = self.0.client.put_item().table_name(&self.0.sessions).set_item(Some(item.0));
        request.send().await.map_err(failed)?;
        Ok(())
    }

    /// The browser with this digest of its secret, when the account knows it. MUST read its own writes, and MUST take as
    /// long when there is none.
    pub async fn find(&self, user: &UserId, id: &str) -> Result<Option<KnownDevice>, PortError> {
        let found = self.0.find(&self.0.sessions, owner_key(user), sort_key(id)).await?;
        let device = found.map(|item| device(user, &item)).transpose()?;
        Ok(device.filter(|device| device.is_known(clock::now())))
    }

    /// The browsers that the account knows, the newest visit first.
    pub async fn list(&self, user: &UserId) -> Result<Vec<KnownDevice>, PortError> {
        let items = self.0.under(&self.0.sessions, owner_key(user), PREFIX).await?;
        let found: Result<Vec<_>, PortError> = items.iter().map(|item| device(user, item)).collect();
        let mut known = found?;
        known.retain(|device| device.is_known(clock::now()));
        known.sort_by_key(|device| std::cmp::Reverse(device.last_seen));
        Ok(known)
    }

    /// Deletes a browser. MUST succeed when it is gone already.
    pub async fn delete(&self, user: &UserId, id: &str) -> Result<(), PortError> {
        self.0.delete(&self.0.sessions, &owner_key(user), &sort_key(id)).await
    }

    /// Deletes all browsers of the account.
    pub async fn delete_all(&self, user: &UserId) -> Result<(), PortError> {
        self.0.delete_beginning(&self.0.sessions, owner_key(user), PREFIX).await
    }
}
