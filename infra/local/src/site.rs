//! The site: the built pages beside the API, as the CDN serves them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use adapters::Services;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use tower::ServiceExt;
use tower_http::services::{ServeDir, ServeFile};

use crate::page_headers::PageHeaders;
use crate::pages::Pages;
use crate::{request_headers, well_known};

/// Shown when the pages have not been built.
const NOT_BUILT: &str = "<!doctype html><title>Coquina</title><p>The web pages have not been built yet. \
                         Run <code>cargo dev</code>, which builds them.";

/// The API and the pages on one origin.
pub(crate) fn router(
    api: Router,
    web: &Path,
    pages: Pages,
    page_headers: PageHeaders,
    services: &Services,
) -> Router {
    let (folder, known) = (web.to_path_buf(), Arc::new(pages));
    let page = get(move |request| page(folder.clone(), Arc::clone(&known), request));
    let files = compressed(web.to_path_buf()).fallback(page.clone());
    // A missing asset is missing: the page in its place would be kept for a year.
    let assets = compressed(web.join("assets"));
    let site = services.site_origin().unwrap_or_default().to_string();
    let operator = services.operator().unwrap_or_default().to_string();
    let security = get(move || async move { well_known::security(&site, &operator) });
    let change_password = get(|| async { well_known::change_password() });
    let pages = Router::new()
        .route("/", page)
        .route(well_known::SECURITY, security)
        .route(well_known::CHANGE_PASSWORD, change_password)
        .nest_service("/assets", assets)
        .fallback_service(files);
    let pages = pages.layer(middleware::from_fn_with_state(page_headers, headers));
    Router::new().fallback(by_path).with_state((api, pages))
}

/// Files, in the compressed form that the web build has put beside them where the browser takes it.
fn compressed(folder: PathBuf) -> ServeDir {
    ServeDir::new(folder).append_index_html_on_directories(false).precompressed_br().precompressed_gzip()
}

/// As the CDN has it: `/api/` goes to the functions, everything else to the pages.
async fn by_path(State((api, pages)): State<(Router, Router)>, mut request: Request) -> Response {
    let path = request.uri().path();
    let to_api = path == "/api" || path.starts_with("/api/");
    if to_api {
        request_headers::pass_on(request.headers_mut());
    }
    let Ok(response) = if to_api { api } else { pages }.oneshot(request).await;
    response
}

/// Any other path is a page, unless it has a dot: files that are missing stay missing, and a page that there is not says so.
async fn page(web: PathBuf, pages: Arc<Pages>, request: Request) -> Response {
    if request.uri().path().contains('.') {
        return StatusCode::NOT_FOUND.into_response();
    }
    let (name, status) = pages.file(request.uri().path());
    let file = ServeFile::new(web.join(name)).precompressed_br().precompressed_gzip();
    let Ok(mut response) = file.oneshot(request).await;
    if response.status() == StatusCode::NOT_FOUND {
        return Html(NOT_BUILT).into_response();
    }
    if response.status() == StatusCode::OK {
        *response.status_mut() = status;
    }
    let html = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
    (html, response).into_response()
}

/// Hashed assets may be kept for a year; pages are asked for each time, so that a new release shows.
async fn headers(State(page_headers): State<PageHeaders>, request: Request, next: Next) -> Response {
    let is_asset = request.uri().path().starts_with("/assets/");
    let mut response = next.run(request).await;
    let kept = match is_asset && response.status().is_success() {
        true => page_headers.assets,
        false => page_headers.pages,
    };
    response.headers_mut().insert(header::CACHE_CONTROL, kept);
    response.headers_mut().extend(page_headers.always);
    response
}
