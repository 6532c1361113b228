use axum::Json;
use axum::extract::State;
use domain::answer::Answers;
use domain::catalog::DocumentType;
use domain::interview::Interview;
use serde::{Deserialize, Serialize};
use shared::http::{ApiError, CurrentUser, ValidJson, catalog};
use utoipa::ToSchema;

use crate::{Ports, guide};

/// Longest message, in characters.
const LONGEST_MESSAGE: usize = 5_000;

/// A message to the assistant.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChatMessage {
    /// What the person says.
    message: String,
    /// A document's id, or a document type's.
    document_id: DocumentReference,
}

/// The AI-guided screen speaks of a document type before its document is made.
#[derive(Deserialize, ToSchema)]
#[serde(untagged)]
enum DocumentReference {
    /// A document's id.
    Number(u64),
    /// A document's id as text, or a document type's id.
    Text(String),
}

/// What the assistant says.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChatReply {
    /// The reply.
    message: String,
    /// The sources that it rests on.
    citations: Vec<String>,
}

/// Talk to the assistant about a document.
#[utoipa::path(post, path = "/api/chat", tag = "assistant", security(("bearer" = [])), request_body = ChatMessage,
    responses((status = 200, body = ChatReply), (status = 400, body = shared::http::error::Problem),
        (status = 401, body = shared::http::error::Problem), (status = 404, body = shared::http::error::Problem)))]
pub(crate) async fn send_chat_message(
    State(ports): State<Ports>,
    user: CurrentUser,
    ValidJson(sent): ValidJson<ChatMessage>,
) -> Result<Json<ChatReply>, ApiError> {
    let words = words(&sent.message)?;
    let (kind, answers) = subject(&ports, &user, &sent.document_id).await?;
    let reply = guide::next(kind, &Interview::new(kind, &answers), words);
    Ok(Json(ChatReply { message: reply.message, citations: reply.citations }))
}

fn words(message: &str) -> Result<&str, ApiError> {
    match message.trim() {
        "" => Err(ApiError::bad_request("Please write a message.")),
        long if long.chars().count() > LONGEST_MESSAGE => {
            Err(ApiError::bad_request("Please keep the message to 5,000 characters."))
        }
        words => Ok(words),
    }
}

async fn subject(
    ports: &Ports,
    user: &CurrentUser,
    reference: &DocumentReference,
) -> Result<(&'static DocumentType, Answers), ApiError> {
    let catalog = catalog()?;
    let text = match reference {
        DocumentReference::Number(number) => number.to_string(),
        DocumentReference::Text(text) => text.clone(),
    };
    if let Some(kind) = catalog.document_type(&text) {
        return Ok((kind, Answers::default()));
    }
    let id = text.parse().map_err(|_| ApiError::document_not_found())?;
    let document = ports.documents.get(&user.id, id).await?.ok_or_else(ApiError::document_not_found)?;
    let kind = catalog.document_type(&document.kind).ok_or_else(ApiError::document_not_found)?;
    Ok((kind, document.answers))
}
