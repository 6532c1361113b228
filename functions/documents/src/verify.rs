//! What anyone who holds a paper may ask of it. Nothing in an answer leads to a person.

use axum::Json;
use axum::extract::{Path, State};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use shared::http::catalog::catalog;
use shared::http::{ApiError, ValidJson};
use shared::workflow::verify::{self, Answer};
use utoipa::ToSchema;

use crate::AppState;

/// A paper that was made here.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VerifyAnswer {
    /// Whether its document is gone; then nothing else is known.
    withdrawn: bool,
    /// Which paper it is.
    #[schema(required)]
    paper: Option<VerifiedPaper>,
}

/// What anyone may learn of a paper.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VerifiedPaper {
    /// Id of the document's type.
    document_type: String,
    /// Its name.
    document_type_name: String,
    /// Which version of the document it is: 1, 2 and on.
    version: u32,
    /// The day on which it was made, in Florida.
    #[schema(value_type = String, format = Date)]
    made_on: Date,
    /// The version of the clauses.
    template_version: String,
    /// Whether the file is the paper's, byte for byte; nothing when no file was asked about.
    #[schema(required)]
    unchanged: Option<bool>,
    /// The version that followed it.
    #[schema(required)]
    superseded_by: Option<LaterVersion>,
}

/// The version that followed another.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LaterVersion {
    /// Which.
    version: u32,
    /// The day on which it was made, in Florida.
    #[schema(value_type = String, format = Date)]
    made_on: Date,
}

/// A file, known by its hash alone.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default)]
pub(crate) struct FileToVerify {
    /// The SHA-256 of the file, in hexadecimal digits.
    sha256: String,
    /// The code at the foot of the paper that the file should be.
    code: Option<String>,
}

/// Ask by its code whether a paper was made here, and which it is.
#[utoipa::path(get, path = "/api/verify/{code}", tag = "documents",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("verifications"))),
    params(("code" = String, Path, description = "The code at the foot of each page")),
    responses((status = 200, body = VerifyAnswer), (status = 400, body = shared::http::error::Problem),
        (status = 404, body = shared::http::error::Problem), (status = 429, body = shared::http::error::Problem)))]
pub(crate) async fn verify_code(
    State(app): State<AppState>,
    Path(code): Path<String>,
) -> Result<Json<VerifyAnswer>, ApiError> {
    view(verify::by_code(&app.verifications, &code).await?)
}

/// Ask by the hash of a file whether it was made here, and is still as it was made. The file itself is not sent.
#[utoipa::path(post, path = "/api/verify", tag = "documents",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("verifications")), ("x-body" = json!(1024))),
    request_body = FileToVerify,
    responses((status = 200, body = VerifyAnswer), (status = 400, body = shared::http::error::Problem),
        (status = 404, body = shared::http::error::Problem), (status = 429, body = shared::http::error::Problem)))]
pub(crate) async fn verify_file(
    State(app): State<AppState>,
    ValidJson(file): ValidJson<FileToVerify>,
) -> Result<Json<VerifyAnswer>, ApiError> {
    view(verify::by_file(&app.verifications, &file.sha256, file.code.as_deref()).await?)
}

fn view(answer: Answer) -> Result<Json<VerifyAnswer>, ApiError> {
    let Answer::Paper { paper, unchanged } = answer else {
        return Ok(Json(VerifyAnswer { withdrawn: true, paper: None }));
    };
    let name = catalog()?.document_type(&paper.kind).map(|kind| kind.name.clone()).unwrap_or_default();
    let later = |(number, made_on): (domain::documents::VersionNumber, Date)| LaterVersion {
        version: number.get(),
        made_on,
    };
    let paper = VerifiedPaper {
        document_type: paper.kind,
        document_type_name: name,
        version: paper.number.get(),
        made_on: paper.made_on,
        template_version: paper.template_version,
        unchanged,
        superseded_by: paper.next.map(later),
    };
    Ok(Json(VerifyAnswer { withdrawn: false, paper: Some(paper) }))
}
