//! What this function reaches outside.

use std::sync::Arc;

use adapters::{Services, ServicesError};
use axum::extract::FromRef;
use shared::store::{SupportMessages, Throttle};
use shared::workflow::throttle::Budget;

/// What this function reaches outside.
#[derive(Clone, FromRef)]
pub struct AppState {
    /// Where letters are kept.
    pub support_messages: Arc<SupportMessages>,
    /// The address of the people who run the service.
    pub operator: String,
    /// Counters of letters.
    pub throttle: Arc<Throttle>,
    /// How many letters one sender may write.
    pub budget: Budget,
}

impl AppState {
    /// What the services have for this function.
    ///
    /// # Errors
    /// When a setting was not told, or a secret cannot be had or is not good.
    pub async fn new(services: &Services) -> Result<Self, ServicesError> {
        Ok(Self {
            support_messages: services.support_messages()?,
            operator: services.operator()?.to_string(),
            throttle: services.throttle().await?,
            budget: letters_per_hour(services.policy().rates.letters),
        })
    }
}

/// At most this many letters an hour.
fn letters_per_hour(most: u32) -> Budget {
    let sentence = "We have received several messages from your address in the last hour. Please try again \
                    later; nothing you wrote before was lost.";
    Budget { most, seconds: 60 * 60, sentence }
}
