use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use domain::documents::Document;
use domain::ids::DocumentId;
use futures_util::future::try_join_all;
use jiff::Timestamp;
use shared::http::error::Problem;
use shared::http::page::{self, Cursor};
use shared::http::{ApiError, CurrentUser, Owned, error};
use shared::workflow::price;

use crate::AppState;
use crate::view::{DocumentView, tagged};

/// How many bytes of documents one answer has at most: half of what AWS Lambda answers.
const MOST_BYTES: usize = 3_000_000;

/// The user's documents, the newest of a page first. All of them are one page unless there are very many or they are very
/// large. Payments under way are asked about now and then, so that a lost webhook goes unnoticed.
#[utoipa::path(get, path = "/api/documents", tag = "documents",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("reads"))),
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query, description = "The `x-next-cursor` of the page before")),
    responses(
        (status = 200, body = [DocumentView],
            headers(("x-next-cursor" = String, description = "Names the next page; absent on the last one"))),
        (status = 400, body = Problem), (status = 401, body = Problem)))]
pub(crate) async fn list_documents(
    State(app): State<AppState>,
    user: CurrentUser,
    Cursor(cursor): Cursor,
) -> Result<Response, ApiError> {
    let after = cursor.map(|text| text.parse()).transpose().map_err(|_| Cursor::unknown())?;
    let found = app.payment_service.documents.page(&user.id, after).await?;
    let documents = app.payment_service.refreshed_list(found.documents).await?;
    let priced =
        documents.into_iter().map(|document| price::priced(&app.payment_service.documents, document));
    let rows = try_join_all(priced).await?.into_iter().map(Row::new);
    let (rows, left_off) = fitting(rows.collect::<Result<_, _>>()?);
    Ok((page::next(left_off.or(found.next).map(|id| id.to_string())), body(rows)).into_response())
}

/// A document of a list, written out.
struct Row {
    id: DocumentId,
    made_at: Timestamp,
    json: String,
}

impl Row {
    fn new(document: Document) -> Result<Self, ApiError> {
        let (id, made_at) = (document.id, document.created_at);
        let json = serde_json::to_string(&DocumentView::new(document)?);
        Ok(Self { id, made_at, json: json.map_err(|cause| error::internal(&cause))? })
    }
}

/// As many rows as an answer has room for, and the last one's id when some were left off. Pages follow each other by id.
fn fitting(mut rows: Vec<Row>) -> (Vec<Row>, Option<DocumentId>) {
    rows.sort_by_key(|row| row.id.to_string());
    let mut bytes = 0;
    let fits = rows.iter().take_while(|row| {
        bytes += row.json.len();
        bytes <= MOST_BYTES
    });
    let kept = fits.count().max(1);
    let left_off = rows.get(kept).and_then(|_| rows.get(kept - 1)).map(|row| row.id);
    rows.truncate(kept);
    (rows, left_off)
}

/// A JSON array, the newest first.
fn body(mut rows: Vec<Row>) -> Response {
    rows.sort_by(|a, b| b.made_at.cmp(&a.made_at).then(a.id.cmp(&b.id)));
    let rows: Vec<String> = rows.into_iter().map(|row| row.json).collect();
    ([(CONTENT_TYPE, "application/json")], format!("[{}]", rows.join(","))).into_response()
}

/// One document, with where its interview stands.
#[utoipa::path(get, path = "/api/documents/{id}", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("reads"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = DocumentView), (status = 401, body = Problem),
        (status = 404, body = Problem)))]
pub(crate) async fn get_document(
    State(app): State<AppState>,
    Owned(document): Owned,
) -> Result<Response, ApiError> {
    let document = app.payment_service.refreshed(document).await?;
    tagged(price::priced(&app.payment_service.documents, document).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(bytes: &[usize]) -> Vec<Row> {
        let row = |(number, bytes): (u64, &usize)| Row {
            id: DocumentId::from_random(number),
            made_at: Timestamp::UNIX_EPOCH,
            json: " ".repeat(*bytes),
        };
        (1..).zip(bytes).map(row).collect()
    }

    fn fit(bytes: &[usize]) -> (usize, Option<u64>) {
        let (kept, left_off) = fitting(rows(bytes));
        (kept.len(), left_off.map(DocumentId::get))
    }

    #[test]
    fn an_answer_has_as_many_documents_as_fit_and_always_one() {
        assert_eq!(fit(&[]), (0, None));
        assert_eq!(fit(&[1_000_000; 3]), (3, None));
        assert_eq!(fit(&[1_000_000; 4]), (3, Some(3)));
        assert_eq!(fit(&[9_000_000, 1]), (1, Some(1)));
    }
}
