//! More waits than a run has time for, or than is asked about one by one.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use domain::money::Cents;
use domain::orders::{Goods, Order, Payment};
use futures_util::stream::{self, StreamExt};
use jiff::{SignedDuration, Timestamp};
use serde_json::json;
use shared::clock;
use shared::ports::{ChargePage, EventPage, PaymentEvent, Payments, PortError, Request};
use shared::request_keys;
use shared::store::PrintJobs;
use shared::workflow::delete::{DeleteError, cancel_all_payments};
use shared::workflow::reconcile::{AT_ONCE, Reconciliation, Task};

use crate::bank::Bank;
use crate::buyer::Buyer;

/// The payment provider, and what it is asked.
struct Watched {
    provider: Arc<dyn Payments>,
    asked: Mutex<Vec<String>>,
    /// Whether nothing waited to be printed when the first question came.
    printed_before: Mutex<Option<bool>>,
    print_jobs: Arc<PrintJobs>,
    now: AtomicUsize,
    most_at_once: AtomicUsize,
    canceled: AtomicUsize,
    /// Whether it cancels nothing, because it does not answer.
    is_down: AtomicBool,
}

impl Watched {
    /// The payments that were asked about since the last look, in order.
    fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.asked.lock().unwrap())
    }

    /// Lets a call through, and notes how many there are at the same time.
    async fn let_through<T>(&self, call: impl Future<Output = T>) -> T {
        let now = self.now.fetch_add(1, Ordering::SeqCst) + 1;
        self.most_at_once.fetch_max(now, Ordering::SeqCst);
        let answer = call.await;
        self.now.fetch_sub(1, Ordering::SeqCst);
        answer
    }
}

#[async_trait]
impl Payments for Watched {
    async fn request(&self, request: &Request) -> Result<Payment, PortError> {
        self.provider.request(request).await
    }

    async fn find(&self, payment: &str) -> Result<Option<Payment>, PortError> {
        self.asked.lock().unwrap().push(payment.to_string());
        let is_printed = self.print_jobs.waiting().await.unwrap().is_empty();
        self.printed_before.lock().unwrap().get_or_insert(is_printed);
        self.let_through(self.provider.find(payment)).await
    }

    async fn cancel(&self, payment: &str) -> Result<(), PortError> {
        self.canceled.fetch_add(1, Ordering::SeqCst);
        if self.is_down.load(Ordering::SeqCst) {
            return Err(PortError::unavailable("payments", "down"));
        }
        self.let_through(self.provider.cancel(payment)).await
    }

    async fn event(&self, event: &str) -> Result<Option<PaymentEvent>, PortError> {
        self.provider.event(event).await
    }

    async fn events(&self, since: Timestamp, page: Option<&str>) -> Result<EventPage, PortError> {
        self.provider.events(since, page).await
    }

    async fn charges(&self, since: Timestamp, page: Option<&str>) -> Result<ChargePage, PortError> {
        self.provider.charges(since, page).await
    }
}

/// A reconciliation whose provider is watched.
fn watched(bank: &Bank) -> (Reconciliation, Arc<Watched>) {
    let watched = Arc::new(Watched {
        provider: bank.payment_service.payments.clone(),
        asked: Mutex::default(),
        printed_before: Mutex::default(),
        print_jobs: bank.reconciliation.print_jobs.clone(),
        now: AtomicUsize::default(),
        most_at_once: AtomicUsize::default(),
        canceled: AtomicUsize::default(),
        is_down: AtomicBool::default(),
    });
    let mut reconciliation = bank.reconciliation.clone();
    reconciliation.payment_service.payments = watched.clone();
    (reconciliation, watched)
}

/// This many payments that were asked for ten minutes ago, a millisecond apart; the oldest first.
async fn open_payments(buyer: &Buyer<'_>, count: usize) -> Vec<String> {
    let first = clock::now() - SignedDuration::from_mins(10);
    let opened = (0..count).map(|number| open_payment(buyer, number, first));
    stream::iter(opened).buffered(20).collect().await
}

async fn open_payment(buyer: &Buyer<'_>, number: usize, first: Timestamp) -> String {
    let payment_service = &buyer.bank.payment_service;
    let metadata = BTreeMap::from([("userId".to_string(), buyer.id.to_string())]);
    let (description, idempotency_key) = (String::new(), format!("{}-{number}", buyer.id));
    let request = Request { amount: Cents(7150), description, metadata, idempotency_key };
    let payment = payment_service.payments.request(&request).await.unwrap().id;
    let later = SignedDuration::from_millis(i64::try_from(number).unwrap());
    let order = Order {
        payment: payment.clone(),
        goods: Goods::New(vec![]),
        owner: buyer.id.clone(),
        amount: Cents(7150),
        lines: vec![],
        created_at: first + later,
    };
    payment_service.ledger.open(&order).await.unwrap();
    payment
}

#[tokio::test(flavor = "multi_thread")]
async fn a_great_many_open_payments_are_asked_about_ten_at_a_time_after_what_was_bought_is_printed() {
    let bank = Bank::open().await;
    let buyer = Buyer::new(&bank).await;
    let will = buyer.will(false).await;
    let bought = buyer.ask(will).await.unwrap().id;
    assert!(buyer.confirm(&bought, "pm_card_visa").await);
    buyer.ask(will).await.unwrap_err();
    let payments = open_payments(&buyer, 1350).await;
    for payment in &payments[1340..] {
        assert!(buyer.confirm(payment, "pm_card_visa").await);
    }
    bank.control(&json!({"latency_ms": 20})).await;
    let (reconciliation, stripe) = watched(&bank);
    let report = reconciliation.run().await;
    assert_eq!((report.failed, report.payments, report.printed), (0, 10, 1), "{report:?}");
    assert_eq!(*stripe.printed_before.lock().unwrap(), Some(true));
    let mut asked = stripe.take();
    assert_eq!(asked.len(), payments.len(), "each once");
    asked.sort();
    let mut sorted = payments;
    sorted.sort();
    assert_eq!(asked, sorted);
    assert_eq!(stripe.most_at_once.load(Ordering::SeqCst), AT_ONCE);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_great_many_open_payments_are_canceled_ten_at_a_time_and_another_try_has_less_to_do() {
    let bank = Bank::open().await;
    let buyer = Buyer::new(&bank).await;
    open_payments(&buyer, 40).await;
    bank.control(&json!({"latency_ms": 20})).await;
    let (reconciliation, stripe) = watched(&bank);
    let cancel_all = || request_keys::scope(cancel_all_payments(&reconciliation.payment_service, &buyer.id));
    assert!(cancel_all().await.is_ok());
    assert_eq!(stripe.canceled.swap(0, Ordering::SeqCst), 40);
    assert_eq!(stripe.most_at_once.load(Ordering::SeqCst), AT_ONCE);
    for event in bank.events().await.iter().filter(|event| event["type"] == "payment_intent.canceled") {
        bank.deliver(event).await;
    }
    assert!(cancel_all().await.is_ok());
    assert_eq!(stripe.canceled.load(Ordering::SeqCst), 0, "what the ledger knows to be canceled");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_payment_that_cannot_be_canceled_keeps_none_of_the_others() {
    let bank = Bank::open().await;
    let buyer = Buyer::new(&bank).await;
    let payments = open_payments(&buyer, 40).await;
    assert!(buyer.confirm(&payments[0], "pm_card_visa").await);
    let (reconciliation, stripe) = watched(&bank);
    let canceled = request_keys::scope(cancel_all_payments(&reconciliation.payment_service, &buyer.id)).await;
    assert!(matches!(canceled, Err(DeleteError::JustPaid)), "{canceled:?}");
    assert_eq!(stripe.canceled.load(Ordering::SeqCst), 40);
}

#[tokio::test(flavor = "multi_thread")]
async fn payments_are_not_canceled_one_after_another_at_a_provider_that_does_not_answer() {
    let bank = Bank::open().await;
    let buyer = Buyer::new(&bank).await;
    open_payments(&buyer, 40).await;
    let (reconciliation, stripe) = watched(&bank);
    stripe.is_down.store(true, Ordering::SeqCst);
    let canceled = request_keys::scope(cancel_all_payments(&reconciliation.payment_service, &buyer.id)).await;
    assert!(matches!(canceled, Err(DeleteError::Port(_))), "{canceled:?}");
    assert!(stripe.canceled.load(Ordering::SeqCst) <= AT_ONCE);
    assert!(stripe.take().is_empty(), "none is looked up either");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_that_has_no_time_for_all_prints_and_the_next_one_goes_on_where_it_stopped() {
    let bank = Bank::open().await;
    let buyer = Buyer::new(&bank).await;
    let will = buyer.will(false).await;
    let bought = buyer.ask(will).await.unwrap().id;
    assert!(buyer.confirm(&bought, "pm_card_visa").await);
    buyer.ask(will).await.unwrap_err();
    let payments = open_payments(&buyer, 25).await;
    let (mut short, stripe) = watched(&bank);
    short.longest = Duration::ZERO;
    assert_eq!(short.run().await.printed, 1, "what was bought is printed also when there is no time");
    let first_run = stripe.take();
    assert_eq!(short.run().await.failed, 0);
    let second_run = stripe.take();
    assert_eq!(short.run().await.failed, 0);
    let third_run = stripe.take();
    assert_eq!(first_run, payments[..10]);
    assert_eq!(second_run, payments[10..20]);
    assert_eq!(third_run, [&payments[20..], &payments[..5]].concat(), "then from the beginning");
    let long = Reconciliation { longest: Duration::from_secs(600), ..short };
    assert_eq!(long.run().await.failed, 0);
    assert_eq!(stripe.take(), [&payments[5..], &payments[..5]].concat());
    assert_eq!(
        bank.payment_service.ledger.waiting_since().await.unwrap(),
        None,
        "nothing is left to go on with"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_leaves_the_work_to_one_that_is_under_way_and_not_to_one_that_was_killed() {
    let bank = Bank::open().await;
    let buyer = Buyer::new(&bank).await;
    let payments = open_payments(&buyer, 5).await;
    let (reconciliation, stripe) = watched(&bank);
    let ledger = &bank.payment_service.ledger;
    assert!(ledger.begin_run(clock::now() + SignedDuration::from_mins(10)).await.unwrap());
    reconciliation.perform(Task::Reconcile).await.unwrap();
    assert!(stripe.take().is_empty(), "it is under way");
    ledger.end_run().await.unwrap();
    assert!(ledger.begin_run(clock::now() - SignedDuration::from_mins(1)).await.unwrap());
    reconciliation.perform(Task::Reconcile).await.unwrap();
    assert_eq!(stripe.take(), payments, "it was killed, and its time is over");
    assert!(ledger.begin_run(clock::now()).await.unwrap(), "a run says that it has ended");
}
