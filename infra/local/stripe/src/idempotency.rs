//! Idempotency keys: the same key gets the same answer, and only for the same call.

use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

use crate::error_response::StripeErrorResponse;
use crate::ids;

const LONGEST: usize = 255;

/// The answer that was given to the first call with a key.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Remembered {
    /// A mark of the first call's path and parameters.
    pub(crate) print: String,
    /// The HTTP status answered.
    pub(crate) status: u16,
    /// The body answered.
    pub(crate) body: String,
    /// The first call's request id.
    pub(crate) request: String,
}

/// A key as sent with a call.
#[derive(Clone, Debug)]
pub(crate) struct IdempotencyKey {
    /// The key in its header.
    pub(crate) text: String,
    /// What the answer is stored under: keys of different accounts do not meet.
    pub(crate) place: String,
    print: String,
}

impl IdempotencyKey {
    /// Reads the key of a call.
    pub(crate) fn new(
        text: &str,
        account: &str,
        path: &str,
        body: &[u8],
    ) -> Result<Self, StripeErrorResponse> {
        if text.len() > LONGEST {
            let message = format!("Idempotency keys can be at most {LONGEST} characters long.");
            return Err(StripeErrorResponse::new(StatusCode::BAD_REQUEST, "idempotency_error", message));
        }
        let print = ids::fingerprint(&[path, &in_order(body)]);
        Ok(Self { text: text.to_owned(), place: ids::fingerprint(&[account, text]), print })
    }

    /// The first call's answer, unless this is a different call.
    pub(crate) fn replay(&self, first: &Remembered) -> Result<Remembered, StripeErrorResponse> {
        if first.print == self.print {
            return Ok(first.clone());
        }
        let message = format!(
            "Keys for idempotent requests can only be used with the same parameters they were first used \
             with. Try using a key other than '{}' if you meant to execute a different request.",
            self.text
        );
        Err(StripeErrorResponse::new(StatusCode::BAD_REQUEST, "idempotency_error", message))
    }

    /// What to remember of an answer; calls that were never carried out may be tried again.
    pub(crate) fn remember(&self, status: StatusCode, body: &str, request: &str) -> Option<Remembered> {
        let carried_out = status.is_success() || status == StatusCode::PAYMENT_REQUIRED;
        carried_out.then(|| Remembered {
            print: self.print.clone(),
            status: status.as_u16(),
            body: body.to_owned(),
            request: request.to_owned(),
        })
    }
}

/// The parameters in one order: a client that builds its form from a hash map sends the same request in another.
fn in_order(body: &[u8]) -> String {
    let text = String::from_utf8_lossy(body);
    let mut parameters: Vec<&str> = text.split('&').collect();
    parameters.sort_unstable();
    parameters.join("&")
}
