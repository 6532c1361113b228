//! The parts of a file that was made here, the cover sheet and each instrument, as files of their own.

use std::sync::Arc;

use lopdf::{Dictionary, Document, Object, ObjectId};

use crate::court_form::extract;
use crate::{FilePart, FormError, LoadedFile};

/// No file has more parts.
const MOST_PARTS: usize = 100;

/// Splits a file where its bookmarks of the upper level lead. The same file always gives the same bytes.
///
/// # Errors
/// Faults of a library beneath, when it is no file that was made here.
pub fn split(file: LoadedFile) -> Result<Vec<FilePart>, FormError> {
    let document = Arc::new(file.document);
    let pages: Vec<ObjectId> = document.get_pages().into_values().collect();
    let begun = beginnings(&document, &pages);
    let ends = begun.iter().skip(1).map(|(_, page)| *page).chain([pages.len()]);
    let part = |((title, first), end): (&(String, usize), usize)| {
        let own = pages.get(*first..end).unwrap_or_default();
        Ok(FilePart { title: title.clone(), file: extract(&document, own, title)? })
    };
    begun.iter().zip(ends).map(part).collect()
}

/// The name of each part, and its first page.
fn beginnings(document: &Document, pages: &[ObjectId]) -> Vec<(String, usize)> {
    let outlines = document.catalog().and_then(|catalog| catalog.get_deref(b"Outlines", document));
    let first = outlines.and_then(Object::as_dict).and_then(|root| root.get_deref(b"First", document));
    let mut next = first.and_then(Object::as_dict).ok();
    let mut found = Vec::new();
    while let Some(entry) = next.filter(|_| found.len() < MOST_PARTS) {
        found.extend(beginning(entry, pages));
        next = entry.get_deref(b"Next", document).and_then(Object::as_dict).ok();
    }
    found
}

fn beginning(entry: &Dictionary, pages: &[ObjectId]) -> Option<(String, usize)> {
    let title = entry.get(b"Title").ok().and_then(|title| lopdf::decode_text_string(title).ok())?;
    let page = entry.get(b"Dest").and_then(Object::as_array).ok()?.first()?.as_reference().ok()?;
    Some((title, pages.iter().position(|each| *each == page)?))
}
