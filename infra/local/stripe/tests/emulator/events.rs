//! Events: what happened, to look up later.

use serde_json::Value;

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
