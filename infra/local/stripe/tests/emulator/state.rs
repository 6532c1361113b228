//! What survives a restart.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::json;
use stripe_emulator::{Settings, serve};
use tokio::net::TcpListener;

use super::support::{SECRET, Shop, id};

const CHILD_STATE: &str = "STRIPE_EMULATOR_TEST_STATE";
const INTENT: [(&str, &str); 2] = [("amount", "500"), ("currency", "usd")];

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::remove_dir_all(&folder).ok();
    folder.join("deeper/state.jsonl")
}

#[tokio::test]
async fn objects_and_idempotency_keys_survive_a_restart() {
    let state = scratch("objects");
    let shop = Shop::with_state(Some(state.clone())).await;
    let intent = shop.post_once("order-1", "/v1/payment_intents", &INTENT).await.ok();
    let card = shop.enter_card("4000000000009995", &[]).await.ok();
    shop.crash().await;

    let shop = Shop::with_state(Some(state)).await;
    let again = shop.post_once("order-1", "/v1/payment_intents", &INTENT).await;
    assert_eq!(again.headers["idempotent-replayed"], "true");
    assert_eq!(again.ok()["id"], intent["id"]);
    let path = format!("/v1/payment_intents/{}/confirm", id(&intent));
    let error = shop.post(&path, &[("payment_method", id(&card))]).await.refused(402);
    assert_eq!(error["decline_code"], "insufficient_funds");
}

#[tokio::test]
async fn a_dispute_goes_on_after_a_restart() {
    let state = scratch("disputes");
    let shop = Shop::with_state(Some(state.clone())).await;
    let paid = shop.pay("pm_card_createDispute").await.ok();
    let dispute = shop.dispute_of(&paid).await;
    shop.crash().await;

    let shop = Shop::with_state(Some(state)).await;
    assert_eq!(shop.dispute_of(&paid).await, dispute);
    assert_eq!(shop.tell(&dispute, "winning_evidence").await.ok()["status"], "won");
}

#[tokio::test]
async fn an_undelivered_webhook_is_delivered_after_a_restart() {
    let state = scratch("webhooks");
    let mut shop = Shop::with_state(Some(state.clone())).await;
    shop.turn(json!({ "retry_ms": [200] })).await;
    shop.hooks.answer(&[500]);
    let intent = shop.post("/v1/payment_intents", &INTENT).await.ok();
    shop.hooks.next().await;
    shop.eventually("/_config/deliveries", |all| all.as_array().unwrap().len() == 1).await;
    shop.crash().await;

    let mut shop = Shop::with_state(Some(state)).await;
    let hook = shop.hooks.next().await;
    assert_eq!(hook.event["data"]["object"]["id"], intent["id"]);
    assert!(hook.is_signed_with(SECRET));
}

#[tokio::test]
async fn a_card_number_is_not_kept() {
    let state = scratch("numbers");
    let shop = Shop::with_state(Some(state.clone())).await;
    shop.enter_card("4242424242424242", &[]).await.ok();
    let kept = fs::read_to_string(state).unwrap();
    assert!(kept.contains("\"last4\":\"4242\"") && !kept.contains("4242424242424242"));
}

#[tokio::test]
async fn every_answered_call_survives_a_kill() {
    let state = scratch("kill");
    let (child, base) = start_child(&state);
    let shop = Shop::at(base).await;
    let mut answered = Vec::new();
    for _ in 0..20 {
        answered.push(shop.pay("pm_card_visa").await.ok());
    }
    drop(child);

    let shop = Shop::with_state(Some(state)).await;
    for intent in answered {
        let found = shop.get(&format!("/v1/payment_intents/{}", id(&intent))).await.ok();
        assert_eq!(found, intent);
    }
}

/// A process that is killed when it is dropped, also by a test that fails.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        self.0.kill().and_then(|()| self.0.wait()).ok();
    }
}

fn start_child(state: &Path) -> (Process, String) {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--ignored", "--exact", "state::a_process_to_kill", "--nocapture"])
        .env(CHILD_STATE, state)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let base =
        lines.map(Result::unwrap).find_map(|line| line.find("http://").map(|at| line[at..].to_owned()));
    (Process(child), base.unwrap())
}

#[tokio::test]
#[ignore = "the process that every_answered_call_survives_a_kill starts"]
async fn a_process_to_kill() {
    let Ok(state) = env::var(CHILD_STATE) else { return };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("\nhttp://{}", listener.local_addr().unwrap());
    serve(listener, Settings { state: Some(state.into()), ..Settings::default() }).await.unwrap();
}
