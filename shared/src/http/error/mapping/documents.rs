//! What goes wrong with a document while it is answered, signed or deleted.

use axum::http::StatusCode;
use domain::documents::compliance::DisclosureError;
use domain::documents::{EditError, SigningError};
use domain::interview::Refusals;

use crate::http::ApiError;
use crate::workflow::create::CreateError;
use crate::workflow::delete::DeleteError;

impl From<EditError> for ApiError {
    fn from(error: EditError) -> Self {
        let message = error.to_string();
        match error {
            EditError::AlreadyStarted => Self::conflict(message),
            EditError::OnlyPaymentPays
            | EditError::NoSuchStep(_)
            | EditError::Name
            | EditError::HiddenCharacter(_)
            | EditError::TooMuchData(_) => Self::bad_request(message),
        }
    }
}

impl From<SigningError> for ApiError {
    fn from(error: SigningError) -> Self {
        let message = error.to_string();
        match error {
            SigningError::Unpaid => Self::new(StatusCode::PAYMENT_REQUIRED, message),
            SigningError::OnHold => Self::conflict(message).with_code("payment_disputed"),
            SigningError::Refused(refusals) => refusals.into(),
        }
    }
}

impl From<Refusals> for ApiError {
    fn from(refusals: Refusals) -> Self {
        let sentences: Vec<&str> = refusals.values().map(String::as_str).collect();
        Self::bad_request(sentences.join(" ")).with_code("answer_refused").with_fields(refusals)
    }
}

impl From<DisclosureError> for ApiError {
    fn from(error: DisclosureError) -> Self {
        Self::bad_request(error.to_string())
    }
}

impl From<CreateError> for ApiError {
    fn from(error: CreateError) -> Self {
        let message = error.to_string();
        match error {
            CreateError::TooManyDrafts => Self::conflict(message).with_code("too_many_drafts"),
            CreateError::DeletedBefore => Self::conflict(message).with_code("deleted_before"),
            CreateError::Port(error) => error.into(),
        }
    }
}

impl From<DeleteError> for ApiError {
    fn from(error: DeleteError) -> Self {
        let message = error.to_string();
        match error {
            DeleteError::JustPaid | DeleteError::Unmatched => Self::conflict(message),
            DeleteError::Gone => Self::document_not_found(),
            DeleteError::Port(error) => error.into(),
        }
    }
}
