//! What the people who run the service are told of payments.

use domain::money::Cents;
use domain::orders::Order;
use domain::orders::ledger::{Entry, Mismatch};

use super::Notice;
use crate::store::OutboxMessage;

/// What the people who run the service have to act on.
pub(super) fn for_operator(order: &Order, entry: &Entry) -> Option<Notice> {
    let payment = &order.payment;
    match entry {
        Entry::Paid { .. } if order.goods.attorney_review() => {
            let ids: Vec<String> = order.goods.documents().iter().map(ToString::to_string).collect();
            let text = format!(
                "An attorney review was bought. Document {}, payment {payment}, buyer {}. It waits in the queue REVIEWS \
                 of the ledger. An answer to this mail goes to the buyer.",
                ids.join(", "),
                order.owner,
            );
            Some(Notice("An attorney review was bought".to_string(), text))
        }
        Entry::Unmatched { amount, why } => Some(unmatched(payment, *amount, *why)),
        Entry::RefundFailed { amount, .. } => Some(Notice(
            "A refund failed".to_string(),
            format!("The bank did not take the refund of {amount} of payment {payment}. Its buyer was told."),
        )),
        _ => None,
    }
}

fn unmatched(payment: &str, amount: Cents, why: Mismatch) -> Notice {
    let why = match why {
        Mismatch::NoOrder => "no order asked for it",
        Mismatch::OtherTerms => "the amount, the currency or the buyer is not the order's",
        Mismatch::BoughtOtherwise => "another payment has bought its document",
        Mismatch::DocumentGone => "its document is gone",
        Mismatch::OwnerGone => "its account is gone",
    };
    let text = format!(
        "A payment of {amount} came in that could not be matched: {why}. Payment {payment}. It stands in the list \
         UNMATCHED of the ledger; a refund in Stripe's dashboard settles it."
    );
    Notice("A payment needs a person".to_string(), text)
}

/// To the people who run the service, about money that no order asked for.
#[must_use]
pub fn no_order(payment: &str, amount: Cents, operator: &str) -> OutboxMessage {
    unmatched(payment, amount, Mismatch::NoOrder).to(operator, None, format!("{payment}#unmatched#operator"))
}

/// To the people who run the service, about such money whose refund did not arrive.
#[must_use]
pub fn no_order_again((payment, refund): (&str, &str), amount: Cents, operator: &str) -> OutboxMessage {
    let text = format!(
        "The bank did not take the refund of {amount} of payment {payment}, which no order asked for. The payment stands in the \
         list UNMATCHED of the ledger again; another refund in Stripe's dashboard settles it."
    );
    Notice("A refund failed".to_string(), text).to(operator, None, format!("{payment}#{refund}#operator"))
}
