//! The only reader of environment variables.

use std::env;

use thiserror::Error;

/// A setting is not good.
#[derive(Debug, Error)]
pub enum SettingsError {
    /// It is missing.
    #[error("the environment variable {0} is not set")]
    Missing(&'static str),
    /// It cannot be read.
    #[error("the environment variable {0} cannot be read: {1}")]
    Unreadable(&'static str, String),
}

/// A variable that is set, and to something.
pub(crate) fn optional(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}
