//! Money that fits no order: it is set aside, found by its order later, and listed until it has gone back.

use std::sync::Arc;

use axum::http::StatusCode;
use domain::documents::Status;
use domain::ids::DocumentId;
use domain::money::Cents;
use domain::orders::ledger::OrderStatus;
use domain::orders::{Goods, Order};
use reqwest::Method;
use serde_json::json;
use shared::clock;
use shared::workflow::delete::{DeleteError, cancel_all_payments};

use crate::bank::Bank;
use crate::buyer::Buyer;
use crate::races::of_kind;

#[tokio::test]
async fn b_05_money_for_an_account_that_is_gone_is_set_aside_and_makes_no_document() {
    let bank = Bank::open().await;
    let buyer = Buyer::new(&bank).await;
    let payment = buyer.check_out("visit").await.unwrap().id;
    buyer.delete_account().await;
    assert!(buyer.confirm(&payment, "pm_card_visa").await);
    let event = of_kind(&bank.events().await, "payment_intent.succeeded").clone();
    assert_eq!(bank.deliver(&event).await, StatusCode::OK);
    assert_eq!(buyer.order_ledger(&payment).await.unwrap().status(), OrderStatus::Unmatched);
    assert_eq!(bank.payment_service.ledger.unmatched().await.unwrap().len(), 1);
    assert!(bank.payment_service.documents.page(&buyer.id, None).await.unwrap().documents.is_empty());
    bank.outbox_sender.deliver().await.unwrap();
    assert_eq!(bank.mail(), [format!("{payment}#unmatched#operator")], "nobody else is left to be told");
}

/// What was made and asked for while the account went is still there, and no key opens it.
#[tokio::test]
async fn b_05_money_for_what_an_account_that_is_gone_has_left_is_set_aside() {
    let bank = Bank::open().await;
    let buyer = Buyer::new(&bank).await;
    let will = buyer.will(false).await;
    let payment = buyer.ask(will).await.unwrap().id;
    buyer.delete_account().await;
    let left = bank.rows(&format!("USER#{}", buyer.id)).await;
    assert!(left.contains(&format!("DOC#{will}")), "{left:?}");
    assert!(buyer.confirm(&payment, "pm_card_visa").await);
    let canceled = cancel_all_payments(&bank.payment_service, &buyer.id).await;
    assert!(matches!(canceled, Err(DeleteError::JustPaid)), "{canceled:?}");
    assert_eq!(buyer.order_ledger(&payment).await.unwrap().status(), OrderStatus::Unmatched);
    let event = of_kind(&bank.events().await, "payment_intent.succeeded").clone();
    assert_eq!(bank.deliver(&event).await, StatusCode::OK);
    bank.outbox_sender.deliver().await.unwrap();
    assert_eq!(bank.mail(), [format!("{payment}#unmatched#operator")]);
}

#[tokio::test]
async fn b_06_what_an_account_that_is_gone_has_left_stops_no_reconciliation() {
    let bank = Bank::open().await;
    clock::ahead::by(Arc::clone(&bank.ahead), async {
        let buyer = Buyer::new(&bank).await;
        let paid = buyer.ask(buyer.will(false).await).await.unwrap().id;
        assert!(buyer.confirm(&paid, "pm_card_visa").await);
        let event = of_kind(&bank.events().await, "payment_intent.succeeded").clone();
        assert_eq!(bank.deliver(&event).await, StatusCode::OK);
        let open = buyer.ask(buyer.will(false).await).await.unwrap().id;
        assert_eq!(bank.reconciliation.print_jobs.waiting().await.unwrap().len(), 1);
        buyer.delete_account().await;
        bank.pass(600).await;
        let report = bank.reconciliation.run().await;
        assert_eq!((report.printed, report.failed), (0, 0), "{report:?}");
        assert_eq!(bank.reconciliation.print_jobs.waiting().await.unwrap(), vec![]);
        assert!(buyer.confirm(&open, "pm_card_visa").await);
        bank.pass(600).await;
        let report = bank.reconciliation.run().await;
        assert_eq!((report.fixed(), report.failed), (1, 0), "{report:?}");
        assert_eq!(buyer.order_ledger(&open).await.unwrap().status(), OrderStatus::Unmatched);
    })
    .await;
}

#[tokio::test]
async fn b_05_money_that_comes_before_its_order_can_be_seen_finds_it_later() {
    let bank = Bank::open().await;
    clock::ahead::by(Arc::clone(&bank.ahead), async {
        let buyer = Buyer::new(&bank).await;
        let will = buyer.will(false).await;
        let user = format!("metadata[userId]={}", buyer.id);
        let (name, value) = user.split_once('=').unwrap();
        let form = [("amount", "7150"), ("currency", "usd"), (name, value), ("confirm", "true")];
        let form = [&form[..], &[("payment_method", "pm_card_visa")]].concat();
        let intent = bank.stripe(Method::POST, "/v1/payment_intents", &form).await.unwrap();
        let payment = intent["id"].as_str().unwrap().to_string();
        let event = of_kind(&bank.events().await, "payment_intent.succeeded").clone();
        assert_eq!(bank.deliver(&event).await, StatusCode::OK);
        assert_eq!(bank.payment_service.ledger.unmatched().await.unwrap()[0].payment, payment);
        bank.pass(600).await;
        assert_eq!(bank.reconciliation.run().await.unmatched, 1, "still nobody asked for it");
        bank.payment_service.ledger.open(&order(&buyer, will, &payment)).await.unwrap();
        bank.pass(600).await;
        let report = bank.reconciliation.run().await;
        assert_eq!((report.payments, report.matched, report.failed), (0, 1, 0), "{report:?}");
        let again = bank.reconciliation.run().await;
        assert_eq!((again.fixed(), again.unmatched), (0, 0), "{again:?}");
        assert_eq!(buyer.document(will).await.unwrap().status, Status::Paid);
    })
    .await;
}

#[tokio::test]
async fn b_08_money_that_no_order_asked_for_is_listed_again_when_its_refund_fails() {
    let bank = Bank::open().await;
    let payment = &paid_without_order(&bank).await;
    let refund = bank.stripe(Method::POST, "/v1/refunds", &[("payment_intent", payment)]).await.unwrap();
    let refund = refund["id"].as_str().unwrap();
    bank.nudge(&format!("refund/{refund}"), &json!({"status": "failed"})).await.unwrap();
    let unmatched = async |kind: &str| {
        let event = of_kind(&bank.events().await, kind).clone();
        assert_eq!(bank.deliver(&event).await, StatusCode::OK);
        bank.payment_service.ledger.unmatched().await.unwrap().len()
    };
    assert_eq!(unmatched("payment_intent.succeeded").await, 1);
    assert_eq!(unmatched("refund.created").await, 0, "the money went back");
    assert_eq!(unmatched("refund.failed").await, 1, "it did not arrive");
    assert_eq!(unmatched("refund.failed").await, 1, "the same news once more");
    bank.outbox_sender.deliver().await.unwrap();
    let again = format!("{payment}#{refund}#operator");
    assert_eq!(bank.mail(), [format!("{payment}#unmatched#operator"), again]);
}

#[tokio::test]
async fn b_08_news_of_money_that_is_listed_already_is_taken_once() {
    let bank = Bank::open().await;
    let payment = paid_without_order(&bank).await;
    let part = [("payment_intent", &*payment), ("amount", "1000")];
    let refund = bank.stripe(Method::POST, "/v1/refunds", &part).await.unwrap();
    let refund = format!("refund/{}", refund["id"].as_str().unwrap());
    bank.nudge(&refund, &json!({"status": "failed"})).await.unwrap();
    for kind in ["payment_intent.succeeded", "refund.created", "refund.failed"] {
        assert_eq!(bank.deliver(of_kind(&bank.events().await, kind)).await, StatusCode::OK);
        assert_eq!(bank.payment_service.ledger.unmatched().await.unwrap()[0].amount, Cents(7150));
    }
    let failed = of_kind(&bank.events().await, "refund.failed")["id"].as_str().unwrap().to_string();
    assert!(bank.payment_service.ledger.unknown_events(vec![failed]).await.unwrap().is_empty());
}

/// The id of a payment that nobody asked for, by a card whose bank takes no refund.
async fn paid_without_order(bank: &Bank) -> String {
    let form = [
        ("amount", "7150"),
        ("currency", "usd"),
        ("confirm", "true"),
        ("payment_method", "pm_card_refundFail"),
    ];
    let intent = bank.stripe(Method::POST, "/v1/payment_intents", &form).await.unwrap();
    intent["id"].as_str().unwrap().to_string()
}

fn order(buyer: &Buyer<'_>, will: DocumentId, payment: &str) -> Order {
    Order {
        payment: payment.to_string(),
        goods: Goods::Document {
            id: will,
            document_type: "simpleWill".into(),
            attorney_review: false,
            bundle: None,
        },
        owner: buyer.id.clone(),
        amount: Cents(7150),
        lines: vec![],
        created_at: clock::now(),
    }
}
