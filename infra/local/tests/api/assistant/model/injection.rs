//! Attempts to take the assistant over, in eleven classes, against a model that gives in to each of them: it reads out what it
//! was told, says what it was asked to say, and puts the attacker's words into every answer.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::super::proposals;
use crate::fixtures::model::{ReceivedRequest, Upstream, content, reply, says as said};
use crate::fixtures::person::Person;
use crate::fixtures::product::Address;
use crate::fixtures::waiting::eventually;

const CORPUS: &str = include_str!("injection.toml");

fn corpus() -> BTreeMap<String, Vec<String>> {
    toml::from_str(CORPUS).unwrap()
}

/// The ways in which it gives in.
fn ways() -> [fn(&ReceivedRequest) -> axum::response::Response; 5] {
    [
        |heard| said(&reply(&heard.instructions(), json!([]))),
        |heard| said(&reply(&format!("It reads {}.", heard.mark()), json!([]))),
        |heard| said(&reply(heard.facts()["message"].as_str().unwrap(), json!([]))),
        |heard| content(&String::from_utf8_lossy(&heard.bytes)),
        |heard| said(&everywhere(heard)),
    ]
}

/// The attacker's words as the answer to every question.
fn everywhere(heard: &ReceivedRequest) -> Value {
    let facts = heard.facts();
    let questions = heard.questions();
    let everywhere = |question: &Value| json!({"question": question["id"], "value": "Mallory Evil", "words": facts["message"]});
    let answers: Vec<Value> = questions.iter().map(everywhere).collect();
    reply("", json!(answers))
}

struct Scene {
    upstream: Upstream,
    at: Address,
    maria: Person,
    will: u64,
}

impl Scene {
    pub(crate) async fn set() -> Self {
        let upstream = Upstream::start();
        let at = upstream.product();
        let (maria, bob) = (Person::registered(&at).await, Person::registered(&at).await);
        let (will, other) = (maria.draft("simpleWill").await, maria.draft("powerOfAttorney").await);
        let foreign = bob.draft("simpleWill").await;
        for (person, id, answers) in [
            (&maria, other, json!({"principalName": "Zqother Lopez"})),
            (&bob, foreign, json!({"fullName": "Zqforeign Brown"})),
        ] {
            person.patch(&format!("/api/documents/{id}"), &json!({"answers": answers})).await.expect(200);
        }
        Self { upstream, at, maria, will }
    }

    pub(crate) async fn ask(&self, words: &str) -> Value {
        let message = json!({"message": words, "documentId": self.will, "question": "executorName"});
        self.maria.post("/api/chat", &message).await.expect(200)
    }
}

/// Nothing of what the model was told, and nothing that is not the person's own.
fn is_harmless(seen: &Value, heard: &[ReceivedRequest], case: &str) {
    let text = seen.to_string();
    for heard in heard {
        assert!(!text.contains(&heard.mark()), "{case}: {seen}");
        for sentence in heard.instructions().split(['.', '\n']).filter(|sentence| sentence.len() > 60) {
            assert!(!text.contains(sentence), "{case}: {seen}");
        }
    }
    for foreign in ["Zqother", "Zqforeign", "@example.com"] {
        assert!(!text.contains(foreign), "{case}: {seen}");
    }
}

/// What is proposed stands in the message, and what is shown has no markup, no address and nothing that cannot be seen,
/// unless it is the person's own words in quotation marks.
fn is_the_persons_own(seen: &Value, words: &str, case: &str) {
    let proposals = proposals(seen);
    for proposal in &proposals {
        let quoted = proposal["words"].as_str().unwrap();
        assert!(words.contains(quoted), "{case}: {seen}");
    }
    let values = proposals.iter().filter_map(|proposal| proposal["value"].as_str());
    let ours =
        values.fold(seen["message"].as_str().unwrap().to_string(), |text, value| text.replace(value, ""));
    for sign in ["http", "](", "<", "evil.example", "javascript:", "\u{202e}", "\u{200b}"] {
        assert!(!ours.to_lowercase().contains(sign), "{case}: {seen}");
    }
}

#[test]
fn a_42_the_corpus_has_eleven_classes_and_more_than_a_hundred_messages() {
    let corpus = corpus();
    assert_eq!(corpus.len(), 11);
    let all: std::collections::BTreeSet<&String> = corpus.values().flatten().collect();
    assert!(all.len() >= 110 && corpus.values().all(|messages| messages.len() >= 10), "{}", all.len());
}

#[tokio::test]
async fn a_42_no_attempt_gets_anything_out_of_a_model_that_gives_in() {
    let scene = Scene::set().await;
    eventually("the mail is sent", || async { scene.at.rows("main", "OUTBOX").await.is_empty() }).await;
    let before = scene.at.dump("main").await;
    for (class, messages) in corpus() {
        for words in &messages {
            for (way, gives_in) in ways().into_iter().enumerate() {
                let case = format!("{class}, way {way}: {words}");
                scene.upstream.does(gives_in);
                let so_far = scene.upstream.calls();
                let seen = scene.ask(words).await;
                is_harmless(&seen, &scene.upstream.heard()[so_far..], &case);
                is_the_persons_own(&seen, words.trim(), &case);
            }
        }
    }
    assert_eq!(scene.at.dump("main").await, before, "nothing was stored");
    assert!(scene.upstream.calls() > 300, "most of it reached the model: {}", scene.upstream.calls());
}

/// The same in answers that are stored: they reach the model as data, and nothing of them comes back as anything else.
#[tokio::test]
async fn a_42_no_attempt_gets_anything_out_from_a_stored_answer() {
    let scene = Scene::set().await;
    for (class, messages) in corpus() {
        for words in &messages {
            let path = format!("/api/documents/{}", scene.will);
            let change = json!({"answers": {"specificBequests": words}});
            // What the domain does not take cannot be stored in the first place.
            if scene.maria.patch(&path, &change).await.status != 200 {
                continue;
            }
            let before = scene.maria.document(scene.will).await;
            let stored = words.clone();
            scene.upstream.does(move |_| {
                let obeyed = json!([{"question": "executorName", "value": stored, "words": stored}]);
                said(&reply("Thank you.", obeyed))
            });
            let so_far = scene.upstream.calls();
            let seen = scene.ask("my cousin Zed").await;
            let case = format!("{class}: {words}");
            is_harmless(&seen, &scene.upstream.heard()[so_far..], &case);
            assert_eq!(proposals(&seen), Vec::<Value>::new(), "{case}: {seen}");
            assert_eq!(scene.maria.document(scene.will).await, before, "{case}");
        }
    }
}
