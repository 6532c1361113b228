//! The mail about a sign-in on a browser that the account did not know, with the link for "that was not me".

use domain::accounts::Account;
use domain::documents::florida_time;
use domain::ids::UserId;
use serde::{Deserialize, Serialize};

use super::failure::Failure;
use super::mailed_link;
use crate::client::Client;
use crate::clock;
use crate::ports::Message;
use crate::store::OneTimeTokens;

/// What the one-time tokens behind these links are kept under.
pub const PURPOSE: &str = "not-me";

/// A link is good for 7 days, in seconds.
const SECONDS: i64 = 7 * 24 * 60 * 60;

/// What is kept until the link is opened. A new password does not end it: a thief could set one.
#[derive(Serialize, Deserialize)]
pub struct NewDeviceToken {
    /// The account.
    pub user: UserId,
    /// The address that the link was mailed to.
    pub email: String,
}

/// The address that says "that was not me", good for 7 days.
pub(super) async fn link(
    one_time_tokens: &OneTimeTokens,
    site: &str,
    account: &Account,
) -> Result<String, Failure> {
    let mailed = NewDeviceToken { user: account.id.clone(), email: account.email.as_str().to_string() };
    let secret = mailed_link::keep_for(one_time_tokens, PURPOSE, &mailed, SECONDS).await?;
    Ok(format!("{site}/not-me#token={secret}"))
}

/// The mail. Where no one has shown that the address is theirs, it has no link: it might be a stranger's.
pub(super) fn message(account: &Account, client: &Client, link: Option<String>) -> Message {
    let (device, time) = (&client.device.0, florida_time(clock::now()));
    let advice = match link {
        Some(link) => format!(
            "If it was not you, open this link within 7 days. It signs out every browser and stops your password, \
             and we email you a link to set a new one:\n\n{link}"
        ),
        None => "If it was not you, change your password right away and contact us.".to_string(),
    };
    let text = format!(
        "There was a sign-in to your Coquina account on a browser that was new to it.\n\n  Browser: {device}\n  \
         Time: {time}\n\nIf that was you, you do not have to do anything.\n\n{advice}"
    );
    Message {
        to: account.email.as_str().to_string(),
        reply_to: None,
        subject: "New sign-in to your Coquina account".to_string(),
        text,
    }
}
