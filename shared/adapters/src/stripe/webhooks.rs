//! What Stripe's events say, whether the webhook brings them or the list has them.

use domain::orders::Payment;
use domain::orders::ledger::{DisputeStatus, PaymentUpdate};
use jiff::Timestamp;
use serde::de::DeserializeOwned;
use serde_json::Value;
use shared::clock;
use shared::ports::{PaymentEvent, WebhookRefused, Webhooks};

use super::keys::StripeKeys;
use super::objects::{Dispute, Event, PaymentIntent, Refund, cents};
use super::signature::is_signed;

/// The events that change the ledger. The webhook has to be registered for these.
pub(super) const KINDS: [&str; 11] = [
    "payment_intent.succeeded",
    "payment_intent.canceled",
    "refund.created",
    "refund.updated",
    "refund.failed",
    "charge.refund.updated",
    "charge.dispute.created",
    "charge.dispute.updated",
    "charge.dispute.closed",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.funds_reinstated",
];

/// Verifies and reads webhook deliveries.
pub(crate) struct StripeWebhooks {
    secret: String,
}

impl StripeWebhooks {
    pub(crate) fn new(keys: &StripeKeys) -> Self {
        Self { secret: keys.webhook_secret.clone() }
    }
}

impl Webhooks for StripeWebhooks {
    fn read(&self, body: &[u8], signature: &str) -> Result<PaymentEvent, WebhookRefused> {
        if !is_signed(body, signature, &self.secret, clock::now()) {
            return Err(WebhookRefused::Signature);
        }
        let event = serde_json::from_slice(body).map_err(|_| WebhookRefused::Unreadable)?;
        Some(payment_event(event))
            .filter(|payment_event| !payment_event.unreadable)
            .ok_or(WebhookRefused::Unreadable)
    }
}

/// What an event says. It has the form of the API version in which it happened, which may be one that cannot be read.
pub(super) fn payment_event(event: Event) -> PaymentEvent {
    let Event { id, kind, created, data } = event;
    let at = Timestamp::from_second(created).unwrap_or(Timestamp::UNIX_EPOCH);
    let read = payment_update(&kind, data.object);
    PaymentEvent { event: id, kind, at, unreadable: read.is_err(), payment_update: read.ok().flatten() }
}

fn payment_update(kind: &str, object: Value) -> serde_json::Result<Option<(String, PaymentUpdate)>> {
    match kind {
        kind if !KINDS.contains(&kind) => Ok(None),
        kind if kind.starts_with("payment_intent.") => read(object).map(of_payment),
        kind if kind.starts_with("charge.dispute.") => read(object).map(|dispute| of_dispute(kind, &dispute)),
        _ => read(object).map(of_refund),
    }
}

fn read<T: DeserializeOwned>(object: Value) -> serde_json::Result<T> {
    serde_json::from_value(object)
}

fn of_payment(intent: PaymentIntent) -> Option<(String, PaymentUpdate)> {
    let payment = Payment::from(intent);
    Some((payment.id.clone(), PaymentUpdate::Payment(payment)))
}

/// A refund that is still pending counts: the money has been promised.
fn of_refund(refund: Refund) -> Option<(String, PaymentUpdate)> {
    let payment = refund.payment_intent?.id().to_string();
    let failed = matches!(refund.status.as_deref(), Some("failed" | "canceled"));
    Some((payment, PaymentUpdate::Refund { refund: refund.id, amount: cents(refund.amount), failed }))
}

fn of_dispute(kind: &str, dispute: &Dispute) -> Option<(String, PaymentUpdate)> {
    let payment = dispute.payment_intent.as_ref()?.id().to_string();
    let status = dispute_status(kind, dispute);
    Some((
        payment,
        PaymentUpdate::Dispute { dispute: dispute.id.clone(), amount: cents(dispute.amount), status },
    ))
}

/// A decision is in the status; where the money is before it, in the event's type or the dispute's transactions.
fn dispute_status(kind: &str, dispute: &Dispute) -> DisputeStatus {
    match (dispute.status.as_str(), kind) {
        ("won", _) => DisputeStatus::Won,
        ("lost", _) => DisputeStatus::Lost,
        ("warning_needs_response" | "warning_under_review" | "warning_closed" | "prevented", _) => {
            DisputeStatus::Inquiry
        }
        (_, "charge.dispute.funds_reinstated") => DisputeStatus::Reinstated,
        (_, "charge.dispute.funds_withdrawn") => DisputeStatus::Withdrawn,
        _ if dispute.balance_transactions.is_empty() => DisputeStatus::Open,
        _ => DisputeStatus::Withdrawn,
    }
}

#[cfg(test)]
mod tests {
    use domain::orders::PaymentStatus;
    use serde_json::json;

    use super::*;

    fn told(kind: &str, object: Value) -> PaymentEvent {
        let event = json!({ "id": "evt_1", "type": kind, "created": 1, "data": { "object": object } });
        payment_event(serde_json::from_value(event).unwrap())
    }

    #[test]
    fn an_event_says_what_matters_whatever_else_its_version_has() {
        let object = json!({
            "id": "pi_1", "amount": 3900, "amount_received": 3900, "currency": "USD", "status": "succeeded",
            "metadata": { "userId": "u" }, "a field of 2031": {},
        });
        let (payment, payment_update) = told("payment_intent.succeeded", object).payment_update.unwrap();
        let PaymentUpdate::Payment(paid) = payment_update else { panic!("{payment_update:?}") };
        assert_eq!(payment, "pi_1");
        assert_eq!(
            (paid.received, paid.status, paid.currency.as_str()),
            (3900, PaymentStatus::Succeeded, "usd")
        );
        assert_eq!(paid.buyer.as_deref(), Some("u"));
    }

    #[test]
    fn an_event_that_lacks_what_matters_cannot_be_read() {
        for kind in KINDS {
            assert!(told(kind, json!({ "id": "x", "amount": "3900" })).unreadable, "{kind}");
        }
    }

    #[test]
    fn other_kinds_say_nothing_and_are_no_trouble() {
        let payment_event = told("customer.created", json!({ "id": "cus_1" }));
        assert_eq!((payment_event.unreadable, payment_event.payment_update), (false, None));
    }

    #[test]
    fn a_refund_names_its_payment_by_id_or_whole() {
        for payment in [json!("pi_1"), json!({ "id": "pi_1", "amount": 3900 })] {
            let refund =
                json!({ "id": "re_1", "amount": 100, "status": "failed", "payment_intent": payment });
            let payment_update =
                PaymentUpdate::Refund { refund: "re_1".to_string(), amount: cents(100), failed: true };
            assert_eq!(
                told("refund.failed", refund).payment_update,
                Some(("pi_1".to_string(), payment_update))
            );
        }
    }

    #[test]
    fn where_the_money_of_a_dispute_is() {
        for (kind, stripe_status, movements, status) in [
            ("created", "needs_response", 0, DisputeStatus::Open),
            ("created", "needs_response", 1, DisputeStatus::Withdrawn),
            ("funds_withdrawn", "under_review", 1, DisputeStatus::Withdrawn),
            ("funds_reinstated", "under_review", 2, DisputeStatus::Reinstated),
            ("closed", "won", 2, DisputeStatus::Won),
            ("closed", "lost", 1, DisputeStatus::Lost),
            ("created", "warning_needs_response", 0, DisputeStatus::Inquiry),
            ("closed", "warning_closed", 0, DisputeStatus::Inquiry),
            ("updated", "prevented", 0, DisputeStatus::Inquiry),
            ("updated", "a status of 2031", 1, DisputeStatus::Withdrawn),
        ] {
            let dispute = json!({
                "id": "du_1", "amount": 3900, "status": stripe_status, "payment_intent": "pi_1",
                "balance_transactions": vec![json!({}); movements],
            });
            let told = told(&format!("charge.dispute.{kind}"), dispute).payment_update;
            let payment_update =
                PaymentUpdate::Dispute { dispute: "du_1".to_string(), amount: cents(3900), status };
            assert_eq!(told, Some(("pi_1".to_string(), payment_update)), "{kind} {stripe_status}");
        }
    }
}
