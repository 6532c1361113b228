//! What is private is sealed before it is stored: each value for its place, with keys that KMS wraps.

mod cipher;
mod context;
mod data_key;
mod encryptor;
mod layouts;
mod person_key;
mod sealed_item;

pub use encryptor::Encryptor;

pub(in crate::store) use context::EncryptionContext;
pub(in crate::store) use person_key::PERSON_KEY;
