#![doc = include_str!("../README.md")]

mod dynamo;
mod mail;
mod passwords;
mod policy;
mod s3;
mod secrets;
mod settings;
mod stripe;
mod world;

pub use policy::Policy;
pub use settings::{Endpoints, Settings, SettingsError};
pub use world::{World, WorldError, http_client};
