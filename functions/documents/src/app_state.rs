//! What this function reaches outside.

use std::sync::Arc;

use adapters::{Services, ServicesError};
use axum::extract::FromRef;
use domain::assembly::nonlawyer::Nonlawyer;
use shared::store::{Documents, Files, Sessions};
use shared::token::Tokens;
use shared::workflow::print::PdfService;
use shared::workflow::settle::PaymentService;

/// What this function reaches outside.
#[derive(Clone, FromRef)]
pub struct AppState {
    /// Finished PDFs.
    pub files: Arc<Files>,
    /// Whom family law papers name as the nonlawyer who helped.
    pub nonlawyer: Nonlawyer,
    /// Sessions.
    pub sessions: Arc<Sessions>,
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
            files: services.files()?,
            nonlawyer: services.nonlawyer()?,
            sessions: services.sessions()?,
            payment_service: services.payment_service().await?,
            tokens: services.tokens().await?,
        })
    }

    pub(crate) fn pdf_service(&self) -> PdfService {
        PdfService {
            documents: self.payment_service.documents.clone(),
            files: self.files.clone(),
            nonlawyer: self.nonlawyer.clone(),
        }
    }
}

impl FromRef<AppState> for Arc<Documents> {
    fn from_ref(app: &AppState) -> Self {
        app.payment_service.documents.clone()
    }
}
