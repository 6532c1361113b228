//! A person's own account: names, password, address, sessions, everything kept about them, and its end.

mod activity;
mod address;
mod app_state;
mod archive;
mod delete;
mod export;
mod export_position;
mod mails;
mod not_me;
mod notices;
mod overview;
mod passkeys;
mod password;
mod people_book;
mod sessions;
mod step_up;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use app_state::AppState;

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(overview::get_account, overview::change_names))
        .routes(routes!(activity::list_activity))
        .routes(routes!(people_book::get_people_book, people_book::switch_people_book))
        .routes(routes!(not_me::report_not_me))
        .routes(routes!(password::change_password))
        .routes(routes!(address::change_address))
        .routes(routes!(address::confirm_address))
        .routes(routes!(sessions::close_sessions))
        .routes(routes!(sessions::close_session))
        .routes(routes!(passkeys::list_passkeys, passkeys::add_passkey))
        .routes(routes!(passkeys::begin_passkey))
        .routes(routes!(passkeys::remove_passkey))
        .routes(routes!(step_up::begin_proof))
        .routes(routes!(export::export_account))
        .routes(routes!(delete::delete_account))
}
