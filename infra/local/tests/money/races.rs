//! The same event at the same time, and in every order.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::http::StatusCode;
use domain::documents::Status;
use domain::orders::ledger::OrderStatus;
use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};
use shared::{clock, request_keys};

use crate::bank::Bank;
use crate::buyer::Buyer;

pub(crate) fn of_kind<'e>(events: &'e [Value], kind: &str) -> &'e Value {
    events.iter().find(|event| event["type"] == kind).unwrap_or_else(|| panic!("{kind} in {events:?}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn b_02_the_same_event_a_hundred_times_at_once_pays_once() {
    let bank = Arc::new(Bank::open().await);
    let buyer = Buyer::new(&bank).await;
    let will = buyer.will(false).await;
    let payment = buyer.ask(will).await.unwrap();
    let before = buyer.document(will).await.unwrap();
    assert!(buyer.confirm(&payment.id, "pm_card_visa").await);
    let event = of_kind(&bank.events().await, "payment_intent.succeeded").clone();
    let deliveries = (0..100).map(|_| {
        let (bank, event) = (Arc::clone(&bank), event.clone());
        tokio::spawn(async move { bank.deliver(&event).await })
    });
    let answers: Vec<StatusCode> = join_all(deliveries).await.into_iter().map(Result::unwrap).collect();
    // Whoever finds the state changing under each of its tries asks Stripe to come again, and Stripe does.
    assert!(
        answers.iter().all(|status| [StatusCode::OK, StatusCode::CONFLICT].contains(status)),
        "{answers:?}"
    );
    assert!(answers.contains(&StatusCode::OK));
    let after = buyer.document(will).await.unwrap();
    assert_eq!((after.status, after.version), (Status::Paid, before.version + 1));
    let order_ledger = buyer.order_ledger(&payment.id).await.unwrap();
    assert_eq!((order_ledger.entries.len(), order_ledger.version), (1, 1));
    bank.reconciliation.run().await;
    bank.outbox_sender.deliver().await.unwrap();
    assert_eq!(bank.mail(), [format!("{}#paid#buyer", payment.id)]);
    assert_eq!(bank.pdfs(buyer.id.as_str(), will.get()), 1);
}

/// Neither of two halves takes a document back by itself; whichever is written second has to see the first.
#[tokio::test(flavor = "multi_thread")]
async fn b_02_two_halves_that_are_refunded_at_once_are_the_whole() {
    let bank = Arc::new(Bank::open().await);
    for round in 0..25 {
        bank.stripe(Method::DELETE, "/_config/data", &[]).await;
        let buyer = Buyer::new(&bank).await;
        let will = buyer.will(false).await;
        let payment = buyer.ask(will).await.unwrap().id;
        assert!(buyer.confirm(&payment, "pm_card_visa").await);
        buyer.ask(will).await.unwrap_err();
        for _ in 0..2 {
            buyer.refund(&payment, Some(7150 / 2)).await.unwrap();
        }
        let events = bank.events().await;
        let halves = events.iter().filter(|event| event["type"] == "refund.created").cloned();
        let told = halves.map(|event| {
            let bank = Arc::clone(&bank);
            tokio::spawn(async move { bank.deliver(&event).await })
        });
        for answer in join_all(told).await {
            assert_eq!(answer.unwrap(), StatusCode::OK, "round {round}");
        }
        assert_eq!(
            buyer.order_ledger(&payment).await.unwrap().status(),
            OrderStatus::Returned,
            "round {round}"
        );
        assert_eq!(buyer.document(will).await.unwrap().status, Status::Completed, "round {round}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn b_07_the_buyers_return_and_the_webhook_race_a_thousand_times() {
    let bank = Arc::new(Bank::open().await);
    for round in 0..1000 {
        if round % 100 == 0 {
            bank.stripe(Method::DELETE, "/_config/data", &[]).await;
        }
        let buyer = Buyer::new(&bank).await;
        let will = buyer.will(false).await;
        let payment = buyer.ask(will).await.unwrap();
        let waiting = buyer.document(will).await.unwrap();
        assert!(buyer.confirm(&payment.id, "pm_card_visa").await);
        let list = bank.stripe(Method::GET, "/v1/events?limit=1&type=payment_intent.succeeded", &[]).await;
        let event = list.unwrap()["data"][0].clone();
        let (webhook, payment_service) = (Arc::clone(&bank), bank.payment_service.clone());
        let version = waiting.version;
        let told = tokio::spawn(async move { webhook.deliver(&event).await });
        let returned =
            tokio::spawn(request_keys::scope(async move { payment_service.refreshed(waiting).await }));
        assert_eq!(told.await.unwrap(), StatusCode::OK, "round {round}");
        assert_eq!(returned.await.unwrap().unwrap().status, Status::Paid, "round {round}");
        let document = buyer.document(will).await.unwrap();
        assert_eq!((document.status, document.version), (Status::Paid, version + 1), "round {round}");
        assert_eq!(buyer.order_ledger(&payment.id).await.unwrap().entries.len(), 1, "round {round}");
    }
    bank.outbox_sender.deliver().await.unwrap();
    let mail = bank.mail();
    assert_eq!((mail.len(), mail.iter().collect::<BTreeSet<_>>().len()), (1000, 1000), "one receipt each");
}

fn orders(of: &[&'static str]) -> Vec<Vec<&'static str>> {
    let Some((last, rest)) = of.split_last() else { return vec![vec![]] };
    let insert = |order: &Vec<&'static str>, place: usize| {
        let mut longer = order.clone();
        longer.insert(place, last);
        longer
    };
    orders(rest).iter().flat_map(|order| (0..=order.len()).map(move |place| insert(order, place))).collect()
}

/// Pays, and lets happen at Stripe what the last word says.
async fn happen(bank: &Bank, buyer: &Buyer<'_>, payment: &str, decision: Option<&str>) {
    buyer.confirm(payment, "pm_card_chargeDeclined").await;
    assert!(buyer.confirm(payment, "pm_card_visa").await);
    let Some(decision) = decision else { return };
    buyer.refund(payment, Some(1000)).await.unwrap();
    let dispute = bank.nudge(&format!("dispute/{payment}"), &json!({})).await.unwrap();
    let path = format!("/v1/disputes/{}", dispute["id"].as_str().unwrap());
    let form = [("evidence[uncategorized_text]", decision), ("submit", "true")];
    bank.stripe(Method::POST, &path, &form).await.unwrap();
}

/// The document and the money after these events in each order, without anyone else bringing an event.
async fn ends(kinds: &[&'static str], decision: Option<&str>) -> BTreeSet<String> {
    let bank = Bank::open().await;
    let mut ends = BTreeSet::new();
    for order in orders(kinds) {
        bank.stripe(Method::DELETE, "/_config/data", &[]).await;
        let buyer = Buyer::new(&bank).await;
        let will = buyer.will(false).await;
        let payment = buyer.ask(will).await.unwrap().id;
        happen(&bank, &buyer, &payment, decision).await;
        let events = bank.events().await;
        for kind in &order {
            assert_eq!(bank.deliver(of_kind(&events, kind)).await, StatusCode::OK, "{order:?}");
        }
        let document = buyer.document(will).await.unwrap();
        let order_ledger = buyer.order_ledger(&payment).await.unwrap();
        let keys =
            order_ledger.entries.values().map(|posted| kind_of(&posted.entry)).collect::<BTreeSet<_>>();
        let returned = order_ledger.returned();
        bank.outbox_sender.deliver().await.unwrap();
        let mail = bank.mail().len();
        ends.insert(format!(
            "{:?} {:?} hold {} paid for {:?} returned {returned} {keys:?} mail {mail}",
            order_ledger.status(),
            document.status,
            document.on_hold,
            document.amount_paid,
        ));
    }
    ends
}

fn kind_of(entry: &domain::orders::ledger::Entry) -> String {
    serde_json::to_value(entry).unwrap()["kind"].to_string()
}

#[tokio::test]
async fn b_03_the_four_events_of_a_payment_lead_to_the_same_end_in_all_24_orders() {
    let kinds = [
        "payment_intent.created",
        "payment_intent.payment_failed",
        "charge.succeeded",
        "payment_intent.succeeded",
    ];
    assert_eq!(orders(&kinds).len(), 24);
    let ends = ends(&kinds, None).await;
    assert_eq!(ends.len(), 1, "{ends:#?}");
    assert!(ends.iter().all(|end| end.starts_with("Paid Paid hold false")), "{ends:?}");
}

#[tokio::test]
async fn b_08_a_payment_a_refund_and_a_lost_dispute_lead_to_the_same_end_in_all_24_orders() {
    let kinds =
        ["payment_intent.succeeded", "refund.created", "charge.dispute.created", "charge.dispute.closed"];
    let ends = ends(&kinds, Some("losing_evidence")).await;
    assert_eq!(ends.len(), 1, "{ends:#?}");
    assert!(ends.iter().all(|end| end.starts_with("Returned Completed hold false")), "{ends:?}");
}

#[tokio::test]
async fn b_08_a_payment_a_refund_and_a_won_dispute_lead_to_the_same_end_in_all_24_orders() {
    let kinds =
        ["payment_intent.succeeded", "refund.created", "charge.dispute.created", "charge.dispute.closed"];
    let ends = ends(&kinds, Some("winning_evidence")).await;
    assert_eq!(ends.len(), 1, "{ends:#?}");
    assert!(ends.iter().all(|end| end.starts_with("Paid Paid hold false")), "{ends:?}");
}

#[tokio::test]
async fn b_06_a_day_without_webhooks_is_mended_and_a_second_run_finds_nothing() {
    let bank = Bank::open().await;
    clock::ahead::by(Arc::clone(&bank.ahead), async {
        let mut bought = Vec::new();
        // More events than one page of Stripe's list holds.
        for _ in 0..110 {
            let buyer = Buyer::new(&bank).await;
            let will = buyer.will(false).await;
            let payment = buyer.ask(will).await.unwrap().id;
            assert!(buyer.confirm(&payment, "pm_card_visa").await);
            bought.push((buyer, will, payment));
        }
        let refunded = &bought[0];
        refunded.0.refund(&refunded.2, None).await.unwrap();
        bank.pass(24 * 60 * 60).await;
        let report = bank.reconciliation.run().await;
        assert_eq!((report.events, report.printed, report.failed), (111, 109, 0), "{report:?}");
        for (buyer, will, payment) in &bought[1..] {
            assert_eq!(buyer.document(*will).await.unwrap().status, Status::Paid);
            assert_eq!(buyer.order_ledger(payment).await.unwrap().status(), OrderStatus::Paid);
            assert_eq!(bank.pdfs(buyer.id.as_str(), will.get()), 1);
        }
        assert_eq!(refunded.0.document(refunded.1).await.unwrap().status, Status::Completed);
        let again = bank.reconciliation.run().await;
        assert_eq!((again.fixed(), again.failed), (0, 0), "{again:?}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn b_18_eight_senders_at_once_send_each_mail_once() {
    let bank = Arc::new(Bank::open().await);
    for _ in 0..20 {
        let buyer = Buyer::new(&bank).await;
        let will = buyer.will(false).await;
        let payment = buyer.ask(will).await.unwrap().id;
        assert!(buyer.confirm(&payment, "pm_card_visa").await);
        buyer.ask(will).await.unwrap_err();
    }
    let senders = (0..8).map(|_| {
        let outbox_sender = bank.outbox_sender.clone();
        tokio::spawn(async move { outbox_sender.deliver().await.unwrap() })
    });
    let sent: usize = join_all(senders).await.into_iter().map(Result::unwrap).sum();
    let mail = bank.mail();
    assert_eq!((sent, mail.len(), mail.iter().collect::<BTreeSet<_>>().len()), (20, 20, 20));
}

#[tokio::test]
async fn b_18_a_mail_that_could_not_be_sent_is_tried_again() {
    let bank = Bank::open().await;
    clock::ahead::by(Arc::clone(&bank.ahead), async {
        let buyer = Buyer::new(&bank).await;
        let will = buyer.will(false).await;
        let payment = buyer.ask(will).await.unwrap().id;
        assert!(buyer.confirm(&payment, "pm_card_visa").await);
        buyer.ask(will).await.unwrap_err();
        let (mail, aside) = (bank.data.join("mail"), bank.data.join("aside"));
        std::fs::rename(&mail, &aside).unwrap();
        assert_eq!(bank.outbox_sender.deliver().await.unwrap(), 0, "the mail service is out of order");
        std::fs::rename(&aside, &mail).unwrap();
        assert_eq!(bank.outbox_sender.deliver().await.unwrap(), 0, "not at once again");
        bank.pass(3 * 60).await;
        assert_eq!(bank.outbox_sender.deliver().await.unwrap(), 1);
        assert_eq!(bank.mail(), [format!("{payment}#paid#buyer")]);
    })
    .await;
}

#[tokio::test]
async fn b_06_an_event_that_could_not_be_settled_is_tried_again_by_its_id() {
    let bank = Bank::open().await;
    let buyer = Buyer::new(&bank).await;
    let will = buyer.will(false).await;
    let payment = buyer.ask(will).await.unwrap().id;
    assert!(buyer.confirm(&payment, "pm_card_visa").await);
    let event = of_kind(&bank.events().await, "payment_intent.succeeded").clone();
    bank.payment_service.ledger.set_aside(event["id"].as_str().unwrap()).await.unwrap();
    let report = bank.reconciliation.run().await;
    assert_eq!((report.events, report.failed), (1, 0), "{report:?}");
    assert_eq!(buyer.document(will).await.unwrap().status, Status::Paid);
    assert!(bank.payment_service.ledger.aside().await.unwrap().is_empty());
}

#[tokio::test]
async fn b_06_a_silent_stripe_does_not_keep_the_reconciliation_from_printing() {
    let bank = Bank::open().await;
    let buyer = Buyer::new(&bank).await;
    let will = buyer.will(false).await;
    let payment = buyer.ask(will).await.unwrap().id;
    assert!(buyer.confirm(&payment, "pm_card_visa").await);
    buyer.ask(will).await.unwrap_err();
    bank.control(&json!({"fail_next": [{"path": "/v1/*", "status": 500, "times": 50}]})).await;
    let report = bank.reconciliation.run().await;
    assert_eq!((report.printed, report.failed), (1, 1), "{report:?}");
    assert_eq!(bank.pdfs(buyer.id.as_str(), will.get()), 1);
}
