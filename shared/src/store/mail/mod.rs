//! Mail: what waits to be sent, what people have written, and addresses to which nothing is sent.

mod outbox;
mod support_messages;
mod suppressions;

pub use outbox::{Outbox, OutboxEntry, OutboxMessage};
pub use support_messages::{SupportMessage, SupportMessages};
pub use suppressions::Suppressions;

pub(in crate::store) use outbox::writes;
