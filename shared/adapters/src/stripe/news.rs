//! What Stripe's events say, whether the webhook brings them or the list has them.

use domain::ledger::{Fact, Stage};
use domain::order::Payment;
use jiff::Timestamp;
use shared::clock;
use shared::ports::{News, WebhookRefused, Webhooks};
use stripe_core::{Dispute, DisputeStatus, Event, PaymentIntent, Refund};
use stripe_types::miniserde_helpers::FromValueOpt;
use stripe_webhook::{EventObject, Webhook, WebhookError};

use super::keys::StripeKeys;
use super::payments::{cents, payment};

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
    fn read(&self, body: &[u8], signature: &str) -> Result<News, WebhookRefused> {
        // Before the operator has set the secret, anybody could sign: an empty key is a key.
        if self.secret.is_empty() {
            return Err(WebhookRefused::Signature);
        }
        let text = std::str::from_utf8(body).map_err(|_| WebhookRefused::Unreadable)?;
        let now = clock::now().as_second();
        let event = Webhook::construct_event_with_timestamp(text, signature, &self.secret, now);
        let event = event.map_err(|error| match error {
            WebhookError::BadParse(_) => WebhookRefused::Unreadable,
            _ => WebhookRefused::Signature,
        })?;
        let kind = event.type_.to_string();
        let fact = delivered(&kind, &event.data.object);
        Ok(News { event: event.id.to_string(), at: moment(event.created), fact, kind, unreadable: false })
    }
}

/// An event of Stripe's list. It has the form of the API version in which it happened, which may be one that cannot be read.
pub(super) fn listed(event: Event) -> News {
    let (kind, object) = (event.type_.to_string(), event.data.object);
    let read = match kind.as_str() {
        kind if kind.starts_with("payment_intent.") => {
            PaymentIntent::from_value(object).map(|intent| Some(of_payment(payment(&intent))))
        }
        kind if kind.starts_with("charge.dispute.") => {
            Dispute::from_value(object).map(|dispute| of_dispute(kind, &dispute))
        }
        _ => Refund::from_value(object).map(|refund| of_refund(&refund)),
    };
    let (unreadable, fact) = (read.is_none(), read.flatten());
    News { event: event.id.to_string(), at: moment(event.created), fact, kind, unreadable }
}

fn delivered(kind: &str, object: &EventObject) -> Option<(String, Fact)> {
    match object {
        EventObject::PaymentIntentSucceeded(intent) | EventObject::PaymentIntentCanceled(intent) => {
            Some(of_payment(payment(intent)))
        }
        EventObject::RefundCreated(refund)
        | EventObject::RefundUpdated(refund)
        | EventObject::RefundFailed(refund)
        | EventObject::ChargeRefundUpdated(refund) => of_refund(refund),
        EventObject::ChargeDisputeCreated(dispute)
        | EventObject::ChargeDisputeUpdated(dispute)
        | EventObject::ChargeDisputeClosed(dispute)
        | EventObject::ChargeDisputeFundsWithdrawn(dispute)
        | EventObject::ChargeDisputeFundsReinstated(dispute) => of_dispute(kind, dispute),
        _ => None,
    }
}

fn moment(seconds: i64) -> Timestamp {
    Timestamp::from_second(seconds).unwrap_or(Timestamp::UNIX_EPOCH)
}

fn of_payment(payment: Payment) -> (String, Fact) {
    (payment.id.clone(), Fact::Payment(payment))
}

/// A refund that is still pending counts: the money has been promised.
fn of_refund(refund: &Refund) -> Option<(String, Fact)> {
    let payment = refund.payment_intent.as_ref()?.id().to_string();
    let failed = matches!(refund.status.as_deref(), Some("failed" | "canceled"));
    Some((payment, Fact::Refund { refund: refund.id.to_string(), amount: cents(refund.amount), failed }))
}

fn of_dispute(kind: &str, dispute: &Dispute) -> Option<(String, Fact)> {
    let payment = dispute.payment_intent.as_ref()?.id().to_string();
    let stage = stage(kind, dispute);
    Some((payment, Fact::Dispute { dispute: dispute.id.to_string(), amount: cents(dispute.amount), stage }))
}

/// A decision is in the status; where the money is before it, in the event's type or the dispute's transactions.
fn stage(kind: &str, dispute: &Dispute) -> Stage {
    match (&dispute.status, kind) {
        (DisputeStatus::Won, _) => Stage::Won,
        (DisputeStatus::Lost, _) => Stage::Lost,
        (
            DisputeStatus::WarningNeedsResponse
            | DisputeStatus::WarningUnderReview
            | DisputeStatus::WarningClosed
            | DisputeStatus::Prevented,
            _,
        ) => Stage::Inquiry,
        (_, "charge.dispute.funds_reinstated") => Stage::Reinstated,
        (_, "charge.dispute.funds_withdrawn") => Stage::Withdrawn,
        _ if dispute.balance_transactions.is_empty() => Stage::Open,
        _ => Stage::Withdrawn,
    }
}

#[cfg(test)]
mod tests {
    use hmac::{Hmac, KeyInit, Mac};
    use sha2::Sha256;

    use super::*;

    /// A delivery signed by this secret, and what a webhook says of it that has the same one.
    fn delivered_by(secret: &str) -> Result<News, WebhookRefused> {
        let body = r#"{"id":"evt_1","object":"event","type":"payment_intent.succeeded"}"#;
        let now = clock::now().as_second();
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
        mac.update(format!("{now}.{body}").as_bytes());
        let digest = mac.finalize().into_bytes();
        let digest = digest.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
        let webhooks = StripeWebhooks { secret: secret.to_string() };
        webhooks.read(body.as_bytes(), &format!("t={now},v1={digest}"))
    }

    #[test]
    fn a_28_before_there_is_a_secret_nothing_is_signed() {
        assert!(matches!(delivered_by(""), Err(WebhookRefused::Signature)));
        assert!(matches!(delivered_by("whsec_1"), Err(WebhookRefused::Unreadable)), "signed, and not whole");
    }
}
