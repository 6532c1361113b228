use axum::Json;
use axum::extract::State;
use domain::content::{County, DocumentType};
use domain::interview::Answers;
use serde::Deserialize;
use shared::clock;
use shared::http::error::Problem;
use shared::http::json::null_as_default;
use shared::http::{ApiError, CurrentUser, ValidJson, catalog};
use utoipa::ToSchema;

use crate::conversation::{ChatInput, ChatSubject, Conversation, Turn};
use crate::view::ChatReply;
use crate::waiting::OpenProposal;
use crate::{AppState, context, model};

/// A message to the assistant.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChatMessage {
    /// What the person says.
    message: String,
    /// A document's id, or a document type's.
    document_id: DocumentReference,
    /// What was said before, the oldest first.
    #[serde(default, deserialize_with = "null_as_default")]
    context: Vec<Turn>,
    /// Id of the question that was being asked.
    question: Option<String>,
    /// What was proposed and waits for the person's word, in the order in which it was shown.
    open: Option<Vec<OpenProposal>>,
    /// Ids of the questions that were put off.
    #[serde(default, deserialize_with = "null_as_default")]
    put_off: Vec<String>,
    /// Whether the questions are stopped because of danger: they stay so until the person goes on.
    #[serde(default, deserialize_with = "null_as_default")]
    stopped: bool,
    /// Ids of the questions whose answers were taken with the last reply. Only a client that sends it is told to take answers.
    taken: Option<Vec<String>>,
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

/// Talk to the assistant about a document. Nothing is stored here: the client saves what is taken or confirmed.
#[utoipa::path(post, path = "/api/chat", tag = "assistant",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("messages")), ("x-body" = json!(65536))),
    security(("bearer" = [])), request_body = ChatMessage,
    responses((status = 200, body = ChatReply), (status = 400, body = Problem),
        (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn send_chat_message(
    State(app): State<AppState>,
    user: CurrentUser,
    ValidJson(sent): ValidJson<ChatMessage>,
) -> Result<Json<ChatReply>, ApiError> {
    let words = context::words(&sent.message)?;
    let before = context::turns(&sent.context)?;
    let Loaded { document_type, answers, county } = load(&app, &user, &sent.document_id).await?;
    let asked = sent.question.as_deref();
    let (open, put_off, is_stopped) = (sent.open.as_deref(), &sent.put_off[..], sent.stopped);
    let taken = sent.taken.as_deref();
    let said = ChatInput { words, before, asked, open, put_off, is_stopped, taken };
    let conversation = Conversation::new(
        catalog()?,
        ChatSubject { document_type, answers: &answers, county },
        said,
        clock::today(),
    );
    let reply = model::answer(&conversation, app.voice.as_deref(), user.id.as_str()).await;
    Ok(Json(ChatReply::of(reply, &conversation, &app.site)))
}

/// What the conversation is about.
struct Loaded {
    document_type: &'static DocumentType,
    answers: Answers,
    county: Option<&'static County>,
}

async fn load(app: &AppState, user: &CurrentUser, reference: &DocumentReference) -> Result<Loaded, ApiError> {
    let catalog = catalog()?;
    let text = match reference {
        DocumentReference::Number(number) => number.to_string(),
        DocumentReference::Text(text) => text.clone(),
    };
    if let Some(document_type) = catalog.document_type(&text) {
        return Ok(Loaded { document_type, answers: Answers::default(), county: None });
    }
    let id = text.parse().map_err(|_| ApiError::document_not_found())?;
    let document = app.documents.get(&user.id, id).await?.ok_or_else(ApiError::document_not_found)?;
    let document_type =
        catalog.document_type(&document.document_type).ok_or_else(ApiError::document_not_found)?;
    Ok(Loaded { document_type, county: document.county(catalog), answers: document.answers })
}
