//! The engine by its public calls, over the content of the product: one program, because each links all of it.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

mod children_on_forms;
mod clause_versions;
mod conditions;
mod content;
mod counted_dates;
mod court_forms;
mod facts;
mod hand_off;
mod interview;
mod key_dates;
mod law_watch;
mod packet;
mod schedules;
mod stops;
