//! A PDF file as objects, which is bound with others without being written and read in between.

use lopdf::Document;

use crate::object_mover::compact;
use crate::{FormError, file};

/// A PDF file in memory.
#[derive(Clone, Debug)]
pub struct LoadedFile {
    pub(crate) document: Document,
    /// Objects that nothing refers to are left out where the file is written; binding leaves them out in any case.
    pub(crate) has_unused: bool,
}

impl LoadedFile {
    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// `Unreadable` when they are no PDF file.
    pub fn read(bytes: &[u8]) -> Result<Self, FormError> {
        Ok(Self { document: Document::load_mem(bytes)?, has_unused: false })
    }

    /// The bytes of the file, always the same ones.
    ///
    /// # Errors
    /// Faults of a library beneath.
    pub fn write(&self) -> Result<Vec<u8>, FormError> {
        let written = if self.has_unused {
            file::write(&compact(self.document.clone()).0)
        } else {
            file::write(&self.document)
        };
        written.map_err(FormError::Fault)
    }
}

/// A file that is bound with others, or was split from them.
#[derive(Clone, Debug)]
pub struct FilePart {
    /// Its bookmark.
    pub title: String,
    /// Its pages.
    pub file: LoadedFile,
}
