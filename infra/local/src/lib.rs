#![doc = include_str!("../README.md")]

mod api;
mod aws;
mod content_security;
mod log;
mod product;
mod secrets;
mod settings;
mod site;
mod tables;

pub use api::openapi;
pub use log::to_file;
pub use product::{Product, StartError};
pub use settings::{Provider, Settings};
