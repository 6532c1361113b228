//! What reconciliation finds, mends and tells the operator.

use serde_json::{Value, json};
use shared::workflow::reconcile::Task;

use crate::fixtures::meter::start_metered;
use crate::fixtures::person::Person;
use crate::fixtures::product::{log_lines, shared, start};

#[tokio::test]
async fn a_document_is_printed_without_anybody_asking_by_the_reconciliation() {
    let maria = Person::registered(&start()).await;
    let (id, _) = maria.bought().await;
    assert!(!maria.at.stored_files().iter().any(|file| file.ends_with(".pdf")));
    let run = || {
        std::process::Command::new(env!("CARGO_BIN_EXE_local"))
            .arg("reconcile")
            .env("COQUINA_DATA", &maria.at.data)
            .output()
            .unwrap()
    };
    let report: Value = serde_json::from_slice(&run().stdout).unwrap();
    assert_eq!((&report["printed"], &report["failed"]), (&json!(1), &json!(0)), "{report}");
    let files = maria.at.stored_files();
    assert!(
        files.iter().any(|file| file.contains(&format!("/{id}/")) && file.ends_with(".pdf")),
        "{files:?}"
    );
    let again: Value = serde_json::from_slice(&run().stdout).unwrap();
    assert_eq!(again["printed"], 0, "a second run finds nothing: {again}");
}

/// What has not been counted for a day rings.
#[tokio::test]
async fn an_audit_that_has_come_to_its_end_is_counted() {
    shared();
    let (_, _, services) = start_metered(local::Settings::policy());
    let report = services.reconciliation().await.unwrap().perform(Task::Audit).await.unwrap();
    assert_eq!(report["breaches"], json!([]));
    assert!(log_lines().iter().any(|line| line["metric"] == "BooksAudited"));
}
