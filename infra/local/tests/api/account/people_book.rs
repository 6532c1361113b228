//! The people book: what one document says of people, for the next one.

use serde_json::{Value, json};

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

const BOOK: &str = "/api/account/people-book";

/// Someone with a will that names husband and child.
async fn with_will() -> (Person, u64) {
    let maria = Person::registered(shared()).await;
    let will = json!({
        "type": "simpleWill",
        "answers": {"fullName": "Maria Lopez", "maritalStatus": "Married", "hasChildren": "Yes"},
        "facts": {"spouseName": "Daniel Lopez", "children": [{"name": "Ana Lopez", "minor": true}]},
    });
    let id = maria.post("/api/documents", &will).await.expect(201)["id"].as_u64().unwrap();
    (maria, id)
}

fn values(book: &Value) -> Vec<(&str, &Value)> {
    let entries = book["entries"].as_array().unwrap();
    entries.iter().map(|entry| (entry["id"].as_str().unwrap(), &entry["value"])).collect()
}

#[tokio::test]
async fn it_is_empty_until_its_owner_switches_it_on() {
    let (maria, _) = with_will().await;
    assert_eq!(maria.get(BOOK).await.expect(200), json!({"on": false, "entries": [], "people": []}));
    let on = maria.patch(BOOK, &json!({"on": true})).await.expect(200);
    assert_eq!(on["on"], true);
    assert_eq!(maria.get(BOOK).await.expect(200), on);
    let off = maria.patch(BOOK, &json!({"on": false})).await.expect(200);
    assert_eq!(off, json!({"on": false, "entries": [], "people": []}));
}

#[tokio::test]
async fn it_has_what_the_documents_say_and_names_the_document() {
    let (maria, will) = with_will().await;
    let book = maria.patch(BOOK, &json!({"on": true})).await.expect(200);
    let said = [
        ("self.name", &json!("Maria Lopez")),
        ("spouse.name", &json!("Daniel Lopez")),
        ("children", &json!([{"name": "Ana Lopez", "minor": true}])),
    ];
    assert_eq!(values(&book), said);
    let first = &book["entries"][0];
    assert_eq!((&first["document"], &first["documentName"]), (&json!(will), &json!("Simple Will")));
    assert_eq!(first["label"], "Your full name");
}

#[tokio::test]
async fn the_document_that_was_changed_last_is_right() {
    let (maria, will) = with_will().await;
    let power = maria.draft("powerOfAttorney").await;
    let name = |name: &str| json!({"answers": {"principalName": name}});
    maria.patch(&format!("/api/documents/{power}"), &name("Maria Lopez Cruz")).await.expect(200);
    let book = maria.patch(BOOK, &json!({"on": true})).await.expect(200);
    assert_eq!(book["entries"][0]["value"], "Maria Lopez Cruz");
    maria.delete(&format!("/api/documents/{power}")).await.expect(200);
    let book = maria.get(BOOK).await.expect(200);
    assert_eq!(
        (&book["entries"][0]["value"], &book["entries"][0]["document"]),
        (&json!("Maria Lopez"), &json!(will))
    );
}

#[tokio::test]
async fn what_is_not_asked_for_any_more_is_not_said() {
    let (maria, will) = with_will().await;
    let single = json!({"answers": {"maritalStatus": "Single", "hasChildren": "No"}});
    maria.patch(&format!("/api/documents/{will}"), &single).await.expect(200);
    let book = maria.patch(BOOK, &json!({"on": true})).await.expect(200);
    assert_eq!(values(&book), [("self.name", &json!("Maria Lopez"))]);
}

#[tokio::test]
async fn it_is_nobody_elses() {
    let (maria, _) = with_will().await;
    maria.patch(BOOK, &json!({"on": true})).await.expect(200);
    let other = Person::registered(shared()).await;
    let book = other.patch(BOOK, &json!({"on": true})).await.expect(200);
    assert_eq!(book, json!({"on": true, "entries": [], "people": []}));
    Person::visitor(shared()).get(BOOK).await.refusal(401);
    maria.patch(BOOK, &json!({"on": "yes"})).await.refusal(400);
}

#[tokio::test]
async fn whom_the_documents_appoint_is_known_once_with_all_that_they_say() {
    let (maria, will) = with_will().await;
    let power = json!({
        "type": "powerOfAttorney",
        "answers": {
            "principalName": "Maria Lopez", "agentName": "Eva Diaz", "agentRelationship": "Sister",
            "agentAddress": "9 Bay Street, Tampa, FL 33602",
        },
    });
    let power = maria.post("/api/documents", &power).await.expect(201)["id"].as_u64().unwrap();
    let executor = json!({"answers": {"executorName": "Eva Diaz", "alternateExecutorName": "Ben Cole"}});
    maria.patch(&format!("/api/documents/{will}"), &executor).await.expect(200);
    let book = maria.patch(BOOK, &json!({"on": true})).await.expect(200);
    let people = book["people"].as_array().unwrap();
    let names: Vec<&Value> = people.iter().map(|person| &person["name"]).collect();
    assert_eq!(names, ["Eva Diaz", "Ben Cole", "Eva Diaz"]);
    let address = json!({"street": "9 Bay Street", "city": "Tampa", "state": "FL", "zip": "33602"});
    assert_eq!((&people[2]["relationship"], &people[2]["address"]), (&json!("Sister"), &address));
    assert_eq!(people[1]["role"], "Backup personal representative");
    maria.delete(&format!("/api/documents/{power}")).await.expect(200);
    let book = maria.get(BOOK).await.expect(200);
    assert!(!book["people"].to_string().contains("Bay Street"), "what no document says any more is gone");
}
