//! The assistant: the built-in guide, which asks the next question and says what it means.

mod advice;
mod ask;
mod chat;
mod context;
mod dates;
mod explain;
mod guide;
mod names;
mod options;
mod reply;
mod safety;
mod skip;
mod talk;
#[cfg(test)]
mod testing;
mod understand;

use std::sync::Arc;

use axum::extract::FromRef;
use shared::ports::{Documents, Sessions};
use shared::token::Tokens;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What this function reaches outside.
#[derive(Clone, FromRef)]
pub struct Ports {
    /// Documents.
    pub documents: Arc<dyn Documents>,
    /// Sessions.
    pub sessions: Arc<dyn Sessions>,
    /// The keys that sign people in.
    pub tokens: Tokens,
}

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<Ports> {
    OpenApiRouter::default().routes(routes!(chat::send_chat_message))
}
