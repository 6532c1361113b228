//! Why a form of the court is not filled, or not bound to others.

use crate::RenderError;

/// Why a form could not be filled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FormError {
    /// The file is another than the one that the map was made for.
    #[error("the file is not the edition that is known: its SHA-256 is {0}")]
    Changed(String),
    /// An entry is for a box that the form does not have.
    #[error("the form has no box {0:?}")]
    Unknown(String),
    /// The words for a box cannot be printed.
    #[error("the words for the box {0:?} cannot be printed: {1}")]
    Words(String, RenderError),
    /// The file is no PDF of the kind that the court publishes.
    #[error("the file cannot be read: {0}")]
    Unreadable(String),
    /// A fault of this crate or of a library beneath it.
    #[error(transparent)]
    Fault(#[from] RenderError),
}

impl From<lopdf::Error> for FormError {
    fn from(source: lopdf::Error) -> Self {
        Self::Unreadable(source.to_string())
    }
}
