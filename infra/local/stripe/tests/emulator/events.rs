//! Events: what happened, to look up later.

use serde_json::{Value, json};

use super::support::{Shop, id};

fn kinds(list: &Value) -> Vec<&str> {
    list["data"].as_array().unwrap().iter().map(|event| event["type"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn events_are_listed_newest_first() {
    let shop = Shop::open().await;
    shop.pay("pm_card_visa").await.ok();
    let all = shop.get("/v1/events").await.ok();
    assert_eq!(kinds(&all), ["payment_intent.succeeded", "charge.succeeded", "payment_intent.created"]);
    assert_eq!((&all["object"], &all["has_more"]), (&"list".into(), &false.into()));
    let one = shop.get(&format!("/v1/events/{}", id(&all["data"][0]))).await.ok();
    assert_eq!(one["data"], all["data"][0]["data"]);
}

#[tokio::test]
async fn events_are_found_by_type_and_time() {
    let shop = Shop::open().await;
    let paid = shop.pay("pm_card_visa").await.ok();
    let created = paid["created"].as_i64().unwrap();
    let found = shop.get("/v1/events?type=charge.succeeded").await.ok();
    assert_eq!(kinds(&found), ["charge.succeeded"]);
    let both = shop.get("/v1/events?types[]=charge.succeeded&types[]=payment_intent.created").await.ok();
    assert_eq!(kinds(&both).len(), 2);
    assert_eq!(kinds(&shop.get(&format!("/v1/events?created[gte]={created}")).await.ok()).len(), 3);
    assert!(kinds(&shop.get(&format!("/v1/events?created[lt]={created}")).await.ok()).is_empty());
    assert!(kinds(&shop.get(&format!("/v1/events?created[gt]={}", created + 60)).await.ok()).is_empty());
}

#[tokio::test]
async fn events_are_read_page_by_page() {
    let shop = Shop::open().await;
    for _ in 0..3 {
        shop.pay("pm_card_visa").await.ok();
    }
    let (mut seen, mut after) = (Vec::new(), String::new());
    loop {
        let page = shop.get(&format!("/v1/events?type=payment_intent.succeeded&limit=2{after}")).await.ok();
        let items = page["data"].as_array().unwrap();
        seen.extend(items.iter().map(|event| id(event).to_owned()));
        if page["has_more"] == false {
            break;
        }
        after = format!("&starting_after={}", seen.last().unwrap());
    }
    assert_eq!(seen.len(), 3);
    let path = format!("/v1/events?type=payment_intent.succeeded&limit=1&ending_before={}", seen[2]);
    assert_eq!(shop.get(&path).await.ok()["data"][0]["id"], *seen[1]);
    shop.get("/v1/events?limit=0").await.refused(400);
    shop.get("/v1/events?limit=101").await.refused(400);
    shop.get("/v1/events?starting_after=evt_nothing").await.refused(404);
}

#[tokio::test]
async fn an_event_names_the_call_that_caused_it() {
    let shop = Shop::open().await;
    let form = [("amount", "500"), ("currency", "usd")];
    let answer = shop.post_once("order-1", "/v1/payment_intents", &form).await;
    let event = shop.get("/v1/events").await.ok()["data"][0].clone();
    assert_eq!(event["request"]["idempotency_key"], "order-1");
    assert_eq!(event["request"]["id"].as_str().unwrap(), answer.headers["request-id"]);
}

#[tokio::test]
async fn what_the_shop_was_not_told_can_be_asked_for() {
    let shop = Shop::open().await;
    shop.turn(json!({ "webhook_drop": ["charge.*"] })).await;
    shop.pay("pm_card_visa").await.ok();
    let told = |list: &Value| kinds(list) == ["payment_intent.succeeded", "payment_intent.created"];
    shop.eventually("/v1/events?delivery_success=true", told).await;
    let missed = shop.get("/v1/events?delivery_success=false").await.ok();
    assert_eq!(kinds(&missed), ["charge.succeeded"]);
    shop.get("/v1/events?delivery_success=perhaps").await.refused(400);

    let path = format!("/_config/resend/{}", id(&missed["data"][0]));
    shop.order(&path, json!({})).await.ok();
    shop.eventually("/v1/events?delivery_success=false", |list| kinds(list).is_empty()).await;
    assert_eq!(kinds(&shop.get("/v1/events?delivery_success=true").await.ok()).len(), 3);
}

#[tokio::test]
async fn an_event_that_is_on_its_way_or_was_given_up_was_not_told() {
    let shop = Shop::open().await;
    shop.turn(json!({ "webhook_delay_ms": 60_000 })).await;
    shop.post("/v1/payment_intents", &[("amount", "500"), ("currency", "usd")]).await.ok();
    let path = "/v1/events?delivery_success=false&types[]=payment_intent.created";
    assert_eq!(kinds(&shop.get(path).await.ok()).len(), 1);

    shop.turn(json!({ "webhook_delay_ms": 0, "retry_ms": [1] })).await;
    shop.hooks.answer(&[500; 2]);
    shop.post("/v1/payment_intents", &[("amount", "700"), ("currency", "usd")]).await.ok();
    shop.eventually("/_config/deliveries", |all| all.as_array().unwrap().len() == 2).await;
    assert_eq!(kinds(&shop.get(path).await.ok()).len(), 2);
}

#[tokio::test]
async fn without_an_endpoint_nobody_is_left_untold() {
    let shop = Shop::open().await;
    shop.turn(json!({ "webhook_url": "" })).await;
    shop.pay("pm_card_visa").await.ok();
    assert!(kinds(&shop.get("/v1/events?delivery_success=false").await.ok()).is_empty());
    assert_eq!(kinds(&shop.get("/v1/events?delivery_success=true").await.ok()).len(), 3);
}

#[tokio::test]
async fn missed_events_are_read_page_by_page_while_others_arrive() {
    let shop = Shop::open().await;
    shop.turn(json!({ "webhook_drop": ["payment_intent.succeeded"] })).await;
    for _ in 0..3 {
        shop.pay("pm_card_visa").await.ok();
    }
    shop.eventually("/v1/events?delivery_success=true", |list| kinds(list).len() == 6).await;
    let path = "/v1/events?delivery_success=false&limit=2";
    let first = shop.get(path).await.ok();
    assert_eq!((kinds(&first).len(), &first["has_more"]), (2, &true.into()));

    // The event that marks the place is delivered before the next page is asked for.
    let last = id(&first["data"][1]);
    shop.order(&format!("/_config/resend/{last}"), json!({})).await.ok();
    shop.eventually(&format!("/v1/events/{last}"), |event| event["pending_webhooks"] == 0).await;
    let second = shop.get(&format!("{path}&starting_after={last}")).await.ok();
    assert_eq!((kinds(&second), &second["has_more"]), (vec!["payment_intent.succeeded"], &false.into()));
    assert!(first["data"].as_array().unwrap().iter().all(|event| event["id"] != second["data"][0]["id"]));
    let back = shop.get(&format!("{path}&ending_before={}", id(&second["data"][0]))).await.ok();
    assert_eq!((&back["data"][0]["id"], kinds(&back).len()), (&first["data"][0]["id"], 1));
}

#[tokio::test]
async fn events_are_asked_for_by_one_type_or_pattern_or_by_up_to_twenty() {
    let shop = Shop::open().await;
    shop.pay("pm_card_visa").await.ok();
    let found = shop.get("/v1/events?type=payment_intent.*").await.ok();
    assert_eq!(kinds(&found), ["payment_intent.succeeded", "payment_intent.created"]);
    shop.get("/v1/events?type=charge.succeeded&types[]=charge.failed").await.refused(400);
    let names = |count| "&types[]=charge.succeeded".repeat(count);
    shop.get(&format!("/v1/events?limit=1{}", names(20))).await.ok();
    shop.get(&format!("/v1/events?limit=1{}", names(21))).await.refused(400);
}
