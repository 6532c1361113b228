//! The API, black-box: over HTTP against the whole product with the real services' protocols.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

mod account;
mod accounts;
mod autosave;
mod bad_input;
mod catalog;
mod checkout;
mod contract;
mod deployed;
mod documents;
mod events;
mod forms;
mod guessing;
mod guide;
mod lifecycle;
mod model;
mod money;
mod origin;
mod outages;
mod ownership;
mod passkeys;
mod payments;
mod pdf;
mod processes;
mod product;
mod protection;
mod provider;
mod sealing;
mod site;
mod six_types;
mod survival;
mod tables;
mod webhook;
