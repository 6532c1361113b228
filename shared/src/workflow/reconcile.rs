//! Reconciliation: what webhooks, buyers and crashes have left undone is found and done. It asks the provider what has
//! happened, looks at each payment that still waits for its money, and prints what was paid for and has no PDF. A second
//! run finds nothing to do.

use std::sync::Arc;

use domain::document::Status;
use domain::ledger::{Fact, Mismatch};
use domain::order::{Payment, Progress};
use jiff::{SignedDuration, Timestamp};
use serde::Serialize;

use super::print::Press;
use super::settle::{Settled, Till};
use crate::metric::{self, Metric};
use crate::ports::{News, PortError, Prints, Proof};
use crate::{clock, keyring};

/// The provider remembers events for 30 days.
const MEMORY: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Runs overlap by this much, so that an event that the provider lists late is not missed.
const OVERLAP: SignedDuration = SignedDuration::from_hours(1);

/// What is younger is left to the webhook and to the buyer who comes back.
const FRESH: SignedDuration = SignedDuration::from_mins(2);

/// A payment that nobody has made after so long is called off, so that no money comes for what is forgotten.
const ABANDONED: SignedDuration = SignedDuration::from_hours(7 * 24);

/// What reconciling needs.
#[derive(Clone)]
pub struct Reconciliation {
    /// Documents, the ledger and the payment provider.
    pub till: Till,
    /// Makes PDFs.
    pub press: Press,
    /// Documents whose PDF is to be made.
    pub prints: Arc<dyn Prints>,
}

/// What a run did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Events that had not come by the webhook and that changed the ledger.
    pub events: usize,
    /// Payments whose money had come without anybody having told.
    pub payments: usize,
    /// Payments that were called off because nobody made them.
    pub abandoned: usize,
    /// PDFs that were made.
    pub printed: usize,
    /// Payments that were set aside for a person before and have found their order.
    pub matched: usize,
    /// Payments that wait for a person.
    pub parked: usize,
    /// What could not be done because something did not answer. The next run tries again.
    pub failed: usize,
}

impl Report {
    /// How much was mended.
    #[must_use]
    pub fn fixed(&self) -> usize {
        self.events + self.payments + self.abandoned + self.printed + self.matched
    }
}

impl Reconciliation {
    /// Runs once.
    ///
    /// # Errors
    /// When the ledger or the provider's list of events does not answer. What was done until then is done.
    pub async fn run(&self) -> Result<Report, PortError> {
        let mut report = Report::default();
        self.events(&mut report).await?;
        self.waiting(&mut report).await?;
        self.parked(&mut report).await?;
        self.prints(&mut report).await?;
        metric::add(Metric::ReconcileFixed, report.fixed());
        metric::add(Metric::ReconcileFailed, report.failed);
        Ok(report)
    }

    /// What the provider says has happened since the last run. Only when all of it is settled does the next run begin
    /// later.
    async fn events(&self, report: &mut Report) -> Result<(), PortError> {
        let (start, failed) = (clock::now(), report.failed);
        let since = self.till.ledger.gone_through().await?.unwrap_or(ago(start, MEMORY));
        let mut page = None;
        loop {
            let events = self.till.payments.events(ago(since, OVERLAP), page.as_deref()).await?;
            page = events.next;
            for news in self.unheard(events.news, ago(start, FRESH)).await? {
                count(self.hear(&news).await, &mut report.events, &mut report.failed);
            }
            if page.is_none() {
                break;
            }
        }
        if report.failed == failed {
            self.till.ledger.go_through(ago(start, FRESH)).await?;
        }
        Ok(())
    }

    /// What nobody has brought, and what is old enough that nobody will.
    async fn unheard(&self, mut news: Vec<News>, until: Timestamp) -> Result<Vec<News>, PortError> {
        news.retain(|news| news.at <= until);
        let events = news.iter().map(|news| news.event.clone()).collect();
        let unknown = self.till.ledger.unknown_events(events).await?;
        news.retain(|news| unknown.contains(&news.event));
        Ok(news)
    }

    async fn hear(&self, news: &News) -> Result<bool, PortError> {
        let Some((payment, fact)) = &news.fact else { return Ok(false) };
        let settled = keyring::scope(self.till.settle(payment, fact, Some(&news.event))).await?;
        Ok(matches!(settled, Settled::Now(_)))
    }

    /// The payments that wait for their money.
    async fn waiting(&self, report: &mut Report) -> Result<(), PortError> {
        let now = clock::now();
        for (payment, asked_at) in self.till.ledger.waiting().await? {
            if asked_at > ago(now, FRESH) {
                continue;
            }
            if asked_at <= ago(now, ABANDONED) {
                count(self.call_off(&payment).await, &mut report.abandoned, &mut report.failed);
            } else {
                count(self.ask(&payment).await, &mut report.payments, &mut report.failed);
            }
        }
        Ok(())
    }

    /// Asks about a payment; whether its money has come.
    async fn ask(&self, payment: &str) -> Result<bool, PortError> {
        let Some(heard) = self.till.payments.find(payment).await? else { return Ok(false) };
        let came = heard.progress == Progress::Succeeded;
        let settled = keyring::scope(self.till.settle(payment, &Fact::Payment(heard), None)).await?;
        Ok(came && matches!(settled, Settled::Now(_)))
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
        let settled = keyring::scope(self.till.settle(payment, &Fact::Payment(heard), None)).await?;
        Ok(matches!(settled, Settled::Now(_)))
    }

    /// Money that came before its order could be seen.
    async fn parked(&self, report: &mut Report) -> Result<(), PortError> {
        for parked in self.till.ledger.parked().await? {
            let matched = match parked.why {
                Mismatch::NoOrder => self.find_order(&parked.payment).await,
                _ => Ok(false),
            };
            if !count(matched, &mut report.matched, &mut report.failed) {
                report.parked += 1;
            }
        }
        Ok(())
    }

    /// Whether the order can be seen by now, and has its money.
    async fn find_order(&self, payment: &str) -> Result<bool, PortError> {
        let Some(folio) = self.till.refreshed_folio(payment).await? else { return Ok(false) };
        if folio.is_fulfilled() {
            self.till.ledger.unpark(payment).await?;
        }
        Ok(folio.is_fulfilled())
    }

    async fn prints(&self, report: &mut Report) -> Result<(), PortError> {
        for proof in self.prints.waiting().await? {
            let printed = keyring::scope(self.print(&proof)).await;
            count(printed, &mut report.printed, &mut report.failed);
        }
        Ok(())
    }

    /// Makes the PDF of a paid document that has none; takes away that of one whose money went back.
    async fn print(&self, proof: &Proof) -> Result<bool, PortError> {
        let found = self.till.documents.get(&proof.owner, proof.id).await?;
        let is_paid = found.as_ref().is_some_and(|document| document.status == Status::Paid);
        let made = match found {
            Some(document) if is_paid => self.press.prepare(&document).await?,
            _ => {
                self.press.files.forget(&proof.owner, proof.id).await?;
                false
            }
        };
        self.prints.done(proof).await?;
        Ok(made)
    }
}

fn ago(moment: Timestamp, length: SignedDuration) -> Timestamp {
    moment.saturating_sub(length).unwrap_or(Timestamp::MIN)
}

/// Counts what was mended, and what could not be; says whether it was mended.
fn count(result: Result<bool, PortError>, mended: &mut usize, failed: &mut usize) -> bool {
    match result {
        Ok(true) => *mended += 1,
        Ok(false) => {}
        Err(ref error) => {
            tracing::error!(%error, "not reconciled");
            *failed += 1;
        }
    }
    matches!(result, Ok(true))
}
