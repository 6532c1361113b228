//! The end of an account.

use adapters::Services;
use aws_sdk_dynamodb::primitives::Blob;
use local::Settings;
use serde_json::json;

use crate::fixtures::alteration::AlteredProduct;
use crate::fixtures::deployed;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::shared;

#[tokio::test]
async fn a_32_a_deleted_account_leaves_nothing_behind_and_a_second_try_changes_nothing() {
    let maria = Person::registered(shared()).await;
    let paid = maria.paid_will().await;
    let plan = json!({"date": "2027-12-03", "time": null, "place": null, "remind": true});
    let signing = json!({"plan": plan, "signed": null});
    maria.put(&format!("/api/documents/{paid}/signing"), &signing).await.expect(200);
    maria.draft("simpleWill").await;
    maria.get(&format!("/api/documents/{paid}/download")).await;
    let id = maria.get("/api/auth/user").await.expect(200)["id"].as_str().unwrap().to_string();
    assert!(maria.at.dump("main").await.iter().any(|name| name.contains(&id)));
    assert!(maria.at.stored_files().iter().any(|name| name.contains(&id)));
    let refused = maria.post("/api/account/delete", &json!({"password": "Seashell2"})).await.expect(400);
    assert_eq!(refused["fields"]["password"], "That is not your password.");
    let gone = maria.post("/api/account/delete", &json!({"password": PASSWORD})).await;
    gone.expect(200);
    assert_eq!(gone.headers["clear-site-data"], "\"storage\"");
    for table in ["main", "sessions"] {
        let left: Vec<String> = maria.at.dump(table).await.into_iter().filter(|n| n.contains(&id)).collect();
        assert_eq!(left, Vec::<String>::new(), "{table}");
    }
    assert!(!maria.at.stored_files().iter().any(|name| name.contains(&id)));
    maria.post("/api/account/delete", &json!({"password": PASSWORD})).await.refusal(401);
    maria.elsewhere(PASSWORD).await.refusal(401);
    let form = json!({"email": maria.email, "password": PASSWORD});
    maria.post("/api/auth/register", &form).await.expect(201);
}

/// What a fact says is sealed, so the bytes that hold it are looked for, and a person who comes back under the same address is asked.
#[tokio::test]
async fn of_a_fact_nothing_is_found_after_its_account() {
    let maria = Person::registered(shared()).await;
    let book = "/api/account/people-book";
    maria.patch(book, &json!({"on": true})).await.expect(200);
    let will = maria.answered_will().await;
    let path = format!("/api/documents/{will}");
    let fact = json!({"facts": {"spouseName": "Daniel Lopez"}});
    maria.patch(&path, &fact).await.expect(200);
    let said = maria.get(book).await.expect(200);
    assert!(said.to_string().contains("Daniel Lopez"), "{said}");
    let sealed = format!("{:?}", Blob::new(maria.at.sealed(&maria.owner().await, will).await));
    let is_kept = async || maria.at.dump("main").await.iter().any(|row| row.contains(&sealed));
    assert!(is_kept().await);
    maria.post("/api/account/delete", &json!({"password": PASSWORD})).await.expect(200);
    assert!(!is_kept().await);
    let form = json!({"email": maria.email, "password": PASSWORD});
    let again = maria.post("/api/auth/register", &form).await.expect(201);
    let again = Person { token: again["token"].as_str().map(Into::into), ..maria };
    again.get(&path).await.refusal(404);
    assert_eq!(again.get("/api/documents").await.expect(200), json!([]));
    assert_eq!(again.get(book).await.expect(200), json!({"on": false, "entries": [], "people": []}));
}

/// The account is gone, and the tables do not answer when what is left is swept.
#[tokio::test]
async fn a_32_what_an_end_that_breaks_off_leaves_cannot_be_opened() {
    let maria = Person::registered(shared()).await;
    let will = maria.paid_will().await;
    let id = maria.owner().await;
    let mut settings = deployed::settings(&maria.at, Settings::policy());
    let endpoints = settings.endpoints.as_mut().unwrap();
    let tables = AlteredProduct::refusing(&endpoints.dynamodb, |asked| {
        asked.contains("\"pk = :pk\"") && asked.contains("\"pk, sk\"")
    });
    endpoints.dynamodb = tables.await.address;
    let mut behind = maria.clone();
    behind.at.site = deployed::serve(&Services::new(settings)).await;
    behind.post("/api/account/delete", &json!({"password": PASSWORD})).await.refusal(503);
    maria.elsewhere(PASSWORD).await.refusal(401);
    let rows = maria.at.dump("main").await;
    let left: Vec<&String> = rows.iter().filter(|row| row.contains(&id)).collect();
    assert!(left.iter().any(|row| row.contains(&format!("DELETED#{will}"))), "it broke off: {left:?}");
    assert!(!left.iter().any(|row| row.contains("wrapped")), "the key is gone: {left:?}");
}
