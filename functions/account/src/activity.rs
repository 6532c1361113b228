//! What happened to the account lately.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use domain::accounts::{SecurityEvent, SecurityEventKind, SecurityEventOutcome, Session};
use serde::{Deserialize, Serialize};
use shared::http::error::Problem;
use shared::http::{ApiError, CurrentUser, timestamps};
use utoipa::{IntoParams, ToSchema};

use crate::AppState;

/// How many events are on a page.
const MOST: usize = 50;

/// No event has a longer id.
const LONGEST_CURSOR: usize = 64;

/// Which page.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Cursor {
    /// What the page before said is next.
    #[serde(default)]
    cursor: Option<String>,
}

/// What happened to an account, the newest first.
#[derive(Serialize, ToSchema)]
pub(crate) struct Activity {
    /// At most 50 events.
    events: Vec<ActivityEvent>,
    /// The cursor of the next page, while there are older events.
    #[schema(required)]
    next: Option<String>,
}

/// Something that happened to an account.
#[derive(Serialize, ToSchema)]
pub(crate) struct ActivityEvent {
    /// Which.
    id: String,
    /// When.
    at: String,
    /// What.
    kind: SecurityEventKind,
    /// How it ended.
    outcome: SecurityEventOutcome,
    /// On what, for example "Firefox on Windows".
    device: String,
    /// The session that it belongs to, if any.
    #[schema(required)]
    session: Option<String>,
    /// Whether that is this session.
    current: bool,
}

/// What happened to your account in the last 90 days: sign-ins, failed ones too, and changes.
#[utoipa::path(get, path = "/api/account/activity", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("reads"))),
    security(("bearer" = [])), params(Cursor),
    responses((status = 200, body = Activity), (status = 400, body = Problem)))]
pub(crate) async fn list_activity(
    State(app): State<AppState>,
    user: CurrentUser,
    sent: Result<Query<Cursor>, QueryRejection>,
) -> Result<Json<Activity>, ApiError> {
    let Query(Cursor { cursor }) = sent.map_err(|_| wrong_cursor())?;
    if cursor.as_ref().is_some_and(|cursor| cursor.len() > LONGEST_CURSOR || !cursor.is_ascii()) {
        return Err(wrong_cursor());
    }
    let page = app.session_issuer.security_log.activity.page(&user.id, cursor.as_deref(), MOST).await?;
    let events = page.events.into_iter().map(|event| shown(event, &user.session)).collect();
    Ok(Json(Activity { events, next: page.next }))
}

fn wrong_cursor() -> ApiError {
    ApiError::wrong_field("cursor", "There is no such page. Please start from the first one.")
}

fn shown(event: SecurityEvent, own: &Session) -> ActivityEvent {
    ActivityEvent {
        id: event.id,
        at: timestamps::text(event.at),
        kind: event.kind,
        outcome: event.outcome,
        device: event.device,
        current: event.session.as_deref() == Some(own.name()),
        session: event.session,
    }
}
