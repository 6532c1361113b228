//! What ends a link: its owner, money that goes back, and the end of its document or its account.

use adapters::Services;
use local::Settings;
use serde_json::{Value, json};

use super::{links, open, share, shares, told, withdraw};
use crate::fixtures::alteration::AlteredProduct;
use crate::fixtures::deployed;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::{shared, start};

/// What is refunded or disputed is not handed out by another door; what is paid again is.
#[tokio::test]
async fn a_link_to_a_paid_paper_opens_nothing_while_its_money_is_back_or_disputed() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    let final_link = share(&maria, id, &json!({"days": 30})).await;
    assert_eq!(open(&maria, &final_link.token).await.status, 200);
    let refund = maria.operator("/v1/refunds", &[("payment_intent", &payment)]).await;
    maria.eventually_is(id, "status", json!("completed")).await;
    open(&maria, &final_link.token).await.refusal(410);
    let draft_link = share(&maria, id, &json!({"days": 30})).await;
    assert_eq!(
        open(&maria, &draft_link.token).await.status,
        200,
        "a marked draft is anyone's whom its owner gives it"
    );
    let path = format!("refund/{}", refund["id"].as_str().unwrap());
    maria.bank(&path, &json!({"status": "failed"})).await;
    maria.eventually_is(id, "status", json!("paid")).await;
    assert_eq!(open(&maria, &final_link.token).await.status, 200);
    assert_eq!(
        links(&maria, id).await.iter().map(|link| link["openings"].as_array().unwrap().len()).sum::<usize>(),
        3
    );
}

#[tokio::test]
async fn a_withdrawn_link_is_answered_like_one_that_never_was_and_leaves_nothing() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    let link = share(&maria, id, &json!({"days": 30})).await;
    assert_eq!(open(&maria, &link.token).await.status, 200);
    assert_eq!(withdraw(&maria, id, &link.id).await.status, 204);
    let never = told(open(&maria, &"0".repeat(64)).await.expect(410));
    assert_eq!(told(open(&maria, &link.token).await.expect(410)), never);
    assert_eq!(links(&maria, id).await, Vec::<Value>::new());
    assert_eq!(withdraw(&maria, id, &link.id).await.refusal(404), "There is no such link.");
    assert!(shares(&maria).await.is_empty());
}

/// The tables fail while a link is taken away: nothing is left that nobody can take away any more.
#[tokio::test]
async fn a_deletion_that_breaks_off_can_be_repeated_and_leaves_no_link() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    share(&maria, id, &json!({"days": 30})).await;
    let mut settings = deployed::settings(&maria.at, Settings::policy());
    let endpoints = settings.endpoints.as_mut().unwrap();
    let tables = AlteredProduct::refusing(&endpoints.dynamodb, |asked| {
        asked.contains("\"Delete\"") && asked.contains("SHARE#")
    });
    endpoints.dynamodb = tables.await.address;
    let mut behind = maria.clone();
    behind.at.site = deployed::serve(&Services::new(settings)).await;
    behind.delete(&format!("/api/documents/{id}")).await.refusal(503);
    maria.delete(&format!("/api/documents/{id}")).await.expect(200);
    assert_eq!(shares(&maria).await, Vec::<String>::new());
}

/// The tables refuse to let the document go: it stays, and so do its links.
#[tokio::test]
async fn a_deletion_that_does_not_come_about_leaves_the_links_as_they_are() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    let link = share(&maria, id, &json!({"days": 30})).await;
    let mut settings = deployed::settings(&maria.at, Settings::policy());
    let endpoints = settings.endpoints.as_mut().unwrap();
    let tables = AlteredProduct::refusing(&endpoints.dynamodb, |asked| asked.contains("DELETED#"));
    endpoints.dynamodb = tables.await.address;
    let mut behind = maria.clone();
    behind.at.site = deployed::serve(&Services::new(settings)).await;
    behind.delete(&format!("/api/documents/{id}")).await.refusal(503);
    assert_eq!(links(&maria, id).await.len(), 1);
    assert_eq!(open(&maria, &link.token).await.status, 200);
}

#[tokio::test]
async fn with_its_document_or_its_account_a_link_ends_and_nothing_of_it_can_be_read() {
    let maria = Person::registered(&start()).await;
    let ids = [maria.paid_will().await, maria.answered_will().await];
    let made = [
        share(&maria, ids[0], &json!({"days": 30})).await,
        share(&maria, ids[1], &json!({"days": 30})).await,
    ];
    assert_eq!(shares(&maria).await.len(), 4);
    maria.delete(&format!("/api/documents/{}", ids[0])).await.expect(200);
    open(&maria, &made[0].token).await.refusal(410);
    assert_eq!(open(&maria, &made[1].token).await.status, 200);
    assert_eq!(shares(&maria).await.len(), 2);
    maria.post("/api/account/delete", &json!({"password": PASSWORD})).await.expect(200);
    open(&maria, &made[1].token).await.refusal(410);
    assert_eq!(shares(&maria).await, Vec::<String>::new());
}
