//! Keys that more than one file of the ledger knows.

use domain::orders::Order;

pub(super) fn payment_key(payment: &str) -> String {
    format!("PAYMENT#{payment}")
}

/// The order's place in a list by time.
pub(super) fn place_by_time(order: &Order) -> String {
    format!("{}#{}", order.created_at, order.payment)
}
