//! What the provider says has happened.

use std::time::Instant;

use jiff::{SignedDuration, Timestamp};

use super::{FRESH, Reconciliation, Report, ago};
use crate::ports::{PaymentEvent, PortError};
use crate::request_keys;
use crate::workflow::settle::Settled;

/// The provider remembers events for 30 days.
const MEMORY: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Runs overlap by this much, so that an event that the provider lists late is not missed.
const OVERLAP: SignedDuration = SignedDuration::from_hours(1);

impl Reconciliation {
    /// What the provider says has happened since the last run.
    pub(super) async fn events(
        &self,
        report: &mut Report,
        start: Timestamp,
        begun: Instant,
    ) -> Result<(), PortError> {
        let since = self.payment_service.ledger.gone_through().await?.unwrap_or(ago(start, MEMORY));
        let mut page = None;
        loop {
            let events = self.payment_service.payments.events(ago(since, OVERLAP), page.as_deref()).await?;
            page = events.next;
            for payment_event in self.unheard(events.events, ago(start, FRESH)).await? {
                self.hear_or_set_aside(&payment_event, report).await?;
            }
            if page.is_none() {
                return self.payment_service.ledger.go_through(ago(start, FRESH)).await;
            }
            if !self.has_time(begun) {
                tracing::warn!("events are left for the next run");
                return Ok(());
            }
        }
    }

    /// What no one has brought, and what is old enough that no one will.
    async fn unheard(
        &self,
        mut events: Vec<PaymentEvent>,
        until: Timestamp,
    ) -> Result<Vec<PaymentEvent>, PortError> {
        events.retain(|event| event.at <= until);
        let ids = events.iter().map(|event| event.event.clone()).collect();
        let unknown = self.payment_service.ledger.unknown_events(ids).await?;
        events.retain(|event| unknown.contains(&event.event));
        Ok(events)
    }

    /// One event that cannot be settled must not hold up all that come after it.
    async fn hear_or_set_aside(
        &self,
        payment_event: &PaymentEvent,
        report: &mut Report,
    ) -> Result<(), PortError> {
        let heard = self.hear(payment_event).await;
        if heard.is_err() {
            self.payment_service.ledger.set_aside(&payment_event.event).await?;
        }
        report.count(heard, |report| &mut report.events);
        Ok(())
    }

    async fn hear(&self, payment_event: &PaymentEvent) -> Result<bool, PortError> {
        if payment_event.unreadable {
            let what = format!("event {} of type {} cannot be read", payment_event.event, payment_event.kind);
            return Err(PortError::unavailable("Stripe", what));
        }
        let Some((payment, payment_update)) = &payment_event.payment_update else { return Ok(false) };
        let settled = request_keys::scope(self.payment_service.settle(
            payment,
            payment_update,
            Some(&payment_event.event),
        ))
        .await?;
        Ok(matches!(settled, Settled::Now(_)))
    }

    /// The events that could not be settled before.
    pub(super) async fn aside(&self, report: &mut Report) -> Result<(), PortError> {
        for event in self.payment_service.ledger.aside().await? {
            let heard = self.hear_again(&event).await;
            report.count(heard, |report| &mut report.events);
        }
        Ok(())
    }

    async fn hear_again(&self, event: &str) -> Result<bool, PortError> {
        let heard = match self.payment_service.payments.event(event).await? {
            Some(payment_event) => self.hear(&payment_event).await?,
            None => false,
        };
        self.payment_service.ledger.settled_aside(event).await?;
        Ok(heard)
    }
}
