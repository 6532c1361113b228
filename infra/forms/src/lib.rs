//! The court's forms on the operator's machine: fetched or installed, checked, and filled to be looked at.

mod boxes;
mod case;
mod fetch;
mod folder;
mod trouble;

pub use boxes::boxes;
pub use case::fill;
pub use fetch::fetch;
pub use folder::{Folder, State, install};
pub use trouble::Trouble;
