use axum::extract::State;
use axum::response::Response;
use domain::assembly::assemble;
use domain::assembly::paper::Paper;
use domain::content::DocumentType;
use domain::content::fact::Fact;
use domain::content::template::Template;
use domain::interview::{Answer, Interview};
use pdf::{RenderMode, Stop};
use serde_json::{Map, Value, json};
use shared::http::error::Problem;
use shared::http::{ApiError, Owned, attachment, catalog, document_type_of};
use shared::workflow::print::{answers_file, typeset};

use crate::AppState;
use crate::download::PdfFile;

/// Download a document as it stands, with a watermark on every page and the answers attached: of a case the papers as they would be
/// filed, the court’s forms among them. It is never kept.
#[utoipa::path(get, path = "/api/documents/{id}/draft", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("prints"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = PdfFile, content_type = "application/pdf"),
        (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn download_draft(
    State(app): State<AppState>,
    Owned(document): Owned,
) -> Result<Response, ApiError> {
    let document_type = document_type_of(&document.document_type)?;
    let unpublished = || ApiError::conflict("This document has no clauses yet. Your answers are kept.");
    let template = document_type.template.as_ref().ok_or_else(unpublished)?;
    let interview = document.interview(document_type, catalog()?);
    let answers = record(document_type, template, &interview).to_string();
    let bytes = match app.court_form_service.draft_packet(&document, answers.clone()).await? {
        Some(bytes) => bytes,
        None => {
            let paper = assemble(template, &interview, &app.pdf_service.nonlawyer);
            typeset(move |stop| render(stop, &paper, &answers)).await?
        }
    };
    Ok(attachment::pdf(&format!("document-{}-draft.pdf", document.id), bytes))
}

fn render(stop: &Stop, paper: &Paper, answers: &str) -> Result<Vec<u8>, pdf::RenderError> {
    pdf::render_until(stop, paper, RenderMode::Draft, Some(&answers_file(answers)))
}

/// The answers and facts that a draft is made from. The final paper carries no answers inside: a will and court papers become public
/// when they are filed, and no one would look for what is attached to them.
fn record(document_type: &DocumentType, template: &Template, interview: &Interview<'_>) -> Value {
    let printed = |id: &String| Some((id.clone(), value(interview.answer(id)?)));
    let answers: Map<String, Value> =
        document_type.questions.iter().map(|each| &each.id).filter_map(printed).collect();
    let given = |fact: &Fact| Some((fact.id.clone(), json!(interview.fact(&fact.id)?)));
    let facts: Map<String, Value> = document_type.facts.iter().filter_map(given).collect();
    json!({
        "documentType": document_type.id,
        "templateVersion": template.version,
        "answers": answers,
        "facts": facts,
    })
}

fn value(answer: &Answer) -> Value {
    match answer {
        Answer::Text(text) => json!(text),
        Answer::Checked(ticked) => json!(ticked),
    }
}
