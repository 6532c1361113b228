//! The browser's files: the script an application loads and the frames it opens.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
/// The frames' own policy; the second API address is for tests that give the emulator Stripe's names.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
                      connect-src 'self' https://api.stripe.com; base-uri 'none'; form-action 'none'";

macro_rules! page {
    ($kind:expr, $name:literal) => {
        get(|| async { page($kind, include_str!(concat!("../browser/", $name))) })
    };
}

/// The modules of the script, each after those it imports.
const MODULES: &[&str] = &[
    include_str!("../browser/stripe/frames.js"),
    include_str!("../browser/stripe/api.js"),
    include_str!("../browser/stripe/challenge.js"),
    include_str!("../browser/stripe/element.js"),
    include_str!("../browser/stripe/elements.js"),
    include_str!("../browser/stripe/stripe.js"),
];

/// Serves the files under every name a script tag may have for them.
pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/v3", get(script))
        .route("/v3/", get(script))
        .route("/js.stripe.com/v3/", get(script))
        .route("/{train}/stripe.js", get(script))
        .route("/elements.html", page!(HTML, "elements.html"))
        .route("/elements/elements.css", page!(STYLE, "elements/elements.css"))
        .route("/elements/elements.js", page!(SCRIPT, "elements/elements.js"))
        .route("/elements/appearance.js", page!(SCRIPT, "elements/appearance.js"))
        .route("/elements/card.js", page!(SCRIPT, "elements/card.js"))
        .route("/elements/fields.js", page!(SCRIPT, "elements/fields.js"))
        .route("/three-d-secure.html", page!(HTML, "three-d-secure.html"))
        .route("/three-d-secure.css", page!(STYLE, "three-d-secure.css"))
        .route("/three-d-secure.js", page!(SCRIPT, "three-d-secure.js"))
}

async fn script() -> Response {
    page(SCRIPT, bundle())
}

/// One classic script: an application expects `window.Stripe` as soon as it has loaded.
fn bundle() -> String {
    let lines = MODULES.iter().flat_map(|module| module.lines());
    let lines = lines.filter(|line| !line.starts_with("import "));
    let body: Vec<&str> = lines.map(|line| line.strip_prefix("export ").unwrap_or(line)).collect();
    format!("(() => {{\n'use strict'\n{}\n}})()\n", body.join("\n"))
}

fn page(kind: &'static str, text: impl Into<Body>) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
    ];
    (headers, text.into()).into_response()
}
