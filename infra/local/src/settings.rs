//! Settings of the local product.

use std::env;
use std::path::PathBuf;

use adapters::{Policy, ProviderSettings};
use shared::http::Rates;

/// Wide enough for a machine that makes hundreds of accounts from one address in a minute.
const MANY: u32 = 100_000;

/// Where the local product listens and where it keeps things.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Port of site and API; 0 lets the system pick.
    pub port: u16,
    /// Port of the Stripe emulator; 0 lets the system pick.
    pub stripe_port: u16,
    /// Folder for the state.
    pub data: PathBuf,
    /// Folder with the built web pages.
    pub web: PathBuf,
    /// The identity provider, if any.
    pub provider: Option<ProviderSettings>,
    /// What an operator would decide.
    pub policy: Policy,
}

impl Settings {
    /// Reads the settings from the environment.
    ///
    /// # Errors
    /// A sentence when one of them is not good.
    pub fn from_env() -> Result<Self, String> {
        Ok(Self {
            port: port("COQUINA_PORT", 8080)?,
            stripe_port: port("COQUINA_STRIPE_PORT", 12111)?,
            data: env::var_os("COQUINA_DATA").map_or_else(|| PathBuf::from(".local"), PathBuf::from),
            web: env::var_os("COQUINA_WEB").map_or_else(|| PathBuf::from("web/dist"), PathBuf::from),
            provider: None,
            policy: Policy::from_env(Self::policy()).map_err(|error| error.to_string())?,
        })
    }

    /// What an operator would decide for one machine.
    #[must_use]
    pub fn policy() -> Policy {
        Policy {
            rates: Rates { accounts: MANY, letters: MANY, messages: MANY, prints: MANY },
            tries: 10,
            tries_from_address: MANY,
            // People try things out here, with passwords that they would not use elsewhere.
            refuse_common_passwords: false,
            ..Policy::default()
        }
    }
}

fn port(name: &str, default: u16) -> Result<u16, String> {
    match env::var(name) {
        Ok(text) => {
            text.parse().map_err(|_| format!("{name} has to be a port number from 0 to 65535, not {text}."))
        }
        Err(_) => Ok(default),
    }
}
