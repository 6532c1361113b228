//! What every call is protected by, whatever it does: one test for each protection, all walking the same table of routes.

use adapters::Policy;
use local::Settings;
use reqwest::{Client, Method, RequestBuilder};
use serde_json::{Value, json};
use shared::http::Rates;
use shared::http::routes::{Access, Cache, Route, all};

use crate::product::{Answer, PASSWORD, Person, shared, start_with, well_within_the_hour};

impl Person {
    /// A request with the session in a cookie, as a browser sends it.
    fn with_cookie(&self, method: Method, path: &str) -> RequestBuilder {
        let token = self.token.clone().unwrap();
        let request = self.http.request(method, format!("{}{path}", self.at.site));
        request.header("cookie", format!("other=1; __Host-session={token}"))
    }
}

/// Every call, with an id that is no one's.
fn calls() -> Vec<(Method, String, &'static Route)> {
    let named = |route: &Route| route.path.replace("{id}", "7").replace("{countyId}", "orange");
    all().iter().map(|route| (route.method.parse().unwrap(), named(route), route)).collect()
}

#[tokio::test]
async fn a_03_a_visitor_gets_nothing_from_any_private_call() {
    let visitor = Person::visitor(shared());
    for (method, path, route) in calls() {
        if matches!(route.access, Access::SignedIn | Access::Owner) {
            let answer = Answer::to(visitor.request(method.clone(), &path).json(&json!({}))).await;
            assert_eq!(answer.refusal(401), "Unauthorized", "{method} {path}");
        }
    }
}

#[tokio::test]
async fn a_03_what_is_signed_in_about_oneself_says_nothing_of_others() {
    let (maria, stranger) = (Person::registered(shared()).await, Person::registered(shared()).await);
    maria.answered_will().await;
    for (method, path, route) in calls() {
        let is_reading = method == Method::GET && route.access == Access::SignedIn;
        if is_reading {
            let answer = stranger.get(&path).await;
            assert_eq!(answer.status, 200, "{path}");
            assert!(!answer.text().contains(&maria.email) && !answer.text().contains("simpleWill"), "{path}");
        }
    }
}

#[tokio::test]
async fn a_04_a_client_cannot_set_what_is_the_servers() {
    let maria = Person::registered(shared()).await;
    let (id, before) = {
        let id = maria.draft("simpleWill").await;
        (id, maria.document(id).await)
    };
    for (field, value) in [
        ("owner", json!("00000000000000000000000000000000")),
        ("paidAt", json!("2026-01-01T00:00:00Z")),
        ("amountPaid", json!(1)),
        ("disclosureAcknowledged", json!(true)),
        ("version", json!(99)),
        ("attorneyReview", json!(true)),
        ("id", json!(1)),
    ] {
        maria.patch(&format!("/api/documents/{id}"), &json!({field: value})).await;
        let after = maria.document(id).await;
        for name in ["id", "status", "disclosureAcknowledged", "attorneyReview", "price", "createdAt"] {
            assert_eq!(after[name], before[name], "{field} changed {name}");
        }
        assert!(after.get("paidAt").is_none() && after.get("amountPaid").is_none(), "{field}");
    }
}

#[tokio::test]
async fn a_05_an_answer_has_the_fields_of_its_description_and_no_others() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let description: Value = serde_json::from_str(&local::openapi()).unwrap();
    for (schema, answer) in [
        ("User", maria.get("/api/auth/user").await.expect(200)),
        ("AccountView", maria.get("/api/account").await.expect(200)),
        ("Document", maria.document(id).await),
        ("Preview", maria.get(&format!("/api/documents/{id}/preview")).await.expect(200)),
        ("PaymentSettings", maria.get("/api/payments/settings").await.expect(200)),
    ] {
        let known = &description["components"]["schemas"][schema]["properties"];
        assert!(known.is_object(), "{schema}");
        for field in answer.as_object().unwrap().keys() {
            assert!(known.get(field).is_some(), "{schema} has no {field}");
        }
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
            let refused = Answer::to(request).await;
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
    Answer::to(request.json(&names)).await.expect(200);
    let origin = maria.at.site.replace("127.0.0.1", "localhost");
    let request = maria.with_cookie(Method::PATCH, "/api/account").header("origin", origin);
    Answer::to(request.json(&names)).await.expect(200);
}

#[tokio::test]
async fn a_17_a_link_on_another_site_signs_nobody_out() {
    let maria = Person::registered(shared()).await;
    let follows_nothing = Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let maria = Person { http: follows_nothing, ..maria };
    let request = maria.with_cookie(Method::GET, "/api/logout").header("sec-fetch-site", "cross-site");
    let answer = Answer::to(request).await;
    assert_eq!((answer.status, answer.headers["location"].to_str().unwrap()), (303, "/"));
    assert!(!answer.headers.contains_key("set-cookie"));
    maria.get("/api/auth/user").await.expect(200);
    let request = maria.with_cookie(Method::GET, "/api/logout").header("sec-fetch-site", "same-origin");
    assert_eq!(Answer::to(request).await.headers["location"].to_str().unwrap(), "/?logout=true");
    maria.get("/api/auth/user").await.refusal(401);
}

#[tokio::test]
async fn a_17_only_json_is_read() {
    let maria = Person::registered(shared()).await;
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"] {
        let request = maria.request(Method::PATCH, "/api/account").header("content-type", kind);
        Answer::to(request.body(r#"{"firstName": "Mary"}"#)).await.refusal(415);
    }
}

#[tokio::test]
async fn just_after_a_sign_out_the_cookie_is_not_looked_at() {
    let maria = Person::registered(shared()).await;
    Answer::to(maria.with_cookie(Method::GET, "/api/auth/user")).await.expect(200);
    for name in ["x-no-auto-auth", "x-logout-state"] {
        let request = maria.with_cookie(Method::GET, "/api/auth/user").header(name, "true");
        Answer::to(request).await.refusal(401);
        let request = maria.with_cookie(Method::GET, "/api/auth/user").header(name, "false");
        Answer::to(request).await.expect(200);
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

#[tokio::test]
async fn a_21_every_answer_says_how_it_may_be_used() {
    let visitor = Person::visitor(shared());
    let follows_nothing = Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let absent = calls().into_iter().map(|(method, path, route)| (method, path, Some(route)));
    let unknown = [(Method::GET, "/api/nothing".to_string(), None), (Method::PUT, "/api/chat".into(), None)];
    for (method, path, route) in absent.chain(unknown) {
        let request = follows_nothing.request(method.clone(), format!("{}{path}", visitor.at.site));
        let answer = Answer::to(request).await;
        let header = |name: &str| answer.headers.get(name).map(|value| value.to_str().unwrap().to_string());
        let is_kept = answer.status == 200 && route.is_some_and(|route| route.cache == Cache::Revalidate);
        let kept = if is_kept { "public, max-age=0, must-revalidate" } else { "no-store" };
        assert_eq!(header("cache-control").as_deref(), Some(kept), "{method} {path}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox"),
            ("referrer-policy", "no-referrer"),
            ("strict-transport-security", "max-age=63072000; includeSubDomains; preload"),
            ("cross-origin-resource-policy", "same-origin"),
            ("x-robots-tag", "noindex"),
        ] {
            assert_eq!(header(name).as_deref(), Some(value), "{method} {path}");
        }
        assert!(header("access-control-allow-origin").is_none(), "{method} {path}");
        if !answer.bytes.is_empty() {
            assert_eq!(header("content-type").as_deref(), Some("application/json"), "{method} {path}");
        }
    }
}

#[tokio::test]
async fn a_36_a_body_over_the_limit_of_its_call_is_refused_unread() {
    let maria = Person::registered(shared()).await;
    for (method, path, route) in calls() {
        if route.body > 0 {
            let body = format!("{{\"x\": \"{}\"}}", "x".repeat(route.body));
            let request = maria.request(method.clone(), &path).header("content-type", "application/json");
            let answer = Answer::to(request.body(body)).await;
            assert_eq!(answer.status, 413, "{method} {path}: {}", answer.text());
        }
    }
}

#[tokio::test]
async fn a_36_long_addresses_and_headers_are_refused() {
    let visitor = Person::visitor(shared());
    let long = "x".repeat(11_000);
    visitor.get(&format!("/api/catalog/copy?q={long}")).await.refusal(414);
    let request = visitor.request(Method::GET, "/api/catalog/copy").header("idempotency-key", &long);
    Answer::to(request).await.refusal(431);
}

#[tokio::test]
async fn a_36_deep_json_is_refused() {
    let maria = Person::registered(shared()).await;
    let deep = format!("{{\"data\": {}{}}}", "[".repeat(40), "]".repeat(40));
    let request = maria.request(Method::POST, "/api/documents").header("content-type", "application/json");
    let refused = Answer::to(request.body(deep)).await;
    refused.refusal(400);
    assert_eq!(refused.json()["code"], "too_deep");
}

#[tokio::test]
async fn a_37_what_costs_more_is_counted_for_each_person() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = Rates { messages: 2, prints: 2, ..policy.rates };
    let product = start_with(Policy { rates, ..policy });
    let (maria, ana) = (Person::registered(&product).await, Person::registered(&product).await);
    let id = maria.draft("simpleWill").await;
    let draft = format!("/api/documents/{id}/draft");
    for _ in 0..2 {
        assert_eq!(maria.get(&draft).await.status, 200);
        maria.say(id, "Hello").await.expect(200);
    }
    for refused in [maria.get(&draft).await, maria.say(id, "Hello").await] {
        refused.refusal(429);
        let wait: i64 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
        assert!((1..=3600).contains(&wait));
    }
    let hers = ana.draft("simpleWill").await;
    assert_eq!(ana.get(&format!("/api/documents/{hers}/draft")).await.status, 200);
}

#[tokio::test]
async fn a_37_looks_and_changes_are_counted_for_each_person() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = Rates { reads: 3, writes: 2, ..policy.rates };
    let product = start_with(Policy { rates, ..policy });
    let (maria, ana) = (Person::registered(&product).await, Person::registered(&product).await);
    let id = maria.draft("simpleWill").await;
    maria.patch(&format!("/api/documents/{id}"), &json!({"currentStep": 1})).await.expect(200);
    let refused = maria.patch(&format!("/api/documents/{id}"), &json!({"currentStep": 2})).await;
    assert!(refused.refusal(429).contains("safe"), "nothing is lost");
    for path in ["/api/documents", "/api/payments", "/api/account"] {
        maria.get(path).await.expect(200);
    }
    maria.get("/api/documents").await.refusal(429);
    ana.get("/api/documents").await.expect(200);
    maria.post("/api/auth/logout", &json!({})).await.expect(200);
}

/// Whoever has an old token must not be able to use up what its owner may do.
#[tokio::test]
async fn a_37_a_token_that_was_signed_out_uses_up_nothing_of_its_owners() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = Rates { purchases: 2, prints: 2, ..policy.rates };
    let product = start_with(Policy { rates, ..policy });
    let mut maria = Person::registered(&product).await;
    let old = maria.clone();
    let form = json!({"email": maria.email, "password": PASSWORD});
    let session = maria.post("/api/auth/login", &form).await.expect(200);
    old.post("/api/auth/logout", &json!({})).await.expect(200);
    maria.token = Some(session["token"].as_str().unwrap().to_string());
    for _ in 0..5 {
        let refused = old.post("/api/create-payment-intent", &json!({"documentType": "simpleWill"})).await;
        assert!([401, 429].contains(&refused.status), "{}", refused.text());
    }
    maria.post("/api/create-payment-intent", &json!({"documentType": "simpleWill"})).await.expect(200);
}

#[tokio::test]
async fn a_38_a_failure_says_nothing_of_how_it_came_about() {
    let product = start_with(Settings::policy());
    let maria = Person::registered(&product).await;
    let id = maria.draft("simpleWill").await;
    std::fs::write(product.data.join("secrets/kms.json"), "{}").unwrap();
    let failed = maria.get(&format!("/api/documents/{id}")).await;
    let sentence = failed.refusal(503);
    assert_eq!(sentence, "Something went wrong on our side. Nothing you entered was lost. Please try again.");
    for word in ["KMS", "Dynamo", "error", "panicked", ".rs", "Exception"] {
        assert!(!failed.text().contains(word), "{}", failed.text());
    }
}

impl Person {
    async fn say(&self, document: u64, message: &str) -> Answer {
        let body = json!({"message": message, "documentId": document, "context": []});
        self.post("/api/chat", &body).await
    }
}

#[tokio::test]
async fn a_12_of_a_session_only_a_digest_is_stored() {
    let maria = Person::registered(shared()).await;
    let token = maria.token.clone().unwrap();
    let payload = token.split('.').nth(1).unwrap();
    let claims = base64::Engine::decode(&base64::engine::general_purpose::URL_SAFE_NO_PAD, payload).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    let secret = claims["sid"].as_str().unwrap();
    assert_eq!(secret.len(), 64, "256 bits");
    let rows = maria.at.dump("sessions").await;
    assert!(rows.iter().all(|row| !row.contains(secret)));
    assert!(rows.iter().any(|row| row.contains(&shared::random::digest(secret))));
}

#[tokio::test]
async fn a_06_the_password_stands_nowhere_in_the_tables() {
    let maria = Person::registered(shared()).await;
    for table in ["main", "sessions"] {
        let rows = maria.at.dump(table).await;
        assert!(rows.iter().all(|row| !row.contains(PASSWORD) && !row.contains("$argon2")), "{table}");
    }
}
