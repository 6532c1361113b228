//! The nonlawyer disclosure (Florida Family Law Form 12.900(a)) and its acknowledgment.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use utoipa::ToSchema;

/// The only form that the product records.
pub const FORM_TYPE: &str = "12.900(a)";

/// An acknowledgment as sent by a client.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Acknowledgment {
    /// "12.900(a)".
    pub form_type: String,
    /// What was acknowledged, and by whom.
    pub form_data: AcknowledgmentData,
}

/// The fields of the form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AcknowledgmentData {
    /// The person who was informed.
    pub client_name: String,
    /// Who informed them.
    pub nonlawyer_name: String,
    /// What the service does for this document.
    pub services: Vec<String>,
    /// Whether the person agreed.
    pub agreed_terms: bool,
    /// When the person's device says that they agreed.
    pub client_signed_at: String,
}

/// A recorded acknowledgment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Disclosure {
    /// "12.900(a)".
    pub form_type: String,
    /// What was acknowledged.
    pub form_data: AcknowledgmentData,
    /// Version of the text that was shown.
    pub text_version: String,
    /// When the server recorded it.
    #[schema(value_type = String, format = DateTime)]
    pub recorded_at: Timestamp,
}

/// Why an acknowledgment is refused.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum DisclosureError {
    /// Another form.
    #[error("The form type has to be 12.900(a).")]
    FormType,
    /// The box was not ticked.
    #[error("Please check the box to acknowledge the disclosure.")]
    NotAgreed,
    /// A field is empty or too long.
    #[error("Please give your name, in at most 200 characters.")]
    Name,
    /// The nonlawyer's name is too long.
    #[error("The name of the nonlawyer is too long.")]
    Nonlawyer,
    /// The time is none.
    #[error("Please send the time of signing as in 2026-11-21T10:00:00Z.")]
    SignedAt,
    /// The services list is too long.
    #[error("The list of services is too long.")]
    Services,
}

impl Disclosure {
    /// Checks an acknowledgment and records it.
    ///
    /// # Errors
    /// When it is of another form, not agreed, or without a name.
    pub fn record(sent: Acknowledgment, text_version: &str, now: Timestamp) -> Result<Self, DisclosureError> {
        let data = sent.form_data;
        if sent.form_type.trim() != FORM_TYPE {
            return Err(DisclosureError::FormType);
        }
        if !data.agreed_terms {
            return Err(DisclosureError::NotAgreed);
        }
        if data.client_name.trim().is_empty() || data.client_name.chars().count() > 200 {
            return Err(DisclosureError::Name);
        }
        if data.nonlawyer_name.chars().count() > 200 {
            return Err(DisclosureError::Nonlawyer);
        }
        if data.client_signed_at.parse::<Timestamp>().is_err() {
            return Err(DisclosureError::SignedAt);
        }
        if data.services.len() > 20 || data.services.iter().any(|service| service.chars().count() > 500) {
            return Err(DisclosureError::Services);
        }
        Ok(Self {
            form_type: FORM_TYPE.to_string(),
            form_data: data,
            text_version: text_version.to_string(),
            recorded_at: now,
        })
    }
}
