//! The assistant: the built-in guide, which asks the next question and says what it means, and a language model, if there is
//! one, for what the guide is not sure of.

mod chat;
mod confirm;
mod context;
pub mod guide;
mod model;
mod reply;
mod talk;
mod view;

use std::sync::Arc;

use axum::extract::FromRef;
use shared::ports::{Documents, Sessions};
use shared::token::Tokens;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use model::{Allowance, Voice, answer};
pub use reply::{By, Progress, Proposal, Receipt, Reply};
pub use talk::{Role, Said, Subject, Talk, Turn};

/// What this function reaches outside.
#[derive(Clone, FromRef)]
pub struct Ports {
    /// Documents.
    pub documents: Arc<dyn Documents>,
    /// Sessions.
    pub sessions: Arc<dyn Sessions>,
    /// Where the site is: scheme, host and port.
    pub site: String,
    /// The keys that sign people in.
    pub tokens: Tokens,
    /// The language model, if there is one.
    pub voice: Option<Arc<Voice>>,
}

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<Ports> {
    OpenApiRouter::default().routes(routes!(chat::send_chat_message))
}
