//! An ideal model: it knows what each case expects and says it, by the protocol of OpenAI's chat completions and within what the
//! schema can say. What goes wrong with it goes wrong with any model, so it shows the most that one can bring.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use domain::content::question::Kind;
use domain::content::{Catalog, DocumentType};
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::EvaluationError;
use crate::case::Case;

/// The message, the document's name and the question that is asked: what a request has of its case.
type CaseKey = (String, String, Option<String>);

type ExpectedReplies = Arc<HashMap<CaseKey, Value>>;

/// Serves an oracle of these cases on this machine, and says its base address.
///
/// # Errors
/// When there is no port for it.
pub async fn serve(catalog: &Catalog, cases: &[Case]) -> Result<String, EvaluationError> {
    let model_error = |error: std::io::Error| EvaluationError::Model(error.to_string());
    let known: ExpectedReplies = Arc::new(cases.iter().filter_map(|case| known(catalog, case)).collect());
    let listener = TcpListener::bind("127.0.0.1:0").await.map_err(model_error)?;
    let address = listener.local_addr().map_err(model_error)?;
    let router = Router::new().route("/v1/chat/completions", post(complete)).with_state(known);
    tokio::spawn(async move { axum::serve(listener, router).await });
    Ok(format!("http://{address}/v1"))
}

fn known(catalog: &Catalog, case: &Case) -> Option<(CaseKey, Value)> {
    let document_type = catalog.document_type(&case.kind)?;
    let setting = (case.says.trim().to_string(), document_type.name.clone(), case.asked.clone());
    Some((setting, ideal(document_type, case)))
}

async fn complete(State(known): State<ExpectedReplies>, Json(request): Json<Value>) -> Json<Value> {
    let said = setting(&request).and_then(|setting| known.get(&setting).cloned()).unwrap_or_default();
    let message = json!({"role": "assistant", "content": said.to_string()});
    Json(json!({"choices": [{"index": 0, "message": message, "finish_reason": "stop"}]}))
}

fn setting(request: &Value) -> Option<CaseKey> {
    let message = request.pointer("/messages/1/content")?.as_str()?;
    let facts: Value = serde_json::from_str(message.lines().nth(1)?).ok()?;
    let text = |at: &str| facts.pointer(at).and_then(Value::as_str).map(str::to_string);
    Some((text("/message")?, text("/document")?, text("/asked/question")))
}

/// What an ideal model says: the answers that are expected, danger where it is, and else a sentence that holds what is expected
/// of one.
fn ideal(document_type: &DocumentType, case: &Case) -> Value {
    let answers: Vec<Value> = case
        .expect
        .proposes
        .iter()
        .flatten()
        .filter_map(|(question, wanted)| found(document_type, question, &wanted.values(), case.says.trim()))
        .collect();
    json!({
        "reply": if answers.is_empty() { "Thank you for telling me." } else { "" },
        "answers": answers,
        "danger": case.expect.emergency == Some(true),
        "sources": [],
    })
}

/// One answer. Words are copied where they stand; what does not stand in the message cannot be copied.
fn found(document_type: &DocumentType, id: &str, values: &[Value], says: &str) -> Option<Value> {
    let question = document_type.question(id)?;
    let is_copied = matches!(question.kind, Kind::Text | Kind::Textarea);
    let stands = |value: &&Value| value.as_str().is_some_and(|text| says.contains(text));
    let value = values.iter().find(stands).or(values.first())?;
    let words = value.as_str().filter(|text| is_copied && says.contains(text)).unwrap_or(says);
    Some(json!({"question": id, "value": value, "words": words}))
}
