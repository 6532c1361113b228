//! A file with new numbers, and without what nothing in it refers to: so it is written.

use std::collections::BTreeMap;

use lopdf::{Document, ObjectId};

use crate::object_mover::ObjectMover;
use crate::{FormError, LoadedFile, file};

/// A file of what its catalog and its title lead to, and the new number of each object.
pub(crate) fn compact(file: LoadedFile) -> (LoadedFile, BTreeMap<ObjectId, ObjectId>) {
    let mut compact = LoadedFile::of(Document::with_version("1.7"), false);
    let mut trailer = file.document.trailer.clone();
    let mut object_mover = ObjectMover::new(file);
    for key in ["Root", "Info"] {
        if let Some(kept) = trailer.remove(key.as_bytes()) {
            let kept = object_mover.put(&mut compact, kept);
            compact.document.trailer.set(key, kept);
        }
    }
    (compact, object_mover.ids)
}

impl LoadedFile {
    /// The bytes of the file, always the same ones.
    ///
    /// # Errors
    /// Faults of a library beneath.
    pub fn write(&self) -> Result<Vec<u8>, FormError> {
        let written = if self.has_unused {
            let (compact, _) = compact(self.clone());
            file::write(&compact.document, &compact.packed)
        } else {
            file::write(&self.document, &self.packed)
        };
        written.map_err(FormError::Fault)
    }
}
