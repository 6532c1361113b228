//! Questions to the people who run the service: the support form and the contact form.

mod contact;
mod form;
mod request;

use std::sync::Arc;

use axum::extract::FromRef;
use shared::ports::Mail;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What this function reaches outside.
#[derive(Clone, FromRef)]
pub struct Ports {
    /// Outgoing mail.
    pub mail: Arc<dyn Mail>,
}

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<Ports> {
    OpenApiRouter::default()
        .routes(routes!(request::send_support_request))
        .routes(routes!(contact::send_contact_message))
}
