//! Mailed links: what was asked for is kept under a secret that only the mail has, once and for a short time.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::http::{ApiError, error};
use crate::ports::OneTimeTokens;
use crate::{clock, random};

/// A mailed link is good for 30 minutes.
const SECONDS: i64 = 30 * 60;

/// Keeps what was asked for; the secret. In an address it has to stand behind the `#`, which browsers send to no server.
///
/// # Errors
/// When it cannot be kept.
pub async fn keep(
    one_time_tokens: &dyn OneTimeTokens,
    purpose: &'static str,
    asked: &impl Serialize,
) -> Result<String, ApiError> {
    keep_for(one_time_tokens, purpose, asked, SECONDS).await
}

/// The same for so many seconds.
///
/// # Errors
/// When it cannot be kept.
pub async fn keep_for(
    one_time_tokens: &dyn OneTimeTokens,
    purpose: &'static str,
    asked: &impl Serialize,
    seconds: i64,
) -> Result<String, ApiError> {
    let text = serde_json::to_string(asked).map_err(|cause| error::internal(&cause))?;
    let secret = random::secret()?;
    one_time_tokens.keep(purpose, &secret, &text, clock::seconds_from_now(seconds)).await?;
    Ok(secret)
}

/// What was asked for, once.
///
/// # Errors
/// 410 when the link was used or is too old.
pub async fn open<T: DeserializeOwned>(
    one_time_tokens: &dyn OneTimeTokens,
    purpose: &'static str,
    secret: &str,
) -> Result<T, ApiError> {
    let kept = one_time_tokens.take(purpose, secret).await?.ok_or_else(ApiError::link_ended)?;
    serde_json::from_str(&kept).map_err(|cause| error::internal(&cause))
}

/// What was asked for; the link stays good.
///
/// # Errors
/// 410 when the link was used or is too old.
pub async fn look<T: DeserializeOwned>(
    one_time_tokens: &dyn OneTimeTokens,
    purpose: &'static str,
    secret: &str,
) -> Result<T, ApiError> {
    let kept = one_time_tokens.read(purpose, secret).await?.ok_or_else(ApiError::link_ended)?;
    serde_json::from_str(&kept).map_err(|cause| error::internal(&cause))
}
