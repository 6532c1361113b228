//! A PDF file as objects, which is bound with others without being written and read in between.

use std::sync::Arc;

use lopdf::Document;

use crate::FormError;
use crate::pack::{Pack, PackedObjects};

/// A PDF file in memory.
#[derive(Clone, Debug)]
pub struct LoadedFile {
    pub(crate) document: Document,
    /// Objects that have the numbers with which they were packed.
    pub(crate) pack: Arc<Pack>,
    /// Packed objects that have numbers of this file.
    pub(crate) packed: PackedObjects,
    /// Objects that nothing refers to are left out where the file is written; binding leaves them out in any case.
    pub(crate) has_unused: bool,
}

impl LoadedFile {
    /// A file of which nothing is packed.
    pub(crate) fn of(document: Document, has_unused: bool) -> Self {
        Self { document, pack: Arc::default(), packed: PackedObjects::new(), has_unused }
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// `Unreadable` when they are no PDF file.
    pub fn read(bytes: &[u8]) -> Result<Self, FormError> {
        Ok(Self::of(Document::load_mem(bytes)?, false))
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
