//! Stripe's webhook: a verified payment marks its document as paid, whether or not the browser comes back.

mod receive;

use std::sync::Arc;

use axum::extract::FromRef;
use shared::ports::Webhooks;
use shared::workflow::settle::PaymentService;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What this function reaches outside.
#[derive(Clone, FromRef)]
pub struct Ports {
    /// Documents, the ledger and the payment provider.
    pub payment_service: PaymentService,
    /// Reads and verifies deliveries.
    pub webhooks: Arc<dyn Webhooks>,
}

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<Ports> {
    OpenApiRouter::default().routes(routes!(receive::receive_event))
}
