//! Payments that wait for their money.

use std::time::{Duration, Instant};

use domain::ledger::{Fact, Standing};
use domain::order::{Payment, Progress};
use jiff::{SignedDuration, Timestamp};

use super::{FRESH, Reconciliation, Report, ago};
use crate::keyring;
use crate::ports::PortError;
use crate::workflow::settle::Settled;

/// Who pays does so within this time of asking. Older payments are asked about a few times a day only.
const LIVELY: SignedDuration = SignedDuration::from_hours(1);

/// How often all payments are asked about, in seconds.
const ROUND: i64 = 6 * 60 * 60;

/// A payment that nobody has made after so long is called off, so that no money comes for what is forgotten.
const ABANDONED: SignedDuration = SignedDuration::from_hours(7 * 24);

/// AWS Lambda ends a run after 15 minutes. What is not asked about by then is asked about in the next run.
const LONGEST: Duration = Duration::from_secs(8 * 60);

impl Reconciliation {
    /// The payments that wait for their money, as far as time allows.
    pub(super) async fn waiting(
        &self,
        report: &mut Report,
        now: Timestamp,
        all: bool,
    ) -> Result<(), PortError> {
        let begun = Instant::now();
        for (payment, asked_at) in self.till.ledger.waiting().await? {
            if asked_at > ago(now, FRESH) || (!all && asked_at <= ago(now, LIVELY)) {
                continue;
            }
            if begun.elapsed() > LONGEST {
                tracing::warn!("payments are left for the next run");
                return Ok(());
            }
            if asked_at <= ago(now, ABANDONED) {
                report.count(self.call_off(&payment).await, |report| &mut report.abandoned);
            } else {
                self.ask(&payment, report).await;
            }
        }
        Ok(())
    }

    /// Asks about a payment. One that is open although another has bought its document is called off.
    async fn ask(&self, payment: &str, report: &mut Report) {
        match self.asked(payment).await {
            Ok(Some(Settled::Now(Standing::Canceled))) | Ok(None | Some(Settled::Nothing)) => {}
            Ok(Some(Settled::Now(_))) => report.payments += 1,
            Ok(Some(Settled::Before)) => {
                if let Some(called_off) = self.call_off_if_needless(payment).await.transpose() {
                    report.count(called_off, |report| &mut report.abandoned);
                }
            }
            Err(error) => report.failed(&error),
        }
    }

    async fn asked(&self, payment: &str) -> Result<Option<Settled>, PortError> {
        let Some(heard) = self.till.payments.find(payment).await? else { return Ok(None) };
        keyring::scope(self.till.settle(payment, &Fact::Payment(heard), None)).await.map(Some)
    }

    async fn call_off_if_needless(&self, payment: &str) -> Result<Option<bool>, PortError> {
        let Some(folio) = self.till.ledger.find(payment).await? else { return Ok(None) };
        for id in folio.order.goods.documents() {
            let document = keyring::scope(self.till.documents.get(&folio.order.owner, id)).await?;
            if document.is_some_and(|document| document.is_paid_otherwise(&folio.order)) {
                return self.call_off(payment).await.map(Some);
            }
        }
        Ok(None)
    }

    /// Calls a payment off, unless it has been made meanwhile.
    async fn call_off(&self, payment: &str) -> Result<bool, PortError> {
        match self.till.payments.cancel(payment).await {
            Ok(()) | Err(PortError::Conflict) => {}
            Err(error) => return Err(error),
        }
        let heard = self.till.payments.find(payment).await?;
        // What the provider has forgotten will not be paid either.
        let heard = heard.unwrap_or_else(|| Payment::forgotten(payment));
        let is_over = matches!(heard.progress, Progress::Canceled | Progress::Succeeded);
        let settled = keyring::scope(self.till.settle(payment, &Fact::Payment(heard), None)).await?;
        Ok(is_over && matches!(settled, Settled::Now(_)))
    }
}

/// Whether a run is the first one of its round.
pub(super) fn begins_a_round(before: Option<Timestamp>, now: Timestamp) -> bool {
    let round = |moment: Timestamp| moment.as_second().div_euclid(ROUND);
    before.is_none_or(|before| round(before) != round(now))
}
