//! The samples have the form of API Gateway's events, and what they carry reaches a function as it was sent.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use lambda_http::{Body, Request, request};
use serde_json::Value;

use super::named::calls;
use super::samples;
use crate::across::contract::SCHEDULED;

fn events() -> Vec<(String, Value)> {
    let all = samples().into_iter().filter(|sample| !SCHEDULED.contains(&sample.function.as_str()));
    all.map(|sample| {
        (format!("{}/{}", sample.function, sample.name), serde_json::from_str(&sample.text).unwrap())
    })
    .collect()
}

fn request(name: &str) -> (Value, Request) {
    let (_, event) = events().into_iter().find(|(found, _)| found == name).unwrap();
    let request = request::from_str(&event.to_string()).unwrap();
    (event, request)
}

#[test]
fn every_sample_is_an_event_of_the_route_that_it_is_named_after() {
    let calls = calls();
    for (name, event) in events() {
        let (function, operation) = name.split_once('/').unwrap();
        let operation = operation.split('-').next().unwrap();
        let route = calls[&(function.to_string(), operation.to_string())].route;
        let context = &event["requestContext"];
        let key = format!("{} {}", route.method, route.path);
        assert_eq!((&event["routeKey"], &context["routeKey"]), (&key.as_str().into(), &key.into()), "{name}");
        assert_eq!(event["version"], "2.0", "{name}");
        assert_eq!(context["stage"], "$default", "{name}");
        assert_eq!(context["http"]["method"], route.method.as_str(), "{name}");
        assert_eq!(context["http"]["path"], event["rawPath"], "{name}");
        assert!(event["isBase64Encoded"].is_boolean(), "{name}");
    }
}

/// Cookies have a list of their own, and the CDN adds what the functions rely on.
#[test]
fn every_sample_has_come_through_the_cdn() {
    for (name, event) in events() {
        let headers = event["headers"].as_object().unwrap();
        assert!(
            headers.keys().all(|header| *header == header.to_lowercase() && header != "cookie"),
            "{name}"
        );
        for header in ["cloudfront-viewer-address", "x-origin-secret", "via", "x-forwarded-proto"] {
            assert!(headers.contains_key(header), "{name} has no {header}");
        }
        let host = headers["host"].as_str().unwrap();
        assert!(host.ends_with(".execute-api.us-east-1.amazonaws.com"), "{name}: {host}");
        assert_eq!(
            headers.contains_key("content-length"),
            event["routeKey"].as_str().unwrap().starts_with("P"),
            "{name}"
        );
    }
}

#[test]
fn cookies_reach_the_function_as_one_header() {
    let (event, request) = request("account/get_account-cookie");
    assert_eq!(event["cookies"].as_array().unwrap().len(), 2);
    assert_eq!(request.headers()["cookie"], "__Host-session=${TOKEN}; __Host-known=1");
}

/// A key that is given twice stays twice, and what is escaped stays escaped.
#[test]
fn a_query_reaches_the_function_as_it_was_sent() {
    let (event, repeated) = request("auth/finish_login-repeated");
    assert_eq!(event["queryStringParameters"]["state"], "one,two");
    assert_eq!(repeated.uri().query(), Some("code=a%2Fb&state=one&state=two"));
    let (event, declined) = request("auth/finish_login-declined");
    assert_eq!(event["queryStringParameters"]["error_description"], "La persona canceló");
    assert!(declined.uri().query().unwrap().contains("La%20persona%20cancel%C3%B3"));
}

/// API Gateway's HTTP APIs decode a path; an address must not have such letters.
#[test]
fn a_path_with_letters_beyond_ascii_is_an_address_again() {
    let (event, request) = request("catalog/get_document_type-bad-input");
    assert_eq!(event["rawPath"], "/api/catalog/document-types/última voluntad");
    assert_eq!(request.uri().path(), "/api/catalog/document-types/%C3%BAltima%20voluntad");
}

#[test]
fn a_body_that_is_not_text_for_the_gateway_is_decoded() {
    let (event, request) = request("stripe-webhook/receive_event-base64");
    let sent = STANDARD.decode(event["body"].as_str().unwrap()).unwrap();
    let Body::Binary(received) = request.body() else { panic!("not binary") };
    assert!(*received == sent && sent.starts_with(b"{\"id\":\"evt_sample_base64"));
}
