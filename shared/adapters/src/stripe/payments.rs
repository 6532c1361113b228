//! Payments, by PaymentIntents.

use std::collections::HashMap;

use async_trait::async_trait;
use domain::money::Cents;
use domain::order::{Payment, Progress};
use jiff::Timestamp;
use shared::ports::{EventPage, News, Payments, PortError, Request};
use stripe::{Client, ClientBuilder, IdempotencyKey, RequestStrategy, StripeError, StripeRequest};
use stripe_core::event::{ListEvent, RetrieveEvent};
use stripe_core::payment_intent::{
    CancelPaymentIntent, CreatePaymentIntent, CreatePaymentIntentAutomaticPaymentMethods,
    CreatePaymentIntentAutomaticPaymentMethodsAllowRedirects, RetrievePaymentIntent,
};
use stripe_core::{PaymentIntent, PaymentIntentStatus};
use stripe_types::{Currency, RangeQueryTs};

use super::keys::{StripeKeys, StripeSettingsError};
use super::news;
use super::retry::{TRY_TIMEOUT, failed, is_final, is_missing, patiently};

/// The largest page that Stripe gives.
const PAGE: i64 = 100;

/// Payments by PaymentIntents.
pub(crate) struct StripePayments {
    client: Client,
}

impl StripePayments {
    pub(crate) fn new(keys: &StripeKeys, api: Option<&str>) -> Result<Self, StripeSettingsError> {
        let mut builder = ClientBuilder::new(keys.secret_key.clone()).timeout(TRY_TIMEOUT);
        if let Some(api) = api {
            builder = builder.url(api);
        }
        let client = builder.build().map_err(|error| StripeSettingsError::Client(error.to_string()))?;
        Ok(Self { client })
    }
}

#[async_trait]
impl Payments for StripePayments {
    async fn request(&self, request: &Request) -> Result<Payment, PortError> {
        let created = patiently(|| create(&self.client, request)).await;
        created.map(|intent| payment(&intent)).map_err(|error| match is_final(&error) {
            true => PortError::Conflict,
            false => failed(error),
        })
    }

    async fn find(&self, id: &str) -> Result<Option<Payment>, PortError> {
        let call = RetrievePaymentIntent::new(id.to_string());
        match patiently(|| call.send(&self.client)).await {
            Ok(intent) => Ok(Some(payment(&intent))),
            Err(error) if is_missing(&error) => Ok(None),
            Err(error) => Err(failed(error)),
        }
    }

    async fn cancel(&self, id: &str) -> Result<(), PortError> {
        let call = CancelPaymentIntent::new(id.to_string());
        match patiently(|| call.send(&self.client)).await {
            Ok(_) => Ok(()),
            Err(error) if is_missing(&error) => Ok(()),
            Err(error) => self.why_not_canceled(id, error).await,
        }
    }

    async fn event(&self, id: &str) -> Result<Option<News>, PortError> {
        let call = RetrieveEvent::new(id.to_string());
        match patiently(|| call.send(&self.client)).await {
            Ok(event) => Ok(Some(news::listed(event))),
            Err(error) if is_missing(&error) => Ok(None),
            Err(error) => Err(failed(error)),
        }
    }

    async fn events(&self, since: Timestamp, page: Option<&str>) -> Result<EventPage, PortError> {
        let call = ListEvent::new()
            .created(RangeQueryTs::gte(since.as_second()))
            .types(news::KINDS.map(str::to_string))
            .limit(PAGE);
        let call = match page {
            Some(last) => call.starting_after(last),
            None => call,
        };
        let list = patiently(|| call.send(&self.client)).await.map_err(failed)?;
        let next = list.data.last().filter(|_| list.has_more).map(|event| event.id.to_string());
        Ok(EventPage { news: list.data.into_iter().map(news::listed).collect(), next })
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

pub(super) fn payment(intent: &PaymentIntent) -> Payment {
    let progress = match &intent.status {
        PaymentIntentStatus::Succeeded => Progress::Succeeded,
        PaymentIntentStatus::Canceled => Progress::Canceled,
        PaymentIntentStatus::Processing => Progress::Processing,
        _ => Progress::Open,
    };
    Payment {
        id: intent.id.to_string(),
        amount: cents(intent.amount),
        progress,
        received: u64::try_from(intent.amount_received).unwrap_or(0),
        currency: intent.currency.to_string().to_lowercase(),
        buyer: intent.metadata.get("userId").cloned(),
        client_secret: intent.client_secret.clone(),
    }
}

pub(super) fn cents(amount: i64) -> Cents {
    Cents(u32::try_from(amount.max(0)).unwrap_or(u32::MAX))
}
