//! Why a call to Stripe has brought nothing, in words that may stand in the log.

use serde::Deserialize;
use thiserror::Error;

use crate::outbound;

/// Why a call has brought nothing.
#[derive(Debug, Error)]
pub(super) enum StripeError {
    /// Stripe has refused it. Its sentence can carry a card's billing details, so it is not kept.
    #[error("status {status}, {kind} {code} {parameter}, request {request}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Stripe's kind of error.
        kind: String,
        /// Stripe's code for it; empty where it has none.
        code: String,
        /// The parameter that it is about; empty where it is about none.
        parameter: String,
        /// Stripe's id of the call.
        request: String,
    },
    /// Not Stripe's form: something between us and Stripe has answered.
    #[error("an answer that cannot be read")]
    Unreadable,
    /// No answer, or too late.
    #[error("{0}")]
    Unreachable(String),
}

#[derive(Deserialize)]
struct Refusal {
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
        match serde_json::from_slice::<Refusal>(body) {
            Ok(Refusal { error: Details { kind, code, param } }) => Self::Refused {
                status,
                kind,
                code: code.unwrap_or_default(),
                parameter: param.unwrap_or_default(),
                request,
            },
            Err(_) => Self::Unreadable,
        }
    }
}
