//! The assistant: the built-in guide, which asks the next question and says what it means, and a language model, if there is
//! one, for what the guide is not sure of.

mod chat;
mod confirm;
mod context;
pub mod guide;
mod model;
mod ports;
mod reply;
mod talk;
mod view;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use model::{Allowance, Voice, answer};
pub use reply::{By, Progress, Proposal, Receipt, Reply};
pub use talk::{Role, Said, Subject, Talk, Turn};

pub use ports::Ports;

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<Ports> {
    OpenApiRouter::default().routes(routes!(chat::send_chat_message))
}
