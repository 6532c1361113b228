//! Who is signed in.

use axum::Json;
use axum::extract::State;
use domain::accounts::User;
use shared::http::error::Problem;
use shared::http::{ApiError, CurrentUser};

use crate::AppState;

/// Who is signed in.
#[utoipa::path(get, path = "/api/auth/user", tag = "auth",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("reads"))),
    security(("bearer" = [])),
    responses((status = 200, body = User), (status = 401, body = Problem)))]
pub(crate) async fn get_user(State(app): State<AppState>, user: CurrentUser) -> Result<Json<User>, ApiError> {
    let account = app.accounts.by_id(&user.id).await?;
    Ok(Json(account.ok_or_else(ApiError::unauthorized)?.into()))
}
