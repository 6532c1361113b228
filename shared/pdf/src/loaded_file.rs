//! A PDF file as objects, which is bound with others without being written and read in between.

use std::sync::Arc;

use lopdf::Document;

use crate::day::Day;
use crate::pack::{Pack, PackedObjects};
use crate::{Attachment, FormError, RenderError};

/// A PDF file in memory.
#[derive(Clone, Debug)]
pub struct LoadedFile {
    pub(crate) document: Document,
    /// The file from which this one was cut: what has not changed is looked up there.
    pub(crate) whole: Arc<Document>,
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
        Self { has_unused, ..Self::cut_from(Arc::default(), document) }
    }

    /// A file of objects that have changed in another.
    pub(crate) fn cut_from(whole: Arc<Document>, document: Document) -> Self {
        Self { document, whole, pack: Arc::default(), packed: PackedObjects::new(), has_unused: true }
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// `Unreadable` when they are no PDF file.
    pub fn read(bytes: &[u8]) -> Result<Self, FormError> {
        Ok(Self::of(Document::load_mem(bytes)?, false))
    }

    /// Puts data inside, of the day that is given as in `2026-11-30`.
    ///
    /// # Errors
    /// `LawAsOf` when the day is none, `Internal` when the file has no catalog.
    pub fn attach(&mut self, attachment: &Attachment<'_>, day: &str) -> Result<(), RenderError> {
        attachment.write(&mut self.document, Day::parse(day)?)
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
