//! Signed events on their way to the application.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::JoinSet;

use crate::app::App;
use crate::ids;
use crate::refusal::Refusal;
use crate::store::Change;

mod courier;
mod signature;

/// An event that is still to be delivered.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Delivery {
    pub(crate) id: String,
    event: String,
    attempt: usize,
    due_ms: i64,
}

/// What became of one try.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Attempt {
    event: String,
    #[serde(rename = "type")]
    kind: String,
    url: Option<String>,
    attempt: usize,
    /// The HTTP status answered; 0 for no answer.
    status: u16,
}

impl Delivery {
    /// A first attempt, due at a time.
    pub(crate) fn new(event: &str, due_ms: i64) -> Result<Self, Refusal> {
        Ok(Self { id: ids::fresh("whd")?, event: event.to_owned(), attempt: 0, due_ms })
    }
}

/// Delivers whatever arrives; all unfinished deliveries stop when the future is dropped.
pub(crate) async fn run(app: Arc<App>, mut deliveries: UnboundedReceiver<Delivery>) {
    let mut running = JoinSet::new();
    loop {
        tokio::select! {
            Some(delivery) = deliveries.recv() => drop(running.spawn(courier::pursue(Arc::clone(&app), delivery))),
            Some(_) = running.join_next() => {}
            else => return,
        }
    }
}

/// Delivers an event again, whatever happened to it before.
pub(crate) fn resend(app: &App, event: &str) -> Result<Value, Refusal> {
    let mut store = app.store();
    let found = store.state.find(event).filter(|object| object["object"] == "event").cloned();
    let found = found.ok_or_else(|| Refusal::missing("event", event))?;
    let delivery = Delivery::new(event, ids::milliseconds())?;
    app.commit(&mut store, vec![Change::Pending(delivery)]).map_err(Refusal::internal)?;
    Ok(found)
}
