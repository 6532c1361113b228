//! Stripe's webhook: a verified payment marks its document as paid, whether or not the browser comes back.

mod app_state;
mod receive;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use app_state::AppState;

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(receive::receive_event))
}
