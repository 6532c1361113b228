//! What this function reaches outside.

use std::sync::Arc;

use adapters::{Services, ServicesError};
use axum::extract::FromRef;
use shared::store::{Documents, Sessions, Verifications};
use shared::token::Tokens;
use shared::workflow::court_forms::CourtFormService;
use shared::workflow::hand_off::HandOffService;
use shared::workflow::print::PdfService;
use shared::workflow::purge::PurgeService;
use shared::workflow::settle::PaymentService;

/// What this function reaches outside.
#[derive(Clone, FromRef)]
pub struct AppState {
    /// Makes and issues PDFs.
    pub pdf_service: PdfService,
    /// Fills the court's own forms.
    pub court_form_service: CourtFormService,
    /// Makes the file for a lawyer, and the links to it.
    pub hand_off_service: HandOffService,
    /// Sessions.
    pub sessions: Arc<Sessions>,
    /// Documents, the ledger and the payment provider.
    pub payment_service: PaymentService,
    /// Takes away what is left of a document that was deleted.
    pub purge_service: PurgeService,
    /// The keys that sign people in.
    pub tokens: Tokens,
    /// What anyone may ask of papers that were issued.
    pub verifications: Arc<Verifications>,
}

impl AppState {
    /// What the services have for this function.
    ///
    /// # Errors
    /// When a setting was not told, or a secret cannot be had or is not good.
    pub async fn new(services: &Services) -> Result<Self, ServicesError> {
        Ok(Self {
            pdf_service: services.pdf_service().await?,
            court_form_service: services.court_form_service().await?,
            hand_off_service: services.hand_off_service().await?,
            sessions: services.sessions()?,
            payment_service: services.payment_service().await?,
            purge_service: services.purge_service().await?,
            tokens: services.tokens().await?,
            verifications: services.verifications().await?,
        })
    }
}

impl FromRef<AppState> for Arc<Documents> {
    fn from_ref(app: &AppState) -> Self {
        app.payment_service.documents.clone()
    }
}
