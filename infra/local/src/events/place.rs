//! Where a running product is, and what it leaves in its folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::EventsError;
use super::guest::text;

/// Where a running product is.
#[derive(Clone, Debug)]
pub struct Place {
    /// Site and API.
    pub site: String,
    /// The Stripe emulator.
    pub stripe: String,
    /// The folder with its state.
    pub data: PathBuf,
}

impl Place {
    /// What a product has written down about itself when it started.
    pub(super) fn of(data: &Path) -> Result<Self, EventsError> {
        let never = |_| EventsError::NeverStarted(data.to_path_buf());
        let settings = fs::read_to_string(data.join("functions.env")).map_err(never)?;
        let setting = |name: &str| {
            let pairs = settings.lines().filter_map(|line| line.split_once('='));
            let mut found = pairs.filter(|(found, _)| *found == name).map(|(_, value)| value);
            found.next().map(|value| value.trim_matches(['"', '/']).to_string()).unwrap_or_default()
        };
        Ok(Self { site: setting("SITE_ORIGIN"), stripe: setting("STRIPE_API"), data: data.to_path_buf() })
    }

    /// The secret in the newest link that was mailed to an address.
    pub(super) fn mailed_secret(&self, address: &str) -> Result<String, EventsError> {
        let elsewhere = || EventsError::AnotherFolder(self.data.clone());
        let mut files: Vec<PathBuf> = fs::read_dir(self.data.join("mail"))?
            .filter_map(|file| file.ok().map(|file| file.path()))
            .filter(|path| path.extension().is_some_and(|extension| extension == "eml"))
            .collect();
        files.sort();
        let mails = files.iter().rev().filter_map(|file| fs::read_to_string(file).ok());
        let mut mails = mails.filter(|mail| mail.contains(&format!("\r\nTo: <{address}>")));
        let mail = mails.next().ok_or_else(elsewhere)?.replace("=\r\n", "").replace("=3D", "=");
        let (_, after) = mail.split_once("#token=").ok_or_else(elsewhere)?;
        Ok(after.chars().take_while(char::is_ascii_hexdigit).collect())
    }

    pub(super) fn webhook_secret(&self) -> Result<String, EventsError> {
        let keys = fs::read_to_string(self.data.join("secrets/stripe.json"))?;
        let keys: Value = serde_json::from_str(&keys).map_err(io::Error::from)?;
        Ok(text(&keys["webhookSecret"]))
    }
}
