//! People's documents: made, read, answered, previewed, disclosed, downloaded and deleted.

mod answers;
mod bought;
mod create;
mod delete;
mod disclosure;
mod download;
mod draft;
mod listing;
mod preview;
mod update;
mod view;

use std::sync::Arc;

use axum::extract::FromRef;
use domain::assembly::nonlawyer::Nonlawyer;
use shared::ports::{Documents, Files, Sessions};
use shared::token::Tokens;
use shared::workflow::print::PdfService;
use shared::workflow::settle::PaymentService;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What this function reaches outside.
#[derive(Clone, FromRef)]
pub struct Ports {
    /// Finished PDFs.
    pub files: Arc<dyn Files>,
    /// Whom family law papers name as the nonlawyer who helped.
    pub nonlawyer: Nonlawyer,
    /// Sessions.
    pub sessions: Arc<dyn Sessions>,
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

impl Ports {
    fn pdf_service(&self) -> PdfService {
        PdfService {
            documents: self.payment_service.documents.clone(),
            files: self.files.clone(),
            nonlawyer: self.nonlawyer.clone(),
        }
    }
}

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<Ports> {
    OpenApiRouter::default()
        .routes(routes!(listing::list_documents, create::create_document))
        .routes(routes!(listing::get_document, update::update_document, delete::delete_document))
        .routes(routes!(preview::preview_document))
        .routes(routes!(download::download_document))
        .routes(routes!(draft::download_draft))
        .routes(routes!(disclosure::get_disclosure, disclosure::acknowledge_disclosure))
        .routes(routes!(disclosure::download_disclosure))
}
