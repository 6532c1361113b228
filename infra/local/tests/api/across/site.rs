//! The pages beside the API, as a browser gets them.

use reqwest::Method;

use crate::fixtures::person::Person;
use crate::fixtures::product::{Address, start};
use crate::fixtures::response::ApiResponse;

/// A product whose web build has pages and a script, each with its compressed forms beside it.
fn built() -> Address {
    let at = start();
    let web = at.data.join("web");
    std::fs::create_dir_all(web.join("assets")).unwrap();
    std::fs::create_dir_all(web.join("law")).unwrap();
    for (file, words) in [
        ("index.html", "first"),
        ("law.html", "laws"),
        ("law/simple-will.html", "law"),
        ("app.html", "page"),
        ("404.html", "missing"),
        ("assets/index-abc.js", "script"),
        ("assets/plain-abc.svg", ""),
    ] {
        std::fs::write(web.join(file), format!("{words} plain")).unwrap();
        if !words.is_empty() {
            std::fs::write(web.join(format!("{file}.br")), format!("{words} br")).unwrap();
            std::fs::write(web.join(format!("{file}.gz")), format!("{words} gz")).unwrap();
        }
    }
    at
}

async fn get(at: &Address, path: &str, accepts: &str) -> ApiResponse {
    ApiResponse::to(Person::visitor(at).request(Method::GET, path).header("accept-encoding", accepts)).await
}

#[tokio::test]
async fn pages_and_assets_are_sent_compressed_to_who_takes_it() {
    let at = built();
    for (path, words, kind) in [
        ("/", "first", "text/html; charset=utf-8"),
        ("/law", "laws", "text/html; charset=utf-8"),
        ("/law/simple-will", "law", "text/html; charset=utf-8"),
        ("/dashboard", "page", "text/html; charset=utf-8"),
        ("/document/7", "page", "text/html; charset=utf-8"),
        ("/assets/index-abc.js", "script", "text/javascript"),
    ] {
        for (accepts, form) in [("gzip, deflate, br", "br"), ("gzip", "gz"), ("identity", "plain")] {
            let answer = get(&at, path, accepts).await;
            assert_eq!((answer.status, answer.text()), (200, format!("{words} {form}")), "{path} {accepts}");
            assert_eq!(answer.headers["content-type"], kind, "{path} {accepts}");
            assert_eq!(answer.headers["vary"], "accept-encoding", "{path} {accepts}");
            let encoding = answer.headers.get("content-encoding").map(|value| value.to_str().unwrap());
            let expected = match form {
                "br" => Some("br"),
                "gz" => Some("gzip"),
                _ => None,
            };
            assert_eq!(encoding, expected, "{path} {accepts}");
        }
    }
}

#[tokio::test]
async fn what_has_no_compressed_form_is_sent_as_it_is() {
    let at = built();
    let answer = get(&at, "/assets/plain-abc.svg", "gzip, deflate, br").await;
    assert_eq!((answer.status, answer.text().as_str()), (200, " plain"));
    assert_eq!(answer.headers["cache-control"], "public, max-age=31536000, immutable");
}

#[tokio::test]
async fn compression_takes_no_guard_away() {
    let at = built();
    for path in ["/", "/anything/else", "/index.html", "/assets/missing.js"] {
        let answer = get(&at, path, "br").await;
        assert!(
            answer.headers["content-security-policy"].to_str().unwrap().contains("default-src 'none'"),
            "{path}"
        );
        assert_eq!(answer.headers["cache-control"], "no-cache", "{path}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
    }
    assert_eq!(get(&at, "/assets/missing.js", "br").await.status, 404);
}

#[tokio::test]
async fn a_19_and_a_20_every_page_carries_what_the_observatory_asks_for() {
    let at = built();
    for path in ["/", "/auth", "/checkout?type=simpleWill", "/assets/plain-abc.svg"] {
        let answer = get(&at, path, "identity").await;
        let header = |name: &str| answer.headers[name].to_str().unwrap().to_string();
        let policy = header("content-security-policy");
        let directives: Vec<&str> = policy.split("; ").collect();
        assert!(directives.contains(&"default-src 'none'"), "{path}: {policy}");
        assert!(
            directives.iter().any(|each| each.starts_with("script-src 'self' http://127.0.0.1:")),
            "{path}"
        );
        assert!(!policy.contains("unsafe-inline") && !policy.contains("unsafe-eval"), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("base-uri 'none'"), "{path}");
        assert_eq!(header("strict-transport-security"), "max-age=63072000; includeSubDomains; preload");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("x-frame-options"), "DENY");
        assert_eq!(header("cross-origin-resource-policy"), "same-origin");
        assert_eq!(header("cross-origin-opener-policy"), "same-origin-allow-popups");
        assert!(header("permissions-policy").contains("camera=()"));
        assert!(!answer.headers.contains_key("access-control-allow-origin"));
        assert!(!answer.headers.contains_key("server"), "no version is told");
    }
}

#[tokio::test]
async fn pages_that_are_not_built_are_said_to_be_missing() {
    let answer = get(&start(), "/", "br").await;
    assert_eq!(answer.status, 200);
    assert!(answer.text().contains("have not been built yet"), "{}", answer.text());
}

#[tokio::test]
async fn programs_find_where_to_report_a_weakness_and_where_to_change_a_password() {
    let at = built();
    let security = get(&at, "/.well-known/security.txt", "identity").await;
    assert_eq!(
        (security.status, security.headers["content-type"].to_str().unwrap()),
        (200, "text/plain; charset=utf-8")
    );
    let text = security.text();
    let expires = text.lines().find_map(|line| line.strip_prefix("Expires: ")).unwrap();
    let expires: jiff::Timestamp = expires.parse().unwrap();
    let days = (expires.as_second() - jiff::Timestamp::now().as_second()) / (24 * 60 * 60);
    assert!((300..366).contains(&days), "{text}");
    assert!(text.contains("Contact: mailto:operator@coquina.example\n"), "{text}");
    let client = stripe_emulator::plain_http().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let url = format!("{}/.well-known/change-password", at.site);
    let led = client.get(url).send().await.unwrap();
    assert_eq!((led.status().as_u16(), led.headers()["location"].to_str().unwrap()), (302, "/account"));
}

#[tokio::test]
async fn a_page_that_there_is_not_says_so_and_is_not_found() {
    let at = built();
    for path in ["/nowhere", "/document", "/document/7/8", "/law/deed"] {
        for (accepts, form) in [("br", "br"), ("identity", "plain")] {
            let answer = get(&at, path, accepts).await;
            assert_eq!((answer.status, answer.text()), (404, format!("missing {form}")), "{path}");
            assert_eq!(answer.headers["content-type"], "text/html; charset=utf-8", "{path}");
            assert_eq!(answer.headers["cache-control"], "no-cache", "{path}");
        }
    }
}

#[tokio::test]
async fn a_file_that_is_not_there_is_not_answered_with_the_page() {
    let at = built();
    for path in
        ["/.env", "/.git/config", "/.well-known/anything", "/wp-login.php", "/foo.xml", "/assets/none.js"]
    {
        assert_eq!(get(&at, path, "identity").await.status, 404, "{path}");
    }
}
