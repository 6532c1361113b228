//! Stripe's webhook: a verified payment marks its document as paid, whether or not the browser comes back.

mod ports;
mod receive;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use ports::Ports;

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<Ports> {
    OpenApiRouter::default().routes(routes!(receive::receive_event))
}
