//! Paying: what the browser has to know, and the payment for a document.

mod app_state;
mod intent;
mod list;
mod settings;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use settings::PaymentSettings;

pub use app_state::AppState;

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(settings::get_payment_settings))
        .routes(routes!(list::list_payments))
        .routes(routes!(intent::create_payment_intent))
}
