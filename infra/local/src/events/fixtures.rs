//! The people and things that the samples are about, in one running product.

use conformance::{Values, fill, moments};
use serde_json::Value;

use super::EventsError;
use super::fixture_person::{FixturePerson, PASSWORD, new_address};
use super::passkeys;
use super::running_product::RunningProduct;

/// A sample person with documents, and a stranger with one.
#[derive(Clone)]
pub struct Fixtures {
    values: Values,
    webhook_secret: String,
}

impl Fixtures {
    /// Makes all of it by the product's own calls.
    ///
    /// # Errors
    /// A sentence about what does not answer.
    pub async fn new(at: &RunningProduct) -> Result<Self, EventsError> {
        let (maria, stranger) = (FixturePerson::registered(at).await?, FixturePerson::registered(at).await?);
        let person = &maria.person;
        let mut values = Values::from([
            ("SITE", at.site.clone()),
            // A function on this machine is not told of one, and hears every caller.
            ("ORIGIN_SECRET", "local".to_string()),
            ("TOKEN", person.token.clone()),
            ("DEVICE", person.device.clone()),
            ("USER", person.id.clone()),
            ("EMAIL", person.email.clone()),
            ("PASSWORD", PASSWORD.to_string()),
            ("NEW_EMAIL", new_address()?),
            ("DOCUMENT", person.completed_will().await?),
            ("FOREIGN_DOCUMENT", stranger.person.completed_will().await?),
            ("SESSION", person.other_session().await?),
            ("FOREIGN_SESSION", stranger.person.other_session().await?),
        ]);
        values.extend(person.purchase().await?);
        values.extend(person.share_links(&values["DOCUMENT"]).await?);
        values.insert("DIVORCE", person.divorce().await?);
        values.extend(maria.links().await?);
        values.extend(maria.waiting_sign_in().await?);
        stranger.confirm_address().await?;
        values.insert("NOT_ME_LINK", stranger.not_me_link().await?);
        values.extend(maria.passkey_to_add().await?);
        values.extend(passkeys::owner(at).await?);
        values.extend(moments());
        Ok(Self { values, webhook_secret: at.webhook_secret()? })
    }

    /// The same with another value for a placeholder.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: String) -> Self {
        self.values.insert(name, value);
        self
    }

    /// A sample with values in place of its placeholders.
    ///
    /// # Errors
    /// When the sample is not JSON.
    pub fn fill(&self, sample: &str) -> serde_json::Result<Value> {
        fill(sample, &self.values, &self.webhook_secret)
    }
}
