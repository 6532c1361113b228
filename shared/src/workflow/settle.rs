//! Settling: a payment's news turns into a paid document, exactly once, whoever brings the news first: the provider's
//! webhook, or the buyer coming back to the site.

use std::sync::Arc;
use std::time::Duration;

use domain::document::{Document, Status};
use domain::order::{Goods, Order, Payment, Progress, Verdict, judge};

use crate::clock;
use crate::ports::{Documents, Fulfilment, Orders, Payments, PortError};

/// A document may be edited while its payment comes in: so often is the newer copy tried.
const TRIES: usize = 5;

/// A person who looks at a document does not wait longer than this for the provider's news.
const ASKING: Duration = Duration::from_secs(3);

/// What settling needs.
#[derive(Clone)]
pub struct Till {
    /// The documents.
    pub documents: Arc<dyn Documents>,
    /// The ledger.
    pub orders: Arc<dyn Orders>,
    /// The payment provider.
    pub payments: Arc<dyn Payments>,
}

/// How settling ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settlement {
    /// The order was fulfilled by this call.
    Paid,
    /// It had been fulfilled before.
    PaidBefore,
    /// The money is not there.
    NotPaid,
    /// Money came that fits no order or no document. It has been noted for a person to look at.
    Unmatched,
}

impl Till {
    /// Settles a payment whose state has just been heard from the provider.
    ///
    /// # Errors
    /// When a store does not answer. Nothing is half done then, and the same news may be brought again.
    pub async fn settle(&self, payment: &Payment) -> Result<Settlement, PortError> {
        let Some(order) = self.orders.find(&payment.id).await? else {
            return self.unmatched(payment, "no order asked for it").await;
        };
        match judge(&order, payment) {
            Verdict::Fulfil => self.fulfil(&order, payment).await,
            Verdict::AlreadyFulfilled => Ok(Settlement::PaidBefore),
            Verdict::NotPaid => Ok(Settlement::NotPaid),
            Verdict::Mismatch => self.unmatched(payment, "the amount or the currency is another").await,
        }
    }

    async fn fulfil(&self, order: &Order, payment: &Payment) -> Result<Settlement, PortError> {
        for _ in 0..TRIES {
            let paid = match self.paid_documents(order).await? {
                Ok(paid) => paid,
                Err(why) => return self.unmatched(payment, why).await,
            };
            match self.orders.fulfil(order, &paid).await? {
                Fulfilment::Done => return Ok(Settlement::Paid),
                Fulfilment::Before => return Ok(Settlement::PaidBefore),
                Fulfilment::OwnerGone => return self.unmatched(payment, "its account is gone").await,
                Fulfilment::DocumentChanged => {}
            }
        }
        Err(PortError::Conflict)
    }

    /// The order's documents as they are once it is paid, or why the money fits none.
    async fn paid_documents(&self, order: &Order) -> Result<Result<Vec<Document>, &'static str>, PortError> {
        let now = clock::now();
        let first = order.goods.documents().first().copied();
        let found = match first {
            Some(id) => self.documents.get(&order.owner, id).await?,
            None => None,
        };
        Ok(match (&order.goods, found) {
            (_, Some(document)) if document.is_paid_otherwise(order) => Err("another payment bought this"),
            (Goods::New(items), _) => {
                Ok(items.iter().map(|item| Document::bought(order, item, now)).collect())
            }
            (Goods::Document(_), Some(document)) => Ok(vec![document.paid(order, now)]),
            (Goods::Document(_), None) => Err("its document is gone"),
        })
    }

    /// Only money that came in needs a person; an unknown payment that is still open is nobody's loss.
    async fn unmatched(&self, payment: &Payment, why: &str) -> Result<Settlement, PortError> {
        if payment.progress != Progress::Succeeded {
            return Ok(Settlement::NotPaid);
        }
        tracing::error!(payment.id = %payment.id, why, "payment without a match");
        self.orders.note_unmatched(&payment.id, why).await?;
        Ok(Settlement::Unmatched)
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

    /// The order of a payment, after asking the provider about it when it has not been fulfilled.
    ///
    /// # Errors
    /// When a store does not answer. A silent provider is no error: the order is returned as it was.
    pub async fn refreshed_order(&self, payment: &str) -> Result<Option<Order>, PortError> {
        let Some(order) = self.orders.find(payment).await? else { return Ok(None) };
        if order.fulfilled_at.is_some() {
            return Ok(Some(order));
        }
        if let Some(payment) = self.asked(payment).await {
            self.settle(&payment).await?;
        }
        self.orders.find(payment).await
    }

    /// The document as it stands after asking the provider about a payment under way. The webhook may be late or
    /// lost; the buyer who comes back must not notice.
    ///
    /// # Errors
    /// When a store does not answer. A silent provider is no error: the document is returned as it was.
    pub async fn refreshed(&self, document: Document) -> Result<Document, PortError> {
        let Some(payment) = document.payment.clone().filter(|_| document.status != Status::Paid) else {
            return Ok(document);
        };
        match self.asked(&payment).await {
            Some(payment) if payment.progress == Progress::Succeeded => {
                self.settle(&payment).await?;
                let fresh = self.documents.get(&document.owner, document.id).await?;
                Ok(fresh.unwrap_or(document))
            }
            _ => Ok(document),
        }
    }
}
