//! Money that waits for its order, and documents that wait for their PDF.

use std::time::Instant;

use domain::document::Status;
use domain::ledger::Mismatch;
use futures_util::stream::{self, StreamExt};

use super::{AT_ONCE, Reconciliation, Report};
use crate::keyring;
use crate::ports::{PortError, Proof};

impl Reconciliation {
    /// Money that came before its order could be seen.
    pub(super) async fn parked(&self, report: &mut Report) -> Result<(), PortError> {
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

    /// Makes the PDFs that wait, several at a time.
    pub(super) async fn prints(&self, report: &mut Report, begun: Instant) -> Result<(), PortError> {
        let listed = self.in_time(self.prints.waiting().await?, begun);
        let print = |proof| async move { keyring::scope(self.print(&proof)).await };
        let mut printed = stream::iter(listed).map(print).buffer_unordered(AT_ONCE);
        while let Some(printed) = printed.next().await {
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
