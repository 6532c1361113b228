#![doc = include_str!("../README.md")]

mod dynamo;
mod index;
mod mail;
mod model;
mod oidc;
mod outbound;
mod passwords;
mod policy;
mod s3;
mod secrets;
mod settings;
mod stripe;
mod trust;
mod vault;
mod webauthn;
mod world;

pub use model::{ModelSettingsError, OpenAiModel};
pub use oidc::ProviderSettingsError;
pub use policy::Policy;
pub use settings::{Endpoints, Setting, Settings, SettingsError};
pub use webauthn::NoSiteForPasskeys;
pub use world::{World, WorldError, http_client};
