//! The payment provider is asked when a buyer or a list looks at what is not paid yet: the webhook may be late or lost, and the
//! buyer who comes back must not notice.

use std::cmp::Ordering;
use std::time::Duration;

use domain::documents::{Document, Status};
use domain::orders::ledger::{OrderLedger, PaymentUpdate};
use domain::orders::{Payment, PaymentStatus};
use futures_util::future::try_join_all;

use super::PaymentService;
use crate::backoff;
use crate::ports::PortError;

/// A person who looks at a document does not wait longer than this for the provider's answer.
const ASKING: Duration = Duration::from_secs(3);

/// Who looks at documents again and again asks the provider at most once in so many seconds about each payment: its limits
/// are of the whole account, so one person's looking must not use them up for everyone.
const ASKED_EVERY: i64 = 30;

/// How many times the ledger is looked at for an update that is on its way.
const LOOKS: u32 = 8;

/// A list asks about so many payments, the newest.
const ASKED_BY_A_LIST: usize = 3;

impl PaymentService {
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
    async fn asked_unless_just_asked(&self, payment: &str) -> Result<Option<Payment>, PortError> {
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
        if let Some(heard) = self.asked_unless_just_asked(payment).await? {
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
        match self.asked_unless_just_asked(&payment).await? {
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
