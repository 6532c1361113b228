//! Money that waits for its order.

use domain::orders::ledger::Mismatch;

use super::{Reconciliation, Report};
use crate::ports::PortError;

impl Reconciliation {
    /// Money that came before its order could be seen.
    pub(super) async fn unmatched_payments(&self, report: &mut Report) -> Result<(), PortError> {
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
            self.payment_service.ledger.delete_unmatched(payment).await?;
        }
        Ok(order_ledger.is_fulfilled())
    }
}
