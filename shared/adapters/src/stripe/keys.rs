//! The keys to Stripe.

use serde::Deserialize;
use shared::ports::PublicSettings;
use thiserror::Error;

use crate::settings::{Setting, Settings};

/// The secret's text, JSON. Without keys the product runs and says that payments are not set up.
#[derive(Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct StripeKeys {
    pub(super) secret_key: String,
    publishable_key: String,
    pub(super) webhook_secret: String,
}

/// Why the Stripe settings are refused.
#[derive(Debug, Error)]
pub enum StripeSettingsError {
    /// The secret is not of the expected form.
    #[error("the Stripe secret has to be JSON with secretKey, publishableKey and webhookSecret")]
    Form,
    /// Real money must not go to an address that is not Stripe's.
    #[error("a live Stripe key and a setting for another Stripe address exclude each other")]
    LiveKeyElsewhere,
    /// It would be called unencrypted.
    #[error("the address of Stripe has to begin with https, or be on this machine")]
    Address,
    /// The client cannot be built.
    #[error("the Stripe client cannot be built: {0}")]
    Client(String),
}

impl StripeKeys {
    /// Reads the keys.
    pub(crate) fn parse(secret: &str, settings: &Settings) -> Result<Self, StripeSettingsError> {
        let keys: Self = serde_json::from_str(secret).map_err(|_| StripeSettingsError::Form)?;
        let live = [&keys.secret_key, &keys.publishable_key].iter().any(|key| key.contains("_live_"));
        let elsewhere =
            [Setting::StripeApi, Setting::StripeScript].iter().any(|at| settings.given(*at).is_some());
        if live && elsewhere { Err(StripeSettingsError::LiveKeyElsewhere) } else { Ok(keys) }
    }

    /// What a browser may see of them.
    pub(crate) fn public(self, script_url: Option<String>) -> PublicSettings {
        let key = Some(self.publishable_key).filter(|key| !key.is_empty());
        PublicSettings { publishable_key: key, script_url }
    }
}
