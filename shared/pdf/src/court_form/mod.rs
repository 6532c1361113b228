//! The court's own forms, filled: words are drawn where the boxes are, and the boxes go, so that the file is flat.
//!
//! The court's page and its structure stay as they are. Fields are not filled by name, because several of the court's files have
//! boxes that share a field, or take fewer letters than an amount has.

mod attached_page;
mod boxes;
mod draw;
mod flatten;
mod font_tables;
mod structure;

use std::collections::BTreeMap;

use domain::assembly::court_form::FilledBox;
use domain::content::court_form::Edition;
use domain::documents::Sha256Hash;
use lopdf::Document;

pub use boxes::{BoxKind, FormBox};
pub(crate) use flatten::extract;

use crate::form_error::FormError;

/// The boxes of a form, page by page, and after them the places that its edition names.
///
/// # Errors
/// `Unreadable`.
pub fn form_boxes(edition: &Edition, file: &[u8]) -> Result<Vec<FormBox>, FormError> {
    boxes::of_edition(edition, &Document::load_mem(file)?)
}

/// Fills a form: the edition's pages, with words drawn in its boxes. Words that do not fit stand on an attached page. The same file
/// and entries always give the same bytes.
///
/// # Errors
/// `Changed` when the file is not the edition's, `Unknown` and `Overflow` with the box, `Words` when a character cannot be printed.
pub fn fill_form(edition: &Edition, file: &[u8], entries: &[FilledBox]) -> Result<Vec<u8>, FormError> {
    let found = Sha256Hash::of(file).to_string();
    if found != edition.sha256 {
        return Err(FormError::Changed(found));
    }
    let mut document = Document::load_mem(file)?;
    let boxes = boxes::of_edition(edition, &document)?;
    let boxes = boxes.into_iter().filter(|each| edition.pages.contains(&each.page));
    let boxes: BTreeMap<String, FormBox> = boxes.map(|each| (each.field.clone(), each)).collect();
    let placed = entries.iter().map(|entry| match boxes.get(&entry.field) {
        Some(place) => Ok((place, &entry.mark)),
        None => Err(FormError::Unknown(entry.field.clone())),
    });
    let drawn = draw::draw(&placed.collect::<Result<Vec<_>, _>>()?)?;
    let title = format!("{}, Form {}", edition.title, edition.number);
    let form = flatten::write(&mut document, &edition.pages, &title, &drawn)?;
    attached_page::attach(edition, &title, form, &drawn.continued)
}
