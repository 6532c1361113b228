//! What a browser loads; how it behaves there is tried by the product's own browser tests.

use axum::http::Method;

use super::support::Shop;

#[tokio::test]
async fn the_script_is_found_under_every_name() {
    let shop = Shop::open().await;
    for path in ["/endive/stripe.js", "/v3/", "/v3", "/js.stripe.com/v3/"] {
        let answer = shop.call(Method::GET, path, &[], &[]).await;
        assert!(answer.headers["content-type"].to_str().unwrap().starts_with("text/javascript"), "{path}");
        let script = answer.body.as_str().unwrap();
        assert!(script.contains("const VERSION = 'endive'") && script.contains("window.Stripe = Stripe"));
        let stray = script.lines().find(|line| line.starts_with("import") || line.starts_with("export"));
        assert_eq!(stray, None);
    }
    assert!(stripe_emulator::API_VERSION.ends_with(".endive"));
}

#[tokio::test]
async fn every_file_a_frame_names_is_there() {
    let shop = Shop::open().await;
    for frame in ["/elements.html", "/three-d-secure.html"] {
        let answer = shop.call(Method::GET, frame, &[], &[]).await;
        assert!(answer.headers.get("x-frame-options").is_none());
        let page = answer.ok().as_str().unwrap().to_owned();
        assert!(!page.contains("style=") && !page.contains("<script>") && !page.contains("<style"));
        for part in page.split(['"']).filter(|part| part.ends_with(".js") || part.ends_with(".css")) {
            shop.call(Method::GET, &format!("/{part}"), &[], &[]).await.ok();
        }
    }
    for part in ["appearance", "card", "fields"] {
        shop.call(Method::GET, &format!("/elements/{part}.js"), &[], &[]).await.ok();
    }
}

#[tokio::test]
async fn a_page_of_any_origin_may_call_the_api() {
    let shop = Shop::open().await;
    let headers = [("origin", "http://localhost:5173"), ("access-control-request-method", "POST")];
    let preflight = shop.call(Method::OPTIONS, "/v1/payment_methods", &[], &headers).await;
    assert_eq!(
        (preflight.status, &preflight.headers["access-control-allow-origin"]),
        (204, &"*".parse().unwrap())
    );
    assert!(preflight.headers["access-control-allow-methods"].to_str().unwrap().contains("POST"));
    let refused = shop.call(Method::POST, "/v1/payment_methods", &[], &headers).await;
    assert_eq!(refused.headers["access-control-allow-origin"], "*");
}
