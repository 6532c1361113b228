//! Sessions: `SESSION#<id>` / `SESSION`. DynamoDB forgets them some time after they end; until then the end counts.

use async_trait::async_trait;
use aws_sdk_dynamodb::types::AttributeValue;
use domain::ids::UserId;
use shared::clock;
use shared::ports::{PortError, Session, Sessions};

use super::{Item, Tables, failed};

/// Sessions in their own table.
pub(crate) struct DynamoSessions(pub(crate) Tables);

fn key(id: &str) -> String {
    format!("SESSION#{id}")
}

fn session(id: &str, item: &Item) -> Result<Session, PortError> {
    let user = UserId::try_from(item.read_text("user")?);
    Ok(Session {
        id: id.to_string(),
        user: user.map_err(|error| PortError::unavailable("DynamoDB", error))?,
        ends_at: item.read_as("ends_at")?,
    })
}

#[async_trait]
impl Sessions for DynamoSessions {
    async fn open(&self, session: &Session) -> Result<(), PortError> {
        let item = Item::keyed(key(&session.id), "SESSION")
            .text("user", session.user.as_str())
            .text("ends_at", session.ends_at.to_string())
            .number("expires", session.ends_at.as_second());
        let request = self.0.client.put_item().table_name(&self.0.sessions).set_item(Some(item.0));
        request.send().await.map_err(failed)?;
        Ok(())
    }

    async fn find(&self, id: &str) -> Result<Option<Session>, PortError> {
        let found = self.0.find(&self.0.sessions, key(id), "SESSION").await?;
        let session = found.map(|item| session(id, &item)).transpose()?;
        Ok(session.filter(|session| session.ends_at > clock::now()))
    }

    async fn close(&self, id: &str) -> Result<(), PortError> {
        let request = self.0.client.delete_item().table_name(&self.0.sessions);
        let request =
            request.key("pk", AttributeValue::S(key(id))).key("sk", AttributeValue::S("SESSION".into()));
        request.send().await.map_err(failed)?;
        Ok(())
    }
}
