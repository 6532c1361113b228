//! What happens at Stripe, without us.

use reqwest::Method;
use serde_json::json;

use super::{Step, Story, pick};
use crate::bank::Bank;
use crate::model::{Charge, Dispute, Refund};

impl Story<'_> {
    pub(super) async fn at_stripe(&mut self, step: &Step) {
        let (Step::Pay(n)
        | Step::Decline(n)
        | Step::Tamper(n)
        | Step::Refund { of: n, .. }
        | Step::RefundFails(n)
        | Step::Dispute { of: n, .. }
        | Step::Decide { of: n, .. }) = *step
        else {
            return;
        };
        let Some(charge) = pick(&mut self.charges, n) else { return };
        let (bank, buyer, payment) = (self.bank, &self.buyers[0], charge.payment.clone());
        match *step {
            Step::Pay(_) => charge.paid |= buyer.confirm(&payment, "pm_card_visa").await,
            Step::Decline(_) => drop(buyer.confirm(&payment, "pm_card_chargeDeclined").await),
            Step::Tamper(_) if !charge.paid => charge.tampered |= tamper(bank, &payment).await,
            Step::Refund { part, .. } if charge.paid => {
                let refund = buyer.refund(&payment, part.then_some(charge.amount / 3)).await;
                charge.refunds.extend(refund.iter().map(refund_of));
            }
            Step::RefundFails(_) => refund_fails(bank, charge).await,
            Step::Dispute { inquiry, .. } if charge.paid => {
                let made = bank.nudge(&format!("dispute/{payment}"), &json!({"inquiry": inquiry})).await;
                charge.disputes.extend(made.iter().filter(|_| !inquiry).map(dispute_of));
            }
            Step::Decide { won, .. } => decide(bank, charge, won).await,
            _ => {}
        }
    }
}

fn refund_of(refund: &serde_json::Value) -> Refund {
    let amount = u32::try_from(refund["amount"].as_u64().unwrap()).unwrap();
    Refund { id: refund["id"].as_str().unwrap().to_string(), amount, failed: false }
}

fn dispute_of(dispute: &serde_json::Value) -> Dispute {
    let amount = u32::try_from(dispute["amount"].as_u64().unwrap()).unwrap();
    Dispute { id: dispute["id"].as_str().unwrap().to_string(), amount, won: None }
}

/// Someone changes at Stripe whom a payment is from.
async fn tamper(bank: &Bank, payment: &str) -> bool {
    let form = [("metadata[userId]", "somebody")];
    bank.stripe(Method::POST, &format!("/v1/payment_intents/{payment}"), &form).await.is_some()
}

/// The bank does not take a refund.
async fn refund_fails(bank: &Bank, charge: &mut Charge) {
    let Some(refund) = charge.refunds.iter_mut().find(|refund| !refund.failed) else { return };
    let control = bank.nudge(&format!("refund/{}", refund.id), &json!({"status": "failed"})).await;
    refund.failed = control.is_some();
}

/// The bank decides a dispute.
async fn decide(bank: &Bank, charge: &mut Charge, won: bool) {
    let Some(dispute) = charge.disputes.iter_mut().find(|dispute| dispute.won.is_none()) else { return };
    let words = if won { "winning_evidence" } else { "losing_evidence" };
    let form = [("evidence[uncategorized_text]", words), ("submit", "true")];
    bank.stripe(Method::POST, &format!("/v1/disputes/{}", dispute.id), &form)
        .await
        .expect("evidence is taken");
    dispute.won = Some(won);
}
