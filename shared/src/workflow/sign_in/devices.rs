//! The browsers that an account knows.

use domain::accounts::{Account, KnownDevice, Session};
use domain::ids::UserId;

use super::SessionIssuer;
use crate::client::{Client, DeviceSecret};
use crate::clock;
use crate::store::OutboxMessage;
use crate::workflow::failure::Failure;
use crate::workflow::new_device;

impl SessionIssuer {
    /// The browser, when the account knows it. For an account that is not there it takes as long.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn known(
        &self,
        user: Option<&UserId>,
        client: &Client,
    ) -> Result<Option<KnownDevice>, Failure> {
        let Some(secret) = &client.secret else { return Ok(None) };
        let nobody = UserId::from_random(0);
        let found = self.devices.find(user.unwrap_or(&nobody), &secret.digest()).await?;
        Ok(found)
    }

    /// Whether a browser is the account owner's: signed in to it now, or known to it from a sign-in before. Whoever opens a
    /// mailed link elsewhere may only have been sent it by mistake.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn is_owners_browser(
        &self,
        owner: &UserId,
        signed_in: Option<&Session>,
        client: &Client,
    ) -> Result<bool, Failure> {
        let is_open = signed_in.is_some_and(|session| session.user == *owner);
        Ok(is_open || self.known(Some(owner), client).await?.is_some())
    }

    /// Makes the browser known to an account; the secret that it has to keep.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn remember(
        &self,
        user: &UserId,
        known: Option<KnownDevice>,
        client: &Client,
    ) -> Result<DeviceSecret, Failure> {
        let (secret, now) = (client.secret.clone().map_or_else(DeviceSecret::new, Ok)?, clock::now());
        let (id, name) = (secret.digest(), client.device.0.clone());
        let first_seen = known.map_or(now, |known| known.first_seen);
        let device = KnownDevice { id, user: user.clone(), name, first_seen, last_seen: now };
        self.devices.keep(&device).await?;
        Ok(secret)
    }

    /// Puts the mail about a new browser into the outbox.
    pub(super) async fn tell_of_new_device(&self, account: &Account, client: &Client) -> Result<(), Failure> {
        let link = if account.email_confirmed { Some(self.not_me_link(account).await?) } else { None };
        let message = new_device::message(account, client, link);
        Ok(self.outbox.put(&[OutboxMessage::new(message)?]).await?)
    }

    /// The address that says "that was not me", good for 7 days.
    ///
    /// # Errors
    /// When it cannot be kept.
    pub async fn not_me_link(&self, account: &Account) -> Result<String, Failure> {
        new_device::link(&self.one_time_tokens, &self.site, account).await
    }

    /// Whether it is the browser in which the account was made. No one has to be told of that.
    pub(super) async fn is_first(
        &self,
        account: &Account,
        known: Option<&KnownDevice>,
    ) -> Result<bool, Failure> {
        let is_unchanged = account.version == 1 && known.is_none();
        Ok(is_unchanged && self.devices.list(&account.id).await?.is_empty())
    }

    /// Deletes the browsers that an account knows, but for the one that asks.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn delete_other_devices(&self, user: &UserId, client: &Client) -> Result<(), Failure> {
        let own = client.secret.as_ref().map(DeviceSecret::digest);
        for device in self.devices.list(user).await? {
            if own.as_ref() != Some(&device.id) {
                self.devices.delete(user, &device.id).await?;
            }
        }
        Ok(())
    }
}
