//! The end of an account.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use domain::accounts::SecurityEventKind;
use domain::documents::{Document, Status};
use shared::client::Client;
use shared::clock;
use shared::http::error::Problem;
use shared::http::sign_in_response::signed_out;
use shared::http::{ApiError, CurrentUser, MessageBody, ValidJson};
use shared::store::OutboxMessage;
use shared::workflow::delete::{cancel_all_payments, cancel_for_deleted_account, delete};

use crate::step_up::StepUpProof;
use crate::{AppState, mails};

/// Delete your account and everything in it. Payments under way are called off first.
#[utoipa::path(post, path = "/api/account/delete", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("attempts")), ("x-body" = json!(16384))),
    security(("bearer" = [])), request_body = StepUpProof,
    responses((status = 200, body = MessageBody), (status = 400, body = Problem),
        (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 410, body = Problem)))]
pub(crate) async fn delete_account(
    State(app): State<AppState>,
    user: CurrentUser,
    client: Client,
    ValidJson(sent): ValidJson<StepUpProof>,
) -> Result<(HeaderMap, Json<MessageBody>), ApiError> {
    let account = app.account(&user).await?;
    app.prove(&user, &account, sent, &client).await?;
    app.note(&user, &client, SecurityEventKind::DeletionAsked).await;
    let begun = clock::now();
    cancel_all_payments(&app.payment_service, &user.id).await?;
    app.remove_documents(&user).await?;
    let told = OutboxMessage::new(mails::account_deleted(&account))?;
    app.accounts.delete(&account, &[told]).await?;
    // From here on nothing can be added. What was on its way before is swept, and what was asked for meanwhile canceled.
    cancel_for_deleted_account(&app.payment_service, &user.id, begun).await;
    app.session_issuer.delete_everything(&user.id).await?;
    app.purge_service.account(&user.id).await?;
    Ok((signed_out(), Json(MessageBody { message: "Your account and everything in it have been deleted." })))
}

impl AppState {
    /// Nothing is under way any more. What is asked for at this very moment, and paid, still stops it: the unpaid documents
    /// go first, so that nothing paid is lost by that.
    async fn remove_documents(&self, user: &CurrentUser) -> Result<(), ApiError> {
        self.remove_those(user, |document| document.status != Status::Paid).await?;
        self.remove_those(user, |_| true).await
    }

    async fn remove_those(
        &self,
        user: &CurrentUser,
        meant: impl Fn(&Document) -> bool,
    ) -> Result<(), ApiError> {
        let mut after = None;
        loop {
            let page = self.payment_service.documents.page(&user.id, after).await?;
            for document in page.documents.into_iter().filter(|document| meant(document)) {
                delete(&self.payment_service, document).await?;
            }
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    }
}
