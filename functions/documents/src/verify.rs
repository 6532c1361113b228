//! What anyone who holds a paper may ask of it. Nothing in an answer leads to a person.

use axum::Json;
use axum::extract::State;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use shared::http::catalog::catalog;
use shared::http::error::Problem;
use shared::http::{ApiError, ValidJson};
use shared::workflow::verify::{self, VerificationResult};
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
    /// Whether a later version followed it.
    superseded: bool,
}

/// A paper to look for: by its code, by its file, or by both.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default)]
pub(crate) struct PaperToVerify {
    /// The code at the foot of each page.
    code: Option<String>,
    /// The SHA-256 of the file, in hexadecimal digits. The file itself is not sent.
    sha256: Option<String>,
}

/// Ask whether a paper was made here, and which it is; with a file also whether that is still as it was made. The code stands in
/// the body, because addresses are logged.
#[utoipa::path(post, path = "/api/verify", tag = "documents",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("verifications")), ("x-body" = json!(1024))),
    request_body = PaperToVerify,
    responses((status = 200, body = VerifyAnswer), (status = 400, body = Problem),
        (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn verify_paper(
    State(app): State<AppState>,
    ValidJson(PaperToVerify { code, sha256 }): ValidJson<PaperToVerify>,
) -> Result<Json<VerifyAnswer>, ApiError> {
    let code = code.as_deref();
    view(match sha256 {
        Some(sha256) => verify::by_file(&app.verifications, &sha256, code).await?,
        None => verify::by_code(&app.verifications, code.unwrap_or_default()).await?,
    })
}

fn view(answer: VerificationResult) -> Result<Json<VerifyAnswer>, ApiError> {
    let VerificationResult::Paper { paper, unchanged } = answer else {
        return Ok(Json(VerifyAnswer { withdrawn: true, paper: None }));
    };
    let name = catalog()?
        .document_type(&paper.document_type)
        .map(|document_type| document_type.name.clone())
        .unwrap_or_default();
    let paper = VerifiedPaper {
        document_type: paper.document_type,
        document_type_name: name,
        version: paper.number.get(),
        made_on: paper.made_on,
        template_version: paper.template_version,
        unchanged,
        superseded: paper.superseded,
    };
    Ok(Json(VerifyAnswer { withdrawn: false, paper: Some(paper) }))
}
