//! What goes wrong with a paper: its PDF, its versions, its court forms, and whom it is handed to.

use axum::http::StatusCode;
use domain::assembly::paper::InvalidVerificationCode;

use crate::http::ApiError;
use crate::workflow::court_forms::CourtFormError;
use crate::workflow::hand_off::HandOffError;
use crate::workflow::print::PrintError;
use crate::workflow::verify::VerifyError;
use crate::workflow::versions::VersionError;

impl From<PrintError> for ApiError {
    fn from(error: PrintError) -> Self {
        let message = error.to_string();
        match error {
            PrintError::OnHold => Self::conflict(message).with_code("payment_disputed"),
            PrintError::Unpaid => Self::new(StatusCode::PAYMENT_REQUIRED, message),
            PrintError::Unfinished(open) => Self::conflict(message).with_code("unfinished").with_fields(open),
            PrintError::OtherPerson => Self::conflict(message).with_code("other_person"),
            PrintError::Gone => Self::document_not_found(),
            PrintError::Defect(_) => Self::internal(&error),
            PrintError::Store(error) => error.into(),
        }
    }
}

impl From<VersionError> for ApiError {
    fn from(error: VersionError) -> Self {
        let message = error.to_string();
        match error {
            VersionError::Unknown => Self::new(StatusCode::NOT_FOUND, message),
            VersionError::Lost => Self::conflict(message).with_code("version_lost"),
            VersionError::Print(error) => error.into(),
        }
    }
}

impl From<HandOffError> for ApiError {
    fn from(error: HandOffError) -> Self {
        let message = error.to_string();
        match error {
            HandOffError::NoLink => Self::gone(message).with_code("no_link"),
            HandOffError::UnknownLink => Self::not_found(message),
            HandOffError::TooManyLinks => Self::conflict(message).with_code("too_many_links"),
            HandOffError::TooLarge => Self::conflict(message).with_code("too_large_to_share"),
            HandOffError::NotPublished => Self::conflict(message),
            HandOffError::Transcript(_) | HandOffError::Days(_) => Self::bad_request(message),
            HandOffError::Entropy(error) => error.into(),
            HandOffError::Print(error) => error.into(),
        }
    }
}

impl From<VerifyError> for ApiError {
    fn from(error: VerifyError) -> Self {
        let message = error.to_string();
        match error {
            VerifyError::Code(InvalidVerificationCode::Slip) => {
                Self::bad_request(message).with_code("code_mistyped")
            }
            VerifyError::Code(InvalidVerificationCode::Shape) | VerifyError::Hash(_) => {
                Self::bad_request(message)
            }
            VerifyError::UnknownCode | VerifyError::UnknownFile => Self::new(StatusCode::NOT_FOUND, message),
            VerifyError::Port(error) => error.into(),
        }
    }
}

impl From<CourtFormError> for ApiError {
    fn from(error: CourtFormError) -> Self {
        let message = error.to_string();
        match error {
            CourtFormError::Unknown | CourtFormError::NotFiled => Self::new(StatusCode::NOT_FOUND, message),
            CourtFormError::NotInstalled => Self::conflict(message).with_code("form_not_installed"),
            CourtFormError::TooLarge => Self::conflict(message).with_code("packet_too_large"),
            CourtFormError::Print(error) => error.into(),
        }
    }
}
