//! The one place where failures turn into statuses. Use cases say what went wrong, and know nothing of HTTP.

use axum::http::StatusCode;
use domain::accounts::NotAdded;
use domain::assembly::paper::InvalidVerificationCode;
use domain::documents::compliance::DisclosureError;
use domain::documents::{EditError, SigningError};
use domain::interview::Refusals;
use domain::orders::checkout::CheckoutError;
use domain::orders::pricing::WrongPrice;
use domain::orders::sale::NotForSale;

use super::ApiError;
use crate::ports::PortError;
use crate::random::EntropyError;
use crate::token::TokenError;
use crate::workflow::court_forms::CourtFormError;
use crate::workflow::create::CreateError;
use crate::workflow::failure::Failure;
use crate::workflow::hand_off::HandOffError;
use crate::workflow::login_throttle::LoginThrottleError;
use crate::workflow::mailed_link::LinkError;
use crate::workflow::passkey::PasskeyRequestError;
use crate::workflow::pay::PayError;
use crate::workflow::print::PrintError;
use crate::workflow::remove::RemoveError;
use crate::workflow::retry_on_conflict::ChangeError;
use crate::workflow::sign_in::SignInError;
use crate::workflow::throttle::ThrottleError;
use crate::workflow::verify::VerifyError;
use crate::workflow::versions::VersionError;

impl From<PortError> for ApiError {
    fn from(error: PortError) -> Self {
        match error {
            PortError::Conflict => Self::conflict("This was changed in the meantime. Please try again."),
            PortError::Unavailable { .. } => {
                let mut failed = Self::internal(&error);
                failed.status = StatusCode::SERVICE_UNAVAILABLE;
                failed
            }
        }
    }
}

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

impl From<WrongPrice> for ApiError {
    fn from(error: WrongPrice) -> Self {
        Self::bad_request(error.to_string()).with_code("price_mismatch")
    }
}

impl From<CheckoutError> for ApiError {
    fn from(why: CheckoutError) -> Self {
        let message = why.to_string();
        match why {
            CheckoutError::NotPublished(_) => Self::conflict(message).with_code("not_available"),
            CheckoutError::UnknownType => Self::bad_request(message).with_code("unknown_type"),
            CheckoutError::UnknownService | CheckoutError::UnknownBundle | CheckoutError::Pick(_) => {
                Self::bad_request(message)
            }
        }
    }
}

impl From<NotForSale> for ApiError {
    fn from(why: NotForSale) -> Self {
        let refused = Self::conflict(why.to_string());
        match why {
            NotForSale::AlreadyPaid => refused.with_code("already_paid"),
            NotForSale::OnHold => refused.with_code("payment_disputed"),
            NotForSale::NotPublished(_) => refused.with_code("not_available"),
            NotForSale::Unfinished(fields) => refused.with_code("unfinished").with_fields(fields),
        }
    }
}

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
            CourtFormError::Unknown => Self::new(StatusCode::NOT_FOUND, message),
            CourtFormError::NotInstalled => Self::conflict(message).with_code("form_not_installed"),
            CourtFormError::Rows { .. } | CourtFormError::Words(_) => {
                Self::conflict(message).with_code("form_by_hand")
            }
            CourtFormError::Print(error) => error.into(),
        }
    }
}

impl From<NotAdded> for ApiError {
    fn from(why: NotAdded) -> Self {
        let refused = Self::conflict(why.to_string());
        match why {
            NotAdded::TooMany => refused.with_code("too_many_passkeys"),
            NotAdded::Known => refused.with_code("passkey_known"),
        }
    }
}

impl From<DisclosureError> for ApiError {
    fn from(error: DisclosureError) -> Self {
        Self::bad_request(error.to_string())
    }
}

impl From<EntropyError> for ApiError {
    fn from(error: EntropyError) -> Self {
        Self::internal(&error)
    }
}

impl From<TokenError> for ApiError {
    fn from(error: TokenError) -> Self {
        Self::internal(&error)
    }
}

impl From<Failure> for ApiError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Port(error) => error.into(),
            Failure::Entropy(_) | Failure::Token(_) | Failure::Kept(_) | Failure::Content(_) => {
                Self::internal(&failure)
            }
        }
    }
}

impl From<SignInError> for ApiError {
    fn from(error: SignInError) -> Self {
        match error {
            SignInError::AccountChanged => Self::unauthorized(),
            SignInError::Failure(failure) => failure.into(),
        }
    }
}

impl From<LinkError> for ApiError {
    fn from(error: LinkError) -> Self {
        let message = error.to_string();
        match error {
            LinkError::Ended => Self::new(StatusCode::GONE, message).with_code("link_ended"),
            LinkError::Failure(failure) => failure.into(),
        }
    }
}

impl From<ThrottleError> for ApiError {
    fn from(error: ThrottleError) -> Self {
        match error {
            ThrottleError::Spent { sentence, seconds } => Self::too_many_requests(sentence, seconds),
            ThrottleError::Port(error) => error.into(),
        }
    }
}

impl From<LoginThrottleError> for ApiError {
    fn from(error: LoginThrottleError) -> Self {
        let message = error.to_string();
        match error {
            LoginThrottleError::TooManyAttempts(seconds) => {
                Self::too_many_requests(message, seconds).with_code("too_many_tries")
            }
            LoginThrottleError::Port(error) => error.into(),
        }
    }
}

impl From<PasskeyRequestError> for ApiError {
    fn from(error: PasskeyRequestError) -> Self {
        let message = error.to_string();
        match error {
            PasskeyRequestError::NotAdded(why) => why.into(),
            PasskeyRequestError::NoPasskey => Self::conflict(message).with_code("no_passkey"),
            PasskeyRequestError::Failure(failure) => failure.into(),
        }
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

impl From<RemoveError> for ApiError {
    fn from(error: RemoveError) -> Self {
        let message = error.to_string();
        match error {
            RemoveError::JustPaid | RemoveError::Unmatched => Self::conflict(message),
            RemoveError::Gone => Self::document_not_found(),
            RemoveError::Port(error) => error.into(),
        }
    }
}

impl From<PayError> for ApiError {
    fn from(error: PayError) -> Self {
        let message = error.to_string();
        match error {
            PayError::UnderWay => Self::conflict(message).with_code("payment_under_way"),
            PayError::BoughtAndReturned => Self::conflict(message).with_code("bought_before"),
            PayError::BoughtAndDeleted => Self::conflict(message).with_code("deleted_before"),
            PayError::NothingToBuy => Self::bad_request(message),
            PayError::Gone => Self::document_not_found(),
            PayError::AttemptLost => Self::new(StatusCode::SERVICE_UNAVAILABLE, message),
            PayError::Port(error) => error.into(),
        }
    }
}

impl<E: Into<ApiError>> From<ChangeError<E>> for ApiError {
    fn from(error: ChangeError<E>) -> Self {
        match error {
            ChangeError::Gone => Self::document_not_found(),
            ChangeError::Refused(why) => why.into(),
            ChangeError::Port(error) => error.into(),
        }
    }
}
