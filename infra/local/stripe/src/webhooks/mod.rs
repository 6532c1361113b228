//! Signed events on their way to the application.

use std::sync::Arc;

use serde_json::Value;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::JoinSet;

use crate::app::App;
use crate::delivery::Delivery;
use crate::error_response::StripeErrorResponse;
use crate::ids;
use crate::store::Change;

mod courier;
mod signature;

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
pub(crate) fn resend(app: &App, event: &str) -> Result<Value, StripeErrorResponse> {
    let mut store = app.store();
    let found = store.state.find(event).filter(|object| object["object"] == "event").cloned();
    let found = found.ok_or_else(|| StripeErrorResponse::missing("event", event))?;
    let delivery = Delivery::new(event, ids::milliseconds())?;
    app.commit(&mut store, vec![Change::Pending(delivery)]).map_err(StripeErrorResponse::internal)?;
    Ok(found)
}
