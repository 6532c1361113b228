//! Failures that no client causes, and no client can mend.

use domain::content::Catalog;
use thiserror::Error;

use crate::ports::PortError;
use crate::random::EntropyError;
use crate::token::TokenError;

/// Something that a use case needs does not do its part.
#[derive(Debug, Error)]
pub enum Failure {
    /// A store or a service does not answer, or something was changed at the same time again and again.
    #[error(transparent)]
    Port(#[from] PortError),
    /// There is no randomness.
    #[error(transparent)]
    Entropy(#[from] EntropyError),
    /// A session's token cannot be signed.
    #[error(transparent)]
    Token(#[from] TokenError),
    /// What we keep for later cannot be written or read.
    #[error("what is kept cannot be written or read: {0}")]
    Kept(#[from] serde_json::Error),
    /// The content that the program was built with does not load.
    #[error("the content does not load: {0}")]
    Content(String),
}

/// The catalog that this program was built with.
///
/// # Errors
/// When the content files do not fit together; the content test keeps such a program from being built.
pub fn catalog() -> Result<&'static Catalog, Failure> {
    Catalog::embedded().map_err(|problems| Failure::Content(problems.to_string()))
}
