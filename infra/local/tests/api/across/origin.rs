//! The API behind a CDN: it hears the CDN only, and believes what the CDN says of the visitor.

use adapters::{Policy, Services, Setting};
use local::Settings;
use serde_json::json;
use shared::http::Rates;

use crate::fixtures::deployed;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::{Address, shared};
use crate::fixtures::response::ApiResponse;
use crate::fixtures::waiting::well_within_the_hour;

const NOW: &str = "the-secret-that-the-cdn-shows-now-0001";
const BEFORE: &str = "the-secret-that-it-showed-before-00000";

/// The functions of the shared product, with the CDN's secret set.
async fn behind_the_cdn(policy: Policy) -> Address {
    let at = shared();
    let secret = json!({"current": NOW, "previous": BEFORE}).to_string();
    std::fs::write(at.data.join("secrets/origin.json"), secret).unwrap();
    let mut settings = deployed::settings(at, policy);
    settings.told.insert(Setting::OriginSecret, "coquina/origin".to_string());
    Address { site: deployed::serve(&Services::new(settings)).await, ..at.clone() }
}

async fn ask(at: &Address, path: &str, shown: Option<&str>) -> ApiResponse {
    let request = Person::visitor(at).request(reqwest::Method::GET, path);
    ApiResponse::to(
        shown.into_iter().fold(request, |request, shown| request.header("x-origin-secret", shown)),
    )
    .await
}

#[tokio::test]
async fn a_47_what_goes_round_the_cdn_is_refused_whatever_it_asks_for() {
    let at = behind_the_cdn(Settings::policy()).await;
    for path in ["/api/catalog/document-types", "/api/documents", "/api/stripe/webhook", "/api/nothing-here"]
    {
        for shown in [None, Some(""), Some("the-secret-that-the-cdn-shows-now-0002")] {
            ask(&at, path, shown).await.refusal(403);
        }
    }
    for shown in [NOW, BEFORE] {
        assert_eq!(ask(&at, "/api/catalog/document-types", Some(shown)).await.status, 200);
        ask(&at, "/api/documents", Some(shown)).await.refusal(401);
        ask(&at, "/api/nothing-here", Some(shown)).await.refusal(404);
    }
}

async fn sign_up(at: &Address, viewer: &str, number: usize) -> u16 {
    let email = format!("{number}.{}@example.com", viewer.replace(['.', ':'], "-"));
    let body = json!({"email": email, "password": PASSWORD, "firstName": "Ana", "lastName": "Diaz"});
    let request = Person::visitor(at).request(reqwest::Method::POST, "/api/auth/register").json(&body);
    let request =
        request.header("x-origin-secret", NOW).header("x-forwarded-for", format!("192.0.2.{number}"));
    ApiResponse::to(request.header("cloudfront-viewer-address", viewer)).await.status
}

#[tokio::test]
async fn a_46_visitors_are_counted_by_the_address_that_the_cdn_names() {
    well_within_the_hour().await;
    let rates = Rates { accounts: 2, ..Settings::policy().rates };
    let at = behind_the_cdn(Policy { rates, ..Settings::policy() }).await;
    let (one, other) = ("203.0.113.77:40001", "203.0.113.78:40001");
    for number in 0..2 {
        assert!(sign_up(&at, one, number).await < 300);
    }
    assert_eq!(sign_up(&at, one, 2).await, 429, "whatever X-Forwarded-For says");
    assert!(sign_up(&at, other, 3).await < 300, "another visitor through the same CDN");
}
