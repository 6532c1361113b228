//! What a person has paid.

use serde_json::json;

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

#[tokio::test]
async fn a_purchase_has_a_receipt_by_mail_and_on_the_dashboard() {
    let maria = Person::registered(shared()).await;
    assert_eq!(maria.payments().await, json!({"total": 0, "payments": []}));
    let (id, _) = maria.bought().await;
    let list = maria.payments().await;
    let payment = &list["payments"][0];
    assert_eq!(
        (&list["total"], &payment["amount"], &payment["returned"]),
        (&json!(7150), &json!(7150), &json!(0))
    );
    assert_eq!(payment["state"], "paid");
    assert_eq!(payment["lines"][0], json!({"label": "Simple Will", "amount": 6900}));
    assert_eq!(payment["documents"], json!([{"id": id, "type": "simpleWill"}]));
    let mail = maria.at.mailed(&maria.email, 1).await;
    let number = payment["receipt"].as_str().unwrap();
    assert!(mail[0].contains(&format!("Subject: Your Coquina receipt {number}")), "{}", mail[0]);
    assert!(mail[0].contains("Processing fee: $2.50") && mail[0].contains("Total: $71.50"), "{}", mail[0]);
    assert!(!mail[0].contains("Lopez"), "no names: {}", mail[0]);
}

#[tokio::test]
async fn a_receipt_is_mailed_as_text_and_as_a_page_with_the_same_amounts() {
    let maria = Person::registered(shared()).await;
    maria.bought().await;
    let mail = maria.at.mail_about(&maria.email, "Subject: Your Coquina receipt").await;
    let (text, page) = mail.split_once("Content-Type: text/html").unwrap();
    assert!(text.contains("multipart/alternative") && text.contains("  Total: $71.50"), "{text}");
    assert!(page.contains("<th scope=\"row\">Total</th><td class=\"amount\">$71.50</td>"), "{page}");
}

#[tokio::test]
async fn nobody_sees_somebody_elses_payments() {
    let (maria, carlos) = (Person::registered(shared()).await, Person::registered(shared()).await);
    maria.bought().await;
    assert_eq!(carlos.payments().await, json!({"total": 0, "payments": []}));
    Person::visitor(shared()).get("/api/payments").await.refusal(401);
}
