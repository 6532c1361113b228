//! Settling: a payment's news changes the ledger and its documents, exactly once, whoever brings the news first: the
//! provider's webhook, the buyer coming back to the site, or the reconciliation.

use std::sync::Arc;
use std::time::Duration;

use domain::document::{Document, Status};
use domain::ledger::{Fact, Folio, Mismatch, Standing};
use domain::money::Cents;
use domain::order::{Payment, Progress};
use domain::settlement::{self, Scene};

use super::notices::{self, Readers};
use super::pause;
use crate::clock;
use crate::metric::{self, Metric};
use crate::ports::{Accounts, Documents, Ledger, Outcome, Parked, Payments, PortError, Posting};

/// A document may be edited while its payment comes in, and several pieces of news may come at once: so often is the
/// newer state tried.
const TRIES: u32 = 12;

/// A person who looks at a document does not wait longer than this for the provider's news.
const ASKING: Duration = Duration::from_secs(3);

/// What settling needs.
#[derive(Clone)]
pub struct Till {
    /// People's accounts: where receipts go.
    pub accounts: Arc<dyn Accounts>,
    /// The documents.
    pub documents: Arc<dyn Documents>,
    /// The ledger.
    pub ledger: Arc<dyn Ledger>,
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
    Now(Standing),
    /// It knew.
    Before,
    /// The news is about a payment that is not ours, or about one that has not come in.
    Nothing,
}

impl Till {
    /// Settles what has just been heard about a payment. It may be called any number of times, also at once.
    ///
    /// # Errors
    /// When a store does not answer. Nothing is half done then, and the same news may be brought again.
    pub async fn settle(
        &self,
        payment: &str,
        fact: &Fact,
        event: Option<&str>,
    ) -> Result<Settled, PortError> {
        for attempt in 0..TRIES {
            let Some(folio) = self.ledger.find(payment).await? else {
                return self.strange(payment, fact, event).await;
            };
            match self.post(&folio, fact, event).await? {
                Some(settled) => return Ok(settled),
                None => pause::short(attempt).await,
            }
        }
        Err(PortError::Conflict)
    }

    /// One try on top of what the ledger has; nothing when that has changed meanwhile.
    async fn post(
        &self,
        folio: &Folio,
        fact: &Fact,
        event: Option<&str>,
    ) -> Result<Option<Settled>, PortError> {
        let account = self.accounts.by_id(&folio.order.owner).await?;
        let documents = self.documents_of(folio).await?;
        let owner_is_there = account.is_some();
        let scene = Scene { folio, documents: &documents, owner_is_there, now: clock::now(), event };
        let Some(settlement) = settlement::settle(&scene, fact) else {
            return Ok(Some(self.known(event).await?));
        };
        let buyer = account.as_ref().filter(|account| !account.retired);
        let readers = Readers { buyer, operator: &self.operator, site: &self.site };
        let posting = Posting {
            before: folio.clone(),
            parcels: notices::of(&settlement.folio, &settlement.entries, &readers),
            after: settlement.folio,
            entries: settlement.entries,
            event: event.map(str::to_string),
            documents: settlement.documents,
        };
        match self.ledger.post(&posting).await? {
            Outcome::Behind => Ok(None),
            Outcome::Done => Ok(Some(self.told(&posting, &documents).await)),
        }
    }

    async fn documents_of(&self, folio: &Folio) -> Result<Vec<Document>, PortError> {
        let mut found = Vec::new();
        for id in folio.order.goods.documents() {
            found.extend(self.documents.get(&folio.order.owner, id).await?);
        }
        Ok(found)
    }

    /// Nothing new; the event is noted all the same, so that nobody looks at it again.
    async fn known(&self, event: Option<&str>) -> Result<Settled, PortError> {
        if let Some(event) = event {
            self.ledger.note_event(event).await?;
        }
        Ok(Settled::Before)
    }

    /// Says what was written, and calls off another payment that its documents were waiting for.
    async fn told(&self, posting: &Posting, documents: &[Document]) -> Settled {
        let standing = posting.after.standing();
        let payment = &posting.after.order.payment;
        // Without an event it was the buyer who came back, or the reconciliation.
        let event = posting.event.as_deref().unwrap_or_default();
        tracing::info!(event.id = event, payment.id = %payment, ?standing, "payment settled");
        if standing == Standing::Parked {
            metric::count(Metric::PaymentsParked);
        }
        for document in documents.iter().filter(|document| document.status != Status::Paid) {
            match &document.payment {
                Some(other) if other != payment => self.drop_other(other).await,
                _ => {}
            }
        }
        Settled::Now(standing)
    }

    /// If it cannot be called off, and is paid too, its money is parked and a person looks.
    async fn drop_other(&self, payment: &str) {
        if let Err(error) = self.payments.cancel(payment).await {
            tracing::warn!(payment.id = payment, %error, "a payment that is not needed stays open");
        }
    }

    /// Only money that came in needs a person; an unknown payment that is still open is nobody's loss.
    async fn strange(&self, payment: &str, fact: &Fact, event: Option<&str>) -> Result<Settled, PortError> {
        if let Fact::Payment(paid) = fact
            && paid.progress == Progress::Succeeded
        {
            metric::count(Metric::PaymentsParked);
            tracing::error!(payment.id = payment, "money that no order asked for");
            let amount = paid.received_cents();
            let parked = Parked { payment: payment.to_string(), amount, why: Mismatch::NoOrder };
            let parcel = notices::no_order(payment, amount, &self.operator);
            self.ledger.park(&parked, event, &[parcel]).await?;
            return Ok(Settled::Nothing);
        }
        if let Fact::Refund { amount, failed: false, .. } = fact {
            self.unpark_if_back(payment, *amount).await?;
        }
        if let Some(event) = event {
            self.ledger.note_event(event).await?;
        }
        Ok(Settled::Nothing)
    }

    /// Money that no order asked for is off the list once it has gone back as a whole.
    async fn unpark_if_back(&self, payment: &str, amount: Cents) -> Result<(), PortError> {
        let parked = self.ledger.parked().await?;
        let is_it = |parked: &&Parked| parked.payment == payment && amount >= parked.amount;
        match parked.iter().find(is_it) {
            Some(_) => self.ledger.unpark(payment).await,
            None => Ok(()),
        }
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

    /// The page of a payment, after asking the provider about it when its money is not here.
    ///
    /// # Errors
    /// When a store does not answer. A silent provider is no error: the page is returned as it was.
    pub async fn refreshed_folio(&self, payment: &str) -> Result<Option<Folio>, PortError> {
        let Some(folio) = self.ledger.find(payment).await? else { return Ok(None) };
        if folio.received().is_some() {
            return Ok(Some(folio));
        }
        if let Some(heard) = self.asked(payment).await {
            self.settle(payment, &Fact::Payment(heard), None).await?;
        }
        self.ledger.find(payment).await
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
            Some(heard) if heard.progress == Progress::Succeeded => {
                self.settle(&payment, &Fact::Payment(heard), None).await?;
                let fresh = self.documents.get(&document.owner, document.id).await?;
                Ok(fresh.unwrap_or(document))
            }
            _ => Ok(document),
        }
    }
}
