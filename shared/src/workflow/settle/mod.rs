//! Settling: a payment update changes the ledger and its documents, exactly once, no matter who brings it first: the
//! provider's webhook, the buyer coming back to the site, or the reconciliation.

mod refresh;
mod unmatched;

use std::sync::Arc;

use domain::content::Catalog;
use domain::documents::{Document, Status};
use domain::ids::DocumentId;
use domain::orders::ledger::{OrderLedger, OrderStatus, PaymentUpdate};
use domain::orders::settlement::{self, SettlementInput};

use super::notices::{self, Recipients};
use crate::backoff;
use crate::clock;
use crate::metric::{self, Metric};
use crate::ports::{Payments, PortError};
use crate::store::{Accounts, Documents, Ledger, LedgerTransaction, PostOutcome};

/// A document may be edited while its payment comes in, and several payment events may come at once: how many times the
/// newer state is tried.
const TRIES: u32 = 12;

/// What settling needs.
#[derive(Clone)]
pub struct PaymentService {
    /// People's accounts: where receipts go.
    pub accounts: Arc<Accounts>,
    /// The documents.
    pub documents: Arc<Documents>,
    /// The ledger.
    pub ledger: Arc<Ledger>,
    /// The payment provider.
    pub payments: Arc<dyn Payments>,
    /// The address of the people who run the service.
    pub operator: String,
    /// Where the site is; links in mail begin with it.
    pub site: String,
}

/// How settling ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// The ledger has something new, by this call.
    Now(OrderStatus),
    /// It knew.
    Before,
    /// The update is about a payment that is not ours, or about one that has not come in.
    Nothing,
}

impl PaymentService {
    /// Settles what has just been heard about a payment. It may be called any number of times, also at once.
    ///
    /// # Errors
    /// When a store does not answer. Nothing is half done then, and the same update may be brought again.
    pub async fn settle(
        &self,
        payment: &str,
        payment_update: &PaymentUpdate,
        event: Option<&str>,
    ) -> Result<Settled, PortError> {
        for attempt in 0..TRIES {
            let Some(order_ledger) = self.ledger.find(payment).await? else {
                return self.without_order(payment, payment_update, event).await;
            };
            // On the heap: settling is begun deep within other work.
            match Box::pin(self.post(&order_ledger, payment_update, event)).await? {
                Some(settled) => return Ok(settled),
                None => backoff::short(attempt).await,
            }
        }
        Err(PortError::Conflict)
    }

    /// One try on top of what the ledger has; nothing when that has changed meanwhile.
    async fn post(
        &self,
        order_ledger: &OrderLedger,
        payment_update: &PaymentUpdate,
        event: Option<&str>,
    ) -> Result<Option<Settled>, PortError> {
        let account = self.accounts.by_id(&order_ledger.order.owner).await?;
        let (documents, deleted) = self.documents_of(order_ledger).await?;
        let owner_is_there = account.is_some();
        let (documents, deleted) = (documents.as_slice(), deleted.as_slice());
        let catalog = Catalog::embedded().map_err(|problems| PortError::unavailable("content", problems))?;
        let now = clock::now();
        let input = SettlementInput { catalog, order_ledger, documents, deleted, owner_is_there, now, event };
        let Some(settlement) = settlement::settle(&input, payment_update) else {
            return Ok(Some(self.already_settled(event).await?));
        };
        let buyer = account.as_ref().filter(|account| !account.retired);
        let recipients = Recipients { buyer, operator: &self.operator, site: &self.site };
        let transaction = LedgerTransaction {
            before: order_ledger.clone(),
            outbox_messages: notices::of(&settlement.order_ledger, &settlement.entries, &recipients),
            after: settlement.order_ledger,
            entries: settlement.entries,
            event: event.map(str::to_string),
            documents: settlement.documents,
        };
        match self.ledger.post(&transaction).await? {
            PostOutcome::Behind => Ok(None),
            PostOutcome::Done => Ok(Some(self.report(&transaction, documents).await)),
        }
    }

    /// The documents with the ids of an order's goods, and which of the others were deleted.
    async fn documents_of(
        &self,
        order_ledger: &OrderLedger,
    ) -> Result<(Vec<Document>, Vec<DocumentId>), PortError> {
        let (mut found, mut deleted) = (Vec::new(), Vec::new());
        let owner = &order_ledger.order.owner;
        for id in order_ledger.order.goods.documents() {
            match self.documents.get(owner, id).await? {
                Some(document) => found.push(document),
                None if self.documents.is_deleted(owner, id).await? => deleted.push(id),
                None => {}
            }
        }
        Ok((found, deleted))
    }

    /// Nothing new; the event is noted all the same, so that no one looks at it again.
    async fn already_settled(&self, event: Option<&str>) -> Result<Settled, PortError> {
        if let Some(event) = event {
            self.ledger.note_event(event).await?;
        }
        Ok(Settled::Before)
    }

    /// Says what was written, and cancels another payment that its documents were waiting for.
    async fn report(&self, transaction: &LedgerTransaction, documents: &[Document]) -> Settled {
        let status = transaction.after.status();
        let payment = &transaction.after.order.payment;
        // Without an event it was the buyer who came back, or the reconciliation.
        let event = transaction.event.as_deref().unwrap_or_default();
        tracing::info!(event.id = event, payment.id = %payment, ?status, "payment settled");
        if status == OrderStatus::Unmatched {
            metric::count(Metric::PaymentsUnmatched);
        }
        let is_moved =
            |document: &&Document| transaction.documents.iter().any(|moved| moved.id == document.id);
        let moved = documents.iter().filter(is_moved);
        for document in moved.filter(|document| document.status != Status::Paid) {
            match &document.payment {
                Some(other) if other != payment => self.cancel_other(other).await,
                _ => {}
            }
        }
        Settled::Now(status)
    }

    /// If it cannot be canceled, and is paid too, its money is unmatched and a person looks.
    async fn cancel_other(&self, payment: &str) {
        if let Err(error) = self.payments.cancel(payment).await {
            tracing::warn!(payment.id = payment, %error, "a payment that is not needed stays open");
        }
    }
}
