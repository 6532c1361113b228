//! What happens when a person says that a sign-in was not theirs.

use domain::accounts::{Account, SecurityEventKind, Session};
use domain::ids::UserId;

use super::drop_passkeys::drop_passkeys;
use super::failure::Failure;
use super::mailed_link::LinkError;
use super::password_reset;
use super::security_log::SecurityEventNote;
use super::sign_in::SessionIssuer;
use crate::client::Client;
use crate::clock;
use crate::ports::{Message, PortError};
use crate::store::OutboxMessage;

/// How many times a newer version of the account is tried.
const TRIES: usize = 20;

/// A passkey is recent for as long as the link in the mail about a sign-in is good, in seconds.
const RECENT_SECONDS: i64 = 7 * 24 * 60 * 60;

/// Who says so, and how.
#[derive(Clone, Copy)]
pub struct Denial<'a> {
    /// The address that a link was mailed to, when it was said by a link.
    pub mailed_to: Option<&'a str>,
    /// The session in which it was said, when it was said by someone who is signed in.
    pub here: Option<&'a Session>,
    /// What called.
    pub client: &'a Client,
}

/// Ends all sessions, deletes all browsers, stops the password until a new one is set by mail, removes passkeys that were
/// added in the last 7 days, stops a reset that waits, and tells the people who run the service. The sentence for the person.
///
/// An account whose address no one has confirmed keeps its password, and the session in which this was said: a link would
/// perhaps be mailed to a stranger, and the owner would never get in again. Said by a link that was mailed to that very
/// address, it means that the account is a stranger's: the address is given back.
///
/// # Errors
/// [`LinkError::Ended`] when the account is gone, and when a store does not answer.
pub async fn deny(
    session_issuer: &SessionIssuer,
    operator: Option<&str>,
    user: &UserId,
    denial: Denial<'_>,
) -> Result<&'static str, LinkError> {
    let account = session_issuer.accounts.by_id(user).await?.ok_or(LinkError::Ended)?;
    if denial.mailed_to == Some(account.email.as_str()) && account.can_be_taken_over() {
        return Ok(give_back_address(session_issuer, operator, &account, denial).await?);
    }
    let account = stop(session_issuer, operator, user, denial).await?;
    end_sessions(session_issuer, &account, denial).await?;
    drop_recent_passkeys(session_issuer, &account, denial.client).await?;
    password_reset::stop_waiting(session_issuer, user).await?;
    session_issuer
        .security_log
        .note(user, SecurityEventNote::new(SecurityEventKind::NotMe, denial.client))
        .await;
    Ok(sentence(&account))
}

async fn end_sessions(
    session_issuer: &SessionIssuer,
    account: &Account,
    denial: Denial<'_>,
) -> Result<(), Failure> {
    let user = &account.id;
    let Some(here) = denial.here.filter(|_| !account.email_confirmed) else {
        session_issuer.sessions.close_all(user).await?;
        return Ok(session_issuer.devices.delete_all(user).await?);
    };
    for session in session_issuer.sessions.list(user).await? {
        if session.id != here.id {
            session_issuer.sessions.close(user, &session.id).await?;
        }
    }
    session_issuer.delete_other_devices(user, denial.client).await
}

/// Closes an account that was made with the address of another person, who has shown by the link that it is theirs.
async fn give_back_address(
    session_issuer: &SessionIssuer,
    operator: Option<&str>,
    account: &Account,
    denial: Denial<'_>,
) -> Result<&'static str, Failure> {
    let told = case(account, operator, denial, "Its address was given back, and it is retired.")?;
    session_issuer.accounts.give_back_address(account, told.as_slice()).await?;
    session_issuer.sessions.close_all(&account.id).await?;
    session_issuer.devices.delete_all(&account.id).await?;
    session_issuer
        .security_log
        .note(&account.id, SecurityEventNote::new(SecurityEventKind::NotMe, denial.client))
        .await;
    Ok("The account is closed, and your address is free. You can create an account of your own now.")
}

/// A thief may have added a passkey. Older ones stay: the owner signs in with them, and whoever only reads the owner's mail
/// must not get rid of them by a link.
async fn drop_recent_passkeys(
    session_issuer: &SessionIssuer,
    account: &Account,
    client: &Client,
) -> Result<(), Failure> {
    for _ in 0..TRIES {
        let set = session_issuer.passkeys.of(&account.id).await?;
        let Some(left) = set.without_newer_than(clock::seconds_from_now(-RECENT_SECONDS)) else {
            return Ok(());
        };
        match drop_passkeys(session_issuer, account, &left, client).await {
            Err(PortError::Conflict) => {}
            saved => return Ok(saved?),
        }
    }
    Err(PortError::Conflict.into())
}

fn sentence(account: &Account) -> &'static str {
    if !account.email_confirmed {
        return "All other browsers are signed out, and we are looking into it. Please change your password now, and \
                confirm your email address.";
    }
    match account.identity {
        Some(_) => {
            "Every browser is signed out, and we are looking into it. Please check your account at your identity \
             provider before you sign in again."
        }
        None => {
            "Every browser is signed out, your password is stopped, and we are looking into it. We have emailed you a \
             link to set a new password."
        }
    }
}

/// Stops the password, where there is one that can be set again by mail, with the mail about it; the account after it.
async fn stop(
    session_issuer: &SessionIssuer,
    operator: Option<&str>,
    user: &UserId,
    denial: Denial<'_>,
) -> Result<Account, LinkError> {
    for _ in 0..TRIES {
        let account = session_issuer.accounts.by_id(user).await?.ok_or(LinkError::Ended)?;
        let stops = account.identity.is_none() && account.email_confirmed;
        let hash = account.password_hash.clone().filter(|_| !stops);
        let stopped = Account { password_hash: hash, ..account }.changed();
        let told = case(&stopped, operator, denial, "Its sessions were ended.")?;
        let mut outbox_messages: Vec<OutboxMessage> = told.into_iter().collect();
        if stops && denial.mailed_to.is_none_or(|email| email == stopped.email.as_str()) {
            outbox_messages.push(password_reset::outbox_message(session_issuer, &stopped).await?);
        }
        match session_issuer.accounts.save(&stopped, &outbox_messages).await {
            Err(PortError::Conflict) => {}
            saved => return Ok(saved.map(|()| stopped)?),
        }
    }
    Err(PortError::Conflict.into())
}

/// The case, for the people who run the service: ids and times, and nothing of the person.
fn case(
    account: &Account,
    operator: Option<&str>,
    denial: Denial<'_>,
    done: &str,
) -> Result<Option<OutboxMessage>, Failure> {
    let Some(operator) = operator else { return Ok(None) };
    let moved = denial.mailed_to.is_some_and(|email| email != account.email.as_str());
    let moved = if moved {
        "\n\nThe account's address has changed since the link was mailed, so no link for a new password was sent. \
         Please find out who owns the account before anybody gets in."
    } else {
        ""
    };
    let text = format!(
        "The owner of account {} says that a sign-in was not theirs, at {}. {done}{moved}\n\nThe lines \
         \"security event\" in the logs of auth and account show what happened to it.",
        account.id,
        clock::now().strftime("%Y-%m-%d %H:%M UTC"),
    );
    let (to, subject) = (operator.to_string(), "A sign-in that was not the owner's".to_string());
    Ok(Some(OutboxMessage::new(Message { to, reply_to: None, subject, text })?))
}
