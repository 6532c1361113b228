//! Cookies count for the site alone.

use local::Settings;
use reqwest::{Method, RequestBuilder};
use serde_json::json;

use super::calls;
use crate::fixtures::person::Person;
use crate::fixtures::product::{shared, start_with};
use crate::fixtures::response::ApiResponse;

impl Person {
    /// A request with the session in a cookie, as a browser sends it.
    fn with_cookie(&self, method: Method, path: &str) -> RequestBuilder {
        let token = self.token.clone().unwrap();
        let request = self.http.request(method, format!("{}{path}", self.at.site));
        request.header("cookie", format!("other=1; __Host-session={token}"))
    }
}

#[tokio::test]
async fn a_17_a_change_by_cookie_needs_the_proof_that_it_comes_from_the_site() {
    let maria = Person::registered(shared()).await;
    for (method, path, route) in calls() {
        if !route.same_origin {
            continue;
        }
        for (name, value) in [
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
            ("sec-fetch-site", "none"),
            ("origin", "https://elsewhere.example"),
            ("origin", "null"),
            ("referer", "https://elsewhere.example/"),
        ] {
            let request = maria.with_cookie(method.clone(), &path).header(name, value).json(&json!({}));
            let refused = ApiResponse::to(request).await;
            assert_eq!(refused.status, 403, "{method} {path} with {name}: {value}");
            assert_eq!(refused.json()["code"], "foreign_origin");
        }
    }
    assert_eq!(maria.get("/api/auth/user").await.status, 200, "nothing has happened");
}

#[tokio::test]
async fn a_17_the_site_itself_may_change_things_by_cookie() {
    let maria = Person::registered(shared()).await;
    let names = json!({"firstName": "Mary"});
    let request = maria.with_cookie(Method::PATCH, "/api/account").header("sec-fetch-site", "same-origin");
    ApiResponse::to(request.json(&names)).await.expect(200);
    let origin = maria.at.site.replace("127.0.0.1", "localhost");
    let request = maria.with_cookie(Method::PATCH, "/api/account").header("origin", origin);
    ApiResponse::to(request.json(&names)).await.expect(200);
}

#[tokio::test]
async fn a_17_a_link_on_another_site_signs_nobody_out() {
    let maria = Person::registered(shared()).await;
    let follows_nothing =
        stripe_emulator::plain_http().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let maria = Person { http: follows_nothing, ..maria };
    let request = maria.with_cookie(Method::GET, "/api/logout").header("sec-fetch-site", "cross-site");
    let answer = ApiResponse::to(request).await;
    assert_eq!((answer.status, answer.headers["location"].to_str().unwrap()), (303, "/"));
    assert!(!answer.headers.contains_key("set-cookie"));
    maria.get("/api/auth/user").await.expect(200);
    let request = maria.with_cookie(Method::GET, "/api/logout").header("sec-fetch-site", "same-origin");
    assert_eq!(ApiResponse::to(request).await.headers["location"].to_str().unwrap(), "/?logout=true");
    maria.get("/api/auth/user").await.refusal(401);
}

#[tokio::test]
async fn a_17_only_json_is_read() {
    let maria = Person::registered(shared()).await;
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"] {
        let request = maria.request(Method::PATCH, "/api/account").header("content-type", kind);
        ApiResponse::to(request.body(r#"{"firstName": "Mary"}"#)).await.refusal(415);
    }
}

#[tokio::test]
async fn just_after_a_sign_out_the_cookie_is_not_looked_at() {
    let maria = Person::registered(shared()).await;
    ApiResponse::to(maria.with_cookie(Method::GET, "/api/auth/user")).await.expect(200);
    for name in ["x-no-auto-auth", "x-logout-state"] {
        let request = maria.with_cookie(Method::GET, "/api/auth/user").header(name, "true");
        ApiResponse::to(request).await.refusal(401);
        let request = maria.with_cookie(Method::GET, "/api/auth/user").header(name, "false");
        ApiResponse::to(request).await.expect(200);
    }
}

/// Two GETs write, and no more than what belongs to them: a download keeps the PDF, and a late payment is settled by
/// whoever looks first. Neither is the case here.
#[tokio::test]
async fn a_18_looking_changes_nothing() {
    let maria = Person::registered(&start_with(Settings::policy())).await;
    let id = maria.answered_will().await;
    maria.at.all_sent().await;
    let mut before = Vec::new();
    for table in ["main", "sessions", "ledger"] {
        before.push(maria.at.dump(table).await);
    }
    for (method, path, _) in calls() {
        if method == Method::GET && path != "/api/logout" && path != "/api/login" {
            maria.get(&path.replace("/7", &format!("/{id}"))).await;
        }
    }
    for (table, before) in ["main", "sessions", "ledger"].into_iter().zip(before) {
        // The request policy counts printing there.
        let after = maria.at.dump(table).await;
        let counted = |rows: Vec<String>| rows.into_iter().filter(|row| !row.contains("THROTTLE#")).collect();
        let (before, after): (Vec<String>, Vec<String>) = (counted(before), counted(after));
        assert_eq!(after, before, "{table}");
    }
}
