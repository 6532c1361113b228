//! The papers of a case as they are filed, in one file and as files of their own.

use std::io::{Cursor, Read};

use lopdf::Document;
use serde_json::{Value, json};

use crate::fixtures::court_forms::{
    large_specimen, large_specimens, replacing_specimens, specimen, specimens, start_knowing, wrong_specimens,
};
use crate::fixtures::pdf::text;
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

/// The files of an archive, each by its name with its words.
fn unpacked(bytes: &[u8]) -> Vec<(String, String)> {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let count = zip.len();
    let read = |at| {
        let mut file = zip.by_index(at).unwrap();
        let mut pdf = Vec::new();
        file.read_to_end(&mut pdf).unwrap();
        (file.name().to_string(), text(&pdf))
    };
    (0..count).map(read).collect()
}

#[tokio::test]
async fn the_papers_come_in_the_order_in_which_they_are_filed() {
    let at = start_knowing(specimens).await;
    at.install_specimens();
    let maria = Person::registered(&at).await;
    let id = maria.paid_divorce().await;
    let archive = maria.get(&format!("/api/documents/{id}/packet/files")).await;
    assert_eq!(
        (archive.status, &archive.headers["content-type"]),
        (200, &"application/zip".parse().unwrap())
    );
    let name = format!("attachment; filename=\"document-{id}-packet.zip\"");
    assert_eq!(archive.headers["content-disposition"], name);
    let files = unpacked(&archive.bytes);
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names,
        [
            "01-instructions.pdf",
            "02-12.928-petitioner.pdf",
            "03-petition.pdf",
            "04-12.902j-petitioner.pdf",
            "05-settlement.pdf",
            "06-12.902j-respondent.pdf",
        ]
    );
    assert!(files[2].1.contains("Petition for Dissolution of Marriage"), "{}", files[2].1);
    assert!(!files[2].1.contains("Marital Settlement Agreement of"), "{}", files[2].1);
    assert!(files[5].1.contains("Carlos Lopez"), "{}", files[5].1);

    let packet = maria.get(&format!("/api/documents/{id}/packet")).await;
    assert_eq!((packet.status, &packet.headers["content-type"]), (200, &"application/pdf".parse().unwrap()));
    let words: Vec<&str> = files.iter().map(|(_, words)| words.as_str()).collect();
    assert_eq!(text(&packet.bytes), words.join(" "));
    let toc = Document::load_mem(&packet.bytes).unwrap().get_toc().unwrap().toc;
    assert_eq!(toc[0].title, "Instructions");
}

#[tokio::test]
async fn a_form_that_is_not_installed_is_left_out() {
    let at = start_knowing(specimens).await;
    let maria = Person::registered(&at).await;
    let id = maria.paid_divorce().await;
    let files = unpacked(&maria.get(&format!("/api/documents/{id}/packet/files")).await.bytes);
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["01-instructions.pdf", "02-petition.pdf", "03-settlement.pdf"]);
}

#[tokio::test]
async fn a_form_of_the_court_takes_the_place_of_the_drafted_paper_where_it_is_filled() {
    let at = start_knowing(replacing_specimens).await;
    let maria = Person::registered(&at).await;
    let id = maria.paid_divorce().await;
    let packet = || async {
        let files = unpacked(&maria.get(&format!("/api/documents/{id}/packet/files")).await.bytes);
        files.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
    };
    assert_eq!(packet().await, ["01-instructions.pdf", "02-petition.pdf", "03-settlement.pdf"]);
    let whole = maria.get(&format!("/api/documents/{id}/preview")).await.expect(200);
    assert_eq!(whole["packet"], Value::Null);
    at.install_all(replacing_specimens, specimen());
    assert_eq!(packet().await, ["01-instructions.pdf", "02-12.901b3-petitioner.pdf", "03-settlement.pdf"]);
    let guide = || async {
        let files = unpacked(&maria.get(&format!("/api/documents/{id}/packet/files")).await.bytes);
        files.into_iter().next().unwrap().1
    };
    let of_forms = guide().await;
    assert!(of_forms.contains("The petition in this packet is the court’s own form"), "{of_forms}");
    assert!(
        of_forms.contains("The marital settlement agreement in this packet is drafted here."),
        "{of_forms}"
    );
    let preview = maria.get(&format!("/api/documents/{id}/preview")).await.expect(200);
    let titles = |paper: &Value| -> Vec<String> {
        let instruments = paper["instruments"].as_array().unwrap();
        instruments.iter().map(|each| each["id"].as_str().unwrap().to_string()).collect()
    };
    assert_eq!(titles(&preview["paper"]), ["petition", "settlement"]);
    assert_eq!(titles(&preview["packet"]["paper"]), ["settlement"]);
    let left = |effort: &Value| effort["lines"].as_u64().unwrap();
    assert!(left(&preview["packet"]["effort"]) < left(&preview["effort"]), "{}", preview["packet"]["effort"]);
    let simplified = json!({"facts": {
        "pregnancy": "Neither party is pregnant",
        "anotherChild": false,
        "way": "Both of us file together, in the simplified way",
    }});
    maria.patch(&format!("/api/documents/{id}"), &simplified).await.expect(200);
    assert_eq!(packet().await, ["01-instructions.pdf", "02-12.902f3-both.pdf"]);
    let of_forms = guide().await;
    assert!(!of_forms.contains("drafted here has your terms"), "{of_forms}");
}

#[tokio::test]
async fn a_packet_is_downloaded_as_the_document_is() {
    let maria = Person::registered(shared()).await;
    let (open, will, id) =
        (maria.answered_divorce().await, maria.paid_will().await, maria.paid_divorce().await);
    let change = json!({"answers": {"respondentName": null}});
    maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    for path in ["packet", "packet/files"] {
        let of = |id: u64| format!("/api/documents/{id}/{path}");
        assert_eq!(maria.get(&of(open)).await.refusal(402), "This document has not been paid for yet.");
        let sentence = "This document is not filed with a court, so it has no packet.";
        assert_eq!(maria.get(&of(will)).await.refusal(404), sentence);
        let refused: Value = maria.get(&of(id)).await.expect(409);
        assert!(refused["fields"]["respondentName"].is_string(), "{refused}");
    }
}

#[tokio::test]
async fn a_packet_that_was_downloaded_is_a_version_and_not_for_another_couple() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_divorce().await;
    assert_eq!(maria.get(&format!("/api/documents/{id}/packet")).await.status, 200);
    let versions = maria.get(&format!("/api/documents/{id}/versions")).await.expect(200);
    assert_eq!(versions["versions"].as_array().map(Vec::len), Some(1), "{versions}");
    let change = json!({"answers": {"petitionerName": "Ana Ruiz"}});
    maria.patch(&format!("/api/documents/{id}"), &change).await.expect(409);
}

#[tokio::test]
async fn papers_that_are_too_large_one_by_one_are_downloaded_in_one_file_that_has_what_they_share_once() {
    let at = start_knowing(large_specimens).await;
    at.install_all(large_specimens, large_specimen());
    let maria = Person::registered(&at).await;
    let id = maria.paid_divorce().await;
    let refused = maria.get(&format!("/api/documents/{id}/packet/files")).await.expect(409);
    assert_eq!(refused["code"], "packet_too_large", "{refused}");
    assert_eq!(maria.get(&format!("/api/documents/{id}/packet")).await.status, 200);
}

#[tokio::test]
async fn a_packet_of_which_a_form_cannot_be_filled_through_our_fault_hands_nothing_out() {
    let at = start_knowing(wrong_specimens).await;
    at.install_all(wrong_specimens, specimen());
    let maria = Person::registered(&at).await;
    let id = maria.paid_divorce().await;
    assert_eq!(maria.get(&format!("/api/documents/{id}/packet")).await.status, 500);
    let versions = maria.get(&format!("/api/documents/{id}/versions")).await.expect(200);
    assert_eq!(versions["versions"].as_array().map(Vec::len), Some(0), "{versions}");
}
