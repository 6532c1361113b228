//! `cargo conformance <address>`: the set passes against a product as it is, fails where an answer is another one, and leaves nothing.

use conformance::{ConformanceError, Options, Person, Report, Target, run};
use serde_json::json;

use crate::across::events::folder;
use crate::fixtures::alteration::{AlteredProduct, Change};
use crate::fixtures::product::{Address, start};

const MARIA: &str = "conformance@example.com";
const STRANGER: &str = "stranger@example.com";

/// The product as a stage that is reached at its own address, or at another one.
fn target(at: &Address, reached: &str) -> Target {
    let mut target = Target::at(reached).unwrap();
    target.origin.clone_from(&at.site);
    target.stripe.clone_from(&at.stripe);
    target
}

fn with_account(at: &Address, reached: &str, pays: bool) -> Options {
    let account = Some(MARIA.to_string());
    Options { target: target(at, reached), account, stranger: Some(STRANGER.to_string()), pays }
}

async fn is_free(at: &Address, email: &str) -> bool {
    Person::registered(&target(at, &at.site), email, "Seashell1").await.is_ok()
}

#[tokio::test]
async fn the_whole_set_passes_against_a_product_and_leaves_nothing() {
    let at = start();
    let report = run(&with_account(&at, &at.site, true), &folder()).await.unwrap();
    assert!(report.is_good(), "{:?} {:?}", report.failed, report.remains);
    for case in ["documents/get_document-foreign", "documents/download_document", "account/delete_account"] {
        assert!(report.passed.iter().any(|name| name == case), "{case} was not run");
    }
    assert!(is_free(&at, MARIA).await && is_free(&at, STRANGER).await);
}

#[tokio::test]
async fn without_an_account_nothing_is_changed() {
    let at = start();
    let door = AlteredProduct::of(&at.site, vec![]).await;
    let mut options = Options::reading(&door.address).unwrap();
    options.target.origin.clone_from(&at.site);
    let report = run(&options, &folder()).await.unwrap();
    assert!(report.is_good(), "{:?}", report.failed);
    for case in ["catalog/list_counties", "documents/get_document-signed-out", "auth/register-bad-input"] {
        assert!(report.passed.iter().any(|name| name == case), "{case} was not run");
    }
    for seen in door.seen() {
        assert!(seen.method == "GET" || seen.status >= 400, "{} {}", seen.method, seen.status);
    }
}

async fn failed_with(changes: Vec<(&'static str, Change)>) -> Report {
    let at = start();
    let door = AlteredProduct::of(&at.site, changes).await;
    let mut options = Options::reading(&door.address).unwrap();
    options.target.origin.clone_from(&at.site);
    run(&options, &folder()).await.unwrap()
}

#[tokio::test]
async fn each_answer_that_is_another_one_is_named_and_no_other() {
    let report = failed_with(vec![
        ("GET /api/catalog/bundles", |answer| answer.status = 500),
        ("GET /api/catalog/counties", |answer| drop(answer.headers.remove("referrer-policy"))),
        ("GET /api/catalog/copy", |answer| answer.body = b"<html>".to_vec()),
        ("GET /api/openapi.json", |answer| {
            drop(answer.headers.insert("cache-control", "no-store".parse().unwrap()));
        }),
        ("GET /api/catalog/document-types", |answer| {
            answer.json(|types| drop(types[0].as_object_mut().unwrap().remove("price")));
        }),
        ("GET /api/catalog/document-types/simple-will", |answer| {
            answer.json(|will| will["price"] = json!(1));
        }),
        ("POST /api/auth/register", |answer| answer.json(|told| told["fields"]["password"] = json!("No."))),
        ("GET /api/account", |answer| answer.json(|told| told["requestId"] = json!("another"))),
        // The gateway's own, of a function that is down.
        ("GET /api/payments/settings", |answer| {
            answer.status = 503;
            answer.body = br#"{"message":"Service Unavailable"}"#.to_vec();
        }),
    ])
    .await;
    assert!(!report.is_good());
    let mut names: Vec<&str> = report.failed.iter().map(|(name, _)| &**name).collect();
    names.sort_unstable();
    let expected = [
        "account/get_account-signed-out",
        "auth/register-bad-input",
        "catalog/get_copy",
        "catalog/get_document_type",
        "catalog/get_openapi",
        "catalog/list_bundles",
        "catalog/list_counties",
        "catalog/list_document_types",
        "payments/get_payment_settings",
    ];
    assert_eq!(names, expected, "{:?}", report.failed);
}

#[tokio::test]
async fn nothing_is_bought_where_real_money_is_taken() {
    let at = start();
    let live: Vec<(&str, Change)> = vec![("GET /api/payments/settings", |answer| {
        answer.json(|settings| settings["publishableKey"] = json!("pk_live_coquina"));
    })];
    let door = AlteredProduct::of(&at.site, live).await;
    let outcome = run(&with_account(&at, &door.address, true), &folder()).await;
    assert!(matches!(outcome, Err(ConformanceError::RealMoney)), "{outcome:?}");
    assert!(is_free(&at, MARIA).await && is_free(&at, STRANGER).await);
}

#[tokio::test]
async fn a_run_that_breaks_off_takes_away_what_it_has_made() {
    let at = start();
    let down: Vec<(&str, Change)> = vec![("POST /api/documents", |answer| answer.status = 503)];
    let door = AlteredProduct::of(&at.site, down).await;
    let outcome = run(&with_account(&at, &door.address, false), &folder()).await;
    assert!(matches!(outcome, Err(ConformanceError::Refused { .. })), "{outcome:?}");
    assert!(is_free(&at, MARIA).await && is_free(&at, STRANGER).await);
}

#[tokio::test]
async fn an_account_that_is_gone_though_its_end_was_refused_is_not_named() {
    let at = start();
    let down: (&str, Change) = ("POST /api/documents", |answer| answer.status = 503);
    let refused: (&str, Change) = ("POST /api/account/delete", |answer| {
        if answer.status == 200 {
            answer.status = 409;
        }
    });
    let door = AlteredProduct::of(&at.site, vec![down, refused]).await;
    let outcome = run(&with_account(&at, &door.address, false), &folder()).await;
    assert!(matches!(outcome, Err(ConformanceError::Refused { .. })), "{outcome:?}");
    assert!(is_free(&at, MARIA).await && is_free(&at, STRANGER).await);
}

const REGISTERED_UNHEARD: (&str, Change) = ("POST /api/auth/register", |answer| answer.is_lost = true);

#[tokio::test]
async fn an_account_whose_making_is_not_answered_is_taken_away_too() {
    let at = start();
    let door = AlteredProduct::of(&at.site, vec![REGISTERED_UNHEARD]).await;
    let outcome = run(&with_account(&at, &door.address, false), &folder()).await;
    assert!(
        matches!(outcome, Err(ConformanceError::Refused { .. } | ConformanceError::NotReached(_))),
        "{outcome:?}"
    );
    assert!(is_free(&at, MARIA).await);
}

#[tokio::test]
async fn an_account_whose_making_is_not_answered_is_named_when_it_cannot_be_taken_away() {
    let at = start();
    let down: (&str, Change) = ("POST /api/auth/login", |answer| answer.status = 503);
    let door = AlteredProduct::of(&at.site, vec![REGISTERED_UNHEARD, down]).await;
    let outcome = run(&with_account(&at, &door.address, false), &folder()).await;
    let Err(ConformanceError::Remains(_, remains)) = outcome else { panic!("{outcome:?}") };
    assert!(remains.contains(MARIA) && !remains.contains(STRANGER), "{remains}");
    assert!(!is_free(&at, MARIA).await);
}

/// An address that has an account already is someone's, and nothing is done to it.
#[tokio::test]
async fn an_address_with_an_account_is_left_alone() {
    let at = start();
    assert!(is_free(&at, MARIA).await);
    let outcome = run(&with_account(&at, &at.site, false), &folder()).await;
    assert!(matches!(outcome, Err(ConformanceError::Refused { status: 400..500, .. })), "{outcome:?}");
}

#[tokio::test]
async fn a_call_without_an_answer_is_named_and_the_others_are_made() {
    let report = failed_with(vec![("GET /api/catalog/counties", |answer| answer.is_lost = true)]).await;
    let names: Vec<&str> = report.failed.iter().map(|(name, _)| &**name).collect();
    assert_eq!(names, ["catalog/list_counties"]);
    assert!(report.passed.len() > 40);
}

#[tokio::test]
async fn after_three_calls_without_an_answer_nothing_more_is_asked() {
    let report = failed_with(vec![("*", |answer| answer.is_lost = true)]).await;
    assert_eq!((report.failed.len(), report.passed.len()), (3, 0));
    assert!(report.left.len() > 40, "what was not asked any more is named");
}

#[tokio::test]
async fn what_is_said_of_a_run_that_breaks_off_names_the_call_and_no_id() {
    let at = start();
    let door = AlteredProduct::refusing(&at.site, |asked| asked.contains("currentStep")).await;
    let broken_off = run(&with_account(&at, &door.address, false), &folder()).await.unwrap_err();
    // Nothing is paid, so the account goes whatever news of a payment would come first.
    let stripe = AlteredProduct::refusing(&at.stripe, |_| true).await;
    let mut options = with_account(&at, &at.site, true);
    options.target.stripe = stripe.address;
    let unpaid = run(&options, &folder()).await.unwrap_err();
    for (error, path) in
        [(broken_off, "/api/documents/{id}"), (unpaid, "/v1/payment_intents/{intent}/confirm")]
    {
        let ConformanceError::Refused { path: said, .. } = &error else { panic!("{error:?}") };
        assert_eq!(said, path);
        assert!(error.to_string().contains(path), "{error}");
    }
}

#[tokio::test]
async fn what_is_said_of_a_failure_holds_nothing_that_a_person_keeps_to_themselves() {
    let at = start();
    let everywhere: Vec<(&str, Change)> = vec![("*", |answer| {
        drop(answer.headers.remove("x-robots-tag"));
        if answer.status < 300 && answer.body.starts_with(b"{") {
            answer.json(|told| told["email"] = json!(["maria"]));
        }
    })];
    let door = AlteredProduct::of(&at.site, everywhere).await;
    let report = run(&with_account(&at, &door.address, false), &folder()).await.unwrap();
    assert!(report.passed.is_empty() && report.remains.is_empty());
    let said = format!("{report:?}");
    let tokens: Vec<String> = door.seen().into_iter().filter_map(|seen| seen.authorization).collect();
    assert!(!tokens.is_empty());
    for token in tokens {
        assert!(!said.contains(token.trim_start_matches("Bearer ")), "a token is said");
    }
    for word in ["López", "example.com", "Seashell", "Orange"] {
        assert!(!said.contains(word), "{word} is said");
    }
}
