//! Signing in at an identity provider.

mod attempts;
mod browser;
mod forged;
mod idp;
mod keys;
mod session;
mod token;
