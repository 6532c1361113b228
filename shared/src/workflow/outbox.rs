//! Sending what waits in the outbox.
//!
//! A message is claimed before it is sent, so that two senders never send it both, and forgotten after it was sent. Who is
//! killed in between leaves a claim that runs out, and the message is sent again: at least once, and twice only if the
//! mail service took it and that could not be written down, because its answer was lost or the process ended. Both copies
//! carry the same reference.

use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};

use crate::clock;
use crate::metric::{self, Metric};
use crate::ports::{Mail, PortError, Sending};
use crate::store::{Outbox, OutboxEntry};

/// How long a sender has a message for itself, in seconds; after a failure the wait doubles each time.
const CLAIM: i64 = 120;

/// The longest wait between two tries, in seconds.
const LONGEST: i64 = 6 * 60 * 60;

/// What sending needs.
#[derive(Clone)]
pub struct OutboxSender {
    /// What waits.
    pub outbox: Arc<Outbox>,
    /// Outgoing mail.
    pub mail: Arc<dyn Mail>,
}

impl OutboxSender {
    /// Sends everything that is due; how many were sent.
    ///
    /// # Errors
    /// When the outbox does not answer. A message that cannot be sent is no error: it is tried again later.
    pub async fn deliver(&self) -> Result<usize, PortError> {
        let mut sent = 0;
        for outbox_entry in self.outbox.due(clock::now()).await? {
            sent += usize::from(self.send(&outbox_entry).await?);
        }
        Ok(sent)
    }

    async fn send(&self, outbox_entry: &OutboxEntry) -> Result<bool, PortError> {
        let outbox_message = match self.outbox.claim(outbox_entry, next_try(outbox_entry, clock::now())).await
        {
            Err(PortError::Conflict) => return Ok(false),
            result => result?,
        };
        let sending = match self.mail.send(&outbox_message.message, Some(&outbox_message.id)).await {
            Ok(sending) => sending,
            Err(error) => {
                tracing::error!(outbox_message.id = %outbox_message.id, outbox_entry.tries, %error, "a mail was not sent");
                metric::count(Metric::MailsFailed);
                return Ok(false);
            }
        };
        // What is refused for good is off the list too.
        if let Err(error) = self.outbox.sent(&outbox_message.id).await {
            tracing::error!(outbox_message.id = %outbox_message.id, %error, "a mail was sent and could not be taken off the list");
        }
        // The ids of other mail may tell a day that stands sealed in a document.
        if outbox_message.id.starts_with("pi_") {
            tracing::info!(outbox_message.id = %outbox_message.id, outbox_entry.tries, ?sending, "mail handed over");
        }
        Ok(sending == Sending::Taken)
    }
}

fn next_try(outbox_entry: &OutboxEntry, now: Timestamp) -> Timestamp {
    let wait = 2_i64.saturating_pow(outbox_entry.tries).saturating_mul(CLAIM).min(LONGEST);
    now.saturating_add(SignedDuration::from_secs(wait)).unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_waits_double_up_to_six_hours() {
        let start = Timestamp::UNIX_EPOCH;
        let wait = |tries| next_try(&OutboxEntry { id: String::new(), due: start, tries }, start).as_second();
        assert_eq!([0, 1, 2, 30, 63, 200].map(wait), [120, 240, 480, 21_600, 21_600, 21_600]);
    }
}
