//! The audit of everyone's books: each buyer's orders and documents against each other and against the payment provider's
//! list. It changes nothing; what it finds is counted, logged and answered.

use std::collections::{BTreeMap, BTreeSet};

use domain::accounts::Account;
use domain::documents::DocumentRecord;
use domain::ids::{DocumentId, UserId};
use domain::orders::audit::{self, AuditInput, AuditViolation, Charge};
use domain::orders::ledger::OrderLedger;
use futures_util::StreamExt;
use futures_util::stream;
use jiff::{SignedDuration, Timestamp};
use serde::Serialize;

use super::failure::catalog;
use super::settle::PaymentService;
use crate::backoff;
use crate::clock;
use crate::metric::{self, Metric};
use crate::ports::PortError;

/// How long the provider's list is looked back. A card's bank may dispute for longer, which the ledger hears by events.
const LOOK_BACK: SignedDuration = SignedDuration::from_hours(35 * 24);

/// At most this many people's books are read at the same time.
const AT_ONCE: usize = 10;

/// How often the books are looked at when they do not agree.
const LOOKS: u32 = 3;

/// A buyer's orders, documents with the ids of those that were deleted, and account.
type BuyerRecords = (Vec<OrderLedger>, (Vec<DocumentRecord>, BTreeSet<DocumentId>), Option<Account>);

/// What an audit found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AuditReport {
    /// Whose books were looked at: how many people.
    pub buyers: usize,
    /// The provider's payments that were compared.
    pub charges: usize,
    /// What does not hold. Ids only.
    #[serde(rename = "breaches")]
    pub violations: Vec<AuditViolation>,
}

/// What is compared with everyone's books.
struct Outside {
    since: Timestamp,
    /// What the provider has, by the buyer that it was told of.
    charges: BTreeMap<Option<UserId>, Vec<Charge>>,
    /// The payments without an order that a person has been told of.
    unmatched: BTreeSet<String>,
}

impl PaymentService {
    /// Audits everyone's books. News may be on its way while they are read, so only a violation that is there at each look
    /// counts.
    ///
    /// # Errors
    /// When a store or the provider does not answer.
    pub async fn audit(&self) -> Result<AuditReport, PortError> {
        let report = self.audit_of(self.people().await?).await?;
        metric::count(Metric::BooksAudited);
        Ok(report)
    }

    /// Audits the books of these people and of whoever is on the provider's list.
    ///
    /// # Errors
    /// When a store or the provider does not answer.
    pub async fn audit_of(&self, people: BTreeSet<UserId>) -> Result<AuditReport, PortError> {
        let mut report = self.audit_once(&people).await?;
        for look in 1..LOOKS {
            if report.violations.is_empty() {
                break;
            }
            backoff::short(look).await;
            let again = self.audit_once(&people).await?;
            report.violations.retain(|violation| again.violations.contains(violation));
        }
        for violation in &report.violations {
            tracing::error!(breach = %violation, "the books do not agree");
        }
        metric::add(Metric::BooksDisagree, report.violations.len());
        Ok(report)
    }

    async fn audit_once(&self, people: &BTreeSet<UserId>) -> Result<AuditReport, PortError> {
        let outside = self.outside().await?;
        let mut buyers: BTreeSet<Option<UserId>> = outside.charges.keys().cloned().collect();
        buyers.extend(people.iter().cloned().map(Some));
        let compared = outside.charges.values().map(Vec::len).sum();
        let mut report = AuditReport { buyers: buyers.len(), charges: compared, violations: Vec::new() };
        let audited = stream::iter(buyers).map(|buyer| self.audited(buyer, &outside));
        let mut audited = audited.buffer_unordered(AT_ONCE);
        while let Some(found) = audited.next().await {
            report.violations.extend(found?);
        }
        report.violations.sort();
        report.violations.dedup();
        Ok(report)
    }

    async fn outside(&self) -> Result<Outside, PortError> {
        let since = clock::now().saturating_sub(LOOK_BACK).unwrap_or(Timestamp::MIN);
        let unmatched =
            self.ledger.unmatched().await?.into_iter().map(|unmatched| unmatched.payment).collect();
        let mut outside = Outside { since, charges: BTreeMap::new(), unmatched };
        let mut page = None;
        loop {
            let found = self.payments.charges(since, page.as_deref()).await?;
            for charge in found.charges {
                let buyer = charge.buyer.clone().and_then(|buyer| UserId::try_from(buyer).ok());
                outside.charges.entry(buyer).or_default().push(charge);
            }
            page = found.next;
            if page.is_none() {
                return Ok(outside);
            }
        }
    }

    /// Everyone who has paid or has a paid document.
    async fn people(&self) -> Result<BTreeSet<UserId>, PortError> {
        let mut people = BTreeSet::new();
        let mut from = None;
        loop {
            let page = self.ledger.buyers(from).await?;
            people.extend(page.owners);
            from = page.next;
            if from.is_none() {
                break;
            }
        }
        loop {
            let page = self.documents.owners_of_paid(from).await?;
            people.extend(page.owners);
            from = page.next;
            if from.is_none() {
                return Ok(people);
            }
        }
    }

    async fn all_orders_of(&self, buyer: &UserId) -> Result<Vec<OrderLedger>, PortError> {
        let mut order_ledgers = Vec::new();
        let mut after: Option<String> = None;
        loop {
            let page = self.ledger.of_buyer(buyer, after.as_deref()).await?;
            order_ledgers.extend(page.order_ledgers);
            after = page.next;
            if after.is_none() {
                return Ok(order_ledgers);
            }
        }
    }

    async fn books_of(&self, buyer: &UserId) -> Result<BuyerRecords, PortError> {
        let order_ledgers = self.all_orders_of(buyer).await?;
        let documents = self.documents.all_records(buyer).await?;
        Ok((order_ledgers, documents, self.accounts.by_id(buyer).await?))
    }

    /// The violations of one buyer's books, or of what was asked for on no one's behalf.
    async fn audited(
        &self,
        buyer: Option<UserId>,
        outside: &Outside,
    ) -> Result<Vec<AuditViolation>, PortError> {
        let catalog =
            catalog().map_err(|_| PortError::unavailable("content", "the catalog does not load"))?;
        let (order_ledgers, (documents, deleted), account) = match &buyer {
            Some(buyer) => self.books_of(buyer).await?,
            None => Default::default(),
        };
        let told = outside.charges.get(&buyer).cloned().unwrap_or_default();
        let is_own = |charge: &Charge| {
            order_ledgers.iter().any(|order_ledger| order_ledger.order.payment == charge.payment)
        };
        let (charges, others): (Vec<Charge>, Vec<Charge>) = told.into_iter().partition(is_own);
        let mut violations = audit::audit(&AuditInput {
            catalog,
            order_ledgers: &order_ledgers,
            documents: &documents,
            deleted: &deleted,
            owner_is_there: account.is_some(),
            charges: &charges,
            unmatched: &outside.unmatched,
            since: outside.since,
        });
        for charge in others {
            let order_ledger = self.ledger.find(&charge.payment).await?;
            violations.extend(audit::other_sum(&charge, order_ledger.as_ref(), &outside.unmatched));
        }
        Ok(violations)
    }
}
