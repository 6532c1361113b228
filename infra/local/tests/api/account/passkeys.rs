//! The passkeys of an account: listed, removed, exported and gone with it.

use std::io::{Cursor, Read};

use local::authenticator::Device;
use serde_json::{Value, json};

use crate::fixtures::passkeys::SIGN_IN;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::shared;

#[tokio::test]
async fn a_passkey_is_listed_and_counted_and_its_owner_is_told() {
    let maria = Person::registered(shared()).await;
    assert_eq!(maria.get("/api/account").await.expect(200)["passkeys"], 0);
    let added = maria.add_passkey(&Device::default(), &json!({"password": PASSWORD})).await;
    assert_eq!((&added["name"], &added["lastUsedAt"]), (&json!("My phone"), &Value::Null));
    let listed = maria.get("/api/account/passkeys").await.expect(200);
    assert_eq!(listed, json!({"passkeys": [added]}));
    assert_eq!(maria.get("/api/account").await.expect(200)["passkeys"], 1);
    assert_eq!(maria.happenings().await[0], "passkeyAdded");
    maria.mail_about("A passkey was added", 1).await;
}

#[tokio::test]
async fn a_removed_passkey_opens_nothing_and_the_password_counts_again() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let listed = maria.get("/api/account/passkeys").await.expect(200);
    let path = format!("/api/account/passkeys/{}/delete", listed["passkeys"][0]["id"].as_str().unwrap());
    let answer = maria.passkey_answer(&device).await;
    let proof = maria.proof(&device).await;
    maria.post(&path, &proof).await.expect(200);
    assert_eq!(maria.post(SIGN_IN, &answer).await.expect(401)["code"], "passkey_unknown");
    maria.post(&path, &json!({"password": PASSWORD})).await.refusal(404);
    assert_eq!(maria.post("/api/account/export", &json!({"password": PASSWORD})).await.status, 200);
    assert!(maria.happenings().await.contains(&"passkeyRemoved".to_string()));
    maria.mail_about("A passkey was removed", 1).await;
}

#[tokio::test]
async fn a_03_nobody_removes_anybody_elses_passkey() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let stranger = Person::registered(shared()).await;
    let listed = maria.get("/api/account/passkeys").await.expect(200);
    let path = format!("/api/account/passkeys/{}/delete", listed["passkeys"][0]["id"].as_str().unwrap());
    stranger.post(&path, &json!({"password": PASSWORD})).await.refusal(404);
    maria.sign_in_by_passkey(&device).await.expect(200);
}

fn unzipped(bytes: &[u8]) -> Value {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut text = String::new();
    zip.by_name("account.json").unwrap().read_to_string(&mut text).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[tokio::test]
async fn a_32_the_export_has_the_passkeys_and_deletion_leaves_none() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let maria = maria.signed_in_by_passkey(&device).await;
    let export = maria.post("/api/account/export", &json!({})).await;
    assert_eq!(unzipped(&export.bytes)["passkeys"][0]["name"], "My phone");
    let owner = maria.owner().await;
    let rows = maria.at.rows("main", &format!("USER#{owner}")).await;
    let row = rows.iter().find(|row| row.contains("PASSKEYS")).expect("a row of passkeys");
    assert!(!row.contains("My phone") && row.contains("sealed"), "{row}");
    let answer = maria.passkey_answer(&device).await;
    maria.post("/api/account/delete", &json!({})).await.expect(200);
    assert_eq!(maria.at.rows_of(&owner).await, Vec::<String>::new());
    assert_eq!(maria.post(SIGN_IN, &answer).await.expect(401)["code"], "passkey_unknown");
}
