//! The court's own forms. None of them is in this tree, so what is installed here are files of our own, under maps that know them.

use std::collections::BTreeSet;

use domain::content::CourtForm;
use serde_json::{Value, json};

use crate::fixtures::court_forms::{specimen, specimens, start_knowing};
use crate::fixtures::pdf::text;
use crate::fixtures::person::Person;
use crate::fixtures::product::{shared, start};
use crate::fixtures::response::ApiResponse;

async fn listed(person: &Person, id: u64) -> Vec<Value> {
    let answer = person.get(&format!("/api/documents/{id}/court-forms")).await.expect(200);
    answer.as_array().unwrap().clone()
}

async fn filled(person: &Person, id: u64, form: &str) -> ApiResponse {
    person.get(&format!("/api/documents/{id}/court-forms/{form}")).await
}

/// Each form by its number and whose it is.
fn names(forms: &[Value]) -> Vec<String> {
    let name = |form: &Value| format!("{} {}", form["form"], form["of"]).replace('"', "");
    forms.iter().map(name).collect()
}

#[tokio::test]
async fn a_divorce_has_the_forms_that_its_answers_call_for_filled_for_each_spouse() {
    let at = start_knowing(specimens).await;
    at.install_specimens();
    let maria = Person::registered(&at).await;
    let id = maria.paid_divorce().await;
    let forms = listed(&maria, id).await;
    assert_eq!(names(&forms), ["12.928 petitioner", "12.902j petitioner", "12.902j respondent"]);
    assert_eq!(
        forms[2],
        json!({"form": "12.902j", "of": "respondent", "names": ["Carlos Lopez"], "number": "12.902j",
            "title": "Specimen", "revision": "11/26", "address": "https://www.flcourts.gov/specimen", "inPacket": true,
            "obstacle": null})
    );
    let file = filled(&maria, id, "12.902j/respondent").await;
    assert_eq!((file.status, &file.headers["content-type"]), (200, &"application/pdf".parse().unwrap()));
    let name = format!("attachment; filename=\"document-{id}-form-12.902j-respondent.pdf\"");
    assert_eq!(file.headers["content-disposition"], name);
    let words = text(&file.bytes);
    assert!(words.contains("Carlos Lopez") && !words.contains("Instructions"), "{words}");
}

#[tokio::test]
async fn a_form_that_is_missing_or_another_file_is_not_filled_and_is_once_it_is_installed() {
    let at = start_knowing(specimens).await;
    let maria = Person::registered(&at).await;
    let id = maria.paid_divorce().await;
    let sentence = "We cannot fill in this form yet. Please take it from the court and fill it in by hand.";
    let changed = [specimen(), b"\n"].concat();
    for file in [None, Some(&changed)] {
        file.iter().for_each(|file| at.install("12.928", file));
        assert_eq!(listed(&maria, id).await[0]["obstacle"], sentence);
        let refused = filled(&maria, id, "12.928/petitioner").await.expect(409);
        assert_eq!((&refused["message"], &refused["code"]), (&json!(sentence), &json!("form_not_installed")));
    }
    at.install("12.928", specimen());
    assert_eq!(listed(&maria, id).await[0]["obstacle"], Value::Null);
    assert_eq!(filled(&maria, id, "12.928/petitioner").await.status, 200);
}

#[tokio::test]
async fn what_a_form_has_too_few_rows_for_stands_on_an_attached_page() {
    let at = start_knowing(specimens).await;
    at.install_specimens();
    let maria = Person::registered(&at).await;
    let id = maria.paid_divorce().await;
    let child = |name: &str| json!({"name": name, "minor": true, "initials": "L.", "age": "9", "livesWith": "The Petitioner"});
    let change = json!({"answers": {"hasMinorChildren": "Yes"}, "facts": {"children": [child("Ana Lopez"), child("Luis Lopez")]}});
    maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    let forms = listed(&maria, id).await;
    assert_eq!(
        (&forms[3]["form"], &forms[3]["names"]),
        (&json!("12.902d"), &json!(["Maria Elena Lopez", "Carlos Lopez"]))
    );
    assert_eq!(forms[3]["obstacle"], Value::Null);
    let words = text(&filled(&maria, id, "12.902d/both").await.bytes);
    let one_line = words.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(one_line.contains("Attached Page to Form 12.902d"), "{words}");
    for said in ["Ana Lopez", "Luis Lopez"] {
        assert_eq!(one_line.matches(said).count(), 1, "{said} in {words}");
    }
}

#[tokio::test]
async fn words_that_do_not_fit_stand_on_an_attached_page() {
    let at = start_knowing(specimens).await;
    at.install_specimens();
    let maria = Person::registered(&at).await;
    let id = maria.paid_divorce().await;
    let name = "María de los Ángeles Fernández de Córdoba y Rodríguez de la Fuente";
    let change = json!({"facts": {"petitionerNameBack": true, "petitionerFormerName": name}});
    maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    let file = filled(&maria, id, "12.928/petitioner").await;
    assert_eq!(file.status, 200);
    let words = text(&file.bytes);
    let one_line = words.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(one_line.contains("Attached Page to Form 12.928") && one_line.contains(name), "{words}");
}

#[tokio::test]
async fn what_the_answers_do_not_call_for_is_not_there() {
    let maria = Person::registered(shared()).await;
    let (divorce, will) = (maria.paid_divorce().await, maria.paid_will().await);
    assert!(listed(&maria, will).await.is_empty());
    for (id, form) in [
        (divorce, "12.902d/petitioner"),
        (divorce, "12.928/respondent"),
        (divorce, "0.1/petitioner"),
        (will, "12.928/petitioner"),
    ] {
        let sentence = "There is no such court form for this document.";
        assert_eq!(filled(&maria, id, form).await.refusal(404), sentence, "{form}");
    }
}

#[tokio::test]
async fn the_forms_are_downloaded_as_the_document_is() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_divorce().await;
    let both = [
        format!("/api/documents/{id}/court-forms"),
        format!("/api/documents/{id}/court-forms/12.928/petitioner"),
    ];
    for path in &both {
        assert_eq!(maria.get(path).await.refusal(402), "This document has not been paid for yet.");
    }
    let id = maria.paid_divorce().await;
    let change = json!({"answers": {"respondentName": null}});
    maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    for path in ["court-forms", "court-forms/12.928/petitioner"] {
        let refused = maria.get(&format!("/api/documents/{id}/{path}")).await.expect(409);
        assert!(refused["fields"]["respondentName"].is_string(), "{refused}");
    }
}

#[tokio::test]
async fn forms_that_were_downloaded_are_not_for_another_couple() {
    let at = start_knowing(specimens).await;
    at.install_specimens();
    let maria = Person::registered(&at).await;
    let id = maria.paid_divorce().await;
    assert_eq!(filled(&maria, id, "12.928/petitioner").await.status, 200);
    let change = json!({"answers": {"petitionerName": "Ana Ruiz"}});
    maria.patch(&format!("/api/documents/{id}"), &change).await.expect(409);
}

/// Where someone has the court's own files: `COQUINA_COURT_FORMS` names their folder.
#[tokio::test]
async fn every_form_of_the_court_that_a_divorce_calls_for_is_filled() {
    let folder = std::env::var("COQUINA_COURT_FORMS").unwrap_or_default();
    if folder.is_empty() {
        eprintln!("left out: COQUINA_COURT_FORMS names no folder with the court’s files");
        return;
    }
    let at = start();
    // The folder need not have them all.
    let mut there = BTreeSet::new();
    for form in CourtForm::embedded().unwrap() {
        if let Ok(file) = std::fs::read(format!("{folder}/{}.pdf", form.id)) {
            at.install(&form.id, &file);
            there.insert(form.id.clone());
        }
    }
    let maria = Person::registered(&at).await;
    let id = maria.paid_divorce().await;
    let forms = listed(&maria, id).await;
    assert_eq!(names(&forms)[..2], ["12.928 petitioner", "12.901b3 petitioner"]);
    for form in forms.iter().filter(|form| there.contains(form["form"].as_str().unwrap())) {
        assert_eq!(form["obstacle"], Value::Null, "{form}");
        let path = format!("{}/{}", form["form"].as_str().unwrap(), form["of"].as_str().unwrap());
        let file = filled(&maria, id, &path).await;
        assert!(text(&file.bytes).contains("Maria Elena Lopez"), "{path}: {}", file.status);
    }
}
