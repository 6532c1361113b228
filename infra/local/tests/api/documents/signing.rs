//! What is planned and done about signing a paid document.

use reqwest::Method;
use serde_json::{Value, json};

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::response::ApiResponse;

fn plan() -> Value {
    let day = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).date();
    let day = day.saturating_add(jiff::Span::new().days(30));
    json!({"date": day.to_string(), "time": "10:00", "place": "The library", "remind": true})
}

fn signed(document: &Value) -> Value {
    let day = document["createdAt"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
    let day = domain::documents::florida_day(day).to_string();
    json!({"date": day, "original": "In the safe", "version": document["version"]})
}

#[tokio::test]
async fn a_plan_is_kept_with_the_document_until_it_is_signed() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    let path = format!("/api/documents/{id}/signing");
    let fresh = maria.document(id).await;
    assert_eq!(fresh["signing"], json!({"plan": null, "signed": null}));
    let planned = maria.put(&path, &json!({"plan": plan(), "signed": null})).await.expect(200);
    assert_eq!(planned["signing"], json!({"plan": plan(), "signed": null}));
    assert_eq!(planned["version"], fresh["version"].as_u64().unwrap() + 1);
    let done = json!({"plan": null, "signed": signed(&planned)});
    maria.put(&path, &done).await.expect(200);
    assert_eq!(maria.document(id).await["signing"], done);
    let listed = maria.get("/api/documents").await.expect(200);
    assert_eq!(listed[0]["signing"], done, "the list has it too");
}

#[tokio::test]
async fn a_change_after_signing_is_told_from_a_visit() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    let path = format!("/api/documents/{id}");
    let before = maria.document(id).await;
    let change = json!({"plan": null, "signed": signed(&before)});
    maria.put(&format!("{path}/signing"), &change).await.expect(200);
    let visited = maria.patch(&path, &json!({"currentStep": 3})).await.expect(200);
    assert_eq!(visited["contentVersion"], before["contentVersion"], "nothing that is printed has changed");
    let renamed = maria.patch(&path, &json!({"answers": {"executorName": "Ana Ruiz"}})).await.expect(200);
    assert_eq!(renamed["contentVersion"], renamed["version"]);
    assert!(renamed["contentVersion"].as_u64() > renamed["signing"]["signed"]["version"].as_u64());
}

#[tokio::test]
async fn only_a_paid_document_is_signed() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let nothing = json!({"plan": null, "signed": null});
    let sentence = maria.put(&format!("/api/documents/{id}/signing"), &nothing).await.refusal(402);
    assert!(sentence.starts_with("This document has not been paid for yet."), "{sentence}");
    let (id, payment) = maria.bought().await;
    maria.bank(&format!("dispute/{payment}"), &json!({})).await;
    maria.eventually_is(id, "onHold", json!(true)).await;
    let refused = maria.put(&format!("/api/documents/{id}/signing"), &nothing).await.expect(409);
    assert_eq!(refused["code"], "payment_disputed");
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_its_field() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    let path = format!("/api/documents/{id}/signing");
    let good = signed(&maria.document(id).await);
    let with = |field: &str, value: Value| {
        let mut copy = good.clone();
        copy[field] = value;
        json!({"plan": null, "signed": copy})
    };
    for (field, value, at) in [
        ("date", json!("2999-01-01"), "signedDate"),
        ("version", json!(900), "signedVersion"),
        ("original", json!("x".repeat(201)), "signedOriginal"),
    ] {
        let refused = maria.put(&path, &with(field, value)).await.expect(400);
        assert!(refused["fields"][at].is_string(), "{refused}");
    }
    for wrong in [json!("2026-02-30"), json!(7), json!("tomorrow")] {
        maria.put(&path, &with("date", wrong)).await.refusal(400);
    }
    assert_eq!(maria.document(id).await["signing"]["signed"], Value::Null);
}

#[tokio::test]
async fn two_windows_do_not_overwrite_each_others_plan() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    let path = format!("/api/documents/{id}/signing");
    let seen = maria.document(id).await["version"].to_string();
    let note = |place: &str| {
        let mut plan = plan();
        plan["place"] = json!(place);
        let request = maria.request(Method::PUT, &path).header("if-match", format!("\"{seen}\""));
        ApiResponse::to(request.json(&json!({"plan": plan, "signed": null})))
    };
    note("The library").await.expect(200);
    let lost = note("The bank").await.expect(412);
    assert_eq!(lost["document"]["signing"]["plan"]["place"], "The library", "the newer copy comes along");
}
