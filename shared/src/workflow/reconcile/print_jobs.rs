//! Money that waits for its order, and documents that wait for their PDF.

use std::time::Instant;

use domain::documents::Status;
use domain::orders::ledger::Mismatch;
use futures_util::stream::{self, StreamExt};

use super::{AT_ONCE, Reconciliation, Report};
use crate::ports::PortError;
use crate::request_keys;
use crate::store::PrintJob;

impl Reconciliation {
    /// Money that came before its order could be seen.
    pub(super) async fn unmatched(&self, report: &mut Report) -> Result<(), PortError> {
        for unmatched in self.payment_service.ledger.unmatched().await? {
            let matched = match unmatched.why {
                Mismatch::NoOrder => self.find_order(&unmatched.payment).await,
                _ => Ok(false),
            };
            if !report.count(matched, |report| &mut report.matched) {
                report.unmatched += 1;
            }
        }
        Ok(())
    }

    /// Whether the order can be seen by now, and has its money.
    async fn find_order(&self, payment: &str) -> Result<bool, PortError> {
        let Some(order_ledger) = self.payment_service.refreshed_order_ledger(payment).await? else {
            return Ok(false);
        };
        if order_ledger.is_fulfilled() {
            self.payment_service.ledger.forget_unmatched(payment).await?;
        }
        Ok(order_ledger.is_fulfilled())
    }

    /// Makes the PDFs that wait, several at a time.
    pub(super) async fn print_jobs(&self, report: &mut Report, begun: Instant) -> Result<(), PortError> {
        let listed = self.in_time(self.print_jobs.waiting().await?, begun);
        let print = |print_job| async move { request_keys::scope(self.print(&print_job)).await };
        let mut printed = stream::iter(listed).map(print).buffer_unordered(AT_ONCE);
        while let Some(printed) = printed.next().await {
            report.count(printed, |report| &mut report.printed);
        }
        Ok(())
    }

    /// Makes the PDF of a paid document that has none; takes away that of one whose money went back.
    async fn print(&self, print_job: &PrintJob) -> Result<bool, PortError> {
        let found = self.payment_service.documents.get(&print_job.owner, print_job.id).await?;
        let is_paid = found.as_ref().is_some_and(|document| document.status == Status::Paid);
        let made = match found {
            Some(document) if is_paid => self.pdf_service.prepare(&document).await?,
            _ => {
                self.pdf_service.forget(&print_job.owner, print_job.id).await?;
                false
            }
        };
        self.print_jobs.done(print_job).await?;
        Ok(made)
    }
}
