//! The people book: what one document says of people, for the next one. It is off until its owner switches it on.

use axum::Json;
use axum::extract::State;
use domain::accounts::Account;
use domain::documents::people_book::{KnownEntry, people_book};
use domain::documents::trusted::{KnownPerson, trusted_people};
use serde::{Deserialize, Serialize};
use shared::http::error::Problem;
use shared::http::{ApiError, CurrentUser, ValidJson, catalog};
use utoipa::ToSchema;

use crate::AppState;

/// The people book, as its owner sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PeopleBookView {
    /// Whether it is on.
    on: bool,
    /// What it has; nothing while it is off.
    entries: Vec<KnownEntry>,
    /// Whom your documents appoint; nobody while it is off.
    people: Vec<KnownPerson>,
}

/// What your documents say of you and of those who belong to you, for the next document; nothing while it is switched off.
#[utoipa::path(get, path = "/api/account/people-book", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("reads"))),
    security(("bearer" = [])),
    responses((status = 200, body = PeopleBookView), (status = 401, body = Problem)))]
pub(crate) async fn get_people_book(
    State(app): State<AppState>,
    user: CurrentUser,
) -> Result<Json<PeopleBookView>, ApiError> {
    let account = app.account(&user).await?;
    Ok(Json(app.people_book(&account).await?))
}

/// Whether it is to be on.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PeopleBookSwitch {
    /// Whether it is to be on.
    on: bool,
}

/// Switch the people book on or off. It keeps nothing of its own: off, it is empty.
#[utoipa::path(patch, path = "/api/account/people-book", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("writes")), ("x-body" = json!(4096))),
    security(("bearer" = [])), request_body = PeopleBookSwitch,
    responses((status = 200, body = PeopleBookView), (status = 400, body = Problem),
        (status = 401, body = Problem)))]
pub(crate) async fn switch_people_book(
    State(app): State<AppState>,
    user: CurrentUser,
    ValidJson(sent): ValidJson<PeopleBookSwitch>,
) -> Result<Json<PeopleBookView>, ApiError> {
    let account = app.account(&user).await?;
    let switched = Account { people_book: sent.on, ..account }.changed();
    app.accounts.save(&switched, &[]).await?;
    Ok(Json(app.people_book(&switched).await?))
}

impl AppState {
    async fn people_book(&self, account: &Account) -> Result<PeopleBookView, ApiError> {
        if !account.people_book {
            return Ok(PeopleBookView { on: false, entries: Vec::new(), people: Vec::new() });
        }
        // One page, so that it costs the same however many documents there are.
        let page = self.payment_service.documents.page(&account.id, None).await?;
        let (catalog, documents) = (catalog()?, &page.documents);
        let people = trusted_people(catalog, documents);
        Ok(PeopleBookView { on: true, entries: people_book(catalog, documents), people })
    }
}
