//! The court's forms on the operator's machine: fetched or installed, checked, and filled to be looked at.

mod boxes;
mod case;
mod error;
mod fetch;
mod folder;

pub use boxes::boxes;
pub use case::fill;
pub use error::FormsError;
pub use fetch::fetch;
pub use folder::{Folder, State, install};
