use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use shared::http::error::Problem;
use shared::http::{ApiError, json};
use shared::ports::{PaymentEvent, WebhookRefused};
use shared::workflow::settle::Settled;

use crate::AppState;

/// Receive an event. The signature is verified on the raw body before anything is read from it.
///
/// An event is noted in the transaction in which it takes effect: when that fails, Stripe delivers it again.
#[utoipa::path(post, path = "/api/stripe/webhook", tag = "stripe-webhook",
    extensions(("x-access" = json!("stripe")), ("x-rate" = json!("gateway")), ("x-body" = json!(1048576))),
    params(("Stripe-Signature" = String, Header, description = "Stripe's signature over the raw body")),
    responses((status = 200, description = "Received"), (status = 400, body = Problem)))]
pub(crate) async fn receive_event(
    State(app): State<AppState>,
    headers: HeaderMap,
    request: Request,
) -> Result<StatusCode, ApiError> {
    let body = json::body(request).await?;
    let signature = headers.get("stripe-signature").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let payment_event = app.webhooks.read(&body, signature).map_err(refused)?;
    take_effect(&app, &payment_event).await?;
    Ok(StatusCode::OK)
}

fn refused(why: WebhookRefused) -> ApiError {
    tracing::warn!(%why, "webhook refused");
    ApiError::bad_request(why.to_string())
}

/// Settling is idempotent, so an event that comes twice, or out of order, does no harm.
async fn take_effect(app: &AppState, payment_event: &PaymentEvent) -> Result<(), ApiError> {
    let PaymentEvent { event, kind, .. } = payment_event;
    let settled = match &payment_event.payment_update {
        Some((payment, payment_update)) => {
            app.payment_service.settle(payment, payment_update, Some(event)).await?
        }
        None => {
            app.payment_service.ledger.note_event(event).await?;
            Settled::Nothing
        }
    };
    let payment = payment_event.payment_update.as_ref().map_or("-", |(payment, _)| payment.as_str());
    tracing::info!(event.id = %event, event.kind = %kind, payment.id = payment, ?settled, "event received");
    Ok(())
}
