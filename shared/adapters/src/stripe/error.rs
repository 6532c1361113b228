//! Why a call to Stripe has brought nothing, in words that may stand in the log.

use serde::Deserialize;
use thiserror::Error;

use crate::outbound;

/// Why a call has brought nothing.
#[derive(Debug, Error)]
pub(super) enum StripeError {
    /// Stripe has refused it. Its sentence can carry a card's billing details, so it is not kept.
    #[error("status {status}: {what}, request {request}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Stripe's kind of error, its code for it and the parameter that it is about, as far as there are any.
        what: String,
        /// Stripe's id of the call.
        request: String,
    },
    /// Not Stripe's form: something between us and Stripe has answered.
    #[error("status {0}: an answer that cannot be read")]
    Unreadable(u16),
    /// No answer, or too late.
    #[error("{0}")]
    Unreachable(String),
}

#[derive(Deserialize)]
struct ErrorBody {
    error: Details,
}

#[derive(Deserialize)]
struct Details {
    #[serde(rename = "type")]
    kind: String,
    code: Option<String>,
    param: Option<String>,
}

impl StripeError {
    pub(super) fn unreachable(error: reqwest::Error) -> Self {
        Self::Unreachable(outbound::cause(error))
    }

    /// What an answer with this status and body says.
    pub(super) fn refused(status: u16, request: String, body: &[u8]) -> Self {
        match serde_json::from_slice::<ErrorBody>(body) {
            Ok(ErrorBody { error: Details { kind, code, param } }) => {
                let what: Vec<String> = [Some(kind), code, param].into_iter().flatten().collect();
                Self::Refused { status, what: what.join(" "), request }
            }
            Err(_) => Self::Unreadable(status),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_says_what_and_never_whose() {
        let body = br#"{"error":{"type":"card_error","code":"card_declined","message":"Maria Lopez, 4242"}}"#;
        let refusal = StripeError::refused(402, "req_1".to_string(), body);
        assert_eq!(refusal.to_string(), "status 402: card_error card_declined, request req_1");
    }

    #[test]
    fn what_somebody_else_has_answered_is_not_stripes_refusal() {
        let answer = StripeError::refused(502, String::new(), b"<html>Bad Gateway</html>");
        assert_eq!(answer.to_string(), "status 502: an answer that cannot be read");
    }
}
