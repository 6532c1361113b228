use axum::http::HeaderMap;
use axum::response::Response;
use shared::http::ApiError;
use shared::http::etag::cached_text;

/// Compiled in: a test holds the file to what the routers say of themselves.
const DESCRIPTION: &str = include_str!("../../../web/src/api/openapi.json");

/// This API's own description, OpenAPI 3.1.
#[utoipa::path(get, path = "/api/openapi.json", tag = "catalog",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway")), ("x-cache" = json!("revalidate"))),
    responses((status = 200, body = Object), (status = 304, description = "Unchanged")))]
pub(crate) async fn get_openapi(headers: HeaderMap) -> Result<Response, ApiError> {
    cached_text(&headers, DESCRIPTION)
}
