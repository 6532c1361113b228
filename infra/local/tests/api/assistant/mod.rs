//! Talking with the assistant.

mod chat;
mod model;
