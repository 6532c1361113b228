//! Letters: `SUPPORT#<year>-<month>` / `<time>#<id>`, so that the console lists a month in order.
//! What was written is sealed.

use async_trait::async_trait;
use serde::Serialize;
use shared::ports::{OutboxMessage, PortError, SupportMessage, SupportMessages};

use super::{Item, Tables, outbox, transaction};
use crate::encryptor::EncryptionContext;

/// A letter is kept for 90 days.
const KEPT_SECONDS: i64 = 90 * 24 * 60 * 60;

/// Letters in the main table.
pub(crate) struct DynamoSupportMessages(pub(crate) Tables);

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

impl DynamoSupportMessages {
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

#[async_trait]
impl SupportMessages for DynamoSupportMessages {
    async fn keep(
        &self,
        letter: &SupportMessage,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError> {
        let mut writes = vec![transaction::put(&self.0.main, self.item(letter).await?)?];
        writes.extend(outbox::writes(&self.0, outbox_messages).await?);
        self.0.write(writes).await
    }
}
