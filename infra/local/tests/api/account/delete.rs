//! The end of an account.

use adapters::Services;
use aws_sdk_dynamodb::primitives::Blob;
use local::Settings;
use serde_json::json;

use crate::fixtures::alteration::AlteredProduct;
use crate::fixtures::deployed;
use crate::fixtures::later::Later;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::{Address, shared, start};

#[tokio::test]
async fn a_32_a_deleted_account_leaves_nothing_behind_and_a_second_try_changes_nothing() {
    let maria = Person::registered(&start()).await;
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
    assert_eq!(maria.at.rows_of(&id).await, Vec::<String>::new());
    assert!(!maria.at.stored_files().iter().any(|name| name.contains(&id)));
    maria.post("/api/account/delete", &json!({"password": PASSWORD})).await.refusal(401);
    maria.elsewhere(PASSWORD).await.refusal(401);
    let form = json!({"email": maria.email, "password": PASSWORD});
    maria.post("/api/auth/register", &form).await.expect(201);
    no_call_is_under_way(&maria.at).await;
    assert_eq!(maria.at.every_row_of(&id).await, Vec::<String>::new());
}

/// The clock comes once every call from before the deletion has ended.
async fn no_call_is_under_way(at: &Address) {
    Later::by(at, 17 * 60).await.reconcile().await;
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

/// The account is gone, and the tables do not answer when what is left is swept. She had a passkey.
#[tokio::test]
async fn a_32_what_an_end_that_breaks_off_leaves_cannot_be_opened_and_is_swept_later() {
    let (maria, device) = Person::with_passkey(&start()).await;
    let maria = maria.signed_in_by_passkey(&device).await;
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
    behind.post("/api/account/delete", &json!({})).await.refusal(503);
    maria.elsewhere(PASSWORD).await.refusal(401);
    let rows = maria.at.dump("main").await;
    let left: Vec<&String> = rows.iter().filter(|row| row.contains(&id)).collect();
    assert!(left.iter().any(|row| row.contains(&format!("DELETED#{will}"))), "it broke off: {left:?}");
    assert!(left.iter().any(|row| row.contains("PASSKEYS")), "{left:?}");
    assert!(!left.iter().any(|row| row.contains("wrapped")), "the key is gone: {left:?}");
    no_call_is_under_way(&maria.at).await;
    assert_eq!(maria.at.every_row_of(&id).await, Vec::<String>::new());
    assert!(!maria.at.stored_files().iter().any(|name| name.contains(&id)));
}

/// A will is made and paid for between the last look at the documents and the end of the account, and Stripe's event is lost.
#[tokio::test]
async fn a_32_a_document_paid_for_while_the_account_goes_is_swept_and_its_money_waits_for_a_person() {
    let maria = Person::registered(&start()).await;
    maria.control(&json!({"webhook_drop": ["*"]})).await;
    let id = maria.owner().await;
    let mut settings = deployed::settings(&maria.at, Settings::policy());
    let endpoints = settings.endpoints.as_mut().unwrap();
    let tables = AlteredProduct::holding(&endpoints.dynamodb, |asked| {
        asked.contains("\"Delete\"") && asked.contains("\"PROFILE\"")
    });
    let tables = tables.await;
    endpoints.dynamodb.clone_from(&tables.address);
    let mut behind = maria.clone();
    behind.at.site = deployed::serve(&Services::new(settings)).await;
    let proof = json!({"password": PASSWORD});
    let buying = async {
        tables.held().await;
        let asked = maria.payment(maria.answered_will().await).await;
        maria.confirm(&asked, "pm_card_visa").await.expect(200);
        tables.let_go();
    };
    let (gone, ()) = tokio::join!(behind.post("/api/account/delete", &proof), buying);
    gone.expect(200);
    assert_eq!(maria.at.rows_of(&id).await, Vec::<String>::new());
    let ledger = maria.at.dump("ledger").await;
    assert!(ledger.iter().any(|row| row.contains("\"UNMATCHED\"")), "{ledger:?}");
}
