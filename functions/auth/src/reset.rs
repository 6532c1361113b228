//! A new password for someone who has forgotten theirs, by a mailed link. Failed sign-ins never close this way.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use domain::accounts::{Account, Email, KnownDevice, Password, SecurityEventKind};
use serde::Deserialize;
use shared::client::{Client, DeviceSecret};
use shared::clock;
use shared::http::error::Problem;
use shared::http::{ApiError, MessageBody, ValidJson};
use shared::ports::{Message, PortError};
use shared::store::OutboxMessage;
use shared::workflow::mailed_link;
use shared::workflow::mailed_link::LinkError;
use shared::workflow::password_reset::{PURPOSE, PasswordReset};
use shared::workflow::security_log::SecurityEventNote;
use shared::workflow::sign_in::stamp;
use shared::workflow::throttle::{MailedFor, spend_mail};
use utoipa::ToSchema;

use crate::AppState;
use crate::reset_wait::{Reset, waits};

/// How many times a newer version of the account is tried.
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
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Renewed {
    /// The secret in the link.
    token: String,
    /// At least 8 characters, with an uppercase letter, a lowercase letter and a number.
    password: String,
    /// Whether the account's passkeys are removed, for someone who has lost them. Only the second link does that.
    #[serde(default)]
    remove_passkeys: bool,
}

/// Ask for a link to set a new password. The answer, and the time it takes, do not tell whether there is an account: a
/// mail is sent either way. While an address is not confirmed, a link is mailed only when a browser asks that has signed in to
/// the account.
#[utoipa::path(post, path = "/api/auth/password-reset", tag = "auth",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("letters")), ("x-body" = json!(4096))),
    request_body = Forgotten,
    responses((status = 202, body = MessageBody), (status = 400, body = Problem)))]
pub(crate) async fn ask_for_reset(
    State(app): State<AppState>,
    client: Client,
    ValidJson(sent): ValidJson<Forgotten>,
) -> Result<(StatusCode, Json<MessageBody>), ApiError> {
    let email =
        Email::parse(&sent.email).map_err(|error| ApiError::wrong_field("email", &error.to_string()))?;
    let account = app.accounts.by_email(&email).await?;
    let known = app.session_issuer.known(account.as_ref().map(|account| &account.id), &client).await?;
    let budget = MailedFor::PasswordReset(&email, known.as_ref());
    spend_mail(&app.throttle, app.letters_per_hour, budget).await?;
    let link = app.link(account.as_ref(), known.as_ref()).await?;
    app.mail.send(&mail(&email, account.as_ref(), known.as_ref(), &link), None).await?;
    app.note_asked(&email, account.as_ref(), &client).await;
    let message = "If there is an account with this address, a link to set a new password is on its way.";
    Ok((StatusCode::ACCEPTED, Json(MessageBody { message })))
}

/// Set a new password, with the secret from the mailed link. All sessions end, and all browsers but this one are new to the
/// account; no one is signed in by this. While the address is not confirmed, the link counts only in the browser that asked
/// for it. When the account has a passkey, the answer is 202 and nothing is set yet: a second link is mailed after 24 hours.
#[utoipa::path(post, path = "/api/auth/password-reset/confirm", tag = "auth",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway")), ("x-body" = json!(4096))),
    request_body = Renewed,
    responses((status = 200, body = Reset), (status = 202, body = Reset),
        (status = 400, body = Problem),
        (status = 403, body = Problem), (status = 410, body = Problem)))]
pub(crate) async fn reset_password(
    State(app): State<AppState>,
    client: Client,
    ValidJson(sent): ValidJson<Renewed>,
) -> Result<(StatusCode, HeaderMap, Json<Reset>), ApiError> {
    let password = Password::accept(&sent.password, app.refuse_common_passwords);
    let password = password.map_err(|error| ApiError::wrong_field("password", &error.to_string()))?;
    let asked: PasswordReset = mailed_link::look(&app.one_time_tokens, PURPOSE, &sent.token).await?;
    if asked.device.is_some() && asked.device != client.secret.as_ref().map(DeviceSecret::digest) {
        return Err(other_browser());
    }
    if asked.counts_at().is_some_and(|at| clock::now() < at) {
        return Ok(waits());
    }
    let asked: PasswordReset = mailed_link::open(&app.one_time_tokens, PURPOSE, &sent.token).await?;
    if app.has_to_wait(&asked, &client).await? {
        return Ok(waits());
    }
    let cookie = app.renew(&asked, &password, &client).await?;
    if sent.remove_passkeys && asked.waits_since.is_some() {
        app.remove_passkeys(&asked.user, &client).await?;
    }
    let headers = cookie.into_iter().map(|cookie| (header::SET_COOKIE, cookie)).collect();
    let message = "Your password has been changed. Please sign in with the new one.";
    Ok((StatusCode::OK, headers, Json(Reset { message, code: None })))
}

fn other_browser() -> ApiError {
    let sentence = "Please open this link in the browser in which you asked for it.";
    ApiError::forbidden(sentence).with_code("other_browser")
}

impl AppState {
    /// For an address without an account a link is made too, which opens nothing: that takes as long.
    async fn link(&self, account: Option<&Account>, known: Option<&KnownDevice>) -> Result<String, ApiError> {
        if let Some(account) = account.filter(|account| is_unproven(account, known)) {
            return Ok(self.session_issuer.not_me_link(account).await?);
        }
        let device = known.map(|known| known.id.clone());
        let asked = account.map(|account| PasswordReset::of(account, device));
        let purpose = if account.is_some() { PURPOSE } else { "nothing" };
        let secret = mailed_link::keep(&self.one_time_tokens, purpose, &asked).await?;
        Ok(format!("{}/reset-password#token={secret}", self.site))
    }

    async fn note_asked(&self, email: &Email, account: Option<&Account>, client: &Client) {
        let note = SecurityEventNote::new(SecurityEventKind::ResetAsked, client);
        match account {
            Some(account) => self.session_issuer.security_log.note(&account.id, note).await,
            None => self.session_issuer.security_log.note_stranger(email.as_str(), note).await,
        }
    }

    /// Whoever has opened the link has shown that the mailbox is theirs, in this browser: it is known from then on.
    async fn renew(
        &self,
        asked: &PasswordReset,
        password: &Password,
        client: &Client,
    ) -> Result<Option<HeaderValue>, ApiError> {
        let hash = self.passwords.hash(password.expose().to_string()).await?;
        let account = self.keep_hash(asked, hash).await?;
        self.session_issuer.sessions.close_all(&account.id).await?;
        self.session_issuer.devices.delete_all(&account.id).await?;
        let secret = self.session_issuer.remember(&account.id, None, client).await?;
        self.login_throttle.forgive(&account.email).await?;
        self.session_issuer
            .security_log
            .note(&account.id, SecurityEventNote::new(SecurityEventKind::ResetDone, client))
            .await;
        Ok(secret.cookie())
    }

    /// The account, while it signs in as it did when the link was asked for.
    pub(crate) async fn asking(&self, asked: &PasswordReset) -> Result<Account, ApiError> {
        let account = self.accounts.by_id(&asked.user).await?;
        let account = account.filter(|account| stamp(account) == asked.stamp && !account.retired);
        Ok(account.ok_or(LinkError::Ended)?)
    }

    /// Whatever else is changed on the account at the same time, the new password wins.
    async fn keep_hash(&self, asked: &PasswordReset, hash: String) -> Result<Account, ApiError> {
        for _ in 0..TRIES {
            let account = self.asking(asked).await?;
            let renewed = Account { password_hash: Some(hash.clone()), ..account }.confirmed();
            let told = OutboxMessage::new(notice(&renewed.email))?;
            match self.accounts.save(&renewed, &[told]).await {
                Err(PortError::Conflict) => {}
                saved => return Ok(saved.map(|()| renewed)?),
            }
        }
        Err(PortError::Conflict.into())
    }
}

/// Whether no one has shown that the account's address is theirs, nor has this browser signed in to it.
fn is_unproven(account: &Account, known: Option<&KnownDevice>) -> bool {
    account.identity.is_none() && !account.email_confirmed && known.is_none()
}

fn mail(to: &Email, account: Option<&Account>, known: Option<&KnownDevice>, link: &str) -> Message {
    let text = match account {
        Some(account) if account.identity.is_some() => NO_PASSWORD.to_string(),
        Some(account) if is_unproven(account, known) => format!("{NOT_CONFIRMED}{link}"),
        Some(_) => format!(
            "We received a request to reset the password of your Coquina account. If you made it, open this link within 30 \
             minutes:\n\n{link}\n\nIf you did not, you do not have to do anything. Your password stays as it is."
        ),
        None => NO_ACCOUNT.to_string(),
    };
    let (to, subject) = (to.as_str().to_string(), "Your Coquina password".to_string());
    Message { to, reply_to: None, subject, text }
}

const NO_PASSWORD: &str = "We received a request to reset the password of your Coquina account. It has none: you sign in at \
                           an identity provider, with the button on the sign-in page.";

const NOT_CONFIRMED: &str = "We received a request to reset the password of a Coquina account with this address. Nobody has confirmed that the address belongs \
     to the account, so we send no link for a new password from here.\n\nIf you signed up, please ask again in the browser in \
     which you did.\n\nIf you did not sign up, someone else has used your address. Open this link within 7 days to close that \
     account, so that you can make your own:\n\n";

const NO_ACCOUNT: &str = "We received a request to reset the password of a Coquina account with this address, but there is none. \
                          Perhaps you signed up with another address.\n\nIf you did not ask, you do not have to do anything.";

fn notice(to: &Email) -> Message {
    let text = "The password of your Coquina account was just reset, and all devices were signed out.\n\n\
                If it was not you, ask for a link on the sign-in page right away, and contact us.";
    Message {
        to: to.as_str().to_string(),
        reply_to: None,
        subject: "Your password was changed".to_string(),
        text: text.to_string(),
    }
}
