//! Mailed links that set a new password.

use domain::account::Account;
use domain::ids::UserId;
use serde::{Deserialize, Serialize};

use super::mailed_link;
use super::sign_in::{Desk, stamp};
use crate::http::ApiError;
use crate::ports::{Message, Parcel};

/// What the tickets behind these links are kept under.
pub const PURPOSE: &str = "reset";

/// What is kept until the link is opened. It counts only while the account signs in as it did then.
#[derive(Serialize, Deserialize)]
pub struct Asked {
    /// The account.
    pub user: UserId,
    /// How it signed in then.
    pub stamp: String,
    /// The digest of the browser's secret, when only the browser that asked may open the link: the address is not confirmed,
    /// so the mail may have gone to a stranger.
    pub device: Option<String>,
}

impl Asked {
    /// What is asked for an account. The browser's digest counts only while the address is not confirmed.
    #[must_use]
    pub fn of(account: &Account, device: Option<String>) -> Self {
        let device = device.filter(|_| !account.email_confirmed);
        Self { user: account.id.clone(), stamp: stamp(account), device }
    }
}

/// The mail after a password was stopped.
///
/// # Errors
/// When the link cannot be kept.
pub(super) async fn parcel(desk: &Desk, account: &Account) -> Result<Parcel, ApiError> {
    let secret = mailed_link::keep(&*desk.tickets, PURPOSE, &Asked::of(account, None)).await?;
    let text = format!(
        "You told us that a sign-in to your Coquina account was not yours. Every browser is signed out, and your password \
         opens nothing any more.\n\nTo set a new one, open this link within 30 minutes:\n\n{}/reset-password#token={secret}\
         \n\nAfter that, ask for a new link on the sign-in page.",
        desk.site
    );
    let to = account.email.as_str().to_string();
    let subject = "Set a new Coquina password".to_string();
    Ok(Parcel::new(Message { to, reply_to: None, subject, text })?)
}
