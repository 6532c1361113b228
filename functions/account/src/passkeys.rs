//! Passkeys of an account: which there are, a new one, and one less.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use domain::accounts::{Account, Passkey, SecurityEventKind, passkey_name};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shared::client::Client;
use shared::clock;
use shared::http::error::Problem;
use shared::http::{ApiError, CurrentUser, MessageBody, ValidJson, timestamps};
use shared::ports::PortError;
use shared::store::OutboxMessage;
use shared::webauthn::NewPasskey;
use shared::workflow::passkey::{PasskeyAnswer, PasskeyRequest};
use utoipa::ToSchema;

use crate::step_up::StepUpProof;
use crate::{AppState, mails};

/// How many times a change is made again on top of another one.
const TRIES: usize = 5;

/// A passkey, as its owner sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PasskeyView {
    /// Which.
    id: String,
    /// What its owner calls it.
    name: String,
    /// When it was added.
    created_at: String,
    /// When it last proved its owner, if ever.
    #[schema(required)]
    last_used_at: Option<String>,
}

/// An account's passkeys.
#[derive(Serialize, ToSchema)]
pub(crate) struct PasskeyList {
    /// The oldest first.
    passkeys: Vec<PasskeyView>,
}

/// A passkey that the browser has just made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MadePasskey {
    /// The request that is answered.
    challenge: String,
    /// What `toJSON()` of the browser's `PublicKeyCredential` gives.
    #[schema(value_type = Object)]
    credential: Value,
    /// What to call it, at most 60 characters; without one it is called after the browser.
    #[serde(default)]
    name: Option<String>,
}

pub(crate) fn shown(passkey: &Passkey) -> PasskeyView {
    PasskeyView {
        id: passkey.id.clone(),
        name: passkey.name.clone(),
        created_at: timestamps::text(passkey.created_at),
        last_used_at: passkey.last_used_at.map(timestamps::text),
    }
}

/// Your passkeys.
#[utoipa::path(get, path = "/api/account/passkeys", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("reads"))),
    security(("bearer" = [])),
    responses((status = 200, body = PasskeyList), (status = 401, body = Problem)))]
pub(crate) async fn list_passkeys(
    State(app): State<AppState>,
    user: CurrentUser,
) -> Result<Json<PasskeyList>, ApiError> {
    let set = app.session_issuer.passkeys.of(&user.id).await?;
    Ok(Json(PasskeyList { passkeys: set.passkeys.iter().map(shown).collect() }))
}

/// Begin to add a passkey: what the browser is to make.
#[utoipa::path(post, path = "/api/account/passkeys/options", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("attempts")), ("x-body" = json!(16384))),
    security(("bearer" = [])),
    request_body = StepUpProof,
    responses((status = 200, body = PasskeyRequest), (status = 400, body = Problem),
        (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 410, body = Problem)))]
pub(crate) async fn begin_passkey(
    State(app): State<AppState>,
    user: CurrentUser,
    client: Client,
    ValidJson(proof): ValidJson<StepUpProof>,
) -> Result<Json<PasskeyRequest>, ApiError> {
    let account = app.account(&user).await?;
    app.prove(&user, &account, proof, &client).await?;
    Ok(Json(app.passkeys.ask_to_add(&account).await?))
}

/// Add the passkey that the browser has made.
#[utoipa::path(post, path = "/api/account/passkeys", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("attempts")), ("x-body" = json!(16384))),
    security(("bearer" = [])),
    request_body = MadePasskey,
    responses((status = 201, body = PasskeyView), (status = 400, body = Problem),
        (status = 409, body = Problem), (status = 410, body = Problem)))]
pub(crate) async fn add_passkey(
    State(app): State<AppState>,
    user: CurrentUser,
    client: Client,
    ValidJson(MadePasskey { challenge, credential, name }): ValidJson<MadePasskey>,
) -> Result<(StatusCode, Json<PasskeyView>), ApiError> {
    let name = passkey_name(name.as_deref()).map_err(|sentence| ApiError::wrong_field("name", &sentence))?;
    let account = app.account(&user).await?;
    let made = app.passkeys.registered(&user.id, &PasskeyAnswer { challenge, credential }).await;
    let NewPasskey { id, credential } = made.map_err(|refused| refused.in_field("credential"))?;
    let passkey = Passkey {
        id,
        name: name.unwrap_or_else(|| client.device.0.clone()),
        created_at: clock::now(),
        last_used_at: None,
        credential,
    };
    app.spend_notice(&user.id).await?;
    app.keep_passkey(&account, &passkey).await?;
    app.note(&user, &client, SecurityEventKind::PasskeyAdded).await;
    Ok((StatusCode::CREATED, Json(shown(&passkey))))
}

/// Remove one of your passkeys.
#[utoipa::path(post, path = "/api/account/passkeys/{id}/delete", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("attempts")), ("x-body" = json!(16384))),
    security(("bearer" = [])),
    params(("id" = String, Path, description = "Passkey")), request_body = StepUpProof,
    responses((status = 200, body = MessageBody), (status = 400, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 410, body = Problem)))]
pub(crate) async fn remove_passkey(
    State(app): State<AppState>,
    user: CurrentUser,
    Path(id): Path<String>,
    client: Client,
    ValidJson(proof): ValidJson<StepUpProof>,
) -> Result<Json<MessageBody>, ApiError> {
    let account = app.account(&user).await?;
    app.session_issuer.passkeys.of(&user.id).await?.find(&id).ok_or_else(gone)?;
    app.prove(&user, &account, proof, &client).await?;
    app.spend_notice(&user.id).await?;
    app.drop_passkey(&account, &id).await?;
    app.note(&user, &client, SecurityEventKind::PasskeyRemoved).await;
    Ok(Json(MessageBody { message: "The passkey has been removed. It no longer opens your account." }))
}

impl AppState {
    async fn keep_passkey(&self, account: &Account, passkey: &Passkey) -> Result<(), ApiError> {
        for _ in 0..TRIES {
            let set = self.session_issuer.passkeys.of(&account.id).await?.with(passkey.clone())?;
            let told = OutboxMessage::new(mails::passkey_added(account))?;
            match self.session_issuer.passkeys.save(&account.id, &set, &[told]).await {
                Err(PortError::Conflict) => {}
                saved => return Ok(saved?),
            }
        }
        Err(PortError::Conflict.into())
    }

    async fn drop_passkey(&self, account: &Account, id: &str) -> Result<(), ApiError> {
        for _ in 0..TRIES {
            let set = self.session_issuer.passkeys.of(&account.id).await?.without(id).ok_or_else(gone)?;
            let told = OutboxMessage::new(mails::passkey_removed(account))?;
            match self.session_issuer.passkeys.save(&account.id, &set, &[told]).await {
                Err(PortError::Conflict) => {}
                saved => return Ok(saved?),
            }
        }
        Err(PortError::Conflict.into())
    }
}

fn gone() -> ApiError {
    ApiError::not_found("Your account has no such passkey. It may have been removed.")
}
