//! Reconciliation: what webhooks, buyers and crashes have left undone is found and done. It prints what was paid for and has
//! no PDF, asks the provider what has happened, and looks at each payment that still waits for its money. A second run
//! finds nothing to do. Each part is done even if another one fails.

use std::sync::Arc;
use std::time::{Duration, Instant};

use domain::document::Status;
use domain::ledger::{Fact, Mismatch, Standing};
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

/// Who pays does so within this time of asking. Older payments are asked about a few times a day only.
const LIVELY: SignedDuration = SignedDuration::from_hours(1);

/// How often all payments are asked about, in seconds.
const ROUND: i64 = 6 * 60 * 60;

/// A payment that nobody has made after so long is called off, so that no money comes for what is forgotten.
const ABANDONED: SignedDuration = SignedDuration::from_hours(7 * 24);

/// AWS Lambda ends a run after 15 minutes. What is not asked about by then is asked about in the next run.
const LONGEST: Duration = Duration::from_secs(8 * 60);

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
    /// Payments that were called off, because nobody made them or another one has bought their document.
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

/// The one figure of a report that a piece of work counts in.
type Figure = fn(&mut Report) -> &mut usize;

impl Report {
    /// How much was mended.
    #[must_use]
    pub fn fixed(&self) -> usize {
        self.events + self.payments + self.abandoned + self.printed + self.matched
    }

    /// Counts what was mended, and what could not be; says whether it was mended.
    fn count(&mut self, result: Result<bool, PortError>, figure: Figure) -> bool {
        match result {
            Ok(true) => *figure(self) += 1,
            Ok(false) => {}
            Err(ref error) => self.failed(error),
        }
        matches!(result, Ok(true))
    }

    fn failed(&mut self, error: &PortError) {
        tracing::error!(%error, "not reconciled");
        self.failed += 1;
    }

    /// A part that breaks off leaves the others to be done.
    fn part(&mut self, result: Result<(), PortError>) {
        if let Err(error) = result {
            self.failed(&error);
        }
    }
}

impl Reconciliation {
    /// Runs once. What could not be done is counted, not raised: the next run tries again.
    pub async fn run(&self) -> Report {
        let mut report = Report::default();
        let parked = self.parked(&mut report).await;
        report.part(parked);
        let (start, before) = (clock::now(), self.till.ledger.gone_through().await.ok().flatten());
        let events = self.events(&mut report, start).await;
        report.part(events);
        let aside = self.aside(&mut report).await;
        report.part(aside);
        let waiting = self.waiting(&mut report, start, begins_a_round(before, start)).await;
        report.part(waiting);
        let prints = self.prints(&mut report).await;
        report.part(prints);
        metric::add(Metric::ReconcileFixed, report.fixed());
        metric::add(Metric::ReconcileFailed, report.failed);
        report
    }

    /// What the provider says has happened since the last run.
    async fn events(&self, report: &mut Report, start: Timestamp) -> Result<(), PortError> {
        let since = self.till.ledger.gone_through().await?.unwrap_or(ago(start, MEMORY));
        let mut page = None;
        loop {
            let events = self.till.payments.events(ago(since, OVERLAP), page.as_deref()).await?;
            page = events.next;
            for news in self.unheard(events.news, ago(start, FRESH)).await? {
                self.hear_or_set_aside(&news, report).await?;
            }
            if page.is_none() {
                return self.till.ledger.go_through(ago(start, FRESH)).await;
            }
        }
    }

    /// What nobody has brought, and what is old enough that nobody will.
    async fn unheard(&self, mut news: Vec<News>, until: Timestamp) -> Result<Vec<News>, PortError> {
        news.retain(|news| news.at <= until);
        let events = news.iter().map(|news| news.event.clone()).collect();
        let unknown = self.till.ledger.unknown_events(events).await?;
        news.retain(|news| unknown.contains(&news.event));
        Ok(news)
    }

    /// One event that cannot be settled must not hold up all that come after it.
    async fn hear_or_set_aside(&self, news: &News, report: &mut Report) -> Result<(), PortError> {
        let heard = self.hear(news).await;
        if heard.is_err() {
            self.till.ledger.set_aside(&news.event).await?;
        }
        report.count(heard, |report| &mut report.events);
        Ok(())
    }

    async fn hear(&self, news: &News) -> Result<bool, PortError> {
        if news.unreadable {
            let what = format!("event {} of type {} cannot be read", news.event, news.kind);
            return Err(PortError::unavailable("Stripe", what));
        }
        let Some((payment, fact)) = &news.fact else { return Ok(false) };
        let settled = keyring::scope(self.till.settle(payment, fact, Some(&news.event))).await?;
        Ok(matches!(settled, Settled::Now(_)))
    }

    /// The events that could not be settled before.
    async fn aside(&self, report: &mut Report) -> Result<(), PortError> {
        for event in self.till.ledger.aside().await? {
            let heard = self.hear_again(&event).await;
            report.count(heard, |report| &mut report.events);
        }
        Ok(())
    }

    async fn hear_again(&self, event: &str) -> Result<bool, PortError> {
        let heard = match self.till.payments.event(event).await? {
            Some(news) => self.hear(&news).await?,
            None => false,
        };
        self.till.ledger.settled_aside(event).await?;
        Ok(heard)
    }

    /// The payments that wait for their money, as far as time allows.
    async fn waiting(&self, report: &mut Report, now: Timestamp, all: bool) -> Result<(), PortError> {
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

    /// Money that came before its order could be seen.
    async fn parked(&self, report: &mut Report) -> Result<(), PortError> {
        for parked in self.till.ledger.parked().await? {
            let matched = match parked.why {
                Mismatch::NoOrder => self.find_order(&parked.payment).await,
                _ => Ok(false),
            };
            if !report.count(matched, |report| &mut report.matched) {
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
            report.count(printed, |report| &mut report.printed);
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

/// Whether a run is the first one of its round.
fn begins_a_round(before: Option<Timestamp>, now: Timestamp) -> bool {
    let round = |moment: Timestamp| moment.as_second().div_euclid(ROUND);
    before.is_none_or(|before| round(before) != round(now))
}
