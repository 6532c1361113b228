//! The secrets of the local product: made at the first start, then kept.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use shared::random;

/// Id of the secret with the token keys.
pub(crate) const TOKENS: &str = "coquina/tokens";

/// Id of the secret with the key of the indexes.
pub(crate) const INDEX: &str = "coquina/index";

/// Id of the secret with the Stripe keys.
pub(crate) const STRIPE: &str = "coquina/stripe";

/// Id of the secret that proves this service to the identity provider.
pub(crate) const PROVIDER: &str = "coquina/oidc";

/// Id of the secret with the key of the language model.
pub(crate) const MODEL: &str = "coquina/model";

/// Secret access key for the local AWS services, and what signs Stripe's webhooks.
pub(crate) struct Keys {
    pub(crate) aws: String,
    pub(crate) webhook: String,
}

fn random_text() -> io::Result<String> {
    random::token_id().map_err(io::Error::other)
}

/// Reads a secret's file, or makes it.
fn keep(folder: &Path, name: &str, make: impl FnOnce() -> io::Result<Value>) -> io::Result<Value> {
    let file = folder.join(format!("{name}.json"));
    match fs::read(&file) {
        Ok(bytes) => Ok(serde_json::from_slice(&bytes)?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let value = make()?;
            write_whole(&file, &serde_json::to_vec_pretty(&value)?)?;
            Ok(value)
        }
        Err(error) => Err(error),
    }
}

/// Writes a file beside and renames it, so that a kill leaves either no file or a whole one.
pub(crate) fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = file.with_extension("tmp");
    fs::remove_file(&beside).or_else(|error| match error.kind() {
        io::ErrorKind::NotFound => Ok(()),
        _ => Err(error),
    })?;
    private().open(&beside)?.write_all(bytes)?;
    fs::rename(beside, file)
}

/// For files that only their owner may read.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes the secrets that are not there yet.
pub(crate) fn create(folder: &Path) -> io::Result<Keys> {
    fs::create_dir_all(folder)?;
    let name = |id: &str| id.trim_start_matches("coquina/").to_string();
    keep(folder, &name(TOKENS), || {
        Ok(json!({"current": "k1", "k1": format!("{}{}", random_text()?, random_text()?)}))
    })?;
    keep(folder, &name(INDEX), || Ok(json!({"key": format!("{}{}", random_text()?, random_text()?)})))?;
    keep(folder, "kms", || {
        let key: [u8; 32] = random::bytes().map_err(io::Error::other)?;
        Ok(json!({"current": "k1", "keys": {"k1": STANDARD.encode(key)}}))
    })?;
    let stripe = keep(folder, &name(STRIPE), || {
        Ok(json!({
            "secretKey": format!("sk_test_{}", random_text()?),
            "publishableKey": "pk_test_coquina",
            "webhookSecret": format!("whsec_{}", random_text()?),
        }))
    })?;
    let aws = keep(folder, "aws", || Ok(json!(random_text()?)))?;
    Ok(Keys { aws: text(&aws), webhook: text(&stripe["webhookSecret"]) })
}

/// Keeps what the identity provider knows this service by. It is a setting, so it may be another one at each start.
pub(crate) fn keep_provider(folder: &Path, secret: &str) -> io::Result<()> {
    write_whole(&folder.join("oidc.json"), &serde_json::to_vec_pretty(&json!({"secret": secret}))?)
}

/// Keeps the key of the language model, a setting too.
pub(crate) fn keep_model(folder: &Path, key: &str) -> io::Result<()> {
    write_whole(&folder.join("model.json"), &serde_json::to_vec_pretty(&json!({"key": key}))?)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}
