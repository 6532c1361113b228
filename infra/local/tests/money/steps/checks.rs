//! What must hold in the end.

use std::collections::{BTreeMap, BTreeSet};

use domain::documents::Status;
use domain::ids::DocumentId;
use domain::orders::ledger::OrderStatus;
use shared::request_keys;

use super::Story;
use crate::model::Charge;

/// Events that the ledger is about, but for those of what the last reconciliation has canceled itself.
const KINDS: [&str; 5] = [
    "payment_intent.succeeded",
    "refund.created",
    "refund.failed",
    "charge.dispute.created",
    "charge.dispute.closed",
];

impl Story<'_> {
    /// Time passes until nothing is left to do, and everything is as the model says. What no one has paid after a week is
    /// canceled.
    pub(crate) async fn end(&mut self) {
        self.pass(8 * 24 * 60 * 60).await;
        let report = self.bank.reconciliation.run().await;
        assert_eq!(report.failed, 0);
        let again = self.bank.reconciliation.run().await;
        assert_eq!((again.fixed(), again.failed), (0, 0), "a second run finds nothing: {again:?}");
        self.bank.pass(24 * 60 * 60).await;
        self.bank.outbox_sender.deliver().await.unwrap();
        self.see_who_was_late().await;
        self.check_money().await;
        self.check_documents().await;
        self.check_links().await;
        self.check_mail();
        self.check_lists().await;
        self.check_books().await;
        self.check_ways_out().await;
        self.check_nothing_is_left().await;
    }

    /// A refund that was promised and did not arrive may give the document back to its payment before the one that bought it
    /// again is heard of.
    async fn see_who_was_late(&mut self) {
        let given_back: Vec<(String, DocumentId)> = (self.charges.iter())
            .filter(|charge| charge.has_failed_refund())
            .flat_map(|charge| charge.documents.iter().map(|id| (charge.payment.clone(), *id)))
            .collect();
        for charge in &mut self.charges {
            let is_others = |(payment, id): &(String, DocumentId)| {
                *payment != charge.payment && charge.documents.contains(id)
            };
            if given_back.iter().any(is_others) {
                let order_ledger = self.buyers[0].order_ledger(&charge.payment).await.unwrap();
                charge.is_late = order_ledger.entries.contains_key("unmatched") && !charge.tampered;
            }
        }
    }

    /// No state is a dead end: what is not paid can be asked for, and everything can be deleted. Money that a person has to
    /// look at first is the one exception.
    async fn check_ways_out(&self) {
        for (owner, id) in &self.documents {
            let buyer = &self.buyers[*owner];
            let Some(document) = buyer.document(*id).await else { continue };
            let of_it = || self.charges.iter().filter(|charge| charge.documents.contains(id));
            let needs_a_person = |charge: &Charge| {
                charge.is_set_aside() && charge.paid && charge.status() != Some(OrderStatus::Returned)
            };
            if of_it().any(needs_a_person) {
                continue;
            }
            if document.status == Status::Completed {
                let asked = request_keys::scope(buyer.ask(*id)).await;
                assert!(asked.is_ok(), "{document:?} cannot be paid for: {asked:?}");
            }
            let document = buyer.document(*id).await.unwrap();
            let removed = request_keys::scope(buyer.delete(document)).await;
            assert!(removed.is_ok(), "a document cannot be deleted: {removed:?}");
        }
    }

    async fn check_money(&self) {
        for charge in &self.charges {
            let order_ledger = self.buyers[0].order_ledger(&charge.payment).await.unwrap();
            match charge.status() {
                None => assert_eq!(order_ledger.status(), OrderStatus::Canceled, "{charge:?}"),
                Some(status) => {
                    assert_eq!(order_ledger.status(), status, "{charge:?} {order_ledger:?}");
                    assert_eq!(order_ledger.received().unwrap().0, charge.amount);
                    assert_eq!(order_ledger.returned().0, charge.returned(), "{charge:?} {order_ledger:?}");
                }
            }
        }
    }

    async fn check_documents(&self) {
        for (owner, id) in &self.documents {
            let of_it = || self.charges.iter().filter(|charge| charge.documents.contains(id));
            let pays: Vec<&Charge> = of_it().filter(|charge| charge.pays()).collect();
            // A refund that was promised and did not arrive leaves two payments for what was bought again; the operator
            // has mail about it.
            let is_regular = !of_it().any(Charge::has_failed_refund);
            assert!(pays.len() <= 1 || !is_regular, "a card was charged twice: {pays:?}");
            let Some(document) = self.document((*owner, *id)).await else { continue };
            let is_paid = document.status == Status::Paid;
            assert!(is_paid != pays.is_empty() || !is_regular, "{document:?} {pays:?}");
            let hangs_on = of_it().find(|charge| Some(&charge.payment) == document.payment.as_ref());
            let is_disputed = hangs_on.and_then(Charge::status) == Some(OrderStatus::Disputed);
            assert_eq!(document.on_hold, is_paid && is_disputed, "{document:?}");
            let is_answered = !of_it().any(|charge| charge.makes);
            let pdfs = self.bank.pdfs(self.buyers[*owner].id.as_str(), id.get());
            // What was issued is not made ahead once more.
            let versions = self.bank.versions(self.buyers[*owner].id.as_str(), id.get());
            match (is_paid && is_answered, document.on_hold) {
                (true, false) => assert!(pdfs <= 1 && pdfs + versions >= 1, "{document:?} {pdfs} {versions}"),
                (true, true) => assert!(pdfs <= 1, "{document:?}"),
                (false, _) => assert_eq!(pdfs, 0, "{document:?}"),
            }
        }
    }

    /// The audit knows nothing of what has happened, and finds nothing.
    async fn check_books(&self) {
        let people = self.buyers.iter().map(|buyer| buyer.id.clone()).collect();
        assert_eq!(self.bank.payment_service.audit_of(people).await.unwrap().violations, []);
    }

    fn check_mail(&self) {
        let mut sent: BTreeMap<String, usize> = BTreeMap::new();
        let ours = |reference: &String| {
            self.charges.iter().any(|charge| reference.starts_with(&format!("{}#", charge.payment)))
        };
        for reference in self.bank.mail().into_iter().filter(ours) {
            *sent.entry(reference).or_default() += 1;
        }
        let expected: BTreeSet<String> = self.charges.iter().flat_map(Charge::mail).collect();
        assert_eq!(sent.keys().cloned().collect::<BTreeSet<_>>(), expected);
        assert!(self.may_double_mail || sent.values().all(|copies| *copies == 1), "{sent:?}");
    }

    /// Nothing waits any more.
    async fn check_lists(&self) {
        let unmatched = self.bank.payment_service.ledger.unmatched().await.unwrap();
        let is_ours = |payment: &String| self.charges.iter().any(|charge| charge.payment == *payment);
        assert_eq!(
            unmatched.iter().filter(|unmatched| is_ours(&unmatched.payment)).count(),
            self.unmatched()
        );
        let events = self.bank.events().await;
        let ids = |event: &serde_json::Value| event["id"].as_str().unwrap().to_string();
        let told = events.iter().filter(|event| KINDS.contains(&event["type"].as_str().unwrap())).map(ids);
        let unknown = self.bank.payment_service.ledger.unknown_events(told.collect()).await.unwrap();
        assert!(unknown.is_empty(), "each event is noted: {unknown:?}");
        assert_eq!(self.bank.payment_service.ledger.waiting().await.unwrap(), vec![]);
        let reconciliation = &self.bank.reconciliation;
        assert_eq!(reconciliation.print_jobs.waiting().await.unwrap(), vec![]);
        assert_eq!(reconciliation.purge_service.purges.waiting().await.unwrap(), vec![]);
        assert_eq!(self.bank.outbox_sender.outbox.due(jiff::Timestamp::MAX).await.unwrap(), vec![]);
    }

    fn unmatched(&self) -> usize {
        let unmatched = |charge: &&Charge| charge.paid && charge.is_set_aside();
        self.charges
            .iter()
            .filter(unmatched)
            .filter(|charge| charge.status() != Some(OrderStatus::Returned))
            .count()
    }
}
