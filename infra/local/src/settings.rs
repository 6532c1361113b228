//! Settings of the local product.

use std::env;
use std::path::PathBuf;

use adapters::Policy;
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
    pub provider: Option<Provider>,
    /// The language model behind the assistant, if any.
    pub model: Option<LanguageModel>,
    /// What an operator would decide.
    pub policy: Policy,
}

/// A language model.
#[derive(Clone, Debug)]
pub struct LanguageModel {
    /// Base address, for example `http://127.0.0.1:11434/v1`.
    pub address: String,
    /// Name of the model there.
    pub name: String,
    /// The protocol of the service.
    pub protocol: Protocol,
}

/// What a language model's service speaks.
#[derive(Clone, Debug)]
pub enum Protocol {
    /// OpenAI's chat completions.
    ChatCompletions {
        /// What the service wants to be shown.
        key: String,
    },
    /// Amazon Bedrock's Converse, signed with the keys of the other services of this machine.
    Converse,
}

/// An identity provider, and what it knows this service by.
#[derive(Clone, Debug)]
pub struct Provider {
    /// Its issuer address.
    pub issuer: String,
    /// The service's name there.
    pub client_id: String,
    /// What proves the service to it.
    pub secret: String,
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
            provider: provider()?,
            model: model()?,
            policy: Policy::from_env(Self::policy()).map_err(|error| error.to_string())?,
        })
    }

    /// What an operator would decide for one machine.
    #[must_use]
    pub fn policy() -> Policy {
        Policy {
            rates: Rates {
                accounts: MANY,
                letters: MANY,
                messages: MANY,
                prints: MANY,
                purchases: MANY,
                reads: 10 * MANY,
                verifications: MANY,
                writes: 10 * MANY,
            },
            tries: 10,
            tries_from_address: MANY,
            // People try things out here, with passwords that they would not use elsewhere.
            refuse_common_passwords: false,
            // Here no one's mail is anywhere but in a folder.
            device_codes: false,
            model_tokens: 1_000 * MANY,
            model_turns: MANY,
            model_tokens_of_all: 10_000 * MANY,
            ..Policy::default()
        }
    }
}

fn text(name: &str) -> Option<String> {
    env::var(name).ok().filter(|text| !text.is_empty())
}

fn model() -> Result<Option<LanguageModel>, String> {
    let Some(address) = text("COQUINA_MODEL_URL") else { return Ok(None) };
    let needed = |name: &str| text(name).ok_or(format!("COQUINA_MODEL_URL is set, so {name} is needed too."));
    let (name, key) = (needed("COQUINA_MODEL_NAME")?, needed("COQUINA_MODEL_KEY")?);
    Ok(Some(LanguageModel { address, name, protocol: Protocol::ChatCompletions { key } }))
}

fn provider() -> Result<Option<Provider>, String> {
    let Some(issuer) = text("COQUINA_OIDC_ISSUER") else { return Ok(None) };
    let missing = "COQUINA_OIDC_ISSUER is set, so COQUINA_OIDC_SECRET is needed too.";
    Ok(Some(Provider {
        issuer,
        client_id: text("COQUINA_OIDC_CLIENT_ID").unwrap_or_else(|| "coquina".to_string()),
        secret: text("COQUINA_OIDC_SECRET").ok_or(missing)?,
    }))
}

fn port(name: &str, default: u16) -> Result<u16, String> {
    match env::var(name) {
        Ok(text) => {
            text.parse().map_err(|_| format!("{name} has to be a port number from 0 to 65535, not {text}."))
        }
        Err(_) => Ok(default),
    }
}
