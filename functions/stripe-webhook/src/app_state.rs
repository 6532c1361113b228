//! What this function reaches outside.

use std::sync::Arc;

use adapters::{Services, ServicesError};
use axum::extract::FromRef;
use shared::ports::Webhooks;
use shared::workflow::settle::PaymentService;

/// What this function reaches outside.
#[derive(Clone, FromRef)]
pub struct AppState {
    /// Documents, the ledger and the payment provider.
    pub payment_service: PaymentService,
    /// Reads and verifies deliveries.
    pub webhooks: Arc<dyn Webhooks>,
}

impl AppState {
    /// What the services have for this function.
    ///
    /// # Errors
    /// When a setting was not told, or a secret cannot be had or is not good.
    pub async fn new(services: &Services) -> Result<Self, ServicesError> {
        Ok(Self { payment_service: services.payment_service().await?, webhooks: services.webhooks().await? })
    }
}
