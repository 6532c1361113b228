use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use shared::http::{ApiError, ValidJson};
use utoipa::ToSchema;

use crate::Ports;
use crate::form::{Checks, Letter, Received, deliver};

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
#[utoipa::path(post, path = "/api/contact", tag = "support", request_body = ContactMessage,
    responses((status = 200, body = Received), (status = 400, body = shared::http::error::Problem)))]
pub(crate) async fn send_contact_message(
    State(ports): State<Ports>,
    ValidJson(sent): ValidJson<ContactMessage>,
) -> Result<Json<Received>, ApiError> {
    let letter = sent.letter()?;
    deliver(&*ports.mail, letter).await?;
    Ok(Json(Received { message: "Message Sent!" }))
}

impl ContactMessage {
    fn letter(self) -> Result<Letter, ApiError> {
        let mut checks = Checks::default();
        let name = checks.line("name", &self.name, 1, "Name is required");
        let phone = checks.line("phone", &self.phone.unwrap_or_default(), 0, "Please check the phone number");
        let from = checks.email(&self.email);
        let subject = checks.line("subject", &self.subject, 1, "Subject is required");
        let message = checks.message(&self.message);
        checks.done()?;
        let text = format!("From: {name} <{from}>\nPhone: {phone}\nSubject: {subject}\n\n{message}");
        Ok(Letter { from, subject: format!("Contact: {subject}"), text })
    }
}
