//! The people and things that the samples are about, in one running product.

use serde_json::Value;
use shared::clock;

use super::EventsError;
use super::fill::{Values, fill};
use super::fixture_person::{FixturePerson, new_address};
use super::passkeys;
use super::running_product::RunningProduct;

/// Stripe's signatures count for five minutes.
const LONG_AGO: i64 = 10 * 60;

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
        let mut values = Values::from([
            ("SITE", at.site.clone()),
            // A function on this machine is not told of one, and hears every caller.
            ("ORIGIN_SECRET", "local".to_string()),
            ("TOKEN", maria.token.clone()),
            ("DEVICE", maria.device.clone()),
            ("USER", maria.id.clone()),
            ("EMAIL", maria.email.clone()),
            ("NEW_EMAIL", new_address()?),
            ("DOCUMENT", maria.completed_will().await?),
            ("FOREIGN_DOCUMENT", stranger.completed_will().await?),
            ("SESSION", maria.other_session().await?),
            ("FOREIGN_SESSION", stranger.other_session().await?),
        ]);
        values.extend(maria.purchase().await?);
        values.extend(maria.share_links(values["DOCUMENT"].clone()).await?);
        values.insert("DIVORCE", maria.divorce().await?);
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

fn moments() -> Values {
    let now = clock::now().as_second();
    Values::from([
        ("NOW", now.to_string()),
        ("LONG_AGO", (now - LONG_AGO).to_string()),
        // A return from the identity provider that no one has set out for: the person is told so.
        ("CODE", "unknown".to_string()),
        ("STATE", "unknown".to_string()),
        ("SIGN_IN", "unknown".to_string()),
    ])
}
