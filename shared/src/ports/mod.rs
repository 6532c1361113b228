//! The outside things. Each trait's docs are the obligations of its implementation.

mod identity;
mod mail;
mod model;
mod payments;

use thiserror::Error;

pub use identity::{AuthorizationRequest, AuthorizationSecrets, IdentityProvider, VerifiedIdentity};
pub use mail::{Mail, Message, Sending};
pub use model::{Completion, Model, ModelRequest};
pub use payments::{
    ChargePage, EventPage, PaymentEvent, Payments, PublicSettings, Request, WebhookRefused, Webhooks,
};

/// What can go wrong outside.
#[derive(Debug, Error)]
pub enum PortError {
    /// The thing is there already, or has changed since it was read.
    #[error("conflict")]
    Conflict,
    /// The service did not answer, or answered with a failure. The source is for the log.
    #[error("{service} is unavailable: {source}")]
    Unavailable {
        /// Which service.
        service: &'static str,
        /// What it said.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}

impl PortError {
    /// A service's failure.
    pub fn unavailable(
        service: &'static str,
        source: impl Into<Box<dyn std::error::Error + Send + Sync>>,
    ) -> Self {
        Self::Unavailable { service, source: source.into() }
    }
}
