//! Whether async-stripe, which decodes strictly, can read what new events carry.
//!
//! A list has the fields that the struct of that name in async-stripe-shared cannot do without, and what they are.

use serde_json::{Value, json};

use super::support::{Shop, id};

type Fields = &'static [(&'static str, fn(&Value) -> bool)];

const EVENT: Fields = &[
    ("id", Value::is_string),
    ("created", Value::is_u64),
    ("data", Value::is_object),
    ("livemode", Value::is_boolean),
    ("pending_webhooks", Value::is_u64),
    ("type", Value::is_string),
];
const DISPUTE: Fields = &[
    ("id", Value::is_string),
    ("amount", Value::is_i64),
    ("balance_transactions", Value::is_array),
    ("charge", Value::is_string),
    ("created", Value::is_u64),
    ("currency", Value::is_string),
    ("enhanced_eligibility_types", Value::is_array),
    ("evidence", Value::is_object),
    ("evidence_details", Value::is_object),
    ("is_charge_refundable", Value::is_boolean),
    ("livemode", Value::is_boolean),
    ("metadata", Value::is_object),
    ("reason", Value::is_string),
    ("status", Value::is_string),
];
const EVIDENCE: Fields = &[("enhanced_evidence", Value::is_object)];
const EVIDENCE_DETAILS: Fields = &[
    ("due_by", Value::is_u64),
    ("enhanced_eligibility", Value::is_object),
    ("has_evidence", Value::is_boolean),
    ("past_due", Value::is_boolean),
    ("submission_count", Value::is_u64),
];
const METHOD_DETAILS: Fields = &[("type", Value::is_string)];
const CARD_DETAILS: Fields =
    &[("brand", Value::is_string), ("case_type", Value::is_string), ("network", Value::is_string)];
const BALANCE_TRANSACTION: Fields = &[
    ("id", Value::is_string),
    ("amount", Value::is_i64),
    ("available_on", Value::is_u64),
    ("balance_type", Value::is_string),
    ("created", Value::is_u64),
    ("currency", Value::is_string),
    ("fee", Value::is_i64),
    ("fee_details", Value::is_array),
    ("net", Value::is_i64),
    ("reporting_category", Value::is_string),
    ("status", Value::is_string),
    ("type", Value::is_string),
];
const FEE: Fields = &[("amount", Value::is_i64), ("currency", Value::is_string), ("type", Value::is_string)];
const REFUND: Fields = &[
    ("id", Value::is_string),
    ("amount", Value::is_i64),
    ("created", Value::is_u64),
    ("currency", Value::is_string),
];

#[track_caller]
fn has(object: &Value, fields: Fields) {
    for (name, fits) in fields {
        assert!(fits(&object[*name]), "{name} in {object:#}");
    }
}

#[track_caller]
fn is_a_dispute(object: &Value) {
    assert_eq!(object["object"], "dispute");
    has(object, DISPUTE);
    has(&object["evidence"], EVIDENCE);
    has(&object["evidence_details"], EVIDENCE_DETAILS);
    has(&object["payment_method_details"], METHOD_DETAILS);
    has(&object["payment_method_details"]["card"], CARD_DETAILS);
    for movement in object["balance_transactions"].as_array().unwrap() {
        assert_eq!(movement["object"], "balance_transaction");
        has(movement, BALANCE_TRANSACTION);
        movement["fee_details"].as_array().unwrap().iter().for_each(|fee| has(fee, FEE));
    }
}

#[tokio::test]
async fn every_event_of_a_dispute_can_be_decoded() {
    let shop = Shop::open().await;
    for card in ["pm_card_createDispute", "pm_card_createDisputeInquiry"] {
        let paid = shop.pay(card).await.ok();
        shop.tell(&shop.dispute_of(&paid).await, "winning_evidence").await.ok();
    }
    for (kind, times) in
        [("created", 2), ("funds_withdrawn", 1), ("updated", 2), ("funds_reinstated", 1), ("closed", 2)]
    {
        let events = shop.get(&format!("/v1/events?type=charge.dispute.{kind}")).await.ok();
        let events = events["data"].as_array().unwrap();
        assert_eq!(events.len(), times, "{kind}");
        events.iter().for_each(|event| has(event, EVENT));
        events.iter().for_each(|event| is_a_dispute(&event["data"]["object"]));
    }
}

#[tokio::test]
async fn every_event_of_a_refund_can_be_decoded() {
    let shop = Shop::open().await;
    let paid = shop.pay("pm_card_pendingRefund").await.ok();
    let refund = shop.post("/v1/refunds", &[("payment_intent", id(&paid))]).await.ok();
    shop.order(&format!("/_config/refund/{}", id(&refund)), json!({ "status": "failed" })).await.ok();
    for kind in ["refund.created", "refund.updated", "charge.refund.updated", "refund.failed"] {
        let events = shop.get(&format!("/v1/events?type={kind}")).await.ok();
        let event = &events["data"][0];
        has(event, EVENT);
        assert_eq!(event["data"]["object"]["object"], "refund", "{kind}");
        has(&event["data"]["object"], REFUND);
    }
}
