//! One delivery, from the first attempt to the last.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use super::signature;
use crate::app::App;
use crate::delivery::{Attempt, Delivery};
use crate::event::Event;
use crate::ids;
use crate::store::Change;

const USER_AGENT: &str = "Stripe/1.0 (+https://stripe.com/docs/webhooks)";

/// Tries until the application takes the event or the attempts are used up.
pub(super) async fn pursue(app: Arc<App>, mut delivery: Delivery) {
    loop {
        let wait = delivery.due_ms.saturating_sub(ids::milliseconds());
        tokio::time::sleep(Duration::from_millis(wait.try_into().unwrap_or_default())).await;
        let Some(event) = due(&app, &delivery) else { return };
        let status = post(&app, &delivery, &event).await;
        match settle(&app, delivery, status) {
            Some(next) => delivery = next,
            None => return,
        }
    }
}

/// The event to deliver, unless everything was deleted meanwhile.
fn due(app: &App, delivery: &Delivery) -> Option<Value> {
    let store = app.store();
    store.state.find(&delivery.event).filter(|_| store.state.is_pending(&delivery.id)).cloned()
}

async fn post(app: &App, delivery: &Delivery, event: &Value) -> u16 {
    let (url, secret) = {
        let controls = app.controls();
        (controls.webhook_url.clone(), controls.webhook_secret.clone())
    };
    let status = match &url {
        Some(url) => send(&app.http, url, &secret, event).await,
        None => 0,
    };
    let kind = event["type"].as_str().unwrap_or_default().to_owned();
    tracing::info!("webhook {kind} {} attempt {} status {status}", delivery.event, delivery.attempt + 1);
    app.note(Attempt { event: delivery.event.clone(), kind, url, attempt: delivery.attempt, status });
    status
}

async fn send(http: &reqwest::Client, url: &str, secret: &str, event: &Value) -> u16 {
    let body = format!("{event:#}");
    let call = http
        .post(url)
        .header("content-type", "application/json; charset=utf-8")
        .header("user-agent", USER_AGENT)
        .header("stripe-signature", signature::header(secret, ids::seconds(), &body))
        .body(body);
    call.send().await.map_or(0, |answer| answer.status().as_u16())
}

/// Ends a delivery or sets the time of its next attempt.
fn settle(app: &App, delivery: Delivery, status: u16) -> Option<Delivery> {
    let mut store = app.store();
    if !store.state.is_pending(&delivery.id) {
        return None;
    }
    let delivered = (200..300).contains(&status);
    let next = if delivered { None } else { retry(&delivery, &app.controls().retry_ms) };
    let mut changes = match &next {
        Some(next) => vec![Change::Pending(next.clone())],
        None => vec![Change::Finished(delivery.id.clone())],
    };
    if delivered {
        changes.extend(acknowledged(store.state.find(&delivery.event)));
    }
    if let Err(error) = store.commit(changes) {
        tracing::error!("the state file cannot be written: {error}");
    }
    next
}

fn retry(delivery: &Delivery, pauses: &[u32]) -> Option<Delivery> {
    let pause = pauses.get(delivery.attempt)?;
    let due_ms = ids::milliseconds() + i64::from(*pause);
    Some(Delivery { attempt: delivery.attempt + 1, due_ms, ..delivery.clone() })
}

/// The event without its pending webhook.
fn acknowledged(event: Option<&Value>) -> Option<Change> {
    let mut event: Event = serde_json::from_value(event?.clone()).ok()?;
    event.pending_webhooks = 0;
    serde_json::to_value(event).ok().map(Change::Put)
}
