//! "That was not me", by someone who is signed in.

use axum::Json;
use axum::extract::State;
use shared::client::Client;
use shared::http::error::Problem;
use shared::http::{ApiError, CurrentUser, MessageBody};
use shared::workflow::not_me::{Denial, deny};
use shared::workflow::throttle::{MailedFor, spend_mail};

use crate::AppState;

/// Say that something on your account was not you. Every session ends, every browser is new to the account, and the password
/// opens nothing until a new one is set by mail.
#[utoipa::path(post, path = "/api/account/not-me", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("gateway")), ("x-body" = json!(4096))),
    security(("bearer" = [])),
    responses((status = 200, body = MessageBody), (status = 401, body = Problem)))]
pub(crate) async fn report_not_me(
    State(app): State<AppState>,
    user: CurrentUser,
    client: Client,
) -> Result<Json<MessageBody>, ApiError> {
    // Sessions are ended however often it is said; the people who run the service hear of it a few times an hour.
    let counted = spend_mail(&app.throttle, app.letters_per_hour, MailedFor::Denial(&user.id)).await;
    let operator = counted.is_ok().then_some(app.payment_service.operator.as_str());
    let denial = Denial { mailed_to: None, here: Some(&user.session), client: &client };
    let message = deny(&app.session_issuer, operator, &user.id, denial).await?;
    Ok(Json(MessageBody { message }))
}
