//! Everything kept about a person, in one file, or in several where one answer does not hold it.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use domain::accounts::{Account, SecurityEvent, SecurityEventKind};
use domain::documents::trusted::{KnownPerson, trusted_people};
use domain::documents::{Document, PaperVersion, Status};
use domain::ids::{DocumentId, UserId};
use domain::orders::ledger::OrderLedger;
use shared::client::Client;
use shared::clock;
use shared::http::error::Problem;
use shared::http::page::{self, Cursor};
use shared::http::{ApiError, CurrentUser, ValidJson, attachment, catalog, error};
use shared::workflow::print::PrintError;
use shared::workflow::versions::{IssuedPaper, VersionError};
use utoipa::ToSchema;

use crate::AppState;
use crate::archive::{Archive, ArchivedDocument, KeptVersion, MOST_BYTES};
use crate::export_position::{ExportPosition, StartAt};
use crate::step_up::StepUpProof;

/// At most this many documents are printed, read and written out in the time that an answer may take.
const MOST_DOCUMENTS: usize = 25;

/// Everything kept about a person.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub(crate) struct ZipFile(#[expect(dead_code, reason = "it only describes the answer")] Vec<u8>);

/// Download everything that is kept about you: your account, your documents with their answers, your PDFs and your payments.
/// It is one file unless it is very much; then each file names the next one.
#[utoipa::path(post, path = "/api/account/export", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("prints")), ("x-body" = json!(16384))),
    security(("bearer" = [])), request_body = StepUpProof,
    params(("cursor" = Option<String>, Query, description = "The `x-next-cursor` of the file before")),
    responses((status = 200, body = ZipFile, content_type = "application/zip",
            headers(("x-next-cursor" = String, description = "Names the next file; absent on the last one"))),
        (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 410, body = Problem)))]
pub(crate) async fn export_account(
    State(app): State<AppState>,
    user: CurrentUser,
    Cursor(cursor): Cursor,
    client: Client,
    ValidJson(sent): ValidJson<StepUpProof>,
) -> Result<Response, ApiError> {
    let from =
        cursor.map_or(Ok(ExportPosition::FIRST), |text| text.parse()).map_err(|_| Cursor::unknown())?;
    let account = app.account(&user).await?;
    app.prove(&user, &account, sent, &client).await?;
    app.note(&user, &client, SecurityEventKind::Exported).await;
    let passkeys = app.session_issuer.passkeys.of(&user.id).await?.passkeys;
    let sessions = app.session_issuer.sessions.list(&user.id).await?;
    let devices = app.session_issuer.devices.list(&user.id).await?;
    let activity = app.whole_activity(&user.id).await?;
    let (documents, next_document) = app.documents_from(&user, from.documents).await?;
    let (payments, next_payment) = app.payments_from(&user, from.payments).await?;
    let next = ExportPosition { documents: next_document, payments: next_payment };
    let people = people(&account, &documents)?;
    let archive = Archive { account, passkeys, sessions, devices, activity, documents, payments, people };
    let file = archive.write().map_err(|cause| error::internal(&cause))?;
    let name = format!("coquina-export-{}.zip", clock::today());
    Ok((page::next(next.cursor()), attachment::zip(&name, file)).into_response())
}

/// Nobody while the people book is off.
fn people(account: &Account, documents: &[ArchivedDocument]) -> Result<Vec<KnownPerson>, ApiError> {
    if !account.people_book {
        return Ok(Vec::new());
    }
    let documents: Vec<Document> = documents.iter().map(|kept| kept.document.clone()).collect();
    Ok(trusted_people(catalog()?, &documents))
}

/// How many events are read at once.
const EVENTS_AT_ONCE: usize = 500;

impl AppState {
    /// Documents with what belongs to them, as many as a file holds, and where the next file begins.
    async fn documents_from(
        &self,
        user: &CurrentUser,
        from: StartAt<DocumentId>,
    ) -> Result<(Vec<ArchivedDocument>, StartAt<DocumentId>), ApiError> {
        let Some(after) = from.asked() else { return Ok((vec![], StartAt::Nowhere)) };
        let page = self.payment_service.documents.page(&user.id, after).await?;
        let (mut kept, mut bytes): (Vec<ArchivedDocument>, usize) = (Vec::new(), 0);
        for document in page.documents {
            let one = self.kept(document).await?;
            bytes += one.bytes();
            if kept.len() == MOST_DOCUMENTS || (bytes > MOST_BYTES && !kept.is_empty()) {
                let last = kept.last().map(|kept| kept.document.id);
                return Ok((kept, StartAt::behind(last)));
            }
            kept.push(one);
        }
        Ok((kept, StartAt::behind(page.next)))
    }

    async fn payments_from(
        &self,
        user: &CurrentUser,
        from: StartAt<String>,
    ) -> Result<(Vec<OrderLedger>, StartAt<String>), ApiError> {
        let Some(after) = from.asked() else { return Ok((vec![], StartAt::Nowhere)) };
        let page = self.payment_service.ledger.of_buyer(&user.id, after.as_deref()).await?;
        Ok((page.order_ledgers, StartAt::behind(page.next)))
    }

    async fn whole_activity(&self, user: &UserId) -> Result<Vec<SecurityEvent>, ApiError> {
        let (mut all, mut before) = (Vec::new(), None);
        loop {
            let page = self
                .session_issuer
                .security_log
                .activity
                .page(user, before.as_deref(), EVENTS_AT_ONCE)
                .await?;
            all.extend(page.events);
            before = page.next;
            if before.is_none() {
                return Ok(all);
            }
        }
    }

    /// A PDF for which no file has room is left out, and named.
    async fn kept(&self, document: Document) -> Result<ArchivedDocument, ApiError> {
        let issued = match document.status {
            Status::Paid => printed(self.pdf_service.issue(&document).await)?,
            Status::Draft | Status::InProgress | Status::Completed => None,
        };
        let (owner, id) = (&document.owner, document.id);
        let disclosure = self.payment_service.documents.disclosure(owner, id).await?;
        let share_links = self.share_links.of(owner, id).await?;
        let versions = self.pdf_service.versions.of(owner, id).await?;
        let current = issued.as_ref().map(|issued| issued.version.number);
        let pdf = issued.map(|issued| issued.bytes);
        let is_left_out = pdf.as_ref().is_some_and(|pdf| pdf.len() > MOST_BYTES);
        let pdf = pdf.filter(|_| !is_left_out);
        let room = MOST_BYTES.saturating_sub(pdf.as_ref().map_or(0, Vec::len));
        let is_earlier = |version: &PaperVersion| Some(version.number) != current;
        let earlier = versions.iter().filter(|version| is_earlier(version)).cloned().collect();
        let earlier = self.earlier(&document, earlier, room).await?;
        Ok(ArchivedDocument { document, disclosure, share_links, pdf, is_left_out, versions, earlier })
    }

    /// The PDFs of earlier versions, the newest first, as far as there is room; the others are named.
    async fn earlier(
        &self,
        document: &Document,
        versions: Vec<PaperVersion>,
        mut room: usize,
    ) -> Result<Vec<KeptVersion>, ApiError> {
        let mut kept = Vec::new();
        for version in versions.into_iter().rev() {
            let number = version.number;
            let pdf = match self.pdf_service.version(document, number).await {
                Ok(IssuedPaper { bytes, .. }) => Some(bytes).filter(|bytes| bytes.len() <= room),
                Err(VersionError::Print(error)) if error.waits_for_its_owner() => continue,
                Err(VersionError::Lost | VersionError::Unknown) => None,
                Err(error) => return Err(error.into()),
            };
            room = room.saturating_sub(pdf.as_ref().map_or(0, Vec::len));
            kept.push(KeptVersion { number, pdf });
        }
        Ok(kept)
    }
}

/// A paid document that cannot be printed as it is answered now has no PDF; its answers are in the archive.
fn printed(result: Result<IssuedPaper, PrintError>) -> Result<Option<IssuedPaper>, PrintError> {
    match result {
        Err(error) if error.waits_for_its_owner() => Ok(None),
        result => result.map(Some),
    }
}
