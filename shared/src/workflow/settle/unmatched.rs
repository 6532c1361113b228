//! What is heard about a payment that no order asked for.

use domain::money::Cents;
use domain::orders::PaymentStatus;
use domain::orders::ledger::{Mismatch, PaymentUpdate};

use super::{PaymentService, Settled};
use crate::metric::{self, Metric};
use crate::ports::PortError;
use crate::store::UnmatchedPayment;
use crate::workflow::notices;

impl PaymentService {
    /// Only money that came in needs a person; an unknown payment that is still open is no one's loss.
    pub(super) async fn without_order(
        &self,
        payment: &str,
        payment_update: &PaymentUpdate,
        event: Option<&str>,
    ) -> Result<Settled, PortError> {
        match payment_update {
            PaymentUpdate::Payment(paid) if paid.status == PaymentStatus::Succeeded => {
                self.set_aside(payment, paid.received_cents(), event).await?;
                return Ok(Settled::Nothing);
            }
            PaymentUpdate::Refund { amount, failed: false, .. } => {
                self.matched_if_back(payment, *amount).await?;
            }
            PaymentUpdate::Refund { refund, amount, failed: true } => {
                self.unmatched_again(payment, (refund, *amount), event).await?;
                return Ok(Settled::Nothing);
            }
            PaymentUpdate::Payment(_) | PaymentUpdate::Dispute { .. } => {}
        }
        if let Some(event) = event {
            self.ledger.note_event(event).await?;
        }
        Ok(Settled::Nothing)
    }

    async fn set_aside(&self, payment: &str, amount: Cents, event: Option<&str>) -> Result<(), PortError> {
        metric::count(Metric::PaymentsUnmatched);
        tracing::error!(payment.id = payment, "money that no order asked for");
        let unmatched = UnmatchedPayment { payment: payment.to_string(), amount, why: Mismatch::NoOrder };
        let outbox_message = notices::no_order(payment, amount, &self.operator);
        self.ledger.keep_unmatched(&unmatched, event, &[outbox_message]).await
    }

    /// Money that no order asked for is off the list once it has gone back as a whole.
    async fn matched_if_back(&self, payment: &str, amount: Cents) -> Result<(), PortError> {
        let unmatched = self.ledger.unmatched().await?;
        let is_it =
            |unmatched: &&UnmatchedPayment| unmatched.payment == payment && amount >= unmatched.amount;
        match unmatched.iter().find(is_it) {
            Some(_) => self.ledger.delete_unmatched(payment).await,
            None => Ok(()),
        }
    }

    /// A refund that failed leaves the money here, and its line had left the list.
    async fn unmatched_again(
        &self,
        payment: &str,
        (refund, amount): (&str, Cents),
        event: Option<&str>,
    ) -> Result<(), PortError> {
        let unmatched = UnmatchedPayment { payment: payment.to_string(), amount, why: Mismatch::NoOrder };
        let outbox_message = notices::no_order_again((payment, refund), amount, &self.operator);
        self.ledger.keep_unmatched(&unmatched, event, &[outbox_message]).await
    }
}
