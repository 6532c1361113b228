//! Showing that the address of a new account is one's own, by a mailed link.
//!
//! Someone who mistypes their address makes a stranger the reader of that mail. So the link counts only where the account is
//! known already, or open: a stranger who opens it elsewhere gets no further by that.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use domain::accounts::{Account, SecurityEventKind};
use domain::ids::UserId;
use serde::{Deserialize, Serialize};
use shared::client::Client;
use shared::http::error::Problem;
use shared::http::{ApiError, CurrentUser, MessageBody, ValidJson};
use shared::ports::{Message, PortError};
use shared::store::OutboxMessage;
use shared::workflow::mailed_link;
use shared::workflow::mailed_link::LinkError;
use shared::workflow::security_log::SecurityEventNote;
use shared::workflow::throttle::{MailedFor, spend_mail};
use utoipa::ToSchema;

use crate::AppState;

const PURPOSE: &str = "confirmation";

/// The link is good for 7 days, in seconds.
const SECONDS: i64 = 7 * 24 * 60 * 60;

/// How many times a newer version of the account is tried.
const TRIES: usize = 20;

/// What comes with the mailed link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Confirmation {
    /// The secret in the link.
    token: String,
}

/// What is kept until the link is opened. It counts while the account has this address.
#[derive(Serialize, Deserialize)]
struct ConfirmationToken {
    user: UserId,
    email: String,
}

/// Have a new link mailed that confirms your address.
#[utoipa::path(post, path = "/api/auth/email-confirmation", tag = "auth",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("letters")), ("x-body" = json!(4096))),
    security(("bearer" = [])),
    responses((status = 202, body = MessageBody), (status = 409, body = Problem)))]
pub(crate) async fn send_confirmation(
    State(app): State<AppState>,
    user: CurrentUser,
) -> Result<(StatusCode, Json<MessageBody>), ApiError> {
    let account = app.accounts.by_id(&user.id).await?.ok_or_else(ApiError::unauthorized)?;
    if account.email_confirmed {
        return Err(ApiError::conflict("Your address is confirmed already.").with_code("already_confirmed"));
    }
    spend_mail(&app.throttle, app.letters_per_hour, MailedFor::Confirmation(&account.id)).await?;
    let outbox_message = app.confirmation_mail(&account).await?;
    app.mail.send(&outbox_message.message, None).await?;
    let message = "We have sent a new link to your address. Please open it in this browser.";
    Ok((StatusCode::ACCEPTED, Json(MessageBody { message })))
}

/// Confirm the address of a new account, with the secret from the mailed link. It has to be opened in a browser that has
/// signed in to the account, or is signed in now; elsewhere the answer is 403 with the code `sign_in_first`, and the link
/// stays good.
#[utoipa::path(post, path = "/api/auth/email-confirmation/confirm", tag = "auth",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway")), ("x-body" = json!(4096))),
    request_body = Confirmation,
    responses((status = 200, body = MessageBody), (status = 403, body = Problem),
        (status = 410, body = Problem)))]
pub(crate) async fn confirm_registration(
    State(app): State<AppState>,
    client: Client,
    user: Result<CurrentUser, ApiError>,
    ValidJson(sent): ValidJson<Confirmation>,
) -> Result<Json<MessageBody>, ApiError> {
    let mailed: ConfirmationToken = mailed_link::look(&app.one_time_tokens, PURPOSE, &sent.token).await?;
    if !app
        .session_issuer
        .is_owners_browser(&mailed.user, user.ok().map(|user| user.session).as_ref(), &client)
        .await?
    {
        return Err(sign_in_first());
    }
    let mailed: ConfirmationToken = mailed_link::open(&app.one_time_tokens, PURPOSE, &sent.token).await?;
    app.confirm(&mailed).await?;
    app.session_issuer
        .security_log
        .note(&mailed.user, SecurityEventNote::new(SecurityEventKind::EmailConfirmed, &client))
        .await;
    Ok(Json(MessageBody { message: "Thank you. Your email address is confirmed." }))
}

fn sign_in_first() -> ApiError {
    let sentence =
        "Please sign in on this browser first, or open the link in the browser in which you signed up.";
    ApiError::forbidden(sentence).with_code("sign_in_first")
}

impl AppState {
    /// The mail with the link, for the outbox.
    pub(crate) async fn confirmation_mail(&self, account: &Account) -> Result<OutboxMessage, ApiError> {
        let mailed =
            ConfirmationToken { user: account.id.clone(), email: account.email.as_str().to_string() };
        let secret = mailed_link::keep_for(&self.one_time_tokens, PURPOSE, &mailed, SECONDS).await?;
        let text = format!(
            "Thank you for signing up with Coquina. To confirm that this is your email address, open this link within \
             7 days, in the browser in which you signed up:\n\n{}/confirm-email#token={secret}\n\nIf you did not sign \
             up, you do not have to do anything: the link does nothing on your devices.",
            self.site
        );
        let to = account.email.as_str().to_string();
        let subject = "Confirm your email address".to_string();
        Ok(OutboxMessage::new(Message { to, reply_to: None, subject, text })?)
    }

    /// Whatever else is changed on the account at the same time, the address is confirmed.
    async fn confirm(&self, mailed: &ConfirmationToken) -> Result<(), ApiError> {
        for _ in 0..TRIES {
            let account = self.accounts.by_id(&mailed.user).await?;
            let account =
                account.filter(|account| account.email.as_str() == mailed.email && !account.retired);
            let account = account.ok_or(LinkError::Ended)?;
            if account.email_confirmed {
                return Ok(());
            }
            match self.accounts.save(&account.confirmed(), &[]).await {
                Err(PortError::Conflict) => {}
                saved => return Ok(saved?),
            }
        }
        Err(PortError::Conflict.into())
    }

    /// A code from the mailbox was entered: the address is its owner's. That the account is changed at the same time is no
    /// reason to refuse anything; the next proof counts then.
    pub(crate) async fn mailbox_proven(&self, account: Account) -> Result<Account, ApiError> {
        if account.email_confirmed {
            return Ok(account);
        }
        let confirmed = account.clone().confirmed();
        match self.accounts.save(&confirmed, &[]).await {
            Ok(()) => Ok(confirmed),
            Err(PortError::Conflict) => Ok(account),
            Err(error) => Err(error.into()),
        }
    }
}
