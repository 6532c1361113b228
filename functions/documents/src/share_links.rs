//! Links by which people without an account get a hand-off file, for the owner who makes and withdraws them.

use axum::Json;
use axum::RequestPartsExt;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use domain::documents::hand_off::Turn;
use domain::documents::share_link::ShareLink;
use serde::{Deserialize, Serialize};
use shared::clock;
use shared::http::error::Problem;
use shared::http::{ApiError, Owned, ValidJson, timestamps};
use shared::workflow::hand_off::{HandOffError, NewLink};
use utoipa::ToSchema;

use crate::AppState;

/// A link, as its owner sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ShareLink)]
pub(crate) struct ShareLinkView {
    /// Names it among the links of its document.
    id: String,
    /// When it was made.
    made_at: String,
    /// When it ends.
    until: String,
    /// Whether it opens nothing any more.
    ended: bool,
    /// Whether its file has the talk with the assistant.
    with_transcript: bool,
    /// When it was opened, first to last.
    openings: Vec<String>,
}

impl From<ShareLink> for ShareLinkView {
    fn from(link: ShareLink) -> Self {
        Self {
            ended: link.has_ended(clock::now()),
            id: link.id,
            made_at: timestamps::text(link.made_at),
            until: timestamps::text(link.until),
            with_transcript: link.with_transcript,
            openings: link.openings.iter().copied().map(timestamps::text).collect(),
        }
    }
}

/// The link that is wanted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LinkRequest {
    /// For how many days it is good: 1, 7 or 30.
    days: u8,
    /// What was said in the chat, if it is to be in the file.
    #[serde(default)]
    transcript: Vec<Turn>,
}

/// A new link.
#[derive(Serialize, ToSchema)]
pub(crate) struct MadeLink {
    /// The link.
    link: ShareLinkView,
    /// What opens it. It is shown this once: only a digest of it is stored.
    token: String,
}

/// The link that a path names. What cannot be one is a link that there is not.
#[derive(Deserialize)]
pub(crate) struct NamedLink {
    link: String,
}

impl<S: Send + Sync> FromRequestParts<S> for NamedLink {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let named = parts.extract::<Path<Self>>().await;
        named.map(|Path(named)| named).map_err(|_| HandOffError::UnknownLink.into())
    }
}

/// Make a link to the hand-off file as it is now. Whoever has the link can download that file and nothing else, until it ends.
#[utoipa::path(post, path = "/api/documents/{id}/share-links", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("prints")), ("x-body" = json!(262_144))),
    security(("bearer" = [])),
    request_body = LinkRequest, params(("id" = u64, Path, description = "Document id")),
    responses((status = 201, body = MadeLink), (status = 400, body = Problem),
        (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn create_share_link(
    State(app): State<AppState>,
    Owned(document): Owned,
    ValidJson(LinkRequest { days, transcript }): ValidJson<LinkRequest>,
) -> Result<(StatusCode, Json<MadeLink>), ApiError> {
    let document = app.payment_service.refreshed(document).await?;
    let NewLink { link, secret } = app.hand_off_service.share(&document, transcript, days).await?;
    Ok((StatusCode::CREATED, Json(MadeLink { link: link.into(), token: secret })))
}

/// The links of a document with their openings, the newest first. One that has ended is listed for 30 days more.
#[utoipa::path(get, path = "/api/documents/{id}/share-links", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("reads"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = Vec<ShareLinkView>), (status = 401, body = Problem),
        (status = 404, body = Problem)))]
pub(crate) async fn list_share_links(
    State(app): State<AppState>,
    Owned(document): Owned,
) -> Result<Json<Vec<ShareLinkView>>, ApiError> {
    let links = app.hand_off_service.share_links.of(&document.owner, document.id).await?;
    Ok(Json(links.into_iter().map(Into::into).collect()))
}

/// Withdraw a link. It opens nothing from then on, and its file is forgotten.
#[utoipa::path(delete, path = "/api/documents/{id}/share-links/{link}", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("writes"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id"), ("link" = String, Path, description = "Id of the link")),
    responses((status = 204), (status = 401, body = Problem),
        (status = 404, body = Problem)))]
pub(crate) async fn withdraw_share_link(
    State(app): State<AppState>,
    Owned(document): Owned,
    NamedLink { link }: NamedLink,
) -> Result<StatusCode, ApiError> {
    app.hand_off_service.withdraw(&document, &link).await?;
    Ok(StatusCode::NO_CONTENT)
}
