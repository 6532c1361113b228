//! Payments, by Stripe.

mod client;
mod error;
mod keys;
mod news;
mod objects;
mod payments;
mod retry;
mod signature;

pub(crate) use keys::{StripeKeys, StripeSettingsError};
pub(crate) use news::StripeWebhooks;
pub(crate) use payments::StripePayments;
