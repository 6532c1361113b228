//! The court's own forms, filled: words are drawn where the boxes are, and the boxes go, so that the file is flat.
//!
//! The court's page and its structure stay as they are. Fields are not filled by name, because several of the court's files have
//! boxes that share a field, or take fewer letters than an amount has.

mod attached_page;
mod blank_form;
mod boxes;
mod cut;
mod draft_mark;
mod draw;
mod fill_tree;
mod flatten;
mod font_name;
mod font_tables;
mod form_tree;
mod glyph_instructions;
mod loose_objects;
mod structure;

use domain::content::court_form::Edition;
use lopdf::Document;

pub use blank_form::BlankForm;
pub use boxes::{BoxKind, FormBox};
pub(crate) use cut::extract;

use crate::form_error::FormError;

/// The boxes of a form, page by page, and after them the places that its edition names.
///
/// # Errors
/// `Unreadable`.
pub fn form_boxes(edition: &Edition, file: &[u8]) -> Result<Vec<FormBox>, FormError> {
    boxes::of_edition(edition, &Document::load_mem(file)?)
}
