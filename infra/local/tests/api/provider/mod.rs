//! Signing in at an identity provider.

mod attempts;
pub(crate) mod browser;
mod forged;
pub(crate) mod idp;
mod keys;
mod session;
pub(crate) mod token;
