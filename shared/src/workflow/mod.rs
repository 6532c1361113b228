//! Use cases that take more than the four steps of a handler, shared by the functions that run them.

pub mod audit;
pub mod copied_passkey;
pub mod create;
pub mod drop_passkeys;
pub mod failure;
pub mod feedback;
pub mod login_throttle;
pub mod mailed_link;
pub mod new_device;
pub mod not_me;
pub mod notices;
pub mod outbox;
pub mod passkey;
pub mod password_reset;
pub mod pay;
pub mod price;
pub mod print;
pub mod reconcile;
pub mod remove;
pub mod retry_on_conflict;
pub mod security_log;
pub mod settle;
pub mod sign_in;
pub mod signing_reminder;
pub mod throttle;
