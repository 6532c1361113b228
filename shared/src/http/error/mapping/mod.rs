//! The one place where failures turn into statuses. Use cases say what went wrong, and know nothing of HTTP.

mod accounts;
mod documents;
mod orders;
mod papers;

use axum::http::StatusCode;

use super::ApiError;
use crate::ports::PortError;
use crate::random::EntropyError;
use crate::token::TokenError;
use crate::workflow::failure::Failure;
use crate::workflow::retry_on_conflict::ChangeError;
use crate::workflow::throttle::ThrottleError;

impl From<PortError> for ApiError {
    fn from(error: PortError) -> Self {
        match error {
            PortError::Conflict => Self::conflict("This was changed in the meantime. Please try again."),
            PortError::Unavailable { .. } => {
                let mut failed = Self::internal(&error);
                failed.status = StatusCode::SERVICE_UNAVAILABLE;
                failed
            }
        }
    }
}

impl From<EntropyError> for ApiError {
    fn from(error: EntropyError) -> Self {
        Self::internal(&error)
    }
}

impl From<TokenError> for ApiError {
    fn from(error: TokenError) -> Self {
        Self::internal(&error)
    }
}

impl From<Failure> for ApiError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Port(error) => error.into(),
            Failure::Entropy(_) | Failure::Token(_) | Failure::Kept(_) | Failure::Content(_) => {
                Self::internal(&failure)
            }
        }
    }
}

impl From<ThrottleError> for ApiError {
    fn from(error: ThrottleError) -> Self {
        match error {
            ThrottleError::Spent { sentence, seconds } => Self::too_many_requests(sentence, seconds),
            ThrottleError::Port(error) => error.into(),
        }
    }
}

impl<E: Into<ApiError>> From<ChangeError<E>> for ApiError {
    fn from(error: ChangeError<E>) -> Self {
        match error {
            ChangeError::Gone => Self::document_not_found(),
            ChangeError::Refused(why) => why.into(),
            ChangeError::Port(error) => error.into(),
        }
    }
}
