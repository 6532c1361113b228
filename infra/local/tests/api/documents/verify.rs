//! What anyone who holds a paper may ask of it, and what they never learn.

use std::collections::BTreeSet;

use adapters::Policy;
use domain::assembly::paper::VerificationCode;
use domain::documents::Sha256Hash;
use futures_util::stream::{self, StreamExt};
use local::Settings;
use serde_json::json;
use shared::http::Rates;

use crate::fixtures::pdf::text;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::{log_lines, shared, start, start_with};
use crate::fixtures::response::ApiResponse;
use crate::fixtures::waiting::well_within_the_hour;

const UNKNOWN: &str = "No paper with this code was made here.";

async fn download(person: &Person, id: u64) -> Vec<u8> {
    let answer = person.get(&format!("/api/documents/{id}/download")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.bytes
}

/// The code as it stands at the foot of the pages.
fn printed_code(pdf: &[u8]) -> String {
    let words = text(pdf);
    let (_, after) = words.split_once("Code ").expect("the paper has a code");
    after.split_once(';').unwrap().0.to_string()
}

/// A code that no paper has, with a good last symbol.
fn guess(number: u64) -> String {
    let digest = Sha256Hash::of(&number.to_be_bytes()).to_string();
    VerificationCode::of_digest(&std::array::from_fn(|at| digest.as_bytes()[at])).to_string()
}

/// Someone who holds a paper and has no account.
struct Holder(Person);

impl Holder {
    fn near(person: &Person) -> Self {
        Self(Person::visitor(&person.at))
    }

    async fn code(&self, code: &str) -> ApiResponse {
        self.0.post("/api/verify", &json!({"code": code})).await
    }

    async fn file(&self, pdf: &[u8], code: Option<&str>) -> ApiResponse {
        let asked = json!({"sha256": Sha256Hash::of(pdf).to_string(), "code": code});
        self.0.post("/api/verify", &asked).await
    }
}

#[tokio::test]
async fn the_code_on_a_paper_says_what_it_is() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    let code = printed_code(&download(&maria, id).await);
    let versions = maria.get(&format!("/api/documents/{id}/versions")).await.expect(200);
    let version = &versions["versions"][0];
    assert_eq!(version["code"], code.as_str(), "its owner is shown the same");
    let made_on = domain::documents::florida_day(version["renderedAt"].as_str().unwrap().parse().unwrap());
    let paper = json!({"documentType": "simpleWill", "documentTypeName": "Simple Will", "version": 1,
        "madeOn": made_on.to_string(), "templateVersion": version["templateVersion"], "unchanged": null,
        "superseded": false});
    let answer = Holder::near(&maria).code(&code.to_lowercase().replace('-', "")).await;
    assert_eq!(answer.expect(200), json!({"withdrawn": false, "paper": paper}));
}

#[tokio::test]
async fn a_file_is_known_again_and_one_byte_less_or_more_is_noticed() {
    let maria = Person::registered(shared()).await;
    let pdf = download(&maria, maria.paid_will().await).await;
    let (holder, code) = (Holder::near(&maria), printed_code(&pdf));
    for code in [None, Some(code.as_str())] {
        let found = holder.file(&pdf, code).await.expect(200);
        assert_eq!((&found["paper"]["unchanged"], &found["paper"]["version"]), (&json!(true), &json!(1)));
    }
    let mut changed = pdf.clone();
    changed[pdf.len() / 2] ^= 1;
    assert_eq!(holder.file(&changed, Some(&code)).await.expect(200)["paper"]["unchanged"], false);
    assert!(holder.file(&changed, None).await.refusal(404).contains("exactly this file"));
    let bad = holder.0.post("/api/verify", &json!({"sha256": "abc"})).await;
    assert_eq!(bad.refusal(400), "A SHA-256 is 64 hexadecimal digits.");
}

#[tokio::test]
async fn an_old_version_says_that_a_later_one_followed() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    let first = download(&maria, id).await;
    let change = json!({"answers": {"executorName": "Paula Ramirez"}});
    maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    let second = download(&maria, id).await;
    let (holder, codes) = (Holder::near(&maria), [printed_code(&first), printed_code(&second)]);
    assert_ne!(codes[0], codes[1]);
    let old = holder.file(&first, Some(&codes[0])).await.expect(200)["paper"].clone();
    assert_eq!((&old["version"], &old["unchanged"]), (&json!(1), &json!(true)));
    assert_eq!(old["superseded"], true);
    let new = holder.code(&codes[1]).await.expect(200)["paper"].clone();
    assert_eq!((&new["version"], &new["superseded"]), (&json!(2), &json!(false)));
    assert_eq!(holder.file(&first, Some(&codes[1])).await.expect(200)["paper"]["unchanged"], false);
}

#[tokio::test]
async fn a_draft_has_no_code() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let draft = maria.get(&format!("/api/documents/{id}/draft")).await.bytes;
    assert!(!text(&draft).contains("Code "));
}

#[tokio::test]
async fn a_typing_slip_and_an_unknown_code_are_told_apart() {
    let maria = Person::registered(shared()).await;
    let code = printed_code(&download(&maria, maria.paid_will().await).await);
    let holder = Holder::near(&maria);
    let first = if code.starts_with('7') { "8" } else { "7" };
    let slip = holder.code(&format!("{first}{}", &code[1..])).await.expect(400);
    assert_eq!(slip["code"], "code_mistyped", "{slip}");
    assert_eq!(holder.code(&guess(0)).await.refusal(404), UNKNOWN);
    for text in ["", "abc", " ", "€", &"0".repeat(400)] {
        holder.code(text).await.refusal(400);
    }
}

/// Most guesses meet the budget of their network, which begins again with the hour; those that do not find nothing. Few are under way at
/// once: a slow machine would not answer all in time.
#[tokio::test]
async fn ten_thousand_guesses_find_nothing_and_are_held_back() {
    let policy = Settings::policy();
    let rates = Rates { verifications: 120, ..policy.rates };
    let maria = Person::registered(&start_with(Policy { rates, ..policy })).await;
    let code = printed_code(&download(&maria, maria.paid_will().await).await);
    let holder = Holder::near(&maria);
    let guesses = stream::iter(0..10_000).map(|number| {
        let guess = guess(number);
        let holder = &holder;
        async move { holder.code(&guess).await.status }
    });
    let answers: Vec<u16> = guesses.buffer_unordered(8).collect().await;
    let count = |status: u16| answers.iter().filter(|answer| **answer == status).count();
    let unknown = count(404);
    assert_eq!(unknown + count(429), 10_000, "{:?}", answers.iter().collect::<BTreeSet<_>>());
    assert!(unknown <= 2 * 120, "{unknown} were looked up");
    well_within_the_hour().await;
    for number in 0..=120 {
        holder.code(&guess(number)).await;
    }
    let refused = holder.file(&[], None).await;
    refused.refusal(429);
    assert!(refused.headers.contains_key("retry-after"));
    holder.code(&code).await.refusal(429);
}

#[tokio::test]
async fn nothing_private_is_answered_or_logged() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    let pdf = download(&maria, id).await;
    let (holder, code, owner) = (Holder::near(&maria), printed_code(&pdf), maria.owner().await);
    let answers = [holder.code(&code).await.text(), holder.file(&pdf, Some(&code)).await.text()];
    for private in [maria.email.as_str(), "Lopez", "Maria", &owner, &id.to_string()] {
        assert!(answers.iter().all(|answer| !answer.contains(private)), "{private}");
    }
    let log = serde_json::to_string(&log_lines()).unwrap();
    assert!(log.contains("/api/verify"), "the calls are in the log");
    assert!(!log.contains(&code) && !log.contains(&Sha256Hash::of(&pdf).to_string()));
}

#[tokio::test]
async fn the_tables_show_no_code_and_no_hash_of_a_paper() {
    let maria = Person::registered(&start()).await;
    let pdf = download(&maria, maria.paid_will().await).await;
    let rows = maria.at.dump("main").await.join("\n");
    assert!(rows.contains("VERIFICATION#"));
    assert!(!rows.contains(&printed_code(&pdf)) && !rows.contains(&printed_code(&pdf).replace('-', "")));
    assert!(!rows.contains(&Sha256Hash::of(&pdf).to_string()));
}

/// What is left of papers in the table.
async fn known(maria: &Person) -> Vec<String> {
    let rows = maria.at.dump("main").await;
    rows.into_iter().filter(|row| row.contains("S(\"VERIFICATION#")).collect()
}

#[tokio::test]
async fn after_a_document_or_its_account_is_deleted_only_that_a_paper_was_made_here_is_known() {
    let maria = Person::registered(&start()).await;
    let ids = [maria.paid_will().await, maria.paid_will().await];
    let papers = [download(&maria, ids[0]).await, download(&maria, ids[1]).await];
    let holder = Holder::near(&maria);
    maria.delete(&format!("/api/documents/{}", ids[0])).await.expect(200);
    let gone = json!({"withdrawn": true, "paper": null});
    assert_eq!(holder.code(&printed_code(&papers[0])).await.expect(200), gone);
    assert_eq!(holder.code(&printed_code(&papers[1])).await.expect(200)["withdrawn"], false);
    maria.post("/api/account/delete", &json!({"password": PASSWORD})).await.expect(200);
    for paper in &papers {
        assert_eq!(holder.code(&printed_code(paper)).await.expect(200), gone);
        assert_eq!(holder.file(paper, None).await.expect(200), gone);
    }
    for row in known(&maria).await {
        assert!(!row.contains("simpleWill") && !row.contains("made_on"), "{row}");
    }
}

#[tokio::test]
async fn a_paper_whose_money_went_back_is_withdrawn_and_one_bought_anew_has_another_code() {
    let maria = Person::registered(&start()).await;
    let (id, payment) = maria.bought().await;
    let before = printed_code(&download(&maria, id).await);
    maria.operator("/v1/refunds", &[("payment_intent", &payment)]).await;
    maria.eventually_is(id, "status", json!("completed")).await;
    let mut reconciliation = std::process::Command::new(env!("CARGO_BIN_EXE_local"));
    assert!(
        reconciliation
            .arg("reconcile")
            .env("COQUINA_DATA", &maria.at.data)
            .output()
            .unwrap()
            .status
            .success()
    );
    let holder = Holder::near(&maria);
    assert_eq!(holder.code(&before).await.expect(200)["withdrawn"], true);
    maria.confirm(&maria.payment(id).await, "pm_card_visa").await.expect(200);
    maria.eventually_is(id, "status", json!("paid")).await;
    let after = printed_code(&download(&maria, id).await);
    assert_ne!(after, before);
    assert_eq!(holder.code(&after).await.expect(200)["paper"]["version"], 1);
    assert_eq!(holder.code(&before).await.expect(200)["withdrawn"], true);
}
