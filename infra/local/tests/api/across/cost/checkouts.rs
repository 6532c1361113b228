//! The checkout page costs the same whatever its buyer has asked for before.

use futures_util::future::join_all;
use serde_json::json;

use crate::fixtures::meter::{Usage, start_metered};
use crate::fixtures::person::Person;
use crate::fixtures::response::ApiResponse;

impl Person {
    async fn check_out(&self) -> ApiResponse {
        self.post("/api/create-payment-intent", &json!({"documentType": "simpleWill"})).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_and_fifty_checkouts_of_one_buyer_ten_at_once_are_all_answered_at_the_price_of_the_first() {
    let (at, meter, _) = start_metered(local::Settings::policy());
    let maria = Person::registered(&at).await;
    maria.check_out().await.expect(200);
    meter.take();
    maria.check_out().await.expect(200);
    let second: Usage = meter.take();
    for _ in 0..15 {
        for answer in join_all((0..10).map(|_| maria.check_out())).await {
            answer.expect(200);
        }
    }
    meter.take();
    maria.check_out().await.expect(200);
    assert_eq!(meter.take(), second);
}
