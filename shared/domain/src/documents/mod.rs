//! Documents: their states and what may change them, what of them is stored openly, whose they are, and the disclosure that
//! belongs to each.

pub mod compliance;
pub mod disclosure;
mod document;
pub mod party;
mod record;

pub use document::{Document, Edit, EditError, Status, check_data, document_name};
pub use record::DocumentRecord;
