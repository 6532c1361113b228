//! Questions to the people who run the service: the support form and the contact form.

mod contact;
mod deliver;
mod form;
mod mail;
mod ports;
mod request;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use ports::Ports;

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<Ports> {
    OpenApiRouter::default()
        .routes(routes!(request::send_support_request))
        .routes(routes!(contact::send_contact_message))
}
