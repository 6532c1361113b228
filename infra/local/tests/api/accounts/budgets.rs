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

/// The address of an account may be a stranger's.
#[tokio::test]
async fn notices_of_changes_do_not_flood_an_inbox_and_not_me_is_always_heard() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = Rates { letters: 2, ..policy.rates };
    let product = start_with(Policy { rates, ..policy });
    let mut maria = Person::registered(&product).await;
    let (mut statuses, mut passwords) = (Vec::new(), ["Harbor-light-7", PASSWORD].into_iter().cycle());
    let mut current = PASSWORD;
    for _ in 0..3 {
        let next = passwords.next().unwrap();
        let changed =
            maria.post("/api/account/password", &json!({"current": current, "password": next})).await;
        statuses.push(changed.status);
        if changed.status == 200 {
            maria.admitted(&changed.expect(200));
            current = next;
        }
    }
    assert_eq!(statuses, [200, 200, 429]);
    let wish = json!({"email": "elsewhere@example.com", "password": current});
    maria.post("/api/account/email", &wish).await.refusal(429);
    for _ in 0..12 {
        maria.post("/api/account/not-me", &json!({})).await.expect(200);
    }
    assert_eq!(maria.at.mailed("operator@coquina.example", 2).await.len(), 2);
}
