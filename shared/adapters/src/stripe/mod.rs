//! Payments, by Stripe.

mod client;
mod error;
mod keys;
mod objects;
mod payments;
mod retry;
mod signature;
mod webhooks;

pub(crate) use keys::{StripeKeys, StripeSettingsError};
pub(crate) use payments::StripePayments;
pub(crate) use webhooks::StripeWebhooks;
