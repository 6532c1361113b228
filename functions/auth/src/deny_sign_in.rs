//! "That was not me", by the link in the mail about a new browser.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use shared::client::Client;
use shared::http::error::Problem;
use shared::http::{ApiError, MessageBody, ValidJson};
use shared::workflow::mailed_link;
use shared::workflow::new_device::{NewDeviceToken, PURPOSE};
use shared::workflow::not_me::{Denial, deny};
use utoipa::ToSchema;

use crate::AppState;

/// What comes with the mailed link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeniedSignIn {
    /// The secret in the link.
    token: String,
}

/// Say that a sign-in was not yours, with the secret from the mail about it. Every session ends, every browser is new to the
/// account, and the password opens nothing until a new one is set by mail.
#[utoipa::path(post, path = "/api/auth/not-me", tag = "auth",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway")), ("x-body" = json!(4096))),
    request_body = DeniedSignIn,
    responses((status = 200, body = MessageBody), (status = 410, body = Problem)))]
pub(crate) async fn deny_sign_in(
    State(app): State<AppState>,
    client: Client,
    ValidJson(sent): ValidJson<DeniedSignIn>,
) -> Result<Json<MessageBody>, ApiError> {
    let mailed: NewDeviceToken = mailed_link::open(&app.one_time_tokens, PURPOSE, &sent.token).await?;
    let denial = Denial { mailed_to: Some(&mailed.email), here: None, client: &client };
    let message = deny(&app.session_issuer, Some(&app.operator), &mailed.user, denial).await?;
    Ok(Json(MessageBody { message }))
}
