//! Letters: `SUPPORT#<year>-<month>` / `<time>#<id>`, so that the console lists a month in order.

use async_trait::async_trait;
use aws_sdk_dynamodb::types::AttributeValue;
use shared::ports::{Letter, Letters, PortError};

use super::{Item, Tables, failed};

/// Letters in the main table.
pub(crate) struct DynamoLetters(pub(crate) Tables);

fn keys(letter: &Letter) -> (String, String) {
    let time = letter.received_at;
    (format!("SUPPORT#{}", time.strftime("%Y-%m")), format!("{time:.3}#{}", letter.id))
}

fn item(letter: &Letter) -> Item {
    let (pk, sk) = keys(letter);
    Item::keyed(pk, sk)
        .text("form", letter.form)
        .text("name", &letter.name)
        .text("email", &letter.email)
        .text("phone", &letter.phone)
        .text("priority", &letter.priority)
        .text("subject", &letter.subject)
        .text("message", &letter.message)
        .flag("mailed", false)
}

#[async_trait]
impl Letters for DynamoLetters {
    async fn keep(&self, letter: &Letter) -> Result<(), PortError> {
        let request = self.0.client.put_item().table_name(&self.0.main).set_item(Some(item(letter).0));
        request.send().await.map_err(failed)?;
        Ok(())
    }

    async fn note_mailed(&self, letter: &Letter) -> Result<(), PortError> {
        let (pk, sk) = keys(letter);
        let request = self.0.client.update_item().table_name(&self.0.main);
        let request = request
            .key("pk", AttributeValue::S(pk))
            .key("sk", AttributeValue::S(sk))
            .update_expression("SET mailed = :yes")
            .expression_attribute_values(":yes", AttributeValue::Bool(true));
        request.send().await.map_err(failed)?;
        Ok(())
    }
}
