//! Paying.

mod intent;
mod intent_repeated;
mod list;
mod settings;
