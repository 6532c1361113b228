//! The catalog, as handlers see it.

use domain::content::{Catalog, DocumentType};

use super::error::{self, ApiError};
use crate::workflow::failure;

/// The catalog that this program was built with.
///
/// # Errors
/// An internal error when the content files do not fit together; the content test keeps such a program from being built.
pub fn catalog() -> Result<&'static Catalog, ApiError> {
    Ok(failure::catalog()?)
}

/// Reads the content on a thread of its own, while a starting function waits for the services: it takes longer than everything
/// else that is done before the first answer.
pub fn prepare() {
    std::thread::spawn(Catalog::embedded);
}

/// The type of a stored document. It was checked when the document was made.
///
/// # Errors
/// An internal error when the catalog does not know it.
pub fn document_type_of(id: &str) -> Result<&'static DocumentType, ApiError> {
    catalog()?.document_type(id).ok_or_else(|| error::internal(&"a stored document type is unknown"))
}
