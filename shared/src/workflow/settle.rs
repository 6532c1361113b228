//! Settling: a payment update changes the ledger and its documents, exactly once, no matter who brings it first: the
//! provider's webhook, the buyer coming back to the site, or the reconciliation.

use std::cmp::Ordering;
use std::sync::Arc;
use std::time::Duration;

use domain::content::Catalog;
use domain::documents::{Document, Status};
use domain::ids::DocumentId;
use domain::money::Cents;
use domain::orders::ledger::{Mismatch, OrderLedger, OrderStatus, PaymentUpdate};
use domain::orders::settlement::{self, SettlementInput};
use domain::orders::{Payment, PaymentStatus};
use futures_util::future::try_join_all;

use super::notices::{self, Readers};
use crate::backoff;
use crate::clock;
use crate::metric::{self, Metric};
use crate::ports::{Payments, PortError};
use crate::store::{Accounts, Documents, Ledger, LedgerTransaction, Outcome, UnmatchedPayment};

/// A document may be edited while its payment comes in, and several payment events may come at once: how many times the
/// newer state is tried.
const TRIES: u32 = 12;

/// A person who looks at a document does not wait longer than this for the provider's answer.
const ASKING: Duration = Duration::from_secs(3);

/// Who looks at documents again and again asks the provider at most once in so many seconds about each payment: its limits
/// are of the whole account, so one person's looking must not use them up for everyone.
const ASKED_EVERY: i64 = 30;

/// How many times the ledger is looked at for an update that is on its way.
const LOOKS: u32 = 8;

/// A list asks about so many payments, the newest.
const ASKED_BY_A_LIST: usize = 3;

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
                return self.strange(payment, payment_update, event).await;
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
            return Ok(Some(self.known(event).await?));
        };
        let buyer = account.as_ref().filter(|account| !account.retired);
        let readers = Readers { buyer, operator: &self.operator, site: &self.site };
        let transaction = LedgerTransaction {
            before: order_ledger.clone(),
            outbox_messages: notices::of(&settlement.order_ledger, &settlement.entries, &readers),
            after: settlement.order_ledger,
            entries: settlement.entries,
            event: event.map(str::to_string),
            documents: settlement.documents,
        };
        match self.ledger.post(&transaction).await? {
            Outcome::Behind => Ok(None),
            Outcome::Done => Ok(Some(self.told(&transaction, documents).await)),
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
    async fn known(&self, event: Option<&str>) -> Result<Settled, PortError> {
        if let Some(event) = event {
            self.ledger.note_event(event).await?;
        }
        Ok(Settled::Before)
    }

    /// Says what was written, and calls off another payment that its documents were waiting for.
    async fn told(&self, transaction: &LedgerTransaction, documents: &[Document]) -> Settled {
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
                Some(other) if other != payment => self.drop_other(other).await,
                _ => {}
            }
        }
        Settled::Now(status)
    }

    /// If it cannot be called off, and is paid too, its money is unmatched and a person looks.
    async fn drop_other(&self, payment: &str) {
        if let Err(error) = self.payments.cancel(payment).await {
            tracing::warn!(payment.id = payment, %error, "a payment that is not needed stays open");
        }
    }

    /// Only money that came in needs a person; an unknown payment that is still open is no one's loss.
    async fn strange(
        &self,
        payment: &str,
        payment_update: &PaymentUpdate,
        event: Option<&str>,
    ) -> Result<Settled, PortError> {
        if let PaymentUpdate::Payment(paid) = payment_update
            && paid.status == PaymentStatus::Succeeded
        {
            metric::count(Metric::PaymentsUnmatched);
            tracing::error!(payment.id = payment, "money that no order asked for");
            let amount = paid.received_cents();
            let unmatched = UnmatchedPayment { payment: payment.to_string(), amount, why: Mismatch::NoOrder };
            let outbox_message = notices::no_order(payment, amount, &self.operator);
            self.ledger.keep_unmatched(&unmatched, event, &[outbox_message]).await?;
            return Ok(Settled::Nothing);
        }
        match payment_update {
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

    /// Money that no order asked for is off the list once it has gone back as a whole.
    async fn matched_if_back(&self, payment: &str, amount: Cents) -> Result<(), PortError> {
        let unmatched = self.ledger.unmatched().await?;
        let is_it =
            |unmatched: &&UnmatchedPayment| unmatched.payment == payment && amount >= unmatched.amount;
        match unmatched.iter().find(is_it) {
            Some(_) => self.ledger.forget_unmatched(payment).await,
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

    /// What the provider says about a payment, if it says so in time.
    async fn asked(&self, payment: &str) -> Option<Payment> {
        match tokio::time::timeout(ASKING, self.payments.find(payment)).await {
            Ok(Ok(found)) => found,
            Ok(Err(error)) => {
                tracing::warn!(payment.id = payment, %error, "payment not asked about");
                None
            }
            Err(_) => {
                tracing::warn!(payment.id = payment, "the payment provider is slow");
                None
            }
        }
    }

    /// What the provider says, unless someone has looked just now: whatever it said then has been settled.
    async fn asked_now_and_then(&self, payment: &str) -> Result<Option<Payment>, PortError> {
        match self.ledger.may_ask(payment, ASKED_EVERY).await? {
            true => Ok(self.asked(payment).await),
            false => Ok(None),
        }
    }

    /// The page of a payment, after asking the provider about it when its money is not here.
    ///
    /// # Errors
    /// When a store does not answer. A silent provider is no error: the page is returned as it was.
    pub async fn refreshed_order_ledger(&self, payment: &str) -> Result<Option<OrderLedger>, PortError> {
        let Some(order_ledger) = self.ledger.find(payment).await? else { return Ok(None) };
        if order_ledger.received().is_some() {
            return Ok(Some(order_ledger));
        }
        if let Some(heard) = self.asked(payment).await {
            self.settle(payment, &PaymentUpdate::Payment(heard), None).await?;
        }
        self.ledger.find(payment).await
    }

    /// The same for a buyer who says, perhaps again and again, that it was paid. Where the provider is not asked, because it
    /// was asked just now, the update may be on its way from there or by the webhook: it is waited for, about a second.
    ///
    /// # Errors
    /// When a store does not answer.
    pub async fn looked_up_order_ledger(&self, payment: &str) -> Result<Option<OrderLedger>, PortError> {
        let mut order_ledger = self.ledger.find(payment).await?;
        let is_open = |order_ledger: &Option<OrderLedger>| {
            order_ledger.as_ref().is_some_and(|order_ledger| order_ledger.received().is_none())
        };
        if !is_open(&order_ledger) {
            return Ok(order_ledger);
        }
        if let Some(heard) = self.asked_now_and_then(payment).await? {
            self.settle(payment, &PaymentUpdate::Payment(heard), None).await?;
            return self.ledger.find(payment).await;
        }
        for attempt in 0..LOOKS {
            backoff::short(attempt).await;
            order_ledger = self.ledger.find(payment).await?;
            if !is_open(&order_ledger) {
                break;
            }
        }
        Ok(order_ledger)
    }

    /// The documents, the newest first, as they stand after asking the provider about the newest few payments under way.
    ///
    /// # Errors
    /// When a store does not answer. A silent provider is no error.
    pub async fn refreshed_list(&self, mut documents: Vec<Document>) -> Result<Vec<Document>, PortError> {
        documents.sort_by(newest_first);
        let is_open = |document: &Document| document.payment.is_some() && document.status != Status::Paid;
        let (open, mut others): (Vec<_>, Vec<_>) = documents.into_iter().partition(is_open);
        let (asked, left) = open.split_at(open.len().min(ASKED_BY_A_LIST));
        others.extend(try_join_all(asked.iter().cloned().map(|document| self.refreshed(document))).await?);
        others.extend_from_slice(left);
        others.sort_by(newest_first);
        Ok(others)
    }

    /// The document as it stands after asking the provider about a payment under way, unless it was asked just now. The
    /// webhook may be late or lost; the buyer who comes back must not notice.
    ///
    /// # Errors
    /// When a store does not answer. A silent provider is no error: the document is returned as it was.
    pub async fn refreshed(&self, document: Document) -> Result<Document, PortError> {
        let Some(payment) = document.payment.clone().filter(|_| document.status != Status::Paid) else {
            return Ok(document);
        };
        match self.asked_now_and_then(&payment).await? {
            Some(heard) if heard.status == PaymentStatus::Succeeded => {
                self.settle(&payment, &PaymentUpdate::Payment(heard), None).await?;
                let fresh = self.documents.get(&document.owner, document.id).await?;
                Ok(fresh.unwrap_or(document))
            }
            _ => Ok(document),
        }
    }
}

fn newest_first(a: &Document, b: &Document) -> Ordering {
    b.created_at.cmp(&a.created_at).then(a.id.cmp(&b.id))
}
