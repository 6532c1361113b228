//! Questions to the people who run the service: the support form and the contact form.

mod contact;
mod deliver;
mod form;
mod mail;
mod request;

use std::sync::Arc;

use axum::extract::FromRef;
use shared::ports::{SupportMessages, Throttle};
use shared::workflow::throttle::Budget;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What this function reaches outside.
#[derive(Clone, FromRef)]
pub struct Ports {
    /// Where letters are kept.
    pub support_messages: Arc<dyn SupportMessages>,
    /// The address of the people who run the service.
    pub operator: String,
    /// Counters of letters.
    pub throttle: Arc<dyn Throttle>,
    /// How many letters one sender may write.
    pub budget: Budget,
}

/// At most this many letters an hour.
#[must_use]
pub fn letters_per_hour(most: u32) -> Budget {
    let sentence = "We have received several messages from your address in the last hour. Please try again \
                    later; nothing you wrote before was lost.";
    Budget { most, seconds: 60 * 60, sentence }
}

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<Ports> {
    OpenApiRouter::default()
        .routes(routes!(request::send_support_request))
        .routes(routes!(contact::send_contact_message))
}
