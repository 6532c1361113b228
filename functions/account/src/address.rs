//! Another address to sign in with.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use domain::accounts::{Account, Email, SecurityEventKind};
use domain::ids::UserId;
use serde::{Deserialize, Serialize};
use shared::client::Client;
use shared::http::error::Problem;
use shared::http::{ApiError, CurrentUser, MessageBody, ValidJson, error};
use shared::ports::{PortError, Sending};
use shared::store::OutboxMessage;
use shared::workflow::mailed_link;
use shared::workflow::mailed_link::LinkError;
use shared::workflow::passkey::PasskeyAnswer;
use shared::workflow::security_log::SecurityEventNote;
use shared::workflow::sign_in::stamp;
use shared::workflow::throttle::{MailedFor, spend_mail};
use utoipa::ToSchema;

use crate::step_up::{StepUpProof, password_hash};
use crate::{AppState, mails};

const PURPOSE: &str = "address";

const UNREACHABLE: &str =
    "Mail to this address is not taken, or has come back. Please check it, or give another address.";

/// Another address to sign in with.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAddress {
    /// The address.
    email: String,
    /// The account's password.
    #[serde(default)]
    password: String,
    /// The answer to `/api/account/proof/options`.
    #[serde(default)]
    passkey: Option<PasskeyAnswer>,
}

/// What comes with a mailed link.
#[derive(Deserialize, ToSchema)]
#[schema(as = Link)]
#[serde(deny_unknown_fields)]
pub(crate) struct MailedLinkBody {
    /// The secret in the link.
    token: String,
}

/// What is kept until the link is opened. The link counts only while the account is as it was: whoever sets a new
/// password because of it has stopped it.
#[derive(Serialize, Deserialize)]
struct AddressChange {
    user: UserId,
    stamp: String,
    email: String,
}

/// Ask for another address. It counts once the link that is mailed there has been opened.
#[utoipa::path(post, path = "/api/account/email", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("letters")), ("x-body" = json!(16384))),
    security(("bearer" = [])),
    request_body = NewAddress,
    responses((status = 202, body = MessageBody), (status = 400, body = Problem),
        (status = 403, body = Problem), (status = 410, body = Problem)))]
pub(crate) async fn change_address(
    State(app): State<AppState>,
    user: CurrentUser,
    client: Client,
    ValidJson(sent): ValidJson<NewAddress>,
) -> Result<(StatusCode, Json<MessageBody>), ApiError> {
    let account = app.account(&user).await?;
    let email =
        Email::parse(&sent.email).map_err(|error| ApiError::wrong_field("email", &error.to_string()))?;
    password_hash(&account)?;
    let proof = StepUpProof { password: sent.password, passkey: sent.passkey };
    app.prove(&user, &account, proof, &client).await?;
    if email == account.email {
        return Err(ApiError::wrong_field("email", "This is your address already."));
    }
    app.spend_notice(&user.id).await?;
    spend_mail(&app.throttle, app.letters_per_hour, MailedFor::NewAddress(&email)).await?;
    let link = app.link(&account, &email).await?;
    // The holder hears of it in any case, also when the link cannot be sent.
    app.outbox.put(&[OutboxMessage::new(mails::address_asked(&account))?]).await?;
    if app.mail.send(&mails::confirm_address(&email, &link), None).await? == Sending::Refused {
        return Err(ApiError::wrong_field("email", UNREACHABLE));
    }
    let message = "Please open the link that we have sent to the new address.";
    Ok((StatusCode::ACCEPTED, Json(MessageBody { message })))
}

/// Confirm another address, with the secret from the mailed link. It has to be opened in a browser that the account knows, or
/// in which one is signed in: who owns the new address must not be led to take over an account that a stranger has prepared.
#[utoipa::path(post, path = "/api/account/email/confirm", tag = "account",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway")), ("x-body" = json!(4096))),
    request_body = MailedLinkBody,
    responses((status = 200, body = MessageBody), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 410, body = Problem)))]
pub(crate) async fn confirm_address(
    State(app): State<AppState>,
    client: Client,
    user: Result<CurrentUser, ApiError>,
    ValidJson(sent): ValidJson<MailedLinkBody>,
) -> Result<Json<MessageBody>, ApiError> {
    let change: AddressChange = mailed_link::look(&app.one_time_tokens, PURPOSE, &sent.token).await?;
    if !app
        .session_issuer
        .is_owners_browser(&change.user, user.ok().map(|user| user.session).as_ref(), &client)
        .await?
    {
        return Err(sign_in_first());
    }
    let change: AddressChange = mailed_link::open(&app.one_time_tokens, PURPOSE, &sent.token).await?;
    let account = app.accounts.by_id(&change.user).await?;
    let account = account.filter(|account| stamp(account) == change.stamp).ok_or(LinkError::Ended)?;
    let email = Email::parse(&change.email).map_err(|cause| error::internal(&cause))?;
    let told = OutboxMessage::new(mails::address_changed(&account))?;
    app.accounts.move_to(&account, &email, &[told]).await.map_err(taken)?;
    app.session_issuer
        .security_log
        .note(&account.id, SecurityEventNote::new(SecurityEventKind::EmailChanged, &client))
        .await;
    Ok(Json(MessageBody { message: "From now on you sign in with your new address." }))
}

impl AppState {
    async fn link(&self, account: &Account, email: &Email) -> Result<String, ApiError> {
        let (user, email) = (account.id.clone(), email.as_str().to_string());
        let change = AddressChange { user, stamp: stamp(account), email };
        let secret = mailed_link::keep(&self.one_time_tokens, PURPOSE, &change).await?;
        Ok(format!("{}/confirm-email#token={secret}", self.site))
    }
}

fn sign_in_first() -> ApiError {
    let sentence = "Please open this link in the browser in which you asked for the change, or sign in on this one first.";
    ApiError::forbidden(sentence).with_code("sign_in_first")
}

fn taken(error: PortError) -> ApiError {
    match error {
        PortError::Conflict => ApiError::conflict("Another account uses this address."),
        error @ PortError::Unavailable { .. } => error.into(),
    }
}
