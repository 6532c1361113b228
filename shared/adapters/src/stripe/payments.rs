//! Payments, by PaymentIntents.

use std::collections::HashMap;

use async_trait::async_trait;
use domain::orders::audit::Charge;
use domain::orders::{Payment, PaymentStatus};
use jiff::Timestamp;
use serde::de::DeserializeOwned;
use shared::ports::{ChargePage, EventPage, PaymentEvent, Payments, PortError, Request};
use stripe_client_core::{RequestBuilder, StripeRequest};
use stripe_core::event::{ListEvent, RetrieveEvent};
use stripe_core::payment_intent::{
    CancelPaymentIntent, CreatePaymentIntent, CreatePaymentIntentAutomaticPaymentMethods,
    CreatePaymentIntentAutomaticPaymentMethodsAllowRedirects, ListPaymentIntent, RetrievePaymentIntent,
};
use stripe_types::{Currency, RangeQueryTs};

use super::client::StripeClient;
use super::error::StripeError;
use super::keys::{StripeKeys, StripeSettingsError};
use super::objects::{Event, List, PaymentIntent};
use super::retry::{failed, is_final, is_missing, patiently};
use super::webhooks;

/// The largest page that Stripe gives.
const PAGE: i64 = 100;

/// Payments by PaymentIntents.
pub(crate) struct StripePayments {
    client: StripeClient,
}

impl StripePayments {
    pub(crate) fn new(keys: &StripeKeys, api: Option<&str>) -> Result<Self, StripeSettingsError> {
        Ok(Self { client: StripeClient::new(keys, api)? })
    }

    /// Makes a call that can be repeated as it is.
    async fn ask<T: DeserializeOwned>(&self, call: &impl StripeRequest) -> Result<T, StripeError> {
        patiently(|| self.client.send(call.build(), None)).await
    }
}

#[async_trait]
impl Payments for StripePayments {
    async fn request(&self, request: &Request) -> Result<Payment, PortError> {
        let key = Some(request.idempotency_key.as_str());
        let created = patiently(|| self.client.send::<PaymentIntent>(creation(request), key)).await;
        created.map(Payment::from).map_err(|error| {
            if !is_final(&error) {
                return failed(error);
            }
            tracing::warn!(%error, "Stripe has refused a request for money");
            PortError::Conflict
        })
    }

    async fn find(&self, id: &str) -> Result<Option<Payment>, PortError> {
        let call = RetrievePaymentIntent::new(id.to_string());
        match self.ask::<PaymentIntent>(&call).await {
            Ok(intent) => Ok(Some(Payment::from(intent))),
            Err(error) if is_missing(&error) => Ok(None),
            Err(error) => Err(failed(error)),
        }
    }

    async fn cancel(&self, id: &str) -> Result<(), PortError> {
        let call = CancelPaymentIntent::new(id.to_string());
        match self.ask::<PaymentIntent>(&call).await {
            Ok(_) => Ok(()),
            Err(error) if is_missing(&error) => Ok(()),
            Err(error) => self.why_not_canceled(id, error).await,
        }
    }

    async fn event(&self, id: &str) -> Result<Option<PaymentEvent>, PortError> {
        let call = RetrieveEvent::new(id.to_string());
        match self.ask::<Event>(&call).await {
            Ok(event) => Ok(Some(webhooks::payment_event(event))),
            Err(error) if is_missing(&error) => Ok(None),
            Err(error) => Err(failed(error)),
        }
    }

    async fn events(&self, since: Timestamp, page: Option<&str>) -> Result<EventPage, PortError> {
        let call = ListEvent::new()
            .created(RangeQueryTs::gte(since.as_second()))
            .types(webhooks::KINDS.map(str::to_string))
            .limit(PAGE);
        let call = match page {
            Some(last) => call.starting_after(last),
            None => call,
        };
        let list = self.ask::<List<Event>>(&call).await.map_err(failed)?;
        let next = list.data.last().filter(|_| list.has_more).map(|event| event.id.clone());
        Ok(EventPage { events: list.data.into_iter().map(webhooks::payment_event).collect(), next })
    }

    async fn charges(&self, since: Timestamp, page: Option<&str>) -> Result<ChargePage, PortError> {
        let call = ListPaymentIntent::new()
            .created(RangeQueryTs::gte(since.as_second()))
            .expand(["data.latest_charge".to_string()])
            .limit(PAGE);
        let call = match page {
            Some(last) => call.starting_after(last),
            None => call,
        };
        let list = self.ask::<List<PaymentIntent>>(&call).await.map_err(failed)?;
        let charges: Vec<Charge> = list.data.into_iter().map(Charge::from).collect();
        let next = charges.last().filter(|_| list.has_more).map(|charge| charge.payment.clone());
        Ok(ChargePage { charges, next })
    }
}

impl StripePayments {
    async fn why_not_canceled(&self, id: &str, error: StripeError) -> Result<(), PortError> {
        match self.find(id).await?.map(|payment| payment.status) {
            Some(PaymentStatus::Canceled) => Ok(()),
            Some(PaymentStatus::Succeeded | PaymentStatus::Processing) => Err(PortError::Conflict),
            Some(PaymentStatus::Open) | None => Err(failed(error)),
        }
    }
}

fn creation(request: &Request) -> RequestBuilder {
    // Redirecting payment methods would leave the page; cards authenticate in a frame.
    let methods = CreatePaymentIntentAutomaticPaymentMethods {
        allow_redirects: Some(CreatePaymentIntentAutomaticPaymentMethodsAllowRedirects::Never),
        enabled: true,
    };
    CreatePaymentIntent::new(i64::from(request.amount.0), Currency::USD)
        .automatic_payment_methods(methods)
        .description(request.description.clone())
        .metadata(request.metadata.clone().into_iter().collect::<HashMap<_, _>>())
        .build()
}
