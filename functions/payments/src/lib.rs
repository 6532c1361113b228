//! Paying: what the browser has to know, and the payment for a document.

mod intent;
mod list;
mod settings;

use std::sync::Arc;

use axum::extract::FromRef;
use shared::ports::{Documents, Sessions};
use shared::token::Tokens;
use shared::workflow::settle::PaymentService;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use settings::PaymentSettings;

/// What this function reaches outside.
#[derive(Clone, FromRef)]
pub struct Ports {
    /// Sessions.
    pub sessions: Arc<dyn Sessions>,
    /// What a browser has to know to pay.
    pub settings: PaymentSettings,
    /// Documents, the ledger and the payment provider.
    pub payment_service: PaymentService,
    /// The keys that sign people in.
    pub tokens: Tokens,
}

impl FromRef<Ports> for Arc<dyn Documents> {
    fn from_ref(ports: &Ports) -> Self {
        ports.payment_service.documents.clone()
    }
}

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<Ports> {
    OpenApiRouter::default()
        .routes(routes!(settings::get_payment_settings))
        .routes(routes!(list::list_payments))
        .routes(routes!(intent::create_payment_intent))
}
