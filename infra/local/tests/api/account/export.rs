//! Everything that is kept about a person, to take along.

use std::io::{Cursor, Read};

use serde_json::{Value, json};

use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::shared;

fn unzipped(bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    (0..zip.len())
        .map(|index| {
            let mut file = zip.by_index(index).unwrap();
            let mut content = Vec::new();
            file.read_to_end(&mut content).unwrap();
            (file.name().to_string(), content)
        })
        .collect()
}

#[tokio::test]
async fn a_32_the_export_has_the_account_every_answer_and_every_pdf() {
    let maria = Person::registered(shared()).await;
    let (draft, paid) = (maria.draft("powerOfAttorney").await, maria.paid_will().await);
    let plan = json!({"plan": {"date": "2026-12-05", "time": null, "place": "The library", "remind": false}, "signed": null});
    maria.put(&format!("/api/documents/{paid}/signing"), &plan).await.expect(200);
    let pdf = maria.get(&format!("/api/documents/{paid}/download")).await.bytes;
    maria.patch("/api/account/people-book", &json!({"on": true})).await.expect(200);
    let refused = maria.post("/api/account/export", &json!({"password": "Seashell2"})).await.expect(400);
    assert_eq!(refused["fields"]["password"], "That is not your password.");
    let export = maria.post("/api/account/export", &json!({"password": PASSWORD})).await;
    assert_eq!(export.headers["content-type"], "application/zip");
    let files = unzipped(&export.bytes);
    let file = |name: &str| files.iter().find(|(found, _)| found == name).map(|(_, bytes)| bytes.clone());
    assert_eq!(file(&format!("documents/{paid}.pdf")).unwrap(), pdf);
    let account: Value = serde_json::from_slice(&file("account.json").unwrap()).unwrap();
    assert_eq!(account["user"]["email"], maria.email);
    assert_eq!(account["peopleBook"], true);
    assert_eq!(account["people"][0]["role"], "Personal representative");
    assert_eq!(account["devices"].as_array().unwrap().len(), 1);
    assert_eq!(account["activity"][0]["kind"], "exported");
    assert_eq!(account["payments"][0]["documents"], json!([paid]));
    assert_eq!(account["payments"][0]["entries"][0]["kind"], "paid");
    let documents = account["documents"].as_array().unwrap();
    let ids: Vec<u64> = documents.iter().map(|document| document["id"].as_u64().unwrap()).collect();
    assert_eq!((ids.len(), ids.contains(&draft), ids.contains(&paid)), (2, true, true));
    let will = documents.iter().find(|document| document["id"] == paid).unwrap();
    assert_eq!(will["answers"], maria.document(paid).await["answers"]);
    assert_eq!(will["signing"], plan);
}
