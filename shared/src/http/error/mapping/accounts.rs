//! What goes wrong with an account and with signing in to it.

use axum::http::StatusCode;
use domain::accounts::NotAdded;

use crate::http::ApiError;
use crate::workflow::login_throttle::LoginThrottleError;
use crate::workflow::mailed_link::LinkError;
use crate::workflow::passkey::PasskeyRequestError;
use crate::workflow::sign_in::SignInError;

impl From<NotAdded> for ApiError {
    fn from(why: NotAdded) -> Self {
        let refused = Self::conflict(why.to_string());
        match why {
            NotAdded::TooMany => refused.with_code("too_many_passkeys"),
            NotAdded::Known => refused.with_code("passkey_known"),
        }
    }
}

impl From<SignInError> for ApiError {
    fn from(error: SignInError) -> Self {
        match error {
            SignInError::AccountChanged => Self::unauthorized(),
            SignInError::Failure(failure) => failure.into(),
        }
    }
}

impl From<LinkError> for ApiError {
    fn from(error: LinkError) -> Self {
        let message = error.to_string();
        match error {
            LinkError::Ended => Self::new(StatusCode::GONE, message).with_code("link_ended"),
            LinkError::Failure(failure) => failure.into(),
        }
    }
}

impl From<LoginThrottleError> for ApiError {
    fn from(error: LoginThrottleError) -> Self {
        let message = error.to_string();
        match error {
            LoginThrottleError::TooManyAttempts(seconds) => {
                Self::too_many_requests(message, seconds).with_code("too_many_tries")
            }
            LoginThrottleError::Port(error) => error.into(),
        }
    }
}

impl From<PasskeyRequestError> for ApiError {
    fn from(error: PasskeyRequestError) -> Self {
        let message = error.to_string();
        match error {
            PasskeyRequestError::NotAdded(why) => why.into(),
            PasskeyRequestError::NoPasskey => Self::conflict(message).with_code("no_passkey"),
            PasskeyRequestError::Failure(failure) => failure.into(),
        }
    }
}
