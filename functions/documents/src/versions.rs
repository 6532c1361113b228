//! The versions of a paid document: what was issued, each as it was then, and what differs between two of them.

use axum::Json;
use axum::RequestPartsExt;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::response::Response;
use domain::assembly::paper::VerificationCode;
use domain::documents::changes::{ClauseChange, PaperChanges};
use domain::documents::{PaperVersion, VersionNumber};
use serde::{Deserialize, Serialize};
use shared::http::error::Problem;
use shared::http::{ApiError, Owned, attachment, timestamps};
use shared::workflow::versions::{VersionError, VersionsStanding};
use utoipa::{IntoParams, ToSchema};

use crate::AppState;
use crate::download::{PdfFile, WithSheet, wanted};

/// A paper as it was handed out.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VersionView {
    /// Which: 1, 2 and on.
    #[schema(value_type = u32)]
    number: VersionNumber,
    /// When it was first handed out.
    rendered_at: String,
    /// The version at which what is printed had last changed.
    content_version: u64,
    /// The version of the clauses.
    template_version: String,
    /// The day as of which the clauses state the law.
    #[schema(value_type = String, format = Date)]
    law_as_of: jiff::civil::Date,
    /// The code at the foot of its pages, by which anyone who holds it can check it; papers from before there were codes have none.
    #[schema(value_type = String)]
    #[schema(required)]
    code: Option<VerificationCode>,
    /// The SHA-256 of its PDF, in hexadecimal digits.
    sha256: String,
}

/// The versions of a document, and how it stands to them.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Versions {
    /// The versions, first to last.
    versions: Vec<VersionView>,
    /// The number of the version that was signed.
    #[schema(required, value_type = Option<u32>)]
    signed: Option<VersionNumber>,
    /// Whether the copy that was signed says something else than the document as it stands.
    sign_again: bool,
    /// Whether the document as it stands says something else than its last version.
    has_changed: bool,
}

/// What differs between two papers of a document.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VersionChanges {
    /// The older paper.
    before: VersionView,
    /// The newer one; nothing for the document as it stands.
    #[schema(required)]
    after: Option<VersionView>,
    /// The clauses that differ.
    clauses: Vec<ClauseChange>,
    /// Whether the cover sheet differs, which is not signed.
    cover: bool,
}

impl From<PaperVersion> for VersionView {
    fn from(version: PaperVersion) -> Self {
        Self {
            number: version.number,
            rendered_at: timestamps::text(version.rendered_at),
            content_version: version.content_version,
            template_version: version.template_version,
            law_as_of: version.law_as_of,
            code: version.code,
            sha256: version.sha256.to_string(),
        }
    }
}

impl From<VersionsStanding> for Versions {
    fn from(standing: VersionsStanding) -> Self {
        let VersionsStanding { versions, signed, sign_again, has_changed } = standing;
        Self { versions: versions.into_iter().map(Into::into).collect(), signed, sign_again, has_changed }
    }
}

/// The version that a path names. What is no number is a version that there is not.
pub(crate) struct Numbered(VersionNumber);

#[derive(Deserialize)]
struct VersionPath {
    number: String,
}

impl<S: Send + Sync> FromRequestParts<S> for Numbered {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let path = parts.extract::<Path<VersionPath>>().await.ok();
        let number = path.and_then(|path| path.number.parse().ok());
        number.map(Self).ok_or_else(|| VersionError::Unknown.into())
    }
}

/// With what a version is compared.
#[derive(Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct With {
    /// The number of another version, or `now` for the document as it stands; the next version when absent, and after the last one
    /// the document as it stands.
    with: Option<String>,
}

/// The versions of a document that were downloaded, which of them was signed, and whether it has changed since.
#[utoipa::path(get, path = "/api/documents/{id}/versions", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("reads"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = Versions), (status = 401, body = Problem),
        (status = 404, body = Problem)))]
pub(crate) async fn list_versions(
    State(app): State<AppState>,
    Owned(document): Owned,
) -> Result<Json<Versions>, ApiError> {
    Ok(Json(app.pdf_service.standing(&document).await?.into()))
}

/// Download a version of a paid document again, as it was then.
#[utoipa::path(get, path = "/api/documents/{id}/versions/{number}/download", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("prints"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id"), ("number" = u32, Path, description = "Which version"), WithSheet),
    responses((status = 200, body = PdfFile, content_type = "application/pdf"),
        (status = 401, body = Problem), (status = 402, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn download_version(
    State(app): State<AppState>,
    Owned(document): Owned,
    Numbered(number): Numbered,
    sheet: Result<Query<WithSheet>, QueryRejection>,
) -> Result<Response, ApiError> {
    let sheet = wanted(sheet)?;
    let issued = app.pdf_service.version(&document, number).await?;
    let bytes = app.with_sheet(&document, issued, sheet).await?;
    Ok(attachment::pdf(&format!("document-{}-version-{number}.pdf", document.id), bytes))
}

/// What differs between a version and the next one, another one, or the document as it stands: clause by clause, in old and new
/// words, with the answers it comes from.
#[utoipa::path(get, path = "/api/documents/{id}/versions/{number}/changes", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("reads"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id"), ("number" = u32, Path, description = "Which version"), With),
    responses((status = 200, body = VersionChanges), (status = 400, body = Problem),
        (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn compare_version(
    State(app): State<AppState>,
    Owned(document): Owned,
    Numbered(number): Numbered,
    with: Result<Query<With>, QueryRejection>,
) -> Result<Json<VersionChanges>, ApiError> {
    let with = with.map(|Query(with)| with).unwrap_or_default();
    let before = app.pdf_service.known(&document, number).await?;
    let after = app.compared_with(&document, number, with).await?;
    let PaperChanges { clauses, cover } = app.pdf_service.changes(&document, &before, after.as_ref()).await?;
    Ok(Json(VersionChanges { before: before.into(), after: after.map(Into::into), clauses, cover }))
}

impl AppState {
    async fn compared_with(
        &self,
        document: &domain::documents::Document,
        number: VersionNumber,
        with: With,
    ) -> Result<Option<PaperVersion>, ApiError> {
        match with.with.as_deref() {
            None => Ok(self.pdf_service.known(document, number.next()).await.map(Some).or_else(none_yet)?),
            Some("now") => Ok(None),
            Some(text) => {
                let refused = |_| ApiError::bad_request("with has to be the number of a version, or now.");
                Ok(Some(self.pdf_service.known(document, text.parse().map_err(refused)?).await?))
            }
        }
    }
}

/// After the last version comes the document as it stands.
fn none_yet(error: VersionError) -> Result<Option<PaperVersion>, VersionError> {
    match error {
        VersionError::Unknown => Ok(None),
        error => Err(error),
    }
}
