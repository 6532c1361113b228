//! Mailed links: what was asked for is kept under a secret that only the mail has, once and for a short time.

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use super::failure::Failure;
use crate::ports::PortError;
use crate::store::OneTimeTokens;
use crate::{clock, random};

/// A mailed link is good for 30 minutes, that for a new password too. The page says so: `web/src/copy/reset-password.ts`.
const LINK_SECONDS: i64 = 30 * 60;

/// Why a mailed link does nothing.
#[derive(Debug, Error)]
pub enum LinkError {
    /// It was used, is too old, or its account is gone.
    #[error("This link has already been used or has expired. Please ask for a new one.")]
    Ended,
    /// Something that is needed does not do its part.
    #[error(transparent)]
    Failure(#[from] Failure),
}

impl From<PortError> for LinkError {
    fn from(error: PortError) -> Self {
        Self::Failure(error.into())
    }
}

/// Keeps what was asked for; the secret. In an address it has to stand behind the `#`, which browsers send to no server.
///
/// # Errors
/// When it cannot be kept.
pub async fn keep(
    one_time_tokens: &OneTimeTokens,
    purpose: &'static str,
    asked: &impl Serialize,
) -> Result<String, Failure> {
    keep_for(one_time_tokens, purpose, asked, LINK_SECONDS).await
}

/// The same for so many seconds.
///
/// # Errors
/// When it cannot be kept.
pub async fn keep_for(
    one_time_tokens: &OneTimeTokens,
    purpose: &'static str,
    asked: &impl Serialize,
    seconds: i64,
) -> Result<String, Failure> {
    let (text, secret) = (serde_json::to_string(asked)?, random::secret()?);
    one_time_tokens.keep(purpose, &secret, &text, clock::seconds_from_now(seconds)).await?;
    Ok(secret)
}

/// What was asked for, once.
///
/// # Errors
/// [`LinkError::Ended`] when the link was used or is too old, and when a store does not answer.
pub async fn open<T: DeserializeOwned>(
    one_time_tokens: &OneTimeTokens,
    purpose: &'static str,
    secret: &str,
) -> Result<T, LinkError> {
    let kept = one_time_tokens.take(purpose, secret).await?.ok_or(LinkError::Ended)?;
    serde_json::from_str(&kept).map_err(|cause| LinkError::Failure(cause.into()))
}

/// What was asked for; the link stays good.
///
/// # Errors
/// [`LinkError::Ended`] when the link was used or is too old, and when a store does not answer.
pub async fn look<T: DeserializeOwned>(
    one_time_tokens: &OneTimeTokens,
    purpose: &'static str,
    secret: &str,
) -> Result<T, LinkError> {
    let kept = one_time_tokens.read(purpose, secret).await?.ok_or(LinkError::Ended)?;
    serde_json::from_str(&kept).map_err(|cause| LinkError::Failure(cause.into()))
}
