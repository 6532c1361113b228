//! How much one person can have stored without paying for it.

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::json;

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::response::ApiResponse;
use crate::fixtures::waiting::eventually;

impl Person {
    /// Asks for so many documents at once; how many were made.
    async fn make_at_once(&self, count: usize) -> usize {
        let will = json!({"type": "simpleWill"});
        let answers = join_all((0..count).map(|_| self.post("/api/documents", &will))).await;
        answers.iter().filter(|answer| answer.status == 201).count()
    }

    async fn one_more(&self) -> ApiResponse {
        self.post("/api/documents", &json!({"type": "simpleWill"})).await
    }

    pub(crate) async fn documents(&self) -> Vec<serde_json::Value> {
        self.get("/api/documents").await.expect(200).as_array().unwrap().clone()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_six_hundred_drafts_fifty_are_made_however_many_are_asked_for_at_once() {
    let maria = Person::registered(shared()).await;
    let mut made = 0;
    for _ in 0..60 {
        made += maria.make_at_once(10).await;
    }
    assert_eq!(made, 50);
    assert_eq!(maria.documents().await.len(), 50);
    let refused = maria.one_more().await;
    assert_eq!(refused.expect(409)["code"], "too_many_drafts");
    let sentence = refused.refusal(409);
    assert!(sentence.contains("delete") && sentence.contains("buy"), "it says what to do: {sentence}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_deleted_or_paid_for_makes_room_for_another_draft() {
    let maria = Person::registered(shared()).await;
    let paid = maria.answered_will().await;
    maria.make_at_once(49).await;
    maria.one_more().await.refusal(409);
    maria.confirm(&maria.payment(paid).await, "pm_card_visa").await.expect(200);
    eventually("the payment", || async { maria.document(paid).await["status"] == "paid" }).await;
    maria.one_more().await.expect(201);
    maria.one_more().await.refusal(409);
    let draft = maria.documents().await.iter().find(|one| one["status"] == "draft").unwrap()["id"].clone();
    maria.delete(&format!("/api/documents/{draft}")).await.expect(200);
    maria.one_more().await.expect(201);
    maria.one_more().await.refusal(409);
    assert_eq!(maria.documents().await.len(), 51);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_as_many_drafts_as_may_be_can_still_repeat_a_request_and_buy_at_the_checkout() {
    let maria = Person::registered(shared()).await;
    let post = || {
        let request = maria.request(Method::POST, "/api/documents").header("idempotency-key", "click-1");
        ApiResponse::to(request.json(&json!({"type": "simpleWill"})))
    };
    let first = post().await.expect(201)["id"].clone();
    maria.make_at_once(49).await;
    assert_eq!(post().await.expect(201)["id"], first);
    let asked = maria.post("/api/create-payment-intent", &json!({"documentType": "simpleWill"})).await;
    let asked = asked.expect(200);
    maria.confirm(asked["clientSecret"].as_str().unwrap(), "pm_card_visa").await.expect(200);
    eventually("the document", || async { maria.documents().await.len() == 51 }).await;
}
