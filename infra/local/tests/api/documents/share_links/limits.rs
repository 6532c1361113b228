//! How long a link opens something, how often, and how many there may be.

use adapters::Policy;
use futures_util::future::join_all;
use local::Settings;
use serde_json::json;
use shared::http::Rates;

use super::{DAY, links, links_of, open, share, told, withdraw};
use crate::fixtures::later::Later;
use crate::fixtures::person::Person;
use crate::fixtures::product::{shared, start, start_with};
use crate::fixtures::waiting::well_within_the_hour;

#[tokio::test]
async fn a_link_ends_at_its_time_and_is_then_answered_like_one_that_never_was() {
    let at = start();
    let maria = Person::registered(&at).await;
    let id = maria.answered_will().await;
    let never = told(open(&maria, &"0".repeat(64)).await.expect(410));
    assert_eq!(never["code"], "no_link", "{never}");
    for days in [1, 7, 30] {
        let link = share(&maria, id, &json!({"days": days})).await;
        let asked = json!({"token": link.token});
        let just_before = Later::by(&at, days * DAY - 60).await;
        assert_eq!(just_before.post(&maria, "/api/shared", &asked).await.0, 200, "{days}");
        let (status, body) = Later::by(&at, days * DAY + 1).await.post(&maria, "/api/shared", &asked).await;
        assert_eq!((status, told(body)), (410, never.clone()), "{days}");
    }
    for days in [0, 2, 31, -1, 1_000] {
        maria.post(&links_of(id), &json!({"days": days})).await.refusal(400);
    }
}

#[tokio::test]
async fn a_link_ends_after_a_hundred_openings_also_of_many_at_once() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    let link = share(&maria, id, &json!({"days": 7})).await;
    for _ in 0..48 {
        let (one, other) = tokio::join!(open(&maria, &link.token), open(&maria, &link.token));
        assert_eq!((one.status, other.status), (200, 200));
    }
    for _ in 0..4 {
        assert_eq!(open(&maria, &link.token).await.status, 200);
    }
    open(&maria, &link.token).await.refusal(410);
    let listed = links(&maria, id).await;
    assert_eq!((listed[0]["openings"].as_array().unwrap().len(), &listed[0]["ended"]), (100, &json!(true)));
}

#[tokio::test]
async fn guesses_from_one_network_are_held_back() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = Rates { prints: 5, ..policy.rates };
    let maria = Person::registered(&start_with(Policy { rates, ..policy })).await;
    let id = maria.answered_will().await;
    let link = share(&maria, id, &json!({"days": 1})).await;
    for guess in 0..5 {
        open(&maria, &format!("{guess:064x}")).await.refusal(410);
    }
    let refused = open(&maria, &link.token).await;
    refused.refusal(429);
    assert!(refused.headers.contains_key("retry-after"));
    assert_eq!(links(&maria, id).await[0]["openings"], json!([]), "what is held back opens nothing");
}

#[tokio::test]
async fn a_document_has_ten_open_links_at_most() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let first = share(&maria, id, &json!({"days": 1})).await;
    for _ in 1..10 {
        share(&maria, id, &json!({"days": 1})).await;
    }
    let refused = maria.post(&links_of(id), &json!({"days": 1})).await.expect(409);
    assert_eq!(refused["code"], "too_many_links", "{refused}");
    withdraw(&maria, id, &first.id).await;
    share(&maria, id, &json!({"days": 1})).await;
}

/// Each counts before it is made and once more when it is there; of those that are too many by then the newest are refused.
#[tokio::test]
async fn of_links_that_are_made_at_once_as_many_are_made_as_there_is_room_for() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    for _ in 0..8 {
        share(&maria, id, &json!({"days": 1})).await;
    }
    let (path, body) = (links_of(id), json!({"days": 1}));
    let answers = join_all((0..6).map(|_| maria.post(&path, &body))).await;
    let made = answers.iter().filter(|answer| answer.status == 201).count();
    assert!(answers.iter().all(|answer| [201, 409].contains(&answer.status)));
    assert_eq!(links(&maria, id).await.len(), 8 + made);
    assert_eq!(made, 2, "there was room for two");
}
