//! How often a person, or a network, may call.

use adapters::Policy;
use local::Settings;
use serde_json::json;
use shared::http::Rates;

use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::start_with;
use crate::fixtures::response::ApiResponse;
use crate::fixtures::waiting::well_within_the_hour;

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

#[tokio::test]
async fn a_37_too_many_new_accounts_from_one_network_have_to_wait() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = shared::http::Rates { accounts: 2, ..policy.rates };
    let product = start_with(Policy { rates, ..policy });
    Person::registered(&product).await;
    let second = Person::registered(&product).await;
    let third = Person::visitor(&product);
    let form = json!({"email": third.email, "password": PASSWORD});
    let refused = third.post("/api/auth/register", &form).await;
    refused.refusal(429);
    assert!(refused.headers.contains_key("retry-after"));
    // A token that the call does not need buys no budget of its own.
    second.post("/api/auth/register", &form).await.refusal(429);
}

#[tokio::test]
async fn a_37_what_costs_more_is_counted_for_each_person() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = Rates { messages: 2, prints: 2, ..policy.rates };
    let product = start_with(Policy { rates, ..policy });
    let (maria, ana) = (Person::registered(&product).await, Person::registered(&product).await);
    let id = maria.draft("simpleWill").await;
    let draft = format!("/api/documents/{id}/draft");
    for _ in 0..2 {
        assert_eq!(maria.get(&draft).await.status, 200);
        maria.say(id, "Hello").await.expect(200);
    }
    for refused in [maria.get(&draft).await, maria.say(id, "Hello").await] {
        refused.refusal(429);
        let wait: i64 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
        assert!((1..=3600).contains(&wait));
    }
    let hers = ana.draft("simpleWill").await;
    assert_eq!(ana.get(&format!("/api/documents/{hers}/draft")).await.status, 200);
}

#[tokio::test]
async fn a_37_looks_and_changes_are_counted_for_each_person() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = Rates { reads: 3, writes: 2, ..policy.rates };
    let product = start_with(Policy { rates, ..policy });
    let (maria, ana) = (Person::registered(&product).await, Person::registered(&product).await);
    let id = maria.draft("simpleWill").await;
    maria.patch(&format!("/api/documents/{id}"), &json!({"currentStep": 1})).await.expect(200);
    let refused = maria.patch(&format!("/api/documents/{id}"), &json!({"currentStep": 2})).await;
    assert!(refused.refusal(429).contains("safe"), "nothing is lost");
    for path in ["/api/documents", "/api/payments", "/api/account"] {
        maria.get(path).await.expect(200);
    }
    maria.get("/api/documents").await.refusal(429);
    ana.get("/api/documents").await.expect(200);
    maria.post("/api/auth/logout", &json!({})).await.expect(200);
}

/// Whoever has an old token must not be able to use up what its owner may do.
#[tokio::test]
async fn a_37_a_token_that_was_signed_out_uses_up_nothing_of_its_owners() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = Rates { purchases: 2, prints: 2, ..policy.rates };
    let product = start_with(Policy { rates, ..policy });
    let mut maria = Person::registered(&product).await;
    let old = maria.clone();
    let form = json!({"email": maria.email, "password": PASSWORD});
    let session = maria.post("/api/auth/login", &form).await.expect(200);
    old.post("/api/auth/logout", &json!({})).await.expect(200);
    maria.token = Some(session["token"].as_str().unwrap().to_string());
    for _ in 0..5 {
        let refused = old.post("/api/create-payment-intent", &json!({"documentType": "simpleWill"})).await;
        assert!([401, 429].contains(&refused.status), "{}", refused.text());
    }
    maria.post("/api/create-payment-intent", &json!({"documentType": "simpleWill"})).await.expect(200);
}

impl Person {
    async fn say(&self, document: u64, message: &str) -> ApiResponse {
        let body = json!({"message": message, "documentId": document, "context": []});
        self.post("/api/chat", &body).await
    }
}
