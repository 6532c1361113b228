//! Where a running product is, and what it leaves in its folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use conformance::{Target, text};
use serde_json::Value;

use super::EventsError;

/// How often, and after which pauses, a mail is looked for.
const MAIL_LOOKS: u32 = 100;
const MAIL_PAUSE: Duration = Duration::from_millis(100);

fn is_hex(c: &char) -> bool {
    c.is_ascii_hexdigit()
}

/// Where a running product is.
#[derive(Clone, Debug)]
pub struct RunningProduct {
    /// Site and API.
    pub site: String,
    /// The Stripe emulator.
    pub stripe: String,
    /// The folder with its state.
    pub data: PathBuf,
}

impl RunningProduct {
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

    /// The same as one that is asked from outside.
    pub(super) fn target(&self) -> Result<Target, EventsError> {
        let mut target = Target::at(&self.site)?;
        target.stripe.clone_from(&self.stripe);
        Ok(target)
    }

    /// The secret in the newest link to a page that was mailed to an address, once it is there.
    pub(super) async fn mailed_secret(&self, address: &str, page: &str) -> Result<String, EventsError> {
        let mark = format!("/{page}#token=");
        self.mailed(address, |mail| Some(mail.split_once(&mark)?.1.chars().take_while(is_hex).collect()))
            .await
    }

    /// The newest code that was mailed to an address, once it is there.
    pub(super) async fn mailed_code(&self, address: &str) -> Result<String, EventsError> {
        let mark = "Your code to sign in to Coquina is ";
        self.mailed(address, |mail| Some(mail.split_once(mark)?.1.chars().take(6).collect())).await
    }

    /// What is found in the newest mail that has it. Some mail comes a moment after what it tells of.
    async fn mailed(
        &self,
        address: &str,
        find: impl Fn(&str) -> Option<String>,
    ) -> Result<String, EventsError> {
        for _ in 0..MAIL_LOOKS {
            let found = self.mail_to(address)?.iter().rev().find_map(|mail| find(mail));
            match found {
                Some(found) => return Ok(found),
                None => tokio::time::sleep(MAIL_PAUSE).await,
            }
        }
        Err(EventsError::AnotherFolder(self.data.clone()))
    }

    /// The mail to an address, the oldest first, with its lines put together again.
    fn mail_to(&self, address: &str) -> io::Result<Vec<String>> {
        let mut files: Vec<PathBuf> = fs::read_dir(self.data.join("mail"))?
            .filter_map(|file| file.ok().map(|file| file.path()))
            .filter(|path| path.extension().is_some_and(|extension| extension == "eml"))
            .collect();
        files.sort();
        let mails = files.iter().filter_map(|file| fs::read_to_string(file).ok());
        let to = format!("\r\nTo: <{address}>");
        Ok(mails
            .filter(|mail| mail.contains(&to))
            .map(|mail| mail.replace("=\r\n", "").replace("=3D", "="))
            .collect())
    }

    pub(super) fn webhook_secret(&self) -> Result<String, EventsError> {
        let keys = fs::read_to_string(self.data.join("secrets/stripe.json"))?;
        let keys: Value = serde_json::from_str(&keys).map_err(io::Error::from)?;
        Ok(text(&keys["webhookSecret"]))
    }
}
