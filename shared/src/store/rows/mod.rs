//! Rows of the tables: typed values, keys, and the writes and reads that nothing of a person has to be opened for.

mod blind_index;
mod error;
mod item;
mod keys;
mod owners;
mod query;
mod transaction;

pub use blind_index::BlindIndex;
pub use owners::OwnerPage;

pub(in crate::store) use error::failed;
pub(in crate::store) use item::{Item, broken};
pub(in crate::store) use keys::{is_document, is_over, owner_key, sort_key};
pub(in crate::store) use owners::{page_of_owners, place_after};
pub(in crate::store) use query::every;
pub(in crate::store) use transaction::{Lost, attempt, deletion, owner_is_there, put, put_new, write};
