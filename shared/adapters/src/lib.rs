#![doc = include_str!("../README.md")]

mod environment;
mod mail;
mod model;
mod oidc;
mod outbound;
mod policy;
mod secrets;
mod services;
mod settings;
mod stripe;
mod trust;

pub use model::{BedrockModel, ModelSettingsError, OpenAiModel};
pub use oidc::ProviderSettingsError;
pub use policy::Policy;
pub use services::{Services, ServicesError, http_client};
pub use settings::{Endpoints, Setting, Settings, SettingsError};
