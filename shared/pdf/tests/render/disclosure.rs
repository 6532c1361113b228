use domain::assembly::paper::{Block, Paper};
use domain::content::Catalog;
use domain::documents::compliance::{Acknowledgment, AcknowledgmentData, Disclosure};
use domain::documents::disclosure;
use pdf::{RenderMode, render};

use crate::extract;
use crate::review::nonlawyer;

fn record() -> Disclosure {
    let catalog = Catalog::embedded().unwrap();
    let sent = Acknowledgment {
        form_type: "12.900(a)".to_string(),
        form_data: AcknowledgmentData {
            client_name: "Nina Patel".to_string(),
            nonlawyer_name: "Coquina".to_string(),
            services: Vec::new(),
            agreed_terms: true,
            client_signed_at: "2026-11-22T15:04:05Z".to_string(),
        },
    };
    let now = "2026-11-22T15:04:06Z".parse().unwrap();
    Disclosure::record(sent, &catalog.copy.disclosure.version, now).unwrap()
}

fn paper(document_type: &str, record: Option<&Disclosure>) -> Paper {
    let catalog = Catalog::embedded().unwrap();
    let document_type = catalog.document_type(document_type).unwrap();
    disclosure::paper(&catalog.copy.disclosure, document_type, &nonlawyer(), record)
}

/// What a person reads in the PDF.
fn read(paper: &Paper) -> String {
    let file = render(paper, RenderMode::Final).unwrap();
    extract::pieces(&file).iter().map(|page| extract::body(page)).collect()
}

#[test]
fn the_acknowledged_disclosure_names_the_nonlawyer_and_keeps_the_record_of_the_acknowledgment() {
    let text = read(&paper("uncontestedDivorce", Some(&record())));
    for words in [
        "Who helps you",
        "Example Name",
        "Example Business",
        "1 Example Street",
        "Miami, FL 33101",
        "305-555-0100",
        "These papers are not the official Florida family law forms",
        "may not give legal advice",
        "Nina Patel",
        "November 22, 2026, 15:04:05 UTC",
        "November 22, 2026, 15:04:06 UTC",
    ] {
        assert!(text.contains(words), "{words:?} cannot be read");
    }
    assert!(!text.contains("approved forms"));
}

#[test]
fn before_it_is_acknowledged_it_can_be_read_and_signed_by_hand() {
    let unsigned = paper("simpleWill", None);
    let text = read(&unsigned);
    assert!(text.contains("Simple Will") && text.contains("Printed name"));
    assert!(!text.contains("UTC"));
    assert_eq!(signers(&unsigned), ["Person who is helped", "Person who is helped", "Nonlawyer"]);
}

#[test]
fn the_nonlawyer_signs_as_form_12_900_a_asks_also_after_the_acknowledgment() {
    let acknowledged = paper("uncontestedDivorce", Some(&record()));
    assert_eq!(signers(&acknowledged), ["Nonlawyer"]);
    let text = read(&acknowledged);
    assert!(text.contains("The nonlawyer signs Form 12.900(a) too"), "{text}");
    assert!(
        text.contains("Signature of the nonlawyer") && text.matches("Example Name").count() == 2,
        "{text}"
    );
}

/// Who completes each row of lines.
fn signers(paper: &Paper) -> Vec<&str> {
    let blocks = paper.instruments.iter().flat_map(|each| &each.sections).flat_map(|each| &each.blocks);
    let signers = blocks.filter_map(|block| match block {
        Block::Signature { by, .. } => Some(by.as_str()),
        _ => None,
    });
    signers.collect()
}
