//! People's documents: made, read, answered, previewed, disclosed, downloaded, compared, signed and deleted; the court's own forms
//! that go with them, and all of it as it is filed; the file for a lawyer and the links to it; and what anyone may ask of a paper that was issued.

mod answers;
mod app_state;
mod bought;
mod court_forms;
mod create;
mod delete;
mod disclosure;
mod download;
mod draft;
mod hand_off;
mod listing;
mod open_share_link;
mod packet;
mod preview;
mod share_links;
mod signing;
mod update;
mod verify;
mod versions;
mod view;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use app_state::AppState;

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(listing::list_documents, create::create_document))
        .routes(routes!(listing::get_document, update::update_document, delete::delete_document))
        .routes(routes!(preview::preview_document))
        .routes(routes!(signing::note_signing))
        .routes(routes!(download::download_document))
        .routes(routes!(versions::list_versions))
        .routes(routes!(versions::download_version))
        .routes(routes!(versions::compare_version))
        .routes(routes!(court_forms::list_court_forms))
        .routes(routes!(court_forms::download_court_form))
        .routes(routes!(packet::download_packet))
        .routes(routes!(packet::download_packet_files))
        .routes(routes!(draft::download_draft))
        .routes(routes!(hand_off::make_hand_off))
        .routes(routes!(share_links::list_share_links, share_links::create_share_link))
        .routes(routes!(share_links::withdraw_share_link))
        .routes(routes!(open_share_link::open_share_link))
        .routes(routes!(disclosure::get_disclosure, disclosure::acknowledge_disclosure))
        .routes(routes!(disclosure::download_disclosure))
        .routes(routes!(verify::verify_paper))
}
