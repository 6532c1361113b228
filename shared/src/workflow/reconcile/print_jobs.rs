//! Documents that wait for their PDF.

use std::time::Instant;

use domain::documents::Status;
use futures_util::stream::{self, StreamExt};

use super::{AT_ONCE, Reconciliation, Report};
use crate::ports::PortError;
use crate::request_keys;
use crate::store::PrintJob;

impl Reconciliation {
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

    /// Makes the PDF of a paid document that has none; takes away the files of one whose money went back. A link to a draft stays good.
    async fn print(&self, print_job: &PrintJob) -> Result<bool, PortError> {
        let found = self.payment_service.documents.get(&print_job.owner, print_job.id).await?;
        let made = match found {
            Some(document) if document.status == Status::Paid => self.pdf_service.prepare(&document).await?,
            _ => {
                self.pdf_service.delete(&print_job.owner, print_job.id).await?;
                false
            }
        };
        self.print_jobs.done(print_job).await?;
        Ok(made)
    }
}
