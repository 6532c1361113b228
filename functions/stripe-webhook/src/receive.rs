use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use shared::http::{ApiError, json};
use shared::ports::{WebhookEvent, WebhookRefused};

use crate::Ports;

/// Receive an event. The signature is verified on the raw body before anything is read from it.
///
/// An event counts as noted only after it has taken effect: when a store fails in between, Stripe delivers it again.
#[utoipa::path(post, path = "/api/stripe/webhook", tag = "stripe-webhook",
    params(("Stripe-Signature" = String, Header, description = "Stripe's signature over the raw body")),
    responses((status = 200, description = "Received"), (status = 400, body = shared::http::error::Problem)))]
pub(crate) async fn receive_event(
    State(ports): State<Ports>,
    headers: HeaderMap,
    request: Request,
) -> Result<StatusCode, ApiError> {
    let body = json::body(request).await?;
    let signature = headers.get("stripe-signature").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let event = ports.webhooks.read(&body, signature).map_err(refused)?;
    take_effect(&ports, &event).await?;
    Ok(StatusCode::OK)
}

fn refused(why: WebhookRefused) -> ApiError {
    tracing::warn!(%why, "webhook refused");
    ApiError::bad_request(why.to_string())
}

/// Settling is idempotent, so an event that comes twice, or out of order, does no harm.
async fn take_effect(ports: &Ports, event: &WebhookEvent) -> Result<(), ApiError> {
    if let Some(payment) = &event.succeeded {
        let settlement = ports.till.settle(payment).await?;
        tracing::info!(event.id = %event.id, payment.id = %payment.id, ?settlement, "payment settled");
    }
    let first = ports.till.orders.note_event(&event.id).await?;
    tracing::info!(event.id = %event.id, event.kind = %event.kind, first, "event received");
    Ok(())
}
