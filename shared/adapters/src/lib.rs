#![doc = include_str!("../README.md")]

mod cipher;
mod dynamo;
mod encryptor;
mod index;
mod mail;
mod model;
mod oidc;
mod outbound;
mod passwords;
mod person_key;
mod policy;
mod s3;
mod secrets;
mod services;
mod settings;
mod stripe;
mod trust;
mod webauthn;

pub use model::{ModelSettingsError, OpenAiModel};
pub use oidc::ProviderSettingsError;
pub use policy::Policy;
pub use services::{Services, ServicesError, http_client};
pub use settings::{Endpoints, Setting, Settings, SettingsError};
pub use webauthn::NoSiteForPasskeys;
