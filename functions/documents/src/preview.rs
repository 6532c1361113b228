use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use domain::assembly::assemble;
use domain::assembly::effort::Effort;
use domain::assembly::nonlawyer::Nonlawyer;
use domain::assembly::paper::Paper;
use domain::content::DocumentType;
use domain::documents::{Document, KeyDate, florida_day};
use domain::interview::findings::{Finding, missing_disclosure};
use domain::orders::pricing::{OrderLine, review_order};
use serde::Serialize;
use shared::clock;
use shared::http::error::Problem;
use shared::http::{ApiError, Owned, catalog, document_type_of};
use shared::workflow::price;
use utoipa::ToSchema;

use crate::AppState;

/// The review of a document: how it reads now, what is missing, and what it costs.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Preview {
    /// The assembled document; absent while its clauses are not published.
    #[schema(required)]
    paper: Option<Paper>,
    /// What it leaves to be completed by hand and filed besides; absent while its clauses are not published.
    #[schema(required)]
    effort: Option<Effort>,
    /// What a paid document has of its own in its packet, where forms of the court take the place of some of its papers; otherwise
    /// absent, and the packet has the paper as it is.
    #[schema(required)]
    packet: Option<PacketPaper>,
    /// Whether the document can be printed.
    complete: bool,
    /// Questions that still need an answer.
    missing: Vec<OpenQuestion>,
    /// What stands in the way of printing, by question id.
    problems: BTreeMap<String, String>,
    /// What is worth a second look, by question id.
    notes: BTreeMap<String, String>,
    /// What the law has to say about the answers, the gravest first.
    findings: Vec<Finding>,
    /// The dates that follow from the matter, those without a day last.
    dates: Vec<KeyDate>,
    /// The order summary.
    order: Vec<OrderLine>,
}

/// The papers drafted here that are in a packet, and its cover.
#[derive(Serialize, ToSchema)]
struct PacketPaper {
    /// The assembled papers.
    paper: Paper,
    /// What they leave to be completed by hand and filed besides.
    effort: Effort,
}

/// A question without an answer.
#[derive(Serialize, ToSchema)]
struct OpenQuestion {
    /// The question's id.
    question: String,
    /// The question.
    text: String,
}

/// How a document reads with the answers given so far.
#[utoipa::path(get, path = "/api/documents/{id}/preview", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("reads"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = Preview), (status = 401, body = Problem),
        (status = 404, body = Problem)))]
pub(crate) async fn preview_document(
    State(app): State<AppState>,
    Owned(document): Owned,
) -> Result<Json<Preview>, ApiError> {
    let document = price::priced(&app.payment_service.documents, document).await?;
    let document_type = document_type_of(&document.document_type)?;
    let filled = app.court_form_service.in_packet(&document).await?;
    let nonlawyer = &app.pdf_service.nonlawyer;
    let packet = packet_paper(document_type, &document, &filled, nonlawyer)?;
    Ok(Json(preview(document_type, &document, nonlawyer, packet)?))
}

fn preview(
    document_type: &DocumentType,
    document: &Document,
    nonlawyer: &Nonlawyer,
    packet: Option<PacketPaper>,
) -> Result<Preview, ApiError> {
    let interview = document.interview(document_type, catalog()?);
    let today = clock::today();
    let paper = document_type.template.as_ref().map(|template| assemble(template, &interview, nonlawyer));
    Ok(Preview {
        effort: paper.as_ref().map(Effort::of),
        paper,
        packet,
        complete: interview.is_complete(today),
        missing: interview.missing().into_iter().map(|id| open_question(document_type, id)).collect(),
        problems: interview.problems(today),
        notes: interview.notes(today),
        findings: findings(document, interview.findings(today))?,
        dates: document.key_dates(catalog()?, florida_day(clock::now())),
        order: review_order(catalog()?, &document_type.name, document.price),
    })
}

fn packet_paper(
    document_type: &DocumentType,
    document: &Document,
    filled: &[&str],
    nonlawyer: &Nonlawyer,
) -> Result<Option<PacketPaper>, ApiError> {
    let Some(template) = document_type.template.as_ref().filter(|_| !filled.is_empty()) else {
        return Ok(None);
    };
    let interview = document.interview(document_type, catalog()?).with_filled_forms(filled);
    let paper = assemble(template, &interview, nonlawyer);
    Ok(Some(PacketPaper { effort: Effort::of(&paper), paper }))
}

/// What the law has to say, and that the disclosure is missing, in the order of gravity.
fn findings(document: &Document, mut found: Vec<Finding>) -> Result<Vec<Finding>, ApiError> {
    if !document.disclosed {
        found.push(missing_disclosure(&catalog()?.copy.disclosure));
        found.sort_by_key(|finding| finding.level);
    }
    Ok(found)
}

fn open_question(document_type: &DocumentType, id: String) -> OpenQuestion {
    let text = document_type.question(&id).map(|question| question.text.clone()).unwrap_or_default();
    OpenQuestion { question: id, text }
}
