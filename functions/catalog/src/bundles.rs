use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use domain::content::{Bundle, Claims, Copy};
use shared::http::etag::cached_json;
use shared::http::{ApiError, catalog};

/// What is sold together.
#[utoipa::path(get, path = "/api/catalog/bundles", tag = "catalog",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway")), ("x-cache" = json!("revalidate"))),
    responses((status = 200, body = [Bundle]), (status = 304, description = "Unchanged")))]
pub(crate) async fn list_bundles(headers: HeaderMap) -> Result<Response, ApiError> {
    cached_json(&headers, &catalog()?.bundles)
}

/// Words of the site, the nonlawyer disclosure among them. Claims without evidence may be left out by a setting.
#[utoipa::path(get, path = "/api/catalog/copy", tag = "catalog",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway")), ("x-cache" = json!("revalidate"))),
    responses((status = 200, body = Copy), (status = 304, description = "Unchanged")))]
pub(crate) async fn get_copy(State(claims): State<Claims>, headers: HeaderMap) -> Result<Response, ApiError> {
    cached_json(&headers, &claims.of(&catalog()?.copy))
}
