use axum::http::HeaderMap;
use axum::response::Response;
use domain::content::County;
use shared::http::etag::cached_json;
use shared::http::{ApiError, catalog};

/// Florida's 67 counties and what their clerks ask of an uncontested divorce.
#[utoipa::path(get, path = "/api/catalog/counties", tag = "catalog",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway")), ("x-cache" = json!("revalidate"))),
    responses((status = 200, body = [County]), (status = 304, description = "Unchanged")))]
pub(crate) async fn list_counties(headers: HeaderMap) -> Result<Response, ApiError> {
    cached_json(&headers, &catalog()?.counties)
}
