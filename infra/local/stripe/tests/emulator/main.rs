//! The emulator as an application meets it: over HTTP, from outside.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on should stop")]

mod bank;
mod browser;
mod cards;
mod controls;
mod decoding;
mod disputes;
mod events;
mod idempotency;
mod keys;
mod payments;
mod refunds;
mod state;
mod support;
mod webhooks;
