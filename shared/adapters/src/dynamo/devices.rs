//! Known devices: `USER#<id>` / `DEVICE#<digest of the browser's secret>`. DynamoDB forgets them some time after their end;
//! until then the end counts.

use async_trait::async_trait;
use domain::accounts::KnownDevice;
use domain::ids::UserId;
use shared::clock;
use shared::ports::{Devices, PortError};

use super::{Item, Tables, failed};

const PREFIX: &str = "DEVICE#";

/// Known devices in the sessions table.
pub(crate) struct DynamoDevices(pub(crate) Tables);

fn user_key(user: &UserId) -> String {
    format!("USER#{user}")
}

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

#[async_trait]
impl Devices for DynamoDevices {
    async fn keep(&self, device: &KnownDevice) -> Result<(), PortError> {
        let item = Item::keyed(user_key(&device.user), sort_key(&device.id))
            .text("device", &device.name)
            .text("first_seen", device.first_seen.to_string())
            .text("last_seen", device.last_seen.to_string())
            .number("expires", device.forgotten_at().as_second());
        let request = self.0.client.put_item().table_name(&self.0.sessions).set_item(Some(item.0));
        request.send().await.map_err(failed)?;
        Ok(())
    }

    async fn find(&self, user: &UserId, id: &str) -> Result<Option<KnownDevice>, PortError> {
        let found = self.0.find(&self.0.sessions, user_key(user), sort_key(id)).await?;
        let device = found.map(|item| device(user, &item)).transpose()?;
        Ok(device.filter(|device| device.is_known(clock::now())))
    }

    async fn list(&self, user: &UserId) -> Result<Vec<KnownDevice>, PortError> {
        let items = self.0.under(&self.0.sessions, user_key(user), PREFIX).await?;
        let found: Result<Vec<_>, PortError> = items.iter().map(|item| device(user, item)).collect();
        let mut known = found?;
        known.retain(|device| device.is_known(clock::now()));
        known.sort_by_key(|device| std::cmp::Reverse(device.last_seen));
        Ok(known)
    }

    async fn forget(&self, user: &UserId, id: &str) -> Result<(), PortError> {
        self.0.delete(&self.0.sessions, &user_key(user), &sort_key(id)).await
    }

    async fn forget_all(&self, user: &UserId) -> Result<(), PortError> {
        self.0.delete_beginning(&self.0.sessions, user_key(user), PREFIX).await
    }
}
