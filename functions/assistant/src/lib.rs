//! The assistant: the built-in guide, which asks the next question and says what it means, and a language model, if there is
//! one, for what the guide is not sure of.

mod app_state;
mod chat;
mod context;
mod conversation;
pub mod guide;
mod model;
mod reply;
mod view;
mod waiting;
mod widget;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use conversation::{ChatInput, ChatSubject, Conversation, Role, Turn};
pub use model::{Allowance, Voice, answer};
pub use reply::{Act, By, Progress, Proposal, Receipt, Reply};
pub use waiting::{OpenProposal, ProposalState};
pub use widget::Widget;

pub use app_state::AppState;

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(chat::send_chat_message))
}
