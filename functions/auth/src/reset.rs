//! A new password for somebody who has forgotten theirs, by a mailed link. Failed sign-ins never close this way.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use domain::account::{Account, Email, Password};
use domain::ids::UserId;
use serde::{Deserialize, Serialize};
use shared::http::{ApiError, Told, ValidJson};
use shared::ports::{Message, Parcel, PortError};
use shared::workflow::mailed_link;
use shared::workflow::sign_in::stamp;
use shared::workflow::throttle::spend_mail;
use utoipa::ToSchema;

use crate::Ports;

const PURPOSE: &str = "reset";

/// So often is a newer version of the account tried.
const TRIES: usize = 20;

/// Whose password is forgotten.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Forgotten {
    /// The address that signs in.
    email: String,
}

/// A new password, with the secret from the mailed link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Renewed {
    /// The secret in the link.
    token: String,
    /// At least 8 characters, with an uppercase letter, a lowercase letter and a number.
    password: String,
}

/// What is kept until the link is opened. It counts only while the account signs in as it did then.
#[derive(Serialize, Deserialize)]
struct Asked {
    user: UserId,
    stamp: String,
}

/// Ask for a link to set a new password. The answer, and the time it takes, do not tell whether there is an account: a
/// mail is sent either way.
#[utoipa::path(post, path = "/api/auth/password-reset", tag = "auth", request_body = Forgotten,
    responses((status = 202, body = Told), (status = 400, body = shared::http::error::Problem)))]
pub(crate) async fn ask_for_reset(
    State(ports): State<Ports>,
    ValidJson(sent): ValidJson<Forgotten>,
) -> Result<(StatusCode, Json<Told>), ApiError> {
    let email =
        Email::parse(&sent.email).map_err(|error| ApiError::wrong_field("email", &error.to_string()))?;
    spend_mail(&*ports.throttle, ports.letters_per_hour, &email).await?;
    let account = ports.accounts.by_email(&email).await?;
    let link = ports.link(account.as_ref()).await?;
    ports.mail.send(&mail(&email, account.as_ref(), &link), None).await?;
    let message = "If there is an account with this address, a link to set a new password is on its way.";
    Ok((StatusCode::ACCEPTED, Json(Told { message })))
}

/// Set a new password, with the secret from the mailed link. All sessions end; nobody is signed in by this.
#[utoipa::path(post, path = "/api/auth/password-reset/confirm", tag = "auth", request_body = Renewed,
    responses((status = 200, body = Told), (status = 400, body = shared::http::error::Problem),
        (status = 410, body = shared::http::error::Problem)))]
pub(crate) async fn reset_password(
    State(ports): State<Ports>,
    ValidJson(sent): ValidJson<Renewed>,
) -> Result<Json<Told>, ApiError> {
    let password = Password::accept(&sent.password, ports.refuse_common_passwords);
    let password = password.map_err(|error| ApiError::wrong_field("password", &error.to_string()))?;
    let asked: Asked = mailed_link::open(&*ports.tickets, PURPOSE, &sent.token).await?;
    ports.renew(&asked, &password).await?;
    Ok(Json(Told { message: "Your password has been changed. Please sign in with the new one." }))
}

impl Ports {
    /// For an address without an account a link is made too, which opens nothing: that takes as long.
    async fn link(&self, account: Option<&Account>) -> Result<String, ApiError> {
        let asked = account.map(|account| Asked { user: account.id.clone(), stamp: stamp(account) });
        let purpose = if account.is_some() { PURPOSE } else { "nothing" };
        let secret = mailed_link::keep(&*self.tickets, purpose, &asked).await?;
        Ok(format!("{}/reset-password#token={secret}", self.site))
    }

    async fn renew(&self, asked: &Asked, password: &Password) -> Result<(), ApiError> {
        let hash = self.passwords.hash(password.expose().to_string()).await?;
        let account = self.keep_hash(asked, hash).await?;
        self.desk.sessions.close_all(&account.id).await?;
        self.gate.forgive(&account.email).await?;
        Ok(())
    }

    /// Whatever else is changed on the account at the same time, the new password wins.
    async fn keep_hash(&self, asked: &Asked, hash: String) -> Result<Account, ApiError> {
        for _ in 0..TRIES {
            let account = self.accounts.by_id(&asked.user).await?;
            let account = account.filter(|account| stamp(account) == asked.stamp);
            let account = account.ok_or_else(ApiError::link_ended)?;
            let renewed = Account { password_hash: Some(hash.clone()), ..account }.changed();
            let told = Parcel::new(notice(&renewed.email))?;
            match self.accounts.save(&renewed, &[told]).await {
                Err(PortError::Conflict) => {}
                saved => return Ok(saved.map(|()| renewed)?),
            }
        }
        Err(PortError::Conflict.into())
    }
}

fn mail(to: &Email, account: Option<&Account>, link: &str) -> Message {
    let text = match account {
        Some(account) if account.password_hash.is_some() => format!(
            "Somebody asked for a new password for your Coquina account. If that was you, open this link within \
             30 minutes:\n\n{link}\n\nIf it was not you, there is nothing to do; your password stays as it is."
        ),
        Some(_) => {
            "Somebody asked for a new password for your Coquina account. You have none: you sign in at an \
                    identity provider, with the button on the sign-in page."
                .to_string()
        }
        None => {
            "Somebody asked for a new password for a Coquina account with this address, but there is none. \
                 Perhaps you signed up with another address.\n\nIf it was not you, there is nothing to do."
                .to_string()
        }
    };
    Message {
        to: to.as_str().to_string(),
        reply_to: None,
        subject: "Your Coquina password".to_string(),
        text,
    }
}

fn notice(to: &Email) -> Message {
    let text = "The password of your Coquina account has just been set anew, and all devices were signed out.\n\n\
                If it was not you, ask for a link on the sign-in page at once, and write to us.";
    Message {
        to: to.as_str().to_string(),
        reply_to: None,
        subject: "Your password was changed".to_string(),
        text: text.to_string(),
    }
}
