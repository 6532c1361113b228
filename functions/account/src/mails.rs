//! What is mailed about an account. Names stand in none of it: other people may read a person's mail.

use domain::accounts::{Account, Email};
use shared::ports::Message;

fn message(to: &Email, subject: &str, text: String) -> Message {
    Message { to: to.as_str().to_string(), reply_to: None, subject: subject.to_string(), text }
}

const NOT_YOU: &str = "If it was not you, reset your password on the sign-in page right away and contact us.";

/// To whoever holds the account, after its password was changed.
pub(crate) fn password_changed(account: &Account) -> Message {
    let text = format!(
        "The password of your Coquina account has just been changed, and all other devices were signed out.\n\n\
         If that was you, you do not have to do anything. {NOT_YOU}"
    );
    message(&account.email, "Your password was changed", text)
}

/// To the new address: the link that confirms it.
pub(crate) fn confirm_address(to: &Email, link: &str) -> Message {
    let text = format!(
        "Someone asked to use this address to sign in to Coquina. If that was you, open this link within 30 \
         minutes:\n\n{link}\n\nIf it was not you, you do not have to do anything. The address is not used."
    );
    message(to, "Confirm your new address", text)
}

/// To the old address, when another one is asked for.
pub(crate) fn address_asked(account: &Account) -> Message {
    let text = format!(
        "A new address was entered for your Coquina account. It takes effect after it is confirmed. Until then, \
         sign in with this one.\n\nIf that was you, you do not have to do anything here. {NOT_YOU}"
    );
    message(&account.email, "A new address for your account", text)
}

/// To the old address, when the other one counts.
pub(crate) fn address_changed(account: &Account) -> Message {
    let text = "The address of your Coquina account has been changed. You now sign in with the new one.\n\n\
                If it was not you, contact us right away.";
    message(&account.email, "Your address was changed", text.to_string())
}

/// To the holder of the account, after a passkey was added. Its name stays out: whoever made the account chose it, and the
/// address may be a stranger's.
pub(crate) fn passkey_added(account: &Account) -> Message {
    let text = format!(
        "A passkey was added to your Coquina account. You can now sign in with it. Downloading your \
         data, deleting your account or changing your email address will also require it. Your account page shows its name.\n\nIf that was you, you do not have to do anything. {NOT_YOU}"
    );
    message(&account.email, "A passkey was added", text)
}

/// To the holder of the account, after a passkey was removed.
pub(crate) fn passkey_removed(account: &Account) -> Message {
    let text = format!(
        "A passkey was removed from your Coquina account. It no longer signs in.\n\nIf that was you, you do not \
         have to do anything. {NOT_YOU}"
    );
    message(&account.email, "A passkey was removed", text)
}

/// After the end.
pub(crate) fn account_deleted(account: &Account) -> Message {
    let text = "Your Coquina account and everything in it have been deleted: documents, answers, PDFs and \
                sessions.\n\nWe keep a record of your payments, without your name, for our accounting.";
    message(&account.email, "Your account was deleted", text.to_string())
}
