//! What the table and the log say of a notice while it waits and after it was sent.

use std::collections::BTreeSet;

use adapters::Services;
use local::Settings;
use serde_json::{Value, json};
use shared::schedule;
use shared::workflow::reconcile::Task;

use super::{notices, of_earlier_clauses};
use crate::fixtures::alteration::{AlteredProduct, Seen};
use crate::fixtures::deployed;
use crate::fixtures::person::Person;
use crate::fixtures::product::{log_lines, start};

/// What of a person, their document and the change nobody is to read in a key or in the log.
fn private(person: &Person) -> [&str; 6] {
    [&person.email, person.device.as_ref().unwrap(), "Lopez", "Pedro Ramirez", "As it was", "Main Street"]
}

/// The rows of the outbox that the transactions among these calls write.
fn waiting(calls: &[Seen]) -> Vec<Value> {
    let sent = calls.iter().filter_map(|call| serde_json::from_str::<Value>(&call.body).ok());
    let writes = sent.flat_map(|sent| sent["TransactItems"].as_array().cloned().unwrap_or_default());
    let rows = writes.map(|write| write["Put"]["Item"].clone());
    rows.filter(|row| row["pk"]["S"] == "OUTBOX").collect()
}

#[tokio::test]
async fn the_row_and_the_log_of_a_notice_say_nothing_private() {
    let at = start();
    let (maria, id) = of_earlier_clauses(&at).await;
    let mut settings = deployed::settings(&at, Settings::policy());
    let endpoints = settings.endpoints.as_mut().unwrap();
    let tables = AlteredProduct::of(&endpoints.dynamodb, vec![]).await;
    endpoints.dynamodb.clone_from(&tables.address);
    let services = Services::new(settings);
    let reconciliation = services.reconciliation().await.unwrap();
    let event = json!({"task": "changes", "of": {"clauses": "simple-will"}, "notify": true});
    let task = Task::of(&event).unwrap();
    let done = schedule::report(reconciliation.perform(task)).await.unwrap();
    assert_eq!(done["done"]["told"], 1, "{done}");
    assert_eq!(notices(&maria).await.len(), 1);

    let [row] = &waiting(&tables.seen())[..] else { panic!("one mail waits") };
    let names: BTreeSet<&str> = row.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(names, BTreeSet::from(["pk", "sk", "due", "tries", "expires", "sealed"]));
    let key = row["sk"]["S"].as_str().unwrap();
    let digest = key.strip_prefix("change-").unwrap();
    assert!(digest.len() == 64 && digest.chars().all(|letter| letter.is_ascii_hexdigit()), "{key}");

    let lines = log_lines();
    let report =
        lines.iter().find(|line| line["report"].as_str().is_some_and(|told| told.contains(&id.to_string())));
    let told =
        report.expect("the operator finds the report in the log")["report"].as_str().unwrap().to_string();
    assert!(!told.contains(&maria.owner().await), "{told}");
    let log = serde_json::to_string(&lines).unwrap();
    for text in [row.to_string(), log.clone()] {
        for words in private(&maria) {
            assert!(!text.contains(words), "{words}");
        }
    }
    assert!(!log.contains(key), "the log does not tell that this mail was sent");
}
