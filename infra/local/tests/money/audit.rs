//! Faults that no one has thought of are found by the audit: each of these leaves what such a fault leaves, and nothing but
//! the audit looks.

use domain::documents::{Document, Status};
use domain::money::Cents;
use domain::orders::audit::AuditRule;
use domain::orders::pricing;
use shared::clock;
use shared::http::catalog;
use shared::workflow::pay;
use shared::workflow::settle::PaymentService;

use crate::bank::Bank;
use crate::buyer::{Buyer, NewDraft};

async fn rules(payment_service: &PaymentService, buyer: &Buyer<'_>) -> Vec<AuditRule> {
    let report = payment_service.audit_of([buyer.id.clone()].into()).await.unwrap();
    assert!(report.buyers >= 1 && report.charges >= 1, "{report:?}");
    report.violations.into_iter().map(|violation| violation.rule).collect()
}

/// Pays for a document at Stripe and settles what Stripe says.
async fn pay(bank: &Bank, buyer: &Buyer<'_>, payment: &str) {
    assert!(buyer.confirm(payment, "pm_card_visa").await);
    for event in bank.events().await {
        bank.deliver(&event).await;
    }
}

#[tokio::test]
async fn books_in_order_have_no_breach_and_everybody_is_looked_at() {
    let bank = Bank::open().await;
    let buyer = Buyer::new(&bank).await;
    let will = buyer.will(false).await;
    let payment = buyer.ask(will).await.unwrap();
    pay(&bank, &buyer, &payment.id).await;
    let report = bank.payment_service.audit().await.unwrap();
    assert_eq!((report.buyers, report.charges, report.violations), (1, 1, vec![]));
}

#[tokio::test]
async fn a_cheap_orders_money_on_an_expensive_document_is_found() {
    let bank = Bank::open().await;
    let buyer = Buyer::new(&bank).await;
    let directive = buyer.make(NewDraft { kind: 1, ..NewDraft::default() }).await.unwrap();
    let payment = buyer.ask(directive).await.unwrap();
    pay(&bank, &buyer, &payment.id).await;
    let paid = buyer.document(directive).await.unwrap();
    let document_type = "uncontestedDivorce".to_string();
    let (price, created_at, version) = (Cents(39_900), clock::now(), paid.version + 1);
    let divorce = Document { document_type, price, created_at, version, ..paid };
    bank.payment_service.documents.save(&divorce).await.unwrap();
    assert_eq!(
        rules(&bank.payment_service, &buyer).await,
        [AuditRule::OrderBoughtThisDocument, AuditRule::PriceWasPaid]
    );
}

#[tokio::test]
async fn a_share_without_the_bundle_is_found_also_when_the_others_are_gone() {
    let bank = Bank::open().await;
    let buyer = Buyer::new(&bank).await;
    let will = buyer.bundle().await[0];
    let document = buyer.document(will).await.unwrap();
    let catalog = catalog().unwrap();
    let share = catalog.draft_bundle().unwrap().share.unwrap();
    let lines = pricing::review_order(catalog, "Simple Will", share);
    let payment = pay::open_payment(&bank.payment_service, document, lines).await.unwrap();
    pay(&bank, &buyer, &payment.id).await;
    assert_eq!(rules(&bank.payment_service, &buyer).await, [AuditRule::PriceWasPaid]);
    let document = buyer.document(will).await.unwrap();
    bank.payment_service.documents.delete(&document).await.unwrap();
    assert_eq!(rules(&bank.payment_service, &buyer).await, [AuditRule::PriceWasPaid], "its document is gone");
}

#[tokio::test]
async fn a_transaction_that_was_lost_is_found() {
    let bank = Bank::open().await;
    let buyer = Buyer::new(&bank).await;
    let will = buyer.will(false).await;
    let payment = buyer.ask(will).await.unwrap();
    assert!(buyer.confirm(&payment.id, "pm_card_visa").await);
    assert_eq!(rules(&bank.payment_service, &buyer).await, [AuditRule::SumsAgree], "all of it");
    for event in bank.events().await {
        bank.deliver(&event).await;
    }
    assert_eq!(rules(&bank.payment_service, &buyer).await, []);
    let paid = buyer.document(will).await.unwrap();
    let unpaid = Document { status: Status::Completed, version: paid.version + 1, ..paid };
    bank.payment_service.documents.save(&unpaid).await.unwrap();
    assert_eq!(
        rules(&bank.payment_service, &buyer).await,
        [AuditRule::OrderHasItsDocuments],
        "the document's part"
    );
}
