//! The versions of a paid document: what was downloaded, what changed since, and which copy is signed.

use serde_json::{Value, json};

use crate::fixtures::pdf::text;
use crate::fixtures::person::Person;
use crate::fixtures::product::{shared, start};
use crate::fixtures::response::ApiResponse;

async fn download(person: &Person, id: u64) -> Vec<u8> {
    let answer = person.get(&format!("/api/documents/{id}/download")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.bytes
}

async fn versions(person: &Person, id: u64) -> Value {
    person.get(&format!("/api/documents/{id}/versions")).await.expect(200)
}

async fn version(person: &Person, id: u64, number: u32) -> ApiResponse {
    person.get(&format!("/api/documents/{id}/versions/{number}/download")).await
}

async fn name_executor(person: &Person, id: u64, name: &str) -> Value {
    let change = json!({"answers": {"executorName": name}});
    person.patch(&format!("/api/documents/{id}"), &change).await.expect(200)
}

/// A will that was downloaded, changed, and downloaded again: both files.
async fn changed_will(person: &Person) -> (u64, Vec<u8>, Vec<u8>) {
    let id = person.paid_will().await;
    let first = download(person, id).await;
    name_executor(person, id, "Paula Ramirez").await;
    (id, first, download(person, id).await)
}

/// Notes that the document was signed as it reads.
async fn sign(person: &Person, id: u64) {
    let document = person.document(id).await;
    let day = document["createdAt"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
    let day = domain::documents::florida_day(day).to_string();
    let signed = json!({"date": day, "original": null, "version": document["version"]});
    let path = format!("/api/documents/{id}/signing");
    person.put(&path, &json!({"plan": null, "signed": signed})).await.expect(200);
}

/// Words without the places at which lines break.
fn unbroken(words: &str) -> String {
    words.split_whitespace().collect()
}

#[tokio::test]
async fn what_is_downloaded_twice_is_one_version() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    assert_eq!(
        versions(&maria, id).await,
        json!({"versions": [], "signed": null, "signAgain": false, "hasChanged": false})
    );
    let pdf = download(&maria, id).await;
    assert!(download(&maria, id).await == pdf);
    let found = versions(&maria, id).await;
    let [only] = &found["versions"].as_array().unwrap()[..] else { panic!("{found}") };
    assert_eq!((&only["number"], &found["hasChanged"]), (&json!(1), &json!(false)));
    assert_eq!(only["sha256"], domain::documents::Sha256Hash::of(&pdf).to_string());
    assert_eq!(only["contentVersion"], maria.document(id).await["contentVersion"]);
    assert!(only["lawAsOf"].as_str().unwrap().starts_with("20"), "{only}");
    assert!(!only["templateVersion"].as_str().unwrap().is_empty(), "{only}");
}

#[tokio::test]
async fn a_plan_for_signing_day_makes_no_version() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    let pdf = download(&maria, id).await;
    let plan =
        json!({"plan": {"date": "2026-12-05", "time": null, "place": null, "remind": false}, "signed": null});
    maria.put(&format!("/api/documents/{id}/signing"), &plan).await.expect(200);
    assert!(download(&maria, id).await == pdf);
    assert_eq!(versions(&maria, id).await["versions"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn each_version_can_be_downloaded_again_as_it_was() {
    let maria = Person::registered(shared()).await;
    let (id, first, second) = changed_will(&maria).await;
    assert!(first != second);
    let one = version(&maria, id, 1).await;
    let name = format!("attachment; filename=\"document-{id}-version-1.pdf\"");
    assert_eq!(one.headers["content-disposition"], name);
    assert!(one.bytes == first);
    assert!(version(&maria, id, 2).await.bytes == second);
    for wrong in ["3", "0", "01", "one", "-1"] {
        let path = format!("/api/documents/{id}/versions/{wrong}/download");
        assert_eq!(maria.get(&path).await.refusal(404), "There is no such version of this document.");
    }
}

#[tokio::test]
async fn a_change_is_told_clause_by_clause_with_its_question() {
    let maria = Person::registered(shared()).await;
    let (id, ..) = changed_will(&maria).await;
    let path = format!("/api/documents/{id}/versions/1/changes");
    let found = maria.get(&path).await.expect(200);
    assert_eq!((&found["before"]["number"], &found["after"]["number"]), (&json!(1), &json!(2)));
    let clauses = found["clauses"].as_array().unwrap();
    assert!(!clauses.is_empty());
    for clause in clauses {
        assert_eq!(clause["causes"][0]["id"], "executorName", "{clause}");
        let words = clause["words"].as_array().unwrap();
        let said = |kind: &str| {
            let of_kind = words.iter().filter(|words| words["kind"] == kind);
            of_kind.map(|words| words["text"].as_str().unwrap()).collect::<Vec<_>>().join(" ")
        };
        assert!(said("added").contains("Paula") && said("removed").contains("Pedro"), "{clause}");
    }
    let turned = maria.get(&format!("/api/documents/{id}/versions/2/changes?with=1")).await.expect(200);
    assert_eq!(turned["clauses"].as_array().unwrap().len(), clauses.len());
}

#[tokio::test]
async fn a_kept_version_keeps_its_details_and_the_change_names_the_one_that_caused_it() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    let live_in = async |county: &str| {
        let change = json!({"facts": {"county": county}});
        maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
        download(&maria, id).await
    };
    let orange = live_in("Orange").await;
    let lake = text(&live_in("Lake").await);
    assert!(version(&maria, id, 1).await.bytes == orange);
    assert!(text(&orange).contains("Orange County") && !text(&orange).contains("Lake County"));
    assert!(lake.contains("Lake County") && !lake.contains("Orange County"));
    let found = maria.get(&format!("/api/documents/{id}/versions/1/changes")).await.expect(200);
    assert_eq!(found["clauses"][0]["causes"][0]["id"], "county", "{found}");
    assert_eq!(maria.document(id).await["facts"]["county"], "Lake");
}

#[tokio::test]
async fn the_last_version_is_compared_with_the_document_as_it_stands() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    download(&maria, id).await;
    let path = format!("/api/documents/{id}/versions/1/changes");
    let same = maria.get(&path).await.expect(200);
    assert_eq!((&same["after"], &same["clauses"]), (&Value::Null, &json!([])));
    name_executor(&maria, id, "Paula Ramirez").await;
    assert_eq!(versions(&maria, id).await["hasChanged"], true);
    for path in [path.clone(), format!("{path}?with=now")] {
        let found = maria.get(&path).await.expect(200);
        assert!(!found["clauses"].as_array().unwrap().is_empty(), "{path}");
    }
    assert_eq!(
        maria.get(&format!("{path}?with=2")).await.refusal(404),
        "There is no such version of this document."
    );
    maria.get(&format!("{path}?with=soon")).await.refusal(400);
}

#[tokio::test]
async fn a_sheet_that_says_what_changed_is_added_where_it_is_asked_for() {
    let maria = Person::registered(shared()).await;
    let (id, first, second) = changed_will(&maria).await;
    let path = format!("/api/documents/{id}/download?changes=true");
    let with_sheet = maria.get(&path).await.bytes;
    let words = text(&with_sheet);
    assert!(words.contains("What changed since version 1") && words.contains("Pedro Ramirez"), "{words}");
    assert!(maria.get(&path).await.bytes == with_sheet, "it is the same each time");
    assert!(download(&maria, id).await == second, "the version itself has none");
    let of_first = format!("/api/documents/{id}/versions/1/download?changes=true");
    assert!(maria.get(&of_first).await.bytes == first, "nothing comes before the first");
    maria.get(&format!("/api/documents/{id}/download?changes=maybe")).await.refusal(400);
}

#[tokio::test]
async fn the_copy_that_was_signed_is_known_and_has_to_be_signed_again_after_a_change() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    download(&maria, id).await;
    sign(&maria, id).await;
    let standing = |found: &Value| (found["signed"].clone(), found["signAgain"].clone());
    assert_eq!(standing(&versions(&maria, id).await), (json!(1), json!(false)));
    name_executor(&maria, id, "Paula Ramirez").await;
    assert_eq!(standing(&versions(&maria, id).await), (json!(1), json!(true)));
    download(&maria, id).await;
    assert_eq!(standing(&versions(&maria, id).await), (json!(1), json!(true)), "a download signs nothing");
    name_executor(&maria, id, "Pedro Ramirez").await;
    assert_eq!(standing(&versions(&maria, id).await), (json!(1), json!(false)), "it reads as it was signed");
}

#[tokio::test]
async fn a_new_version_is_told_by_mail_in_headings_and_no_words_of_the_paper() {
    let at = start();
    let maria = Person::registered(&at).await;
    changed_will(&maria).await;
    let mail = at.mail_about(&maria.email, "Subject: Version 2 of your").await;
    assert!(mail.contains("What changed since version 1, downloaded"), "{mail}");
    for private in ["Paula", "Pedro", "Ramirez", "Carlos"] {
        assert!(!mail.contains(private), "{private} in:\n{mail}");
    }
    at.all_sent().await;
    let all = at.mail_to(&maria.email);
    assert_eq!(all.iter().filter(|mail| mail.contains("Subject: Version")).count(), 1, "none of the first");
}

#[tokio::test]
async fn of_a_will_that_is_signed_and_changed_again_the_page_the_mail_and_the_sheet_say_the_same() {
    let at = start();
    let maria = Person::registered(&at).await;
    let (id, ..) = changed_will(&maria).await;
    sign(&maria, id).await;
    name_executor(&maria, id, "Daniel Torres").await;
    download(&maria, id).await;
    let page = maria.get(&format!("/api/documents/{id}/versions/2/changes?with=3")).await.expect(200);
    let mail = at.mail_about(&maria.email, "Subject: Version 3 of your").await;
    let sheet =
        unbroken(&text(&maria.get(&format!("/api/documents/{id}/download?changes=true")).await.bytes));
    let clauses = page["clauses"].as_array().unwrap();
    let count = match clauses.len() {
        1 => "One clause differs.".to_string(),
        several => format!("{several} clauses differ."),
    };
    let again = "You signed version 2. The document says something else now. To use the new words, print it and sign it in the same way.";
    for said in ["What changed since version 2, downloaded", &count, again] {
        assert!(mail.contains(said), "{said}: {mail}");
        assert!(sheet.contains(&unbroken(said)), "{said}: {sheet}");
    }
    for clause in clauses {
        let heading = format!("Changed words: {}", clause["heading"].as_str().unwrap());
        assert!(mail.contains(&format!("- {heading}")), "{heading}: {mail}");
        assert!(sheet.contains(&unbroken(&heading)), "{heading}");
        for words in clause["words"].as_array().unwrap() {
            assert!(sheet.contains(&unbroken(words["text"].as_str().unwrap())), "{words}");
        }
        let causes = clause["causes"].as_array().unwrap().iter().map(|cause| cause["text"].as_str().unwrap());
        let causes: Vec<&str> = causes.collect();
        assert!(sheet.contains(&unbroken(&format!("Comes from: {}", causes.join("; ")))), "{causes:?}");
    }
    let found = versions(&maria, id).await;
    assert_eq!((&found["signed"], &found["signAgain"]), (&json!(2), &json!(true)));
}

/// The name of the one who was named when the first copy was signed comes back.
#[tokio::test]
async fn a_new_version_that_reads_as_the_signed_one_does_asks_for_no_signature() {
    let at = start();
    let maria = Person::registered(&at).await;
    let id = maria.paid_will().await;
    download(&maria, id).await;
    sign(&maria, id).await;
    for executor in ["Paula Ramirez", "Pedro Ramirez"] {
        name_executor(&maria, id, executor).await;
        download(&maria, id).await;
    }
    let mail = at.mail_about(&maria.email, "Subject: Version 3 of your").await;
    assert!(
        mail.contains("What changed since version 2, downloaded") && !mail.contains("You signed"),
        "{mail}"
    );
    let sheet = maria.get(&format!("/api/documents/{id}/download?changes=true")).await.bytes;
    assert!(!text(&sheet).contains("You signed"));
}

#[tokio::test]
async fn nothing_of_the_versions_is_left_when_the_document_is_deleted() {
    let at = start();
    let maria = Person::registered(&at).await;
    let (id, ..) = changed_will(&maria).await;
    assert!(at.dump("main").await.iter().any(|row| row.contains("VERSION#")));
    assert!(at.stored_files().iter().any(|name| name.contains("/versions/")));
    maria.delete(&format!("/api/documents/{id}")).await.expect(200);
    assert!(!at.dump("main").await.iter().any(|row| row.contains("VERSION#")));
    // What the local store of files keeps beside its own files stays.
    let files = at.stored_files().into_iter().filter(|name| name.contains("/versions/"));
    assert_eq!(files.collect::<Vec<_>>(), Vec::<String>::new());
}

#[tokio::test]
async fn two_downloads_at_once_make_one_version() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    let (one, other) = tokio::join!(download(&maria, id), download(&maria, id));
    assert!(one == other);
    assert_eq!(versions(&maria, id).await["versions"].as_array().unwrap().len(), 1);
}
