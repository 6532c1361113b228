//! What goes wrong with a purchase.

use axum::http::StatusCode;
use domain::orders::checkout::CheckoutError;
use domain::orders::pricing::WrongPrice;
use domain::orders::sale::NotForSale;

use crate::http::ApiError;
use crate::workflow::pay::PayError;

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
