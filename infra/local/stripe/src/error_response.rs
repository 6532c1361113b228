//! Stripe's error answers.

use std::fmt::Display;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::object::Object;

/// A call that was not granted: an HTTP status and Stripe's error object.
#[derive(Debug)]
pub(crate) struct StripeErrorResponse {
    pub(crate) status: StatusCode,
    pub(crate) error: Object,
}

impl StripeErrorResponse {
    /// An error of a given type.
    pub(crate) fn new(status: StatusCode, kind: &str, message: impl Into<String>) -> Self {
        let mut error = Object::new();
        error.insert("type".into(), kind.into());
        error.insert("message".into(), message.into().into());
        Self { status, error }
    }

    /// A call that makes no sense: 400.
    pub(crate) fn invalid(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "invalid_request_error", message)
    }

    /// A card that was turned down: 402.
    pub(crate) fn card(code: &str, message: &str) -> Self {
        Self::new(StatusCode::PAYMENT_REQUIRED, "card_error", message)
            .code(code)
            .with("doc_url", documentation(code))
    }

    /// An object that does not exist: 404.
    pub(crate) fn missing(kind: &str, id: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, "invalid_request_error", format!("No such {kind}: '{id}'"))
            .code("resource_missing")
            .param("id")
    }

    /// A key that is absent, live or too weak: 401.
    pub(crate) fn unauthorized(message: &str) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "invalid_request_error", message)
    }

    /// A fault of the emulator's own: 500.
    pub(crate) fn internal(cause: impl Display) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "api_error", cause.to_string())
    }

    /// Names the error code.
    pub(crate) fn code(self, code: &str) -> Self {
        self.with("code", code)
    }

    /// Names the parameter at fault.
    pub(crate) fn param(self, param: &str) -> Self {
        self.with("param", param)
    }

    /// Adds any other field.
    pub(crate) fn with(mut self, field: &str, value: impl Into<Value>) -> Self {
        self.error.insert(field.into(), value.into());
        self
    }

    /// The JSON body Stripe sends.
    pub(crate) fn body(&self) -> Value {
        json!({ "error": self.error })
    }
}

/// Where Stripe explains an error code.
pub(crate) fn documentation(code: &str) -> String {
    format!("https://stripe.com/docs/error-codes/{}", code.replace('_', "-"))
}
