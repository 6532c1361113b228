//! The API, black-box: over HTTP against the whole product with the real services' protocols.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

mod account;
mod across;
mod assistant;
mod auth;
mod catalog;
mod documents;
mod fixtures;
mod payments;
mod stripe_webhook;
mod support;
