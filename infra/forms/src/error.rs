//! What can go wrong.

use std::path::{Path, PathBuf};

use pdf::FormError;
use thiserror::Error;

/// Why a command did not do its work.
#[derive(Debug, Error)]
pub enum FormsError {
    /// A file or a folder could not be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    /// The content has problems.
    #[error("{0}")]
    Content(String),
    /// A case is none.
    #[error("the case cannot be read: {0}")]
    Case(String),
    /// There is no such form.
    #[error("there is no form {0}")]
    NoForm(String),
    /// The form could not be filled.
    #[error("{0}: {1}")]
    Form(String, FormError),
    /// The court’s site gave no such file.
    #[error("{0}: {1}")]
    Fetch(String, String),
}

impl FormsError {
    pub(crate) fn file(path: &Path) -> impl FnOnce(std::io::Error) -> Self + '_ {
        |error| Self::File(path.to_path_buf(), error)
    }
}
