//! The court's own forms, filled: words are drawn where the boxes are, and the boxes go, so that the file is flat.
//!
//! The court's page and its structure stay as they are. Fields are not filled by name, because several of the court's files have
//! boxes that share a field, or take fewer letters than an amount has.

mod attached_page;
mod boxes;
mod draw;
mod flatten;
mod font_tables;
pub(crate) mod graft;
mod number_tree;
mod structure;

use std::collections::BTreeMap;

use domain::assembly::court_form::FilledBox;
use domain::content::court_form::Edition;
use domain::documents::Sha256Hash;
use lopdf::Document;

pub use boxes::{BoxKind, FormBox};
pub(crate) use flatten::{extract, kept};
pub(crate) use number_tree::parent_numbers;

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
    /// In the box, not even the number fits under which its words stand on an attached page.
    #[error("the words for the box {0:?} do not fit into it")]
    Overflow(String),
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
