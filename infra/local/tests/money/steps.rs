//! What can happen to someone's purchases, one step at a time, and what must hold in the end.

use std::collections::{BTreeMap, BTreeSet};

use axum::http::StatusCode;
use domain::documents::{Document, Status};
use domain::ids::DocumentId;
use domain::orders::ledger::OrderStatus;
use domain::orders::{Goods, Payment};
use reqwest::Method;
use serde_json::json;
use shared::http::ApiError;
use shared::request_keys;
use shared::workflow::remove::remove;

use crate::bank::Bank;
use crate::buyer::{Buyer, Wanted};
use crate::fuse::{End, with_steps};
use crate::model::{Charge, Dispute, Refund};

/// Something that happens. Numbers choose among what there is.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    Will {
        review: bool,
    },
    /// A document is made by a request with a name, perhaps one that was used before.
    Make {
        key: usize,
        kind: usize,
        review: bool,
    },
    /// The home page makes its three drafts.
    Bundle,
    /// The next steps are another person's.
    Switch,
    /// Two devices ask for the payment of one document at the same time.
    AskTwice(usize),
    Edit(usize),
    Ask(usize),
    CheckOut(usize),
    Pay(usize),
    Decline(usize),
    Tamper(usize),
    Refund {
        of: usize,
        part: bool,
    },
    RefundFails(usize),
    Dispute {
        of: usize,
        inquiry: bool,
    },
    Decide {
        of: usize,
        won: bool,
    },
    Deliver {
        event: usize,
        copies: usize,
    },
    Return(usize),
    Download(usize),
    Delete(usize),
    Pass {
        minutes: i64,
    },
    Mail,
    Reconcile,
}

/// Events that the ledger is about, but for those of what the last reconciliation has called off itself.
const KINDS: [&str; 5] = [
    "payment_intent.succeeded",
    "refund.created",
    "refund.failed",
    "charge.dispute.created",
    "charge.dispute.closed",
];

/// Someone's purchases so far.
pub(crate) struct Story<'a> {
    bank: &'a Bank,
    /// Two people at most.
    buyers: Vec<Buyer<'a>>,
    /// Whose turn it is.
    turn: usize,
    /// The documents, each with the place of its owner.
    documents: Vec<(usize, DocumentId)>,
    charges: Vec<Charge>,
    /// Whether the process ended while it sent mail: a piece of mail may have gone out twice then.
    may_double_mail: bool,
}

fn pick<T>(all: &mut [T], number: usize) -> Option<&mut T> {
    let count = all.len();
    all.get_mut(number.checked_rem(count)?)
}

/// A refusal is an answer; a failure of ours is not.
fn refused<T>(result: Result<T, impl Into<ApiError>>) -> Option<T> {
    result
        .map_err(Into::<ApiError>::into)
        .map_err(|error| assert!(!error.status().is_server_error(), "{error:?}"))
        .ok()
}

impl<'a> Story<'a> {
    pub(crate) async fn begin(bank: &'a Bank) -> Self {
        let buyers = vec![Buyer::new(bank).await];
        Self { bank, buyers, turn: 0, documents: vec![], charges: vec![], may_double_mail: false }
    }

    fn buyer(&self) -> &Buyer<'a> {
        &self.buyers[self.turn]
    }

    async fn document(&self, (owner, id): (usize, DocumentId)) -> Option<Document> {
        self.buyers[owner].document(id).await
    }

    fn has(&mut self, id: DocumentId) {
        if !self.documents.contains(&(self.turn, id)) {
            self.documents.push((self.turn, id));
        }
    }

    /// Makes a step, in a process that ends after so many calls to the outside if it is not done by then.
    pub(crate) async fn go(&mut self, step: &Step, steps: usize) {
        let sends_mail = matches!(step, Step::Mail);
        let (end, _) = with_steps(steps, request_keys::scope(self.step(step))).await;
        self.may_double_mail |= sends_mail && matches!(end, End::Killed);
    }

    async fn step(&mut self, step: &Step) {
        match *step {
            Step::Will { review } => {
                let id = self.buyer().will(review).await;
                self.has(id);
            }
            Step::Make { key, kind, review } => self.make(key, kind, review).await,
            Step::Bundle => {
                let made = self.buyer().bundle().await;
                made.into_iter().for_each(|id| self.has(id));
            }
            Step::Switch => self.switch().await,
            Step::Pass { minutes } => self.pass(minutes * 60).await,
            Step::Mail => drop(self.bank.outbox_sender.deliver().await.unwrap()),
            Step::Reconcile => assert_eq!(self.bank.reconciliation.run().await.failed, 0),
            Step::Deliver { event, copies } => self.deliver(event, copies).await,
            Step::CheckOut(visit) => self.check_out(visit % 2).await,
            Step::Edit(_)
            | Step::Ask(_)
            | Step::AskTwice(_)
            | Step::Return(_)
            | Step::Download(_)
            | Step::Delete(_) => self.with_document(step).await,
            _ => self.at_stripe(step).await,
        }
    }

    /// Mail that waits for two weeks is forgotten. However long no one looks after payments, the clock sends mail before that.
    async fn pass(&self, seconds: i64) {
        self.bank.outbox_sender.deliver().await.unwrap();
        self.bank.pass(seconds).await;
    }

    async fn deliver(&self, event: usize, copies: usize) {
        let mut events = self.bank.events().await;
        let Some(event) = pick(&mut events, event) else { return };
        for _ in 0..copies {
            assert_eq!(self.bank.deliver(event).await, StatusCode::OK);
        }
    }

    async fn switch(&mut self) {
        if self.buyers.len() == 1 {
            self.buyers.push(Buyer::new(self.bank).await);
        }
        self.turn = 1 - self.turn;
    }

    async fn make(&mut self, key: usize, kind: usize, review: bool) {
        let key = format!("request {key}");
        let wanted = Wanted { kind, review, key: Some(&key), at_share: false };
        if let Some(id) = refused(self.buyer().make(wanted).await) {
            self.has(id);
        }
    }

    async fn check_out(&mut self, visit: usize) {
        if let Some(payment) = refused(self.buyer().check_out(&format!("visit {visit}")).await) {
            self.remember(payment).await;
        }
    }

    /// What the owner does with a document.
    async fn with_document(&mut self, step: &Step) {
        let (Step::Edit(n)
        | Step::Ask(n)
        | Step::AskTwice(n)
        | Step::Return(n)
        | Step::Download(n)
        | Step::Delete(n)) = *step
        else {
            return;
        };
        let Some((owner, id)) = pick(&mut self.documents, n).copied() else { return };
        let payment_service = &self.bank.payment_service;
        let buyer = &self.buyers[owner];
        let Some(document) = buyer.document(id).await else { return };
        match step {
            Step::Edit(n) => drop(refused(buyer.edit(id, &format!("My will {n}")).await)),
            Step::Return(_) => drop(payment_service.refreshed(document).await.unwrap()),
            Step::Download(_) => drop(refused(self.bank.reconciliation.pdf_service.print(&document).await)),
            Step::Delete(_) => {
                if refused(remove(payment_service, document).await).is_some() {
                    self.bank.reconciliation.pdf_service.files.forget(&buyer.id, id).await.unwrap();
                }
            }
            Step::AskTwice(_) => {
                let (one, two) = tokio::join!(buyer.ask(id), buyer.ask(id));
                for payment in [one, two] {
                    self.told(owner, payment).await;
                }
            }
            _ => {
                let payment = buyer.ask(id).await;
                self.told(owner, payment).await;
            }
        }
    }

    async fn told(&mut self, owner: usize, payment: Result<Payment, ApiError>) {
        if let Some(payment) = refused(payment) {
            let turn = std::mem::replace(&mut self.turn, owner);
            self.remember(payment).await;
            self.turn = turn;
        }
    }

    /// Only a payment that the browser was told of can be made.
    async fn remember(&mut self, payment: Payment) {
        if self.charges.iter().any(|charge| charge.payment == payment.id) {
            return;
        }
        let order = self
            .buyer()
            .order_ledger(&payment.id)
            .await
            .expect("the order stands before it can be paid")
            .order;
        let makes = matches!(order.goods, Goods::New(_));
        let documents = order.goods.documents();
        if makes {
            documents.iter().for_each(|id| self.has(*id));
        }
        let review = order.goods.attorney_review();
        let amount = order.amount.0;
        self.charges.push(Charge {
            payment: payment.id,
            amount,
            documents,
            makes,
            review,
            ..Charge::default()
        });
    }

    /// What happens at Stripe, without us.
    async fn at_stripe(&mut self, step: &Step) {
        let (Step::Pay(n)
        | Step::Decline(n)
        | Step::Tamper(n)
        | Step::Refund { of: n, .. }
        | Step::RefundFails(n)
        | Step::Dispute { of: n, .. }
        | Step::Decide { of: n, .. }) = *step
        else {
            return;
        };
        let Some(charge) = pick(&mut self.charges, n) else { return };
        let (bank, buyer, payment) = (self.bank, &self.buyers[0], charge.payment.clone());
        match *step {
            Step::Pay(_) => charge.paid |= buyer.confirm(&payment, "pm_card_visa").await,
            Step::Decline(_) => drop(buyer.confirm(&payment, "pm_card_chargeDeclined").await),
            Step::Tamper(_) if !charge.paid => charge.tampered |= tamper(bank, &payment).await,
            Step::Refund { part, .. } if charge.paid => {
                let refund = buyer.refund(&payment, part.then_some(charge.amount / 3)).await;
                charge.refunds.extend(refund.iter().map(refund_of));
            }
            Step::RefundFails(_) => refund_fails(bank, charge).await,
            Step::Dispute { inquiry, .. } if charge.paid => {
                let made = bank.nudge(&format!("dispute/{payment}"), &json!({"inquiry": inquiry})).await;
                charge.disputes.extend(made.iter().filter(|_| !inquiry).map(dispute_of));
            }
            Step::Decide { won, .. } => decide(bank, charge, won).await,
            _ => {}
        }
    }

    /// Time passes until nothing is left to do, and everything is as the model says. What no one has paid after a week is
    /// called off.
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
        self.check_mail();
        self.check_lists().await;
        self.check_books().await;
        self.check_ways_out().await;
    }

    /// A refund that was promised and did not arrive may give the document back to its payment before the one that bought it
    /// anew is heard of.
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
            let removed = request_keys::scope(remove(&self.bank.payment_service, document)).await;
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
            // A refund that was promised and did not arrive leaves two payments for what was bought anew; the operator
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
            match (is_paid && is_answered, document.on_hold) {
                (true, false) => assert_eq!(pdfs, 1, "{document:?}"),
                (true, true) => assert!(pdfs <= 1, "{document:?}"),
                (false, _) => assert_eq!(pdfs, 0, "{document:?}"),
            }
        }
    }

    /// The audit knows nothing of what has happened, and finds nothing.
    async fn check_books(&self) {
        let people = self.buyers.iter().map(|buyer| buyer.id.clone()).collect();
        assert_eq!(self.bank.payment_service.audit_of(people).await.unwrap().breaches, []);
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
        assert_eq!(self.bank.reconciliation.print_jobs.waiting().await.unwrap(), vec![]);
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

fn refund_of(refund: &serde_json::Value) -> Refund {
    let amount = u32::try_from(refund["amount"].as_u64().unwrap()).unwrap();
    Refund { id: refund["id"].as_str().unwrap().to_string(), amount, failed: false }
}

fn dispute_of(dispute: &serde_json::Value) -> Dispute {
    let amount = u32::try_from(dispute["amount"].as_u64().unwrap()).unwrap();
    Dispute { id: dispute["id"].as_str().unwrap().to_string(), amount, won: None }
}

/// Someone changes at Stripe whom a payment is from.
async fn tamper(bank: &Bank, payment: &str) -> bool {
    let form = [("metadata[userId]", "somebody")];
    bank.stripe(Method::POST, &format!("/v1/payment_intents/{payment}"), &form).await.is_some()
}

/// The bank does not take a refund.
async fn refund_fails(bank: &Bank, charge: &mut Charge) {
    let Some(refund) = charge.refunds.iter_mut().find(|refund| !refund.failed) else { return };
    let control = bank.nudge(&format!("refund/{}", refund.id), &json!({"status": "failed"})).await;
    refund.failed = control.is_some();
}

/// The bank decides a dispute.
async fn decide(bank: &Bank, charge: &mut Charge, won: bool) {
    let Some(dispute) = charge.disputes.iter_mut().find(|dispute| dispute.won.is_none()) else { return };
    let words = if won { "winning_evidence" } else { "losing_evidence" };
    let form = [("evidence[uncategorized_text]", words), ("submit", "true")];
    bank.stripe(Method::POST, &format!("/v1/disputes/{}", dispute.id), &form)
        .await
        .expect("evidence is taken");
    dispute.won = Some(won);
}
