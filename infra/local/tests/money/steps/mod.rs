//! What can happen to someone's purchases, one step at a time, and what must hold in the end.

mod checks;
mod hand_off;
mod stripe;

use axum::http::StatusCode;
use domain::documents::Document;
use domain::ids::DocumentId;
use domain::orders::{Goods, Payment};
use shared::http::ApiError;
use shared::request_keys;

use crate::bank::Bank;
use crate::buyer::{Buyer, NewDraft};
use crate::fuse::{End, with_steps};
use crate::model::Charge;
use hand_off::Link;

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
    /// The owner takes the file for a lawyer.
    HandOff(usize),
    /// The owner makes a link to that file.
    Share(usize),
    Open(usize),
    Withdraw(usize),
    Delete(usize),
    Pass {
        minutes: i64,
    },
    Mail,
    Reconcile,
}

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
    links: Vec<Link>,
    /// Whether the process ended while it sent mail: a piece of mail may have gone out twice then.
    may_double_mail: bool,
}

fn pick<T>(all: &mut [T], number: usize) -> Option<&mut T> {
    let count = all.len();
    all.get_mut(number.checked_rem(count)?)
}

/// A refusal is an answer; a failure of ours is not.
fn refused<T>(result: Result<T, impl Into<ApiError>>) -> Option<T> {
    result.map_err(Into::<ApiError>::into).map_err(|error| assert!(error.is_refusal(), "{error:?}")).ok()
}

impl<'a> Story<'a> {
    pub(crate) async fn begin(bank: &'a Bank) -> Self {
        let buyers = vec![Buyer::new(bank).await];
        let (documents, charges, links) = (vec![], vec![], vec![]);
        Self { bank, buyers, turn: 0, documents, charges, links, may_double_mail: false }
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
            Step::Open(link) => self.open(link).await,
            Step::Withdraw(link) => self.withdraw(link).await,
            Step::Edit(_)
            | Step::Ask(_)
            | Step::AskTwice(_)
            | Step::Return(_)
            | Step::Download(_)
            | Step::HandOff(_)
            | Step::Share(_)
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
        let wanted = NewDraft { kind, review, key: Some(&key), at_share: false };
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
        | Step::HandOff(n)
        | Step::Share(n)
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
            Step::Download(_) => self.download(&document).await,
            Step::HandOff(_) => self.hand_off(&document).await,
            Step::Share(_) => self.share(owner, &document).await,
            Step::Delete(_) => {
                if refused(buyer.delete(document).await).is_some() {
                    assert_eq!(self.bank.files(buyer.id.as_str(), id.get()), 0, "no file is left");
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
}
