//! The sample events, as `cargo lambda invoke` sends them: each reaches its function and is answered as its name says.

use std::path::PathBuf;

use serde_json::Value;

use crate::contract::SCHEDULED;
use crate::product::{Answer, Person, shared};

struct Event {
    name: String,
    body: Value,
}

fn events() -> Vec<Event> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../events");
    let mut events = Vec::new();
    for noun in std::fs::read_dir(root).unwrap() {
        let noun = noun.unwrap();
        if SCHEDULED.iter().any(|name| noun.file_name() == *name) {
            continue;
        }
        for file in std::fs::read_dir(noun.path()).unwrap() {
            let path = file.unwrap().path();
            let body = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
            events.push(Event { name: path.display().to_string(), body });
        }
    }
    events
}

async fn send(person: &Person, event: &Event) -> Answer {
    let http = &event.body["requestContext"]["http"];
    let method = http["method"].as_str().unwrap().parse().unwrap();
    let mut request = person.request(method, event.body["rawPath"].as_str().unwrap());
    for (name, value) in event.body["headers"].as_object().unwrap() {
        request = request.header(name, value.as_str().unwrap());
    }
    Answer::to(request.body(event.body["body"].as_str().unwrap_or_default().to_string())).await
}

/// Without an account, public calls answer and private ones are unauthorized: no sample is malformed or misrouted.
#[tokio::test]
async fn every_sample_event_reaches_its_call() {
    let visitor = Person::visitor(shared());
    let events = events();
    assert!(events.len() >= 7);
    for event in events {
        let answer = send(&visitor, &event).await;
        assert!(!matches!(answer.status, 404 | 405 | 415 | 500..), "{}: {}", event.name, answer.text());
        assert_eq!(event.body["version"], "2.0", "{}", event.name);
        assert_eq!(event.body["requestContext"]["stage"], "$default", "{}", event.name);
    }
}
