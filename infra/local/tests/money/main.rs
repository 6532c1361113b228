//! Money that never goes missing: payments under crashes, races, lost and doubled events, over the real store and the
//! Stripe emulator. `COQUINA_SEQUENCES=1000000 cargo test -p local --test money sequences` runs a million sequences.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

mod audit;
mod backlog;
mod bank;
mod buyer;
mod crashes;
mod fuse;
mod model;
mod purges;
mod races;
mod sequences;
mod steps;
mod unmatched;
