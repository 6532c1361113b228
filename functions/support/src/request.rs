use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use shared::http::error::Problem;
use shared::http::{ApiError, ValidJson};
use shared::store::SupportMessage;
use shared::{clock, random};
use utoipa::ToSchema;

use crate::AppState;
use crate::deliver::deliver;
use crate::form::{Checks, Received};

const SUBJECTS: [&str; 6] = ["technical", "billing", "account", "document", "legal", "other"];
const PRIORITIES: [&str; 4] = ["low", "medium", "high", "critical"];

/// The support form.
#[derive(Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct SupportRequest {
    /// First name.
    first_name: String,
    /// Last name.
    last_name: String,
    /// Where the answer goes.
    email: String,
    /// Telephone number.
    phone_number: Option<String>,
    /// technical, billing, account, document, legal or other.
    subject: String,
    /// low, medium, high or critical.
    priority: String,
    /// The message.
    message: String,
}

/// Ask for support.
#[utoipa::path(post, path = "/api/support", tag = "support",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("letters")), ("x-body" = json!(32768))),
    request_body = SupportRequest,
    responses((status = 200, body = Received), (status = 400, body = Problem),
        (status = 429, body = Problem)))]
pub(crate) async fn send_support_request(
    State(app): State<AppState>,
    ValidJson(sent): ValidJson<SupportRequest>,
) -> Result<Json<Received>, ApiError> {
    deliver(&app, &sent.letter()?).await?;
    Ok(Json(Received { message: "Support Request Submitted" }))
}

impl SupportRequest {
    fn letter(self) -> Result<SupportMessage, ApiError> {
        let mut checks = Checks::default();
        let first = checks.line("firstName", &self.first_name, 2, "First name must be at least 2 characters");
        let last = checks.line("lastName", &self.last_name, 2, "Last name must be at least 2 characters");
        let phone = self.phone_number.unwrap_or_default();
        let phone = checks.line("phoneNumber", &phone, 0, "Please check the phone number");
        let email = checks.email(&self.email);
        checks.option("subject", &self.subject, &SUBJECTS, "Please select a subject");
        checks.option("priority", &self.priority, &PRIORITIES, "Please select a priority level");
        let message = checks.message(&self.message);
        checks.done()?;
        Ok(SupportMessage {
            id: random::token_id()?,
            received_at: clock::now(),
            form: "Support request",
            name: format!("{first} {last}"),
            email,
            phone,
            priority: self.priority,
            subject: self.subject,
            message,
        })
    }
}
