//! A document as it stands, and what is left to do.

use serde_json::json;

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

#[tokio::test]
async fn the_preview_counts_what_is_left_to_do_and_names_the_nonlawyer() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("uncontestedDivorce").await;
    let preview = maria.get(&format!("/api/documents/{id}/preview")).await.expect(200);
    let effort = &preview["effort"];
    for counted in ["lines", "boxes", "cells", "forms", "formsIfTheyApply"] {
        assert!(effort[counted].as_u64().unwrap() > 0, "{counted}");
    }
    let cover = preview["paper"]["cover"].to_string();
    assert!(cover.contains(&format!("{} lines", effort["lines"])));
    assert!(preview["paper"]["instruments"].to_string().contains("Example Business"));
}

#[tokio::test]
async fn the_preview_shows_the_document_as_it_stands() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}/preview");
    let draft = maria.get(&path).await.expect(200);
    assert_eq!(draft["complete"], false);
    assert_eq!(draft["missing"][0]["question"], "fullName");
    let id = maria.answered_will().await;
    let whole = maria.get(&format!("/api/documents/{id}/preview")).await.expect(200);
    assert_eq!(
        (&whole["complete"], &whole["paper"]["title"]),
        (&json!(true), &json!("Last Will and Testament"))
    );
    assert!(whole["paper"].to_string().contains("Pedro Ramirez"));
    assert!(
        whole["paper"]["instruments"][0]["sections"][0]["meaning"].is_string()
            && whole["paper"]["instruments"][0]["sections"][0]["law"].is_array()
    );
    assert_eq!(
        whole["order"],
        json!([{"label": "Simple Will", "amount": 6900}, {"label": "Processing fee", "amount": 250}])
    );
}

#[tokio::test]
async fn an_unanswered_document_of_any_type_can_be_looked_at() {
    let maria = Person::registered(shared()).await;
    for kind in [
        "prenuptialAgreement",
        "uncontestedDivorce",
        "powerOfAttorney",
        "healthcareDirective",
        "postnuptialAgreement",
    ] {
        let id = maria.draft(kind).await;
        let preview = maria.get(&format!("/api/documents/{id}/preview")).await.expect(200);
        assert!(preview["paper"].to_string().contains("[not answered yet]"), "{kind}");
        assert!(!preview["missing"].as_array().unwrap().is_empty(), "{kind}");
    }
}
