//! What this function reaches outside.

use std::sync::Arc;

use adapters::{Services, ServicesError};
use axum::extract::FromRef;
use shared::store::{Documents, Sessions};
use shared::token::Tokens;

use crate::model::{Allowance, Voice};

/// What this function reaches outside.
#[derive(Clone, FromRef)]
pub struct AppState {
    /// Documents.
    pub documents: Arc<Documents>,
    /// Sessions.
    pub sessions: Arc<Sessions>,
    /// Where the site is: scheme, host and port.
    pub site: String,
    /// The keys that sign people in.
    pub tokens: Tokens,
    /// The language model, if there is one.
    pub voice: Option<Arc<Voice>>,
}

impl AppState {
    /// What the services have for this function.
    ///
    /// # Errors
    /// When a setting was not told, or a secret cannot be had or is not good.
    pub async fn new(services: &Services) -> Result<Self, ServicesError> {
        let (throttle, policy) = (services.throttle().await?, services.policy());
        let allowance = Allowance {
            throttle,
            tokens: policy.model_tokens,
            turns: policy.model_turns,
            tokens_of_all: policy.model_tokens_of_all,
        };
        Ok(Self {
            documents: services.documents()?,
            sessions: services.sessions()?,
            site: services.site_origin()?.to_string(),
            tokens: services.tokens().await?,
            voice: services.model().await?.map(|model| Arc::new(Voice::new(model).within(allowance))),
        })
    }
}
