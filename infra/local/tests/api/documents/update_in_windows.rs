//! Several windows that save the same document at the same time, as the page saves: on top of the version that it has seen,
//! and after a lost race on top of the newer copy.

use std::collections::BTreeMap;
use std::time::Instant;

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::response::ApiResponse;

const WINDOWS: usize = 4;
const SAVES: usize = 25;

/// A save that was acknowledged.
struct Saved {
    begun: Instant,
    ended: Instant,
    question: &'static str,
    value: String,
    /// The document as the answer has it.
    document: Value,
}

impl Saved {
    fn version(&self) -> u64 {
        self.document["version"].as_u64().unwrap()
    }
}

/// Two questions that all windows answer, and one for each of their own.
fn question(window: usize, save: usize) -> &'static str {
    let own = ["fullName", "primaryBeneficiary", "executorName", "alternateExecutorName"];
    match save % 3 {
        0 => "alternateBeneficiary",
        1 => "specificBequests",
        _ => own[window],
    }
}

async fn window(person: Person, id: u64, number: usize) -> Vec<Saved> {
    let path = format!("/api/documents/{id}");
    let mut version = person.document(id).await["version"].clone();
    let mut history = Vec::new();
    for save in 0..SAVES {
        let (question, value) = (question(number, save), format!("Answer {save} of window {number}"));
        let begun = Instant::now();
        let document = loop {
            let request = person.request(Method::PATCH, &path).header("If-Match", format!("\"{version}\""));
            let answer = ApiResponse::to(request.json(&json!({"answers": {question: value}}))).await;
            let body = answer.json();
            match answer.status {
                200 => break body,
                412 => version = body["document"]["version"].clone(),
                // So many at once that the document kept changing: nothing was saved, and the page tries again.
                409 => version = person.document(id).await["version"].clone(),
                other => panic!("{other} {body}"),
            }
        };
        version = document["version"].clone();
        history.push(Saved { begun, ended: Instant::now(), question, value, document });
    }
    history
}

/// The versions put the acknowledged saves in one order. It is a history that could have happened one after another: no two
/// share a version, what ended before another began has the lower one, each answer shows all saves up to its own, and the
/// document in the end shows them all.
#[tokio::test(flavor = "multi_thread")]
async fn b_10_four_windows_lose_no_acknowledged_answer() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let windows = (0..WINDOWS).map(|number| tokio::spawn(window(maria.clone(), id, number)));
    let mut history: Vec<Saved> = join_all(windows).await.into_iter().flat_map(Result::unwrap).collect();
    history.sort_by_key(Saved::version);
    assert_eq!(history.len(), WINDOWS * SAVES);
    assert!(
        history.windows(2).all(|pair| pair[0].version() < pair[1].version()),
        "a version was given twice"
    );
    for (place, later) in history.iter().enumerate() {
        let is_before = |earlier: &Saved| earlier.begun <= later.ended;
        assert!(history[..place].iter().all(is_before), "version {} came too early", later.version());
    }
    let mut answers = BTreeMap::new();
    for saved in &history {
        answers.insert(saved.question, json!(saved.value));
        let expected: BTreeMap<&str, Value> = answers.clone();
        assert_eq!(saved.document["answers"], json!(expected), "version {}", saved.version());
    }
    assert_eq!(maria.document(id).await["answers"], json!(answers));
}
