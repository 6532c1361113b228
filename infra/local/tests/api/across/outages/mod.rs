//! Each service that the functions need, slow, cut off, talking nonsense or failing: every call is answered in bounded time
//! with a sentence, nothing is half done, and when the service is back, everything goes on.

mod proxy;

use std::time::{Duration, Instant};

use adapters::{Services, Setting};
use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use self::proxy::{Fault, Proxy};
use crate::fixtures::deployed;
use crate::fixtures::interviews::will;
use crate::fixtures::person::Person;
use crate::fixtures::product::{Address, start};
use crate::fixtures::response::ApiResponse;

const FAULTS: [Fault; 6] =
    [Fault::Slow, Fault::Reset, Fault::Half, Fault::Garbage, Fault::Status(500), Fault::Status(429)];

/// API Gateway gives up after 29 seconds; a function has to have answered by then.
const BOUND: Duration = Duration::from_secs(28);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Service {
    DynamoDb,
    Kms,
    S3,
    Ses,
    Stripe,
}

const SERVICES: [Service; 5] = [Service::DynamoDb, Service::Kms, Service::S3, Service::Ses, Service::Stripe];

/// The functions of a running product once more, with a misbehaving neighbor before one of the services.
struct Behind {
    service: Service,
    fault: Fault,
    proxy: Proxy,
    person: Person,
    papers: Papers,
}

/// The product's own settings, with the address of one service replaced.
fn through(at: &Address, service: Service, address: &str) -> adapters::Settings {
    let mut settings = deployed::settings(at, local::Settings::policy());
    if let Some(endpoints) = &mut settings.endpoints {
        match service {
            Service::DynamoDb => endpoints.dynamodb = address.to_string(),
            Service::Kms => endpoints.kms = address.to_string(),
            Service::S3 => endpoints.s3 = address.to_string(),
            Service::Ses => endpoints.mail = address.to_string(),
            Service::Stripe => {
                settings.told.insert(Setting::StripeApi, format!("{address}/"));
            }
        }
    }
    settings
}

fn address_of(at: &Address, service: Service) -> String {
    let name = match service {
        Service::DynamoDb => "AWS_ENDPOINT_URL_DYNAMODB",
        Service::Kms => "AWS_ENDPOINT_URL_KMS",
        Service::S3 => "AWS_ENDPOINT_URL_S3",
        Service::Ses => "AWS_ENDPOINT_URL_SESV2",
        Service::Stripe => "STRIPE_API",
    };
    deployed::environment(at)[name].clone()
}

impl Behind {
    pub(crate) async fn start(at: &Address, service: Service, fault: Fault) -> Self {
        let proxy = Proxy::before(&address_of(at, service), fault).await;
        let site = deployed::serve(&Services::new(through(at, service, &proxy.address))).await;
        let mut person = Person::registered(at).await;
        person.at.site = site;
        let papers = papers(&person).await;
        Self { service, fault, proxy, person, papers }
    }
}

/// Someone with a paid will whose PDF was never made, one that is answered, and one under way.
struct Papers {
    paid: u64,
    answered: u64,
    draft: u64,
}

async fn papers(person: &Person) -> Papers {
    let paid = person.paid_will().await;
    let change = json!({"name": "My will"});
    person.patch(&format!("/api/documents/{paid}"), &change).await.expect(200);
    Papers { paid, answered: person.answered_will().await, draft: person.draft("simpleWill").await }
}

fn calls(papers: &Papers) -> Vec<(&'static str, Method, String, Option<Value>)> {
    let Papers { paid, answered, draft } = papers;
    let letter = json!({"name": "Maria", "email": "maria@example.com", "subject": "Hello", "message": "Are you there?"});
    let reset = json!({"email": "somebody-else@example.com"});
    vec![
        ("list", Method::GET, "/api/documents".into(), None),
        ("save", Method::PATCH, format!("/api/documents/{draft}"), Some(json!({"answers": will()}))),
        ("pay", Method::POST, "/api/create-payment-intent".into(), Some(json!({"documentId": answered}))),
        ("payments", Method::GET, "/api/payments".into(), None),
        ("download", Method::GET, format!("/api/documents/{paid}/download"), None),
        ("write", Method::POST, "/api/contact".into(), Some(letter)),
        ("reset", Method::POST, "/api/auth/password-reset".into(), Some(reset)),
        (
            "chat",
            Method::POST,
            "/api/chat".into(),
            Some(json!({"message": "Hello", "documentId": draft, "context": []})),
        ),
    ]
}

/// Which calls do without which service.
fn needs(service: Service, call: &str) -> bool {
    match service {
        Service::DynamoDb => true,
        Service::Kms => call != "payments",
        Service::S3 => call == "download",
        Service::Ses => call == "reset",
        Service::Stripe => call == "pay",
    }
}

async fn make(person: &Person, call: &(&'static str, Method, String, Option<Value>)) -> ApiResponse {
    let (_, method, path, body) = call;
    let request = person.request(method.clone(), path);
    ApiResponse::to(match body {
        Some(body) => request.json(body),
        None => request,
    })
    .await
}

async fn suffer(Behind { service, fault, proxy, person, papers }: Behind) {
    let before = person.document(papers.draft).await;
    proxy.misbehave(true);
    for call in &calls(&papers) {
        let begun = Instant::now();
        let answer = make(&person, call).await;
        let case = format!("{service:?} {fault:?} {}: {} {}", call.0, answer.status, answer.text());
        assert!(begun.elapsed() < BOUND, "{case}");
        if needs(service, call.0) {
            assert_eq!(answer.status, 503, "{case}");
            assert!(
                answer.json()["message"].as_str().is_some_and(|sentence| sentence.ends_with('.')),
                "{case}"
            );
        } else {
            assert!(answer.status < 300, "{case}");
        }
    }
    proxy.misbehave(false);
    recover(&person, &papers, &before, service).await;
}

/// Everything can be done again, and nothing was done by halves: one payment, one PDF.
async fn recover(person: &Person, papers: &Papers, before: &Value, service: Service) {
    let after = person.document(papers.draft).await;
    let saved = after["version"] == json!(before["version"].as_u64().unwrap() + 1);
    let is_whole = if saved { after["answers"] == will() } else { after["answers"] == before["answers"] };
    assert!(is_whole, "{service:?}: {after}");
    for call in &calls(papers) {
        let answer = make(person, call).await;
        assert!(answer.status < 300, "{service:?} {}: {} {}", call.0, answer.status, answer.text());
    }
    let (one, two) = (person.payment(papers.answered).await, person.payment(papers.answered).await);
    assert_eq!(one, two, "{service:?}: one payment");
}

#[tokio::test(flavor = "multi_thread")]
async fn b_14_a_service_that_misbehaves_gets_a_bounded_answer_and_leaves_nothing_half_done() {
    let at = start();
    let mut prepared = Vec::new();
    // One after the other: thirty that start at once would make each other late, and a start that is late ends.
    for service in SERVICES {
        for fault in FAULTS {
            prepared.push(Behind::start(&at, service, fault).await);
        }
    }
    for result in join_all(prepared.into_iter().map(|behind| tokio::spawn(suffer(behind)))).await {
        result.unwrap();
    }
}
