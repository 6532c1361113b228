//! The court's own forms that go with a paid document, filled from its answers.

use axum::Json;
use axum::RequestPartsExt;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::response::Response;
use domain::content::court_form::Filer;
use serde::{Deserialize, Serialize};
use shared::http::error::Problem;
use shared::http::{ApiError, Owned, attachment};
use shared::workflow::court_forms::{CalledForm, CourtFormError};
use utoipa::ToSchema;

use crate::AppState;
use crate::download::PdfFile;

/// A form of the court that a document calls for.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CourtForm)]
pub(crate) struct CourtFormView {
    /// Its id in the address of the filled form.
    form: String,
    /// Who files it.
    of: Filer,
    /// The names of those who file it.
    names: Vec<String>,
    /// The court's number for it.
    number: String,
    /// Its title.
    title: String,
    /// Month and year in its footer.
    revision: String,
    /// Where the court offers it empty; nothing where no one has read the address there.
    #[schema(required)]
    address: Option<String>,
    /// Whether all papers at once have it, where it can be filled in; otherwise it is to be had by itself.
    in_packet: bool,
    /// Why it cannot be downloaded filled in, in a sentence; nothing where it can.
    #[schema(required)]
    obstacle: Option<String>,
}

impl From<CalledForm> for CourtFormView {
    fn from(CalledForm { form, of, names, is_in_packet, obstacle }: CalledForm) -> Self {
        let edition = form.edition.clone();
        Self {
            form: form.id.clone(),
            of,
            names,
            number: edition.number,
            title: edition.title,
            revision: edition.revision,
            address: edition.address,
            in_packet: is_in_packet,
            obstacle: obstacle.map(|obstacle| obstacle.to_string()),
        }
    }
}

/// The form that a path names, and whose. What is neither is a form that there is not.
#[derive(Deserialize)]
pub(crate) struct NamedForm {
    form: String,
    of: String,
}

impl<S: Send + Sync> FromRequestParts<S> for NamedForm {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let named = parts.extract::<Path<Self>>().await;
        named.map(|Path(named)| named).map_err(|_| CourtFormError::Unknown.into())
    }
}

/// The court's own forms that a paid document calls for, in the order in which they are filed, and which of them can be
/// downloaded filled in.
#[utoipa::path(get, path = "/api/documents/{id}/court-forms", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("reads"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = Vec<CourtFormView>), (status = 401, body = Problem),
        (status = 402, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn list_court_forms(
    State(app): State<AppState>,
    Owned(document): Owned,
) -> Result<Json<Vec<CourtFormView>>, ApiError> {
    let document = app.payment_service.refreshed(document).await?;
    let called = app.court_form_service.called(&document).await?;
    Ok(Json(called.into_iter().map(Into::into).collect()))
}

/// Download one of the court's own forms, filled in for the one who files it.
#[utoipa::path(get, path = "/api/documents/{id}/court-forms/{form}/{of}", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("prints"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id"), ("form" = String, Path, description = "Which form"),
        ("of" = Filer, Path, description = "Who files it")),
    responses((status = 200, body = PdfFile, content_type = "application/pdf"),
        (status = 401, body = Problem), (status = 402, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn download_court_form(
    State(app): State<AppState>,
    Owned(document): Owned,
    NamedForm { form, of }: NamedForm,
) -> Result<Response, ApiError> {
    let document = app.payment_service.refreshed(document).await?;
    let bytes = app.court_form_service.fill(&document, &form, &of).await?;
    Ok(attachment::pdf(&format!("document-{}-form-{form}-{of}.pdf", document.id), bytes))
}
