//! What this function reaches outside.

use std::sync::Arc;

use adapters::{Services, ServicesError};
use axum::extract::FromRef;
use shared::store::{Documents, Sessions};
use shared::token::Tokens;
use shared::workflow::settle::PaymentService;

use crate::settings::PaymentSettings;

/// What this function reaches outside.
#[derive(Clone, FromRef)]
pub struct AppState {
    /// Sessions.
    pub sessions: Arc<Sessions>,
    /// What a browser has to know to pay.
    pub settings: PaymentSettings,
    /// Documents, the ledger and the payment provider.
    pub payment_service: PaymentService,
    /// The keys that sign people in.
    pub tokens: Tokens,
}

impl AppState {
    /// What the services have for this function.
    ///
    /// # Errors
    /// When a setting was not told, or a secret cannot be had or is not good.
    pub async fn new(services: &Services) -> Result<Self, ServicesError> {
        Ok(Self {
            sessions: services.sessions()?,
            settings: services.payment_settings().await?.into(),
            payment_service: services.payment_service().await?,
            tokens: services.tokens().await?,
        })
    }
}

impl FromRef<AppState> for Arc<Documents> {
    fn from_ref(app: &AppState) -> Self {
        app.payment_service.documents.clone()
    }
}
