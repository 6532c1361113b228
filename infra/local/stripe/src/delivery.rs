//! Deliveries of events, and what became of each try.

use serde::{Deserialize, Serialize};

use crate::error_response::StripeErrorResponse;
use crate::ids;

/// An event that is still to be delivered.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Delivery {
    pub(crate) id: String,
    pub(crate) event: String,
    pub(crate) attempt: usize,
    pub(crate) due_ms: i64,
}

/// What became of one try.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Attempt {
    pub(crate) event: String,
    #[serde(rename = "type")]
    pub(crate) kind: String,
    pub(crate) url: Option<String>,
    pub(crate) attempt: usize,
    /// The HTTP status answered; 0 for no answer.
    pub(crate) status: u16,
}

impl Delivery {
    /// A first attempt, due at a time.
    pub(crate) fn new(event: &str, due_ms: i64) -> Result<Self, StripeErrorResponse> {
        Ok(Self { id: ids::fresh("whd")?, event: event.to_owned(), attempt: 0, due_ms })
    }
}
