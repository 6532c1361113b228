//! How much mail others can have sent.

use adapters::Policy;
use local::Settings;
use serde_json::json;
use shared::http::Rates;

use crate::fixtures::letters::{contact, letters, support};
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::start_with;
use crate::fixtures::response::ApiResponse;
use crate::fixtures::waiting::well_within_the_hour;

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

#[tokio::test]
async fn too_many_letters_from_one_sender_or_one_network_are_refused_calmly() {
    well_within_the_hour().await;
    let tight = start_with(few_letters(3));
    let visitor = Person::visitor(&tight);
    for _ in 0..2 {
        visitor.post("/api/support", &support("eager@example.com")).await.expect(200);
    }
    visitor.post("/api/contact", &json!({})).await.refusal(400);
    visitor.post("/api/contact", &contact("EAGER@example.com")).await.expect(200);
    let refused = visitor.post("/api/support", &support("eager@example.com")).await;
    assert!(refused.refusal(429).starts_with("We have received several messages"), "{}", refused.text());
    let wait: u32 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=3600).contains(&wait), "{wait}");
    assert_eq!(letters(&tight).await.len(), 3);
}

/// Five senders may share a network address; beyond that it is the address that is refused.
#[tokio::test]
async fn a_46_a_forged_header_does_not_widen_the_budget_of_a_network() {
    well_within_the_hour().await;
    let tight = start_with(few_letters(3));
    let visitor = Person::visitor(&tight);
    for n in 0..15 {
        visitor.post("/api/contact", &contact(&format!("sender{n}@example.com"))).await.expect(200);
    }
    let forged =
        visitor.request(reqwest::Method::POST, "/api/support").header("x-forwarded-for", "198.51.100.9");
    ApiResponse::to(forged.json(&support("other@example.com"))).await.refusal(429);
}

#[tokio::test]
async fn a_race_does_not_widen_the_budget() {
    well_within_the_hour().await;
    let tight = start_with(few_letters(3));
    let visitor = Person::visitor(&tight);
    let form = support("racer@example.com");
    let answers = futures_util::future::join_all((0..12).map(|_| visitor.post("/api/support", &form))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 3);
    assert_eq!(answers.iter().filter(|answer| answer.status == 429).count(), 9);
}

fn few_letters(letters: u32) -> Policy {
    let policy = Settings::policy();
    Policy { rates: Rates { letters, ..policy.rates }, ..policy }
}

#[tokio::test]
async fn a_37_a_strangers_mailbox_is_not_filled_by_a_change_of_address() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = shared::http::Rates { letters: 2, ..policy.rates };
    let product = start_with(Policy { rates, ..policy });
    let mut statuses = Vec::new();
    for _ in 0..3 {
        let person = Person::registered(&product).await;
        let wish = json!({"email": "stranger@example.com", "password": PASSWORD});
        statuses.push(person.post("/api/account/email", &wish).await.status);
    }
    assert_eq!(statuses, [202, 202, 429]);
}
