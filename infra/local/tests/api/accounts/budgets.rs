//! Whose budget a call uses up.

use adapters::Policy;
use local::Settings;
use serde_json::json;
use shared::http::Rates;

use crate::product::{PASSWORD, Person, start_with, well_within_the_hour};

#[tokio::test]
async fn a_37_a_token_that_was_signed_out_does_not_use_up_its_owners_budget() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = Rates { purchases: 60, prints: 60, messages: 60, ..policy.rates };
    let product = start_with(Policy { rates, ..policy });
    let mut maria = Person::registered(&product).await;
    let id = maria.answered_will().await;
    let thief = maria.clone();
    assert_eq!(maria.delete("/api/account/sessions").await.status, 204);
    let draft = format!("/api/documents/{id}/draft");
    let payment = json!({"documentId": id});
    for _ in 0..60 {
        thief.post("/api/create-payment-intent", &payment).await.refusal(401);
        thief.get(&draft).await.refusal(401);
    }
    thief.get(&draft).await.refusal(429);
    let form = json!({"email": maria.email, "password": PASSWORD});
    maria.admitted(&maria.post("/api/auth/login", &form).await.expect(200));
    maria.post("/api/create-payment-intent", &payment).await.expect(200);
    assert_eq!(maria.get(&draft).await.status, 200);
}
