//! Letters: `SUPPORT#<year>-<month>` / `<time>#<id>`, so that the console lists a month in order.
//! What was written is sealed.

use crate::ports::PortError;
use jiff::Timestamp;
use serde::Serialize;

use super::outbox::{self, OutboxMessage};
use crate::store::rows::{Item, put};
use crate::store::sealing::EncryptionContext;
use crate::store::tables::Tables;

/// A letter is kept for 90 days.
const KEPT_SECONDS: i64 = 90 * 24 * 60 * 60;

/// A message to the people who run the service.
#[derive(Clone, Debug)]
pub struct SupportMessage {
    /// Id, also the reference in the mail about it.
    pub id: String,
    /// When it came.
    pub received_at: Timestamp,
    /// Which form it was written on.
    pub form: &'static str,
    /// Who writes.
    pub name: String,
    /// Where the answer goes.
    pub email: String,
    /// Telephone number; empty when none was given.
    pub phone: String,
    /// How urgent it is; empty when the form does not ask.
    pub priority: String,
    /// What it is about, on one line.
    pub subject: String,
    /// The message.
    pub message: String,
}

/// Support messages: what is written to the people who run the service.
pub struct SupportMessages(pub Tables);

fn keys(letter: &SupportMessage) -> (String, String) {
    let time = letter.received_at;
    (format!("SUPPORT#{}", time.strftime("%Y-%m")), format!("{time:.3}#{}", letter.id))
}

/// What of a letter is sealed.
#[derive(Serialize)]
struct Text<'a> {
    name: &'a str,
    email: &'a str,
    phone: &'a str,
    subject: &'a str,
    message: &'a str,
}

impl SupportMessages {
    async fn item(&self, letter: &SupportMessage) -> Result<Item, PortError> {
        let (pk, sk) = keys(letter);
        let text = Text {
            name: &letter.name,
            email: &letter.email,
            phone: &letter.phone,
            subject: &letter.subject,
            message: &letter.message,
        };
        let item = Item::keyed(pk, sk).text("form", letter.form).text("priority", &letter.priority);
        let item = item.number("expires", forgotten_at(letter));
        item.sealed(&self.0.encryptor, &EncryptionContext::new("letter", &letter.id, "letter"), &text).await
    }
}

/// In seconds since 1970. The operator has the letter by mail.
fn forgotten_at(letter: &SupportMessage) -> i64 {
    letter.received_at.as_second() + KEPT_SECONDS
}

impl SupportMessages {
    /// Keeps a letter together with the mail about it, all or nothing.
    pub async fn keep(
        &self,
        letter: &SupportMessage,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError> {
        let mut writes = vec![put(&self.0.main, self.item(letter).await?)?];
        writes.extend(outbox::writes(&self.0, outbox_messages).await?);
        self.0.write(writes).await
    }
}
