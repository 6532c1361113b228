//! The HTTP kit: extractors that let only good values through, the one error envelope, and the outer layers.

pub mod attachment;
pub mod catalog;
pub mod client;
pub mod cookies;
pub mod current_user;
pub mod error;
pub mod etag;
pub mod idempotency;
pub mod json;
pub mod kit;
pub mod message_body;
pub mod origin;
pub mod owned;
pub mod page;
pub mod passkey;
pub mod request_log;
pub mod request_policy;
pub mod routes;
pub mod sign_in_response;
pub mod timestamps;

pub use catalog::{catalog, document_type_of};
pub use current_user::CurrentUser;
pub use error::ApiError;
pub use idempotency::IdempotencyKey;
pub use json::ValidJson;
pub use kit::{finish, log_filter, serve};
pub use message_body::MessageBody;
pub use origin::{OriginError, OriginSecret};
pub use owned::Owned;
pub use request_policy::{Rates, RequestPolicy, SessionLookup};
pub use sign_in_response::SignedIn;
