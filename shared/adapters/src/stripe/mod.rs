//! Payments, by Stripe.

mod keys;
mod news;
mod payments;
mod retry;

pub(crate) use keys::{StripeKeys, StripeSettingsError};
pub(crate) use news::StripeWebhooks;
pub(crate) use payments::StripePayments;
