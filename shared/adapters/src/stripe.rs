//! Payments, by Stripe.

use std::collections::HashMap;
use std::time::Duration;

use async_trait::async_trait;
use domain::money::Cents;
use domain::order::{Payment, Progress};
use serde::Deserialize;
use shared::ports::{Payments, PortError, PublicSettings, Request, WebhookEvent, WebhookRefused, Webhooks};
use stripe::{Client, ClientBuilder, IdempotencyKey, RequestStrategy, StripeError, StripeRequest};
use stripe_core::payment_intent::{
    CancelPaymentIntent, CreatePaymentIntent, CreatePaymentIntentAutomaticPaymentMethods,
    CreatePaymentIntentAutomaticPaymentMethodsAllowRedirects, RetrievePaymentIntent,
};
use stripe_core::{PaymentIntent, PaymentIntentStatus};
use stripe_types::Currency;
use stripe_webhook::{EventObject, Webhook, WebhookError};
use thiserror::Error;

use crate::settings::Settings;

/// Stripe answers within seconds; API Gateway cuts off after 30.
const CALL_TIMEOUT: Duration = Duration::from_secs(10);

/// How often a call that found no answer is made again, with the same idempotency key.
const TRIES: u32 = 3;

/// How long to wait before the second try; twice as long before the third.
const PAUSE: Duration = Duration::from_millis(250);

/// The secret's text, JSON. Without keys the product runs and says that payments are not set up.
#[derive(Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct StripeKeys {
    secret_key: String,
    publishable_key: String,
    webhook_secret: String,
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
    /// The client cannot be built.
    #[error("the Stripe client cannot be built: {0}")]
    Client(String),
}

impl StripeKeys {
    /// Reads the keys.
    pub(crate) fn parse(secret: &str, settings: &Settings) -> Result<Self, StripeSettingsError> {
        let keys: Self = serde_json::from_str(secret).map_err(|_| StripeSettingsError::Form)?;
        let live = [&keys.secret_key, &keys.publishable_key].iter().any(|key| key.contains("_live_"));
        let elsewhere = settings.stripe_api.is_some() || settings.stripe_script.is_some();
        if live && elsewhere { Err(StripeSettingsError::LiveKeyElsewhere) } else { Ok(keys) }
    }

    /// What a browser may see of them.
    pub(crate) fn public(self, script_url: Option<String>) -> PublicSettings {
        let key = Some(self.publishable_key).filter(|key| !key.is_empty());
        PublicSettings { publishable_key: key, script_url }
    }
}

/// Payments by PaymentIntents.
pub(crate) struct StripePayments {
    client: Client,
}

impl StripePayments {
    pub(crate) fn new(keys: &StripeKeys, api: Option<&str>) -> Result<Self, StripeSettingsError> {
        let mut builder = ClientBuilder::new(keys.secret_key.clone()).timeout(CALL_TIMEOUT);
        if let Some(api) = api {
            builder = builder.url(api);
        }
        let client = builder.build().map_err(|error| StripeSettingsError::Client(error.to_string()))?;
        Ok(Self { client })
    }
}

/// Stripe's errors can carry a card's billing details, which must not reach the log: only the kind of error does.
fn failed(error: StripeError) -> PortError {
    match error {
        StripeError::Stripe(errors, status) => {
            let code = errors.code.map(|code| code.to_string()).unwrap_or_default();
            PortError::unavailable("Stripe", format!("status {status}, {} {code}", errors.type_))
        }
        error => PortError::unavailable("Stripe", error),
    }
}

/// async-stripe's own retries send no key of ours, so a call is repeated here, under the same key.
fn worth_another_try(error: &StripeError) -> bool {
    match error {
        // 409: another request with this key is being served at this moment.
        StripeError::Stripe(_, status) => *status >= 500 || matches!(*status, 409 | 429),
        StripeError::ClientError(_) | StripeError::Timeout => true,
        StripeError::JSONDeserialize(_) | StripeError::ConfigError(_) => false,
    }
}

fn is_missing(error: &StripeError) -> bool {
    matches!(error, StripeError::Stripe(_, 404))
}

#[async_trait]
impl Payments for StripePayments {
    async fn request(&self, request: &Request) -> Result<Payment, PortError> {
        let mut tries = 1;
        loop {
            match create(&self.client, request).await {
                Err(error) if tries < TRIES && worth_another_try(&error) => {
                    tokio::time::sleep(PAUSE * tries).await;
                    tries += 1;
                }
                result => return result.map(|intent| payment(&intent)).map_err(failed),
            }
        }
    }

    async fn find(&self, id: &str) -> Result<Option<Payment>, PortError> {
        match RetrievePaymentIntent::new(id.to_string()).send(&self.client).await {
            Ok(intent) => Ok(Some(payment(&intent))),
            Err(error) if is_missing(&error) => Ok(None),
            Err(error) => Err(failed(error)),
        }
    }

    async fn cancel(&self, id: &str) -> Result<(), PortError> {
        match CancelPaymentIntent::new(id.to_string()).send(&self.client).await {
            Ok(_) => Ok(()),
            Err(error) if is_missing(&error) => Ok(()),
            Err(error) => self.why_not_canceled(id, error).await,
        }
    }
}

impl StripePayments {
    async fn why_not_canceled(&self, id: &str, error: StripeError) -> Result<(), PortError> {
        match self.find(id).await?.map(|payment| payment.progress) {
            Some(Progress::Canceled) => Ok(()),
            Some(Progress::Succeeded | Progress::Processing) => Err(PortError::Conflict),
            Some(Progress::Open) | None => Err(failed(error)),
        }
    }
}

async fn create(client: &Client, request: &Request) -> Result<PaymentIntent, StripeError> {
    // Redirecting payment methods would leave the page; cards authenticate in a frame.
    let methods = CreatePaymentIntentAutomaticPaymentMethods {
        allow_redirects: Some(CreatePaymentIntentAutomaticPaymentMethodsAllowRedirects::Never),
        enabled: true,
    };
    let key = IdempotencyKey::new(request.idempotency_key.clone())
        .map_err(|error| StripeError::ConfigError(error.to_string()))?;
    CreatePaymentIntent::new(i64::from(request.amount.0), Currency::USD)
        .automatic_payment_methods(methods)
        .description(request.description.clone())
        .metadata(request.metadata.clone().into_iter().collect::<HashMap<_, _>>())
        .customize()
        .request_strategy(RequestStrategy::Idempotent(key))
        .send(client)
        .await
}

fn payment(intent: &PaymentIntent) -> Payment {
    let progress = match &intent.status {
        PaymentIntentStatus::Succeeded => Progress::Succeeded,
        PaymentIntentStatus::Canceled => Progress::Canceled,
        PaymentIntentStatus::Processing => Progress::Processing,
        _ => Progress::Open,
    };
    Payment {
        id: intent.id.to_string(),
        amount: Cents(u32::try_from(intent.amount).unwrap_or(u32::MAX)),
        progress,
        received: u64::try_from(intent.amount_received).unwrap_or(0),
        currency: intent.currency.to_string().to_lowercase(),
        client_secret: intent.client_secret.clone(),
    }
}

/// Verifies and reads webhook deliveries.
pub(crate) struct StripeWebhooks {
    secret: String,
}

impl StripeWebhooks {
    pub(crate) fn new(keys: &StripeKeys) -> Self {
        Self { secret: keys.webhook_secret.clone() }
    }
}

impl Webhooks for StripeWebhooks {
    fn read(&self, body: &[u8], signature: &str) -> Result<WebhookEvent, WebhookRefused> {
        let text = std::str::from_utf8(body).map_err(|_| WebhookRefused::Unreadable)?;
        let event = Webhook::construct_event(text, signature, &self.secret).map_err(|error| match error {
            WebhookError::BadParse(_) => WebhookRefused::Unreadable,
            _ => WebhookRefused::Signature,
        })?;
        let succeeded = match &event.data.object {
            EventObject::PaymentIntentSucceeded(intent) => Some(payment(intent)),
            _ => None,
        };
        Ok(WebhookEvent { id: event.id.to_string(), kind: event.type_.to_string(), succeeded })
    }
}
