//! Use cases that take more than the four steps of a handler, shared by the functions that run them.

pub mod change;
pub mod guess;
pub mod mailed_link;
pub mod notices;
pub mod outbox;
pub mod passkey;
pub mod pause;
pub mod pay;
pub mod price;
pub mod print;
pub mod reconcile;
pub mod remove;
pub mod settle;
pub mod sign_in;
pub mod throttle;
