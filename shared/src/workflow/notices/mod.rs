//! What is mailed about a payment. Neither answers nor names stand in it: other people may read a person's mail.

mod buyer;
mod operator;

pub use operator::{no_order, no_order_again};

use domain::accounts::Account;
use domain::orders::ledger::{Entry, OrderLedger};

use crate::ports::Message;
use crate::store::OutboxMessage;

/// Whom the mail about a payment goes to.
pub struct Recipients<'a> {
    /// The buyer, while there is an account that gets mail.
    pub buyer: Option<&'a Account>,
    /// The people who run the service.
    pub operator: &'a str,
    /// Where the site is.
    pub site: &'a str,
}

/// The mail about new entries of an order's page, each piece named after its entry, so that it is written once.
#[must_use]
pub fn of(order_ledger: &OrderLedger, entries: &[Entry], recipients: &Recipients<'_>) -> Vec<OutboxMessage> {
    entries.iter().flat_map(|entry| about(order_ledger, entry, recipients)).collect()
}

/// Subject and text.
struct Notice(String, String);

fn about(order_ledger: &OrderLedger, entry: &Entry, recipients: &Recipients<'_>) -> Vec<OutboxMessage> {
    let id = |reader: &str| format!("{}#{}#{reader}", order_ledger.order.payment, entry.key());
    let to_buyer = recipients.buyer.and_then(|buyer| {
        let letter = buyer::for_buyer(order_ledger, entry, recipients)?;
        Some(letter.to(buyer.email.as_str(), None, id("buyer")))
    });
    let to_operator = operator::for_operator(&order_ledger.order, entry);
    // Answering it writes to the buyer, whose address stands nowhere that the operator could read.
    let answer_to = recipients.buyer.map(|buyer| buyer.email.as_str().to_string());
    let to_operator =
        to_operator.map(|letter| letter.to(recipients.operator, answer_to.clone(), id("operator")));
    to_buyer.into_iter().chain(to_operator).collect()
}

impl Notice {
    fn to(self, address: &str, reply_to: Option<String>, id: String) -> OutboxMessage {
        let Self(subject, text) = self;
        OutboxMessage { id, message: Message { to: address.to_string(), reply_to, subject, text } }
    }
}
