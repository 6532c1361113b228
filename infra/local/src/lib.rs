#![doc = include_str!("../README.md")]

mod api;
pub mod authenticator;
mod aws;
pub mod events;
mod functions;
mod log;
mod page_headers;
mod pages;
mod product;
mod reconcile;
mod request_headers;
mod routes;
mod schedule;
mod secrets;
mod settings;
mod site;
mod start;
mod tables;
mod well_known;

pub use api::openapi;
pub use api::router;
pub use log::to_file;
pub use product::Product;
pub use reconcile::{ReconcileError, reconcile};
pub use routes::routes;
pub use settings::{LanguageModel, Protocol, Provider, Settings};
pub use start::StartError;
