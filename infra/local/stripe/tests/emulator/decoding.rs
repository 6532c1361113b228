//! Whether async-stripe, which decodes every object whole and strictly, can read what happens here.

use miniserde::Deserialize;
use serde_json::{Value, json};
use stripe_core::{Event, PaymentIntent};
use stripe_types::List;
use stripe_webhook::{EventObject, Webhook};

use super::support::{Shop, id};

/// The events of this kind, and what the library makes of each.
async fn decoded(shop: &Shop, kind: &str) -> Vec<EventObject> {
    let events = shop.get(&format!("/v1/events?type={kind}")).await.ok();
    let decode = |event: &Value| match Webhook::insecure(&event.to_string()) {
        Ok(decoded) => decoded.data.object,
        Err(error) => panic!("{kind}: {error}: {event:#}"),
    };
    events["data"].as_array().unwrap().iter().map(decode).collect()
}

#[track_caller]
fn decodes<T: Deserialize>(answer: &Value) {
    assert!(miniserde::json::from_str::<T>(&answer.to_string()).is_ok(), "{answer:#}");
}

#[tokio::test]
async fn every_answer_to_the_product_can_be_decoded() {
    let shop = Shop::open().await;
    let form = [("amount", "4999"), ("currency", "usd"), ("metadata[userId]", "7")];
    let created = shop.post("/v1/payment_intents", &form).await.ok();
    decodes::<PaymentIntent>(&created);
    let path = format!("/v1/payment_intents/{}", id(&created));
    decodes::<PaymentIntent>(&shop.get(&path).await.ok());
    decodes::<PaymentIntent>(&shop.post(&format!("{path}/cancel"), &[]).await.ok());
    decodes::<PaymentIntent>(&shop.pay("pm_card_visa").await.ok());
    let events = shop.get("/v1/events").await.ok();
    decodes::<List<Event>>(&events);
    decodes::<Event>(&shop.get(&format!("/v1/events/{}", id(&events["data"][0]))).await.ok());
}

#[tokio::test]
async fn every_event_of_a_payment_can_be_decoded() {
    let shop = Shop::open().await;
    shop.pay("pm_card_visa").await.ok();
    let paid = decoded(&shop, "payment_intent.succeeded").await;
    assert!(
        matches!(paid.as_slice(), [EventObject::PaymentIntentSucceeded(intent)] if intent.amount_received > 0)
    );
    for kind in ["payment_intent.created", "charge.succeeded"] {
        let objects = decoded(&shop, kind).await;
        assert!(
            !objects.is_empty() && !objects.iter().any(|it| matches!(it, EventObject::Unknown(_))),
            "{kind}"
        );
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
        let objects = decoded(&shop, &format!("charge.dispute.{kind}")).await;
        assert_eq!(objects.len(), times, "{kind}");
        assert!(objects.iter().all(is_a_dispute), "{kind}");
    }
}

fn is_a_dispute(object: &EventObject) -> bool {
    matches!(
        object,
        EventObject::ChargeDisputeCreated(_)
            | EventObject::ChargeDisputeFundsWithdrawn(_)
            | EventObject::ChargeDisputeUpdated(_)
            | EventObject::ChargeDisputeFundsReinstated(_)
            | EventObject::ChargeDisputeClosed(_)
    )
}

#[tokio::test]
async fn every_event_of_a_refund_can_be_decoded() {
    let shop = Shop::open().await;
    let paid = shop.pay("pm_card_pendingRefund").await.ok();
    let refund = shop.post("/v1/refunds", &[("payment_intent", id(&paid))]).await.ok();
    shop.order(&format!("/_config/refund/{}", id(&refund)), json!({ "status": "failed" })).await.ok();
    for kind in ["refund.created", "refund.updated", "charge.refund.updated", "refund.failed"] {
        let objects = decoded(&shop, kind).await;
        assert!(
            matches!(
                objects.first(),
                Some(
                    EventObject::RefundCreated(_)
                        | EventObject::RefundUpdated(_)
                        | EventObject::ChargeRefundUpdated(_)
                        | EventObject::RefundFailed(_)
                )
            ),
            "{kind}"
        );
    }
}
