//! The account as its owner sees it, and its names.

use axum::Json;
use axum::extract::State;
use domain::accounts::{Account, SignInMethod, User, person_name};
use serde::{Deserialize, Serialize};
use shared::http::error::Problem;
use shared::http::{ApiError, CurrentUser, ValidJson, timestamps};
use utoipa::ToSchema;

use crate::AppState;
use crate::sessions::{OpenSession, shown};

/// An account, as its owner sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AccountView {
    /// Who.
    user: User,
    /// When the account was made.
    created_at: String,
    /// How its owner signs in.
    way: SignInMethod,
    /// How many passkeys it has.
    passkeys: usize,
    /// Where its owner is signed in, the newest first.
    sessions: Vec<OpenSession>,
}

/// How an account's owner signs in.
fn way(account: &Account) -> SignInMethod {
    if account.identity.is_none() { SignInMethod::Password } else { SignInMethod::Provider }
}

/// Your account, and where you are signed in.
#[utoipa::path(get, path = "/api/account", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("reads"))),
    security(("bearer" = [])),
    responses((status = 200, body = AccountView), (status = 401, body = Problem)))]
pub(crate) async fn get_account(
    State(app): State<AppState>,
    user: CurrentUser,
) -> Result<Json<AccountView>, ApiError> {
    let account = app.account(&user).await?;
    let passkeys = app.session_issuer.passkeys.of(&user.id).await?.passkeys.len();
    let sessions = app.session_issuer.sessions.list(&user.id).await?;
    Ok(Json(AccountView {
        created_at: timestamps::text(account.created_at),
        way: way(&account),
        passkeys,
        sessions: sessions.iter().map(|session| shown(session, &user.session)).collect(),
        user: account.into(),
    }))
}

/// New names. What is absent or empty is no name.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Names {
    /// First name.
    #[serde(default)]
    first_name: Option<String>,
    /// Last name.
    #[serde(default)]
    last_name: Option<String>,
}

/// Change your names. They stand on no document.
#[utoipa::path(patch, path = "/api/account", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("writes")), ("x-body" = json!(4096))),
    security(("bearer" = [])), request_body = Names,
    responses((status = 200, body = User), (status = 400, body = Problem)))]
pub(crate) async fn change_names(
    State(app): State<AppState>,
    user: CurrentUser,
    ValidJson(sent): ValidJson<Names>,
) -> Result<Json<User>, ApiError> {
    let account = app.account(&user).await?;
    let named = Account {
        first_name: name("firstName", sent.first_name.as_deref())?,
        last_name: name("lastName", sent.last_name.as_deref())?,
        ..account
    }
    .changed();
    app.accounts.save(&named, &[]).await?;
    Ok(Json(named.into()))
}

fn name(field: &str, text: Option<&str>) -> Result<Option<String>, ApiError> {
    person_name(text).map_err(|sentence| ApiError::wrong_field(field, &sentence))
}

impl AppState {
    /// The account of who is asking.
    pub(crate) async fn account(&self, user: &CurrentUser) -> Result<Account, ApiError> {
        self.accounts.by_id(&user.id).await?.ok_or_else(ApiError::unauthorized)
    }
}
