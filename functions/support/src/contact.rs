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

/// The contact form.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default)]
pub(crate) struct ContactMessage {
    /// Who writes.
    name: String,
    /// Where the answer goes.
    email: String,
    /// Telephone number.
    phone: Option<String>,
    /// What it is about.
    subject: String,
    /// The message.
    message: String,
}

/// Write to the people who run the service.
#[utoipa::path(post, path = "/api/contact", tag = "support",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("letters")), ("x-body" = json!(32768))),
    request_body = ContactMessage,
    responses((status = 200, body = Received), (status = 400, body = Problem),
        (status = 429, body = Problem)))]
pub(crate) async fn send_contact_message(
    State(app): State<AppState>,
    ValidJson(sent): ValidJson<ContactMessage>,
) -> Result<Json<Received>, ApiError> {
    deliver(&app, &sent.letter()?).await?;
    Ok(Json(Received { message: "Message Sent!" }))
}

impl ContactMessage {
    fn letter(self) -> Result<SupportMessage, ApiError> {
        let mut checks = Checks::default();
        let name = checks.line("name", &self.name, 1, "Name is required");
        let phone = checks.line("phone", &self.phone.unwrap_or_default(), 0, "Please check the phone number");
        let email = checks.email(&self.email);
        let subject = checks.line("subject", &self.subject, 1, "Subject is required");
        let message = checks.message(&self.message);
        checks.done()?;
        Ok(SupportMessage {
            id: random::token_id()?,
            received_at: clock::now(),
            form: "Contact",
            name,
            email,
            phone,
            priority: String::new(),
            subject,
            message,
        })
    }
}
