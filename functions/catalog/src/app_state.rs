//! What this function reaches outside.

use adapters::Services;
use axum::extract::FromRef;
use domain::content::Claims;

/// What this function is told.
#[derive(Clone, FromRef)]
pub struct AppState {
    /// Which claims the site makes.
    pub claims: Claims,
}

impl AppState {
    /// What the services have for this function.
    #[must_use]
    pub fn new(services: &Services) -> Self {
        Self { claims: services.policy().claims }
    }
}
