//! The HTTP kit: extractors that let only good values through, the one error envelope, and the outer layers.

pub mod catalog;
pub mod client;
pub mod error;
pub mod etag;
pub mod idempotency;
pub mod json;
pub mod kit;
pub mod owned;
pub mod request_id;
pub mod user;

pub use catalog::{catalog, kind_of};
pub use client::ClientAddress;
pub use error::ApiError;
pub use idempotency::IdempotencyKey;
pub use json::ValidJson;
pub use kit::{finish, serve};
pub use owned::Owned;
pub use user::CurrentUser;
