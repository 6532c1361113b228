//! Everything kept about a person, in one file.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use domain::account::{EventKind, SecurityEvent};
use domain::document::{Document, Status};
use domain::ids::UserId;
use shared::clock;
use shared::http::{ApiError, Client, CurrentUser, ValidJson, error};
use shared::workflow::print::Press;
use utoipa::ToSchema;

use crate::Ports;
use crate::archive::{Archive, Kept};
use crate::step_up::Proof;

/// Everything kept about a person.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub(crate) struct ZipFile(#[expect(dead_code, reason = "it only describes the answer")] Vec<u8>);

/// Download everything that is kept about you: your account, your documents with their answers, your PDFs and your payments.
#[utoipa::path(post, path = "/api/account/export", tag = "account", security(("bearer" = [])), request_body = Proof,
    responses((status = 200, body = ZipFile, content_type = "application/zip"),
        (status = 400, body = shared::http::error::Problem), (status = 403, body = shared::http::error::Problem),
        (status = 410, body = shared::http::error::Problem)))]
pub(crate) async fn export_account(
    State(ports): State<Ports>,
    user: CurrentUser,
    client: Client,
    ValidJson(sent): ValidJson<Proof>,
) -> Result<Response, ApiError> {
    let account = ports.account(&user).await?;
    ports.prove(&user, &account, sent, &client).await?;
    ports.note(&user, &client, EventKind::Exported).await;
    let passkeys = ports.desk.passkeys.of(&user.id).await?.passkeys;
    let sessions = ports.desk.sessions.list(&user.id).await?;
    let devices = ports.desk.devices.list(&user.id).await?;
    let activity = ports.whole_activity(&user.id).await?;
    let mut documents = Vec::new();
    for document in ports.till.documents.list(&user.id).await? {
        documents.push(ports.kept(document).await?);
    }
    let payments = ports.till.ledger.of_buyer(&user.id).await?;
    let archive = Archive { account, passkeys, sessions, devices, activity, documents, payments };
    Ok(attachment(archive.write().map_err(|cause| error::internal(&cause))?))
}

/// How many events are read at once.
const EVENTS_AT_ONCE: usize = 500;

impl Ports {
    async fn whole_activity(&self, user: &UserId) -> Result<Vec<SecurityEvent>, ApiError> {
        let (mut all, mut before) = (Vec::new(), None);
        loop {
            let page = self.desk.journal.activity.page(user, before.as_deref(), EVENTS_AT_ONCE).await?;
            all.extend(page.events);
            before = page.next;
            if before.is_none() {
                return Ok(all);
            }
        }
    }

    async fn kept(&self, document: Document) -> Result<Kept, ApiError> {
        let press = Press { documents: self.till.documents.clone(), files: self.files.clone() };
        let pdf = match document.status {
            Status::Paid => printed(press.print(&document).await)?,
            Status::Draft | Status::InProgress | Status::Completed => None,
        };
        let disclosure = self.till.documents.disclosure(&document.owner, document.id).await?;
        Ok(Kept { document, disclosure, pdf })
    }
}

/// A paid document that cannot be printed as it is answered now has no PDF; its answers are in the archive.
fn printed(result: Result<Vec<u8>, ApiError>) -> Result<Option<Vec<u8>>, ApiError> {
    match result {
        Err(error) if error.status() == StatusCode::CONFLICT => Ok(None),
        result => result.map(Some),
    }
}

fn attachment(bytes: Vec<u8>) -> Response {
    let name = format!("attachment; filename=\"coquina-export-{}.zip\"", clock::today());
    let headers =
        [(header::CONTENT_TYPE, "application/zip".to_string()), (header::CONTENT_DISPOSITION, name)];
    (headers, bytes).into_response()
}
