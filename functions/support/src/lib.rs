//! Questions to the people who run the service: the support form and the contact form.

mod app_state;
mod contact;
mod deliver;
mod form;
mod mail;
mod request;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use app_state::AppState;

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(request::send_support_request))
        .routes(routes!(contact::send_contact_message))
}
