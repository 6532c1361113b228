//! What a person types to get in.

use std::collections::BTreeMap;

use domain::accounts::{Email, Password, person_name};
use serde::Deserialize;
use shared::http::ApiError;
use utoipa::ToSchema;

/// An e-mail address and a password.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Login {
    /// The address that signs in.
    pub(crate) email: String,
    /// The password.
    pub(crate) password: String,
}

/// A new account.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Registration {
    /// The address that will sign in.
    email: String,
    /// At least 8 characters, with an uppercase letter, a lowercase letter and a number.
    password: String,
    /// First name.
    #[serde(default)]
    first_name: Option<String>,
    /// Last name.
    #[serde(default)]
    last_name: Option<String>,
}

/// A registration that meets the rules.
pub(crate) struct Applicant {
    pub(crate) email: Email,
    pub(crate) password: Password,
    pub(crate) first_name: Option<String>,
    pub(crate) last_name: Option<String>,
}

/// Collects the sentences of several fields.
#[derive(Default)]
struct Fields(BTreeMap<String, String>);

impl Fields {
    fn take<T>(&mut self, field: &str, parsed: Result<T, impl std::fmt::Display>) -> Option<T> {
        parsed.map_err(|error| self.0.insert(field.to_string(), error.to_string())).ok()
    }

    fn refuse(self) -> ApiError {
        let sentences: Vec<&str> = self.0.values().map(String::as_str).collect();
        ApiError::bad_request(sentences.join(". ")).with_fields(self.0)
    }
}

impl Registration {
    /// Checks every field, so that a person learns of all mistakes at once.
    pub(crate) fn parse(self, refuse_common_passwords: bool) -> Result<Applicant, ApiError> {
        let mut fields = Fields::default();
        let email = fields.take("email", Email::parse(&self.email));
        let password = fields.take("password", Password::accept(&self.password, refuse_common_passwords));
        let first_name = fields.take("firstName", person_name(self.first_name.as_deref()));
        let last_name = fields.take("lastName", person_name(self.last_name.as_deref()));
        match (email, password, first_name, last_name) {
            (Some(email), Some(password), Some(first_name), Some(last_name)) => {
                Ok(Applicant { email, password, first_name, last_name })
            }
            _ => Err(fields.refuse()),
        }
    }
}
