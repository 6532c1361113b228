//! Paying: what the browser has to know, and the payment for a document.

mod intent;
mod list;
mod ports;
mod settings;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use settings::PaymentSettings;

pub use ports::Ports;

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<Ports> {
    OpenApiRouter::default()
        .routes(routes!(settings::get_payment_settings))
        .routes(routes!(list::list_payments))
        .routes(routes!(intent::create_payment_intent))
}
