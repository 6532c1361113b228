//! A language model behind the assistant, and what is left of it when it is hostile, failing or used up.

mod asking;
mod budgets;
mod converse;
mod failing;
mod hostile;
mod injection;
mod obedient;

use serde_json::{Value, json};

use crate::fixtures::person::Person;

/// What the assistant answers to a message about a document, or about a kind of document.
async fn says(person: &Person, document: impl Into<Value>, question: &str, words: &str) -> Value {
    let message =
        json!({"message": words, "documentId": document.into(), "context": [], "question": question});
    person.post("/api/chat", &message).await.expect(200)
}

fn is_by_model(reply: &Value) -> bool {
    reply["receipt"]["by"] == "model"
}

fn is_by_guide(reply: &Value) -> bool {
    reply["receipt"]["by"] == "guide" && reply["receipt"]["model"].is_null()
}
