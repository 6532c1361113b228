//! The one error envelope. What turns into it, and into which, is in `mapping`.

use std::collections::BTreeMap;

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::request_id;

mod mapping;

/// A refused or failed request: a status, and a sentence that a person can act on.
#[derive(Debug)]
pub struct ApiError {
    status: StatusCode,
    retry_after: Option<i64>,
    problem: Box<Problem>,
}

/// The body of a refused or failed request.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Problem {
    /// A sentence that a person can act on.
    pub message: String,
    /// What a program may act on, where it has reason to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<&'static str>,
    /// A sentence for each field or question that is wrong.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub fields: BTreeMap<String, String>,
    /// After a lost race: the newer copy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub document: Option<Value>,
    /// What a code that was mailed belongs to; it is sent back with the code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub challenge: Option<String>,
    /// Names the request in the log.
    pub request_id: String,
}

impl ApiError {
    /// A refusal with this status and sentence.
    pub(super) fn new(status: StatusCode, message: impl Into<String>) -> Self {
        let problem = Problem { message: message.into(), ..Problem::default() };
        Self { status, retry_after: None, problem: Box::new(problem) }
    }

    /// 400.
    pub fn bad_request(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, message)
    }

    /// 400 for one wrong field.
    #[must_use]
    pub fn wrong_field(field: &str, sentence: &str) -> Self {
        Self::bad_request(sentence).with_fields(BTreeMap::from([(field.to_string(), sentence.to_string())]))
    }

    /// 413 for a body of more than so many bytes.
    #[must_use]
    pub fn too_large(limit: usize) -> Self {
        let message = format!("The request is larger than {} KB.", limit.div_ceil(1024));
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, message)
    }

    /// 401 for someone who has not shown who they are, with what is missing or wrong.
    pub fn unproven(message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, message)
    }

    /// 403.
    pub fn forbidden(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, message)
    }

    /// 404.
    pub fn not_found(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, message)
    }

    /// 410 for what was there and is used up or too old.
    pub fn gone(message: impl Into<String>) -> Self {
        Self::new(StatusCode::GONE, message)
    }

    /// 412 for a change of a copy that is not the newest.
    pub fn lost_race(message: impl Into<String>) -> Self {
        Self::new(StatusCode::PRECONDITION_FAILED, message)
    }

    /// 401 for a client that is not signed in. Clients recognize the word.
    #[must_use]
    pub fn unauthorized() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "Unauthorized")
    }

    /// 404 for a document that is missing or someone else's: the two look the same.
    #[must_use]
    pub fn document_not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "Document not found")
    }

    /// 404 for an address at which there is nothing.
    #[must_use]
    pub fn nothing_here() -> Self {
        Self::new(StatusCode::NOT_FOUND, "There is nothing at this address.")
    }

    /// 405.
    #[must_use]
    pub fn other_method() -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "This address does not answer this method.")
    }

    /// 403 for a change that another site's page asks for in the name of someone who is signed in here.
    #[must_use]
    pub fn foreign_origin() -> Self {
        Self::new(StatusCode::FORBIDDEN, "Please do this on the site itself.").with_code("foreign_origin")
    }

    /// 503 for a request that took longer than it may.
    #[must_use]
    pub fn too_slow() -> Self {
        let message = "This took too long. Nothing you entered was lost; please try again in a moment.";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, message)
    }

    /// 409.
    pub fn conflict(message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, message)
    }

    /// 429, and after how many seconds the same request may be made again.
    pub fn too_many_requests(message: impl Into<String>, seconds: i64) -> Self {
        let refused = Self::new(StatusCode::TOO_MANY_REQUESTS, message);
        Self { retry_after: Some(seconds.max(1)), ..refused }
    }

    /// Whether someone was refused; otherwise a service did not answer.
    #[must_use]
    pub fn is_refusal(&self) -> bool {
        self.status.is_client_error()
    }

    /// Whether no one is signed in.
    #[must_use]
    pub fn is_signed_out(&self) -> bool {
        self.status == StatusCode::UNAUTHORIZED
    }

    /// Adds a code for programs.
    #[must_use]
    pub fn with_code(mut self, code: &'static str) -> Self {
        self.problem.code = Some(code);
        self
    }

    /// Adds a sentence for each wrong field.
    #[must_use]
    pub fn with_fields(mut self, fields: BTreeMap<String, String>) -> Self {
        self.problem.fields = fields;
        self
    }

    /// Adds the newer copy of a document.
    #[must_use]
    pub fn with_document(mut self, document: Value) -> Self {
        self.problem.document = Some(document);
        self
    }

    /// Adds what a mailed code belongs to.
    #[must_use]
    pub fn with_challenge(mut self, challenge: String) -> Self {
        self.problem.challenge = Some(challenge);
        self
    }

    /// A failure of ours: the cause goes to the log, once, and never to the client.
    fn internal(cause: &dyn std::fmt::Display) -> Self {
        tracing::error!(request.id = %request_id::current(), cause = %cause, "request failed");
        let status = StatusCode::INTERNAL_SERVER_ERROR;
        Self::new(status, "Something went wrong on our side. Nothing you entered was lost. Please try again.")
    }
}

impl IntoResponse for ApiError {
    fn into_response(mut self) -> Response {
        self.problem.request_id = request_id::current();
        let mut response = (self.status, Json(*self.problem)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// A failure that no client can cause, for example a document that cannot be typeset.
pub fn internal(cause: &dyn std::fmt::Display) -> ApiError {
    ApiError::internal(cause)
}
