//! Payments that wait for their money.

use std::time::Instant;

use domain::orders::ledger::{OrderStatus, PaymentUpdate};
use domain::orders::{Payment, PaymentStatus};
use futures_util::stream::{self, StreamExt};
use jiff::{SignedDuration, Timestamp};

use super::{AT_ONCE, FRESH, Reconciliation, Report, ago};
use crate::ports::PortError;
use crate::request_keys;
use crate::store::Waiting;
use crate::workflow::settle::Settled;

/// Who pays does so within this time of asking. Older payments are asked about a few times a day only.
const LIVELY: SignedDuration = SignedDuration::from_hours(1);

/// How often all payments are asked about, in seconds.
const ROUND: i64 = 6 * 60 * 60;

/// A payment that no one has made after so long is canceled, so that no money comes for what is forgotten.
const ABANDONED: SignedDuration = SignedDuration::from_hours(7 * 24);

impl Reconciliation {
    /// The payments that wait for their money, several at a time, as far as time allows. The next run goes on behind the last
    /// one that was looked at, so that no payment is always the one that there is no time for.
    pub(super) async fn waiting(
        &self,
        report: &mut Report,
        now: Timestamp,
        all: bool,
        begun: Instant,
    ) -> Result<(), PortError> {
        let ledger = &self.payment_service.ledger;
        let stopped_at = ledger.waiting_since().await?;
        let all = all || stopped_at.is_some();
        let mut due = ledger.waiting().await?;
        due.retain(|waiting| is_due(waiting, now, all));
        go_on_behind(&mut due, stopped_at.as_deref());
        let mut left = due.len();
        let mut looked_at = None;
        let look = |waiting: Waiting| async move { (self.look(&waiting, now).await, waiting.place) };
        let mut looked = stream::iter(self.in_time(due, begun)).map(look).buffered(AT_ONCE);
        while let Some((found, place)) = looked.next().await {
            *report += found;
            (left, looked_at) = (left - 1, Some(place));
        }
        match looked_at.filter(|_| left > 0) {
            Some(place) => {
                tracing::warn!(left, "payments are left for the next run");
                ledger.wait_since(Some(&place)).await
            }
            None if stopped_at.is_some() => ledger.wait_since(None).await,
            None => Ok(()),
        }
    }

    async fn look(&self, waiting: &Waiting, now: Timestamp) -> Report {
        let mut report = Report::default();
        if waiting.asked_for_at <= ago(now, ABANDONED) {
            report.count(self.cancel_payment(&waiting.payment).await, |report| &mut report.abandoned);
        } else {
            self.ask(&waiting.payment, &mut report).await;
        }
        report
    }

    /// Asks about a payment. One that is open although another has bought its document is canceled.
    async fn ask(&self, payment: &str, report: &mut Report) {
        match self.asked(payment).await {
            Ok(Some(Settled::Now(OrderStatus::Canceled))) | Ok(None | Some(Settled::Nothing)) => {}
            Ok(Some(Settled::Now(_))) => report.payments += 1,
            Ok(Some(Settled::Before)) => {
                if let Some(canceled) = self.cancel_if_needless(payment).await.transpose() {
                    report.count(canceled, |report| &mut report.abandoned);
                }
            }
            Err(error) => report.failed(&error),
        }
    }

    async fn asked(&self, payment: &str) -> Result<Option<Settled>, PortError> {
        let Some(heard) = self.payment_service.payments.find(payment).await? else { return Ok(None) };
        request_keys::scope(self.payment_service.settle(payment, &PaymentUpdate::Payment(heard), None))
            .await
            .map(Some)
    }

    async fn cancel_if_needless(&self, payment: &str) -> Result<Option<bool>, PortError> {
        let Some(order_ledger) = self.payment_service.ledger.find(payment).await? else { return Ok(None) };
        for id in order_ledger.order.goods.documents() {
            let document =
                request_keys::scope(self.payment_service.documents.get(&order_ledger.order.owner, id))
                    .await?;
            if document.is_some_and(|document| document.is_paid_otherwise(&order_ledger.order)) {
                return self.cancel_payment(payment).await.map(Some);
            }
        }
        Ok(None)
    }

    /// Calls a payment off, unless it has been made meanwhile.
    async fn cancel_payment(&self, payment: &str) -> Result<bool, PortError> {
        match self.payment_service.payments.cancel(payment).await {
            Ok(()) | Err(PortError::Conflict) => {}
            Err(error) => return Err(error),
        }
        let heard = self.payment_service.payments.find(payment).await?;
        // What the provider has forgotten will not be paid either.
        let heard = heard.unwrap_or_else(|| Payment::forgotten(payment));
        let is_over = matches!(heard.status, PaymentStatus::Canceled | PaymentStatus::Succeeded);
        let settled =
            request_keys::scope(self.payment_service.settle(payment, &PaymentUpdate::Payment(heard), None))
                .await?;
        Ok(is_over && matches!(settled, Settled::Now(_)))
    }
}

fn is_due(waiting: &Waiting, now: Timestamp, all: bool) -> bool {
    let asked_for_at = waiting.asked_for_at;
    asked_for_at <= ago(now, FRESH) && (all || asked_for_at > ago(now, LIVELY))
}

/// Begins with what lies behind this place, and ends with what lies before it.
fn go_on_behind(due: &mut [Waiting], place: Option<&str>) {
    let seen = due.iter().take_while(|waiting| place.is_some_and(|place| waiting.place.as_str() <= place));
    let seen = seen.count();
    due.rotate_left(seen);
}

/// Whether a run is the first one of its round.
pub(super) fn begins_a_round(before: Option<Timestamp>, now: Timestamp) -> bool {
    let round = |moment: Timestamp| moment.as_second().div_euclid(ROUND);
    before.is_none_or(|before| round(before) != round(now))
}
