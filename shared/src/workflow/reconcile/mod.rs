//! Reconciliation: what webhooks, buyers and crashes have left undone is found and done. It prints what was paid for and has
//! no PDF, purges what was deleted, writes the reminders whose evening has come, asks the provider what has happened, and
//! looks at each payment that still waits for its money. A second run finds nothing to do. Each part is done even if another
//! one fails. A run ends before AWS Lambda would end it, and the next one goes on where it stopped.

mod events;
mod older_documents;
mod print_jobs;
mod purges;
mod reminders;
mod task;
mod unmatched_payments;
mod waiting;

use std::ops::AddAssign;
use std::sync::Arc;
use std::time::{Duration, Instant};

pub use task::Task;

use futures_util::future::BoxFuture;
use jiff::{SignedDuration, Timestamp};
use serde::Serialize;
use serde_json::{Value, json};

use super::changed_clauses::ChangeService;
use super::print::PdfService;
use super::purge::PurgeService;
use super::settle::PaymentService;
use crate::clock;
use crate::metric::{self, Metric};
use crate::ports::PortError;
use crate::store::{PrintJobs, Reminders};

/// Work that was begun is done to its end within this time after the run has stopped to begin more (`timeouts.rs`).
const LAST_WORK: SignedDuration = SignedDuration::from_mins(1);

/// What is younger is left to the webhook and to the buyer who comes back.
const FRESH: SignedDuration = SignedDuration::from_mins(2);

/// At most this many payments are asked about, or documents printed, at the same time.
pub const AT_ONCE: usize = 10;

/// What reconciling needs.
#[derive(Clone)]
pub struct Reconciliation {
    /// Finds the papers that print what has changed.
    pub change_service: ChangeService,
    /// Documents, the ledger and the payment provider.
    pub payment_service: PaymentService,
    /// Makes PDFs.
    pub pdf_service: PdfService,
    /// Documents whose PDF is to be made.
    pub print_jobs: Arc<PrintJobs>,
    /// Takes away what is left of what was deleted.
    pub purge_service: PurgeService,
    /// Reminders of signing days.
    pub reminders: Arc<Reminders>,
    /// How long a run begins new work. The work that it has begun by then is done to its end.
    pub longest: Duration,
}

/// What a run did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Events that had not come by the webhook and that changed the ledger.
    pub events: usize,
    /// Payments whose money had come without anyone having told.
    pub payments: usize,
    /// Payments that were canceled, because no one made them or another one has bought their document.
    pub abandoned: usize,
    /// PDFs that were made.
    pub printed: usize,
    /// Reminders of a signing day whose evening had come.
    pub reminded: usize,
    /// Payments that were set aside for a person before and have found their order.
    pub matched: usize,
    /// Payments that wait for a person.
    pub unmatched: usize,
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

impl AddAssign for Report {
    fn add_assign(&mut self, other: Self) {
        self.events += other.events;
        self.payments += other.payments;
        self.abandoned += other.abandoned;
        self.printed += other.printed;
        self.reminded += other.reminded;
        self.matched += other.matched;
        self.unmatched += other.unmatched;
        self.failed += other.failed;
    }
}

impl Reconciliation {
    /// Performs a task; its report.
    ///
    /// # Errors
    /// When the audit is not answered by a store or the provider, when a run cannot be begun, and when no document type has the name
    /// that a search gives.
    pub async fn perform(&self, task: Task) -> Result<Value, PortError> {
        Ok(match task {
            Task::Reconcile => json!(self.run_alone().await?),
            Task::Audit => json!(self.payment_service.audit().await?),
            Task::Reminders(listing) => json!(self.list_reminders(&listing).await?),
            Task::Changes(search) => json!(self.change_service.search(&search).await?),
        })
    }

    /// Runs unless another run is under way, which asks about the same payments: the clock comes every five minutes, and a run
    /// may take fifteen.
    async fn run_alone(&self) -> Result<Report, PortError> {
        let longest = SignedDuration::try_from(self.longest).unwrap_or(SignedDuration::MAX);
        let ends_at =
            clock::now().saturating_add(longest.saturating_add(LAST_WORK)).unwrap_or(Timestamp::MAX);
        if !self.payment_service.ledger.begin_run(ends_at).await? {
            tracing::warn!("another run is under way");
            return Ok(Report::default());
        }
        let report = self.run().await;
        self.payment_service.ledger.end_run().await?;
        Ok(report)
    }

    /// Runs once. What could not be done is counted, not raised: the next run tries again. What people wait for comes
    /// first: the PDFs of what was paid for. What is paid for by this very run is printed at its end.
    ///
    /// It lies on the heap: the compiler follows a future through all that it waits for, and none is deeper than this.
    #[must_use]
    pub fn run(&self) -> BoxFuture<'_, Report> {
        Box::pin(self.run_parts())
    }

    async fn run_parts(&self) -> Report {
        let (begun, mut report) = (Instant::now(), Report::default());
        let print_jobs = self.print_jobs(&mut report, begun).await;
        report.part(print_jobs);
        let purges = self.purges(&mut report, begun).await;
        report.part(purges);
        let reminders = self.reminders(&mut report, clock::now()).await;
        report.part(reminders);
        let unmatched = self.unmatched_payments(&mut report).await;
        report.part(unmatched);
        let (start, before) = (clock::now(), self.payment_service.ledger.gone_through().await.ok().flatten());
        let events = self.events(&mut report, start, begun).await;
        report.part(events);
        let aside = self.aside(&mut report).await;
        report.part(aside);
        let waiting = self.waiting(&mut report, start, waiting::begins_a_round(before, start), begun).await;
        report.part(waiting);
        let print_jobs = self.print_jobs(&mut report, begun).await;
        report.part(print_jobs);
        metric::add(Metric::ReconcileFixed, report.fixed());
        metric::add(Metric::ReconcileFailed, report.failed);
        report
    }

    /// Whether a run that has begun then may begin new work.
    fn has_time(&self, begun: Instant) -> bool {
        begun.elapsed() < self.longest
    }

    /// As much of the work as there is time for; the first few pieces of it always, so that each run comes further.
    fn in_time<T>(&self, work: Vec<T>, begun: Instant) -> impl Iterator<Item = T> {
        let may_begin = move |place: &(usize, T)| place.0 < AT_ONCE || self.has_time(begun);
        work.into_iter().enumerate().take_while(may_begin).map(|(_, piece)| piece)
    }
}

fn ago(moment: Timestamp, length: SignedDuration) -> Timestamp {
    moment.saturating_sub(length).unwrap_or(Timestamp::MIN)
}
