//! Sessions: `USER#<id>` / `SESSION#<digest of the secret in the token>`. DynamoDB deletes them some time after they end;
//! until then the end counts.

use crate::clock;
use crate::ports::PortError;
use crate::store::rows::{Item, failed, owner_key};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::AttributeValue;
use domain::accounts::{Session, SignInMethod};
use domain::ids::UserId;

/// Sessions. A token without its session is worth nothing, so signing out is immediate.
pub struct Sessions(pub Tables);

fn sort_key(id: &str) -> String {
    format!("SESSION#{id}")
}

fn way_name(way: SignInMethod) -> &'static str {
    match way {
        SignInMethod::Password => "password",
        SignInMethod::Provider => "provider",
        SignInMethod::Passkey => "passkey",
    }
}

fn session(user: &UserId, item: &Item) -> Result<Session, PortError> {
    let id = item.read_text("sk")?;
    let way = match item.read_text("way")?.as_str() {
        "provider" => SignInMethod::Provider,
        "passkey" => SignInMethod::Passkey,
        _ => SignInMethod::Password,
    };
    Ok(Session {
        id: id.trim_start_matches("SESSION#").to_string(),
        user: user.clone(),
        way,
        device: item.read_text("device")?,
        opened_at: item.read_as("opened_at")?,
        seen_at: item.read_as("seen_at")?,
        proven_at: item.maybe_as("proven_at")?,
    })
}

impl Sessions {
    /// Keeps a new session.
    pub async fn open(&self, session: &Session) -> Result<(), PortError> {
        let item = Item::keyed(owner_key(&session.user), sort_key(&session.id))
            .text("way", way_name(session.way))
            .text("device", &session.device)
            .text("opened_at", session.opened_at.to_string())
            .text("seen_at", session.seen_at.to_string())
            .maybe("proven_at", session.proven_at.map(|at| at.to_string()))
            .number("expires", session.ends_at().as_second());
        let request = self.0.client.put_item().table_name(&self.0.sessions).set_item(Some(item.0));
        request.send().await.map_err(failed)?;
        Ok(())
    }

    /// The user's session of this name, unless it was closed or has ended. MUST read its own writes.
    pub async fn find(&self, user: &UserId, id: &str) -> Result<Option<Session>, PortError> {
        let found = self.0.find(&self.0.sessions, owner_key(user), sort_key(id)).await?;
        let session = found.map(|item| session(user, &item)).transpose()?;
        Ok(session.filter(|session| session.is_open(clock::now())))
    }

    /// Notes that something was changed in it just now. MUST NOT bring back a session that was closed meanwhile.
    pub async fn note(&self, session: &Session) -> Result<(), PortError> {
        let request = self.0.client.update_item().table_name(&self.0.sessions);
        let request = request
            .key("pk", AttributeValue::S(owner_key(&session.user)))
            .key("sk", AttributeValue::S(sort_key(&session.id)))
            .update_expression("SET seen_at = :now")
            .condition_expression("attribute_exists(pk)")
            .expression_attribute_values(":now", AttributeValue::S(clock::now().to_string()));
        match request.send().await.map_err(failed) {
            Ok(_) | Err(PortError::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// The user's open sessions, the newest first.
    pub async fn list(&self, user: &UserId) -> Result<Vec<Session>, PortError> {
        let items = self.0.under(&self.0.sessions, owner_key(user), "SESSION#").await?;
        let found: Result<Vec<Session>, PortError> = items.iter().map(|item| session(user, item)).collect();
        let mut open = found?;
        open.retain(|session| session.is_open(clock::now()));
        open.sort_by_key(|session| std::cmp::Reverse(session.opened_at));
        Ok(open)
    }

    /// Deletes a session. MUST succeed when it is gone already.
    pub async fn close(&self, user: &UserId, id: &str) -> Result<(), PortError> {
        let request = self.0.client.delete_item().table_name(&self.0.sessions);
        let request =
            request.key("pk", AttributeValue::S(owner_key(user))).key("sk", AttributeValue::S(sort_key(id)));
        request.send().await.map_err(failed)?;
        Ok(())
    }

    /// Deletes all of the user's sessions.
    pub async fn close_all(&self, user: &UserId) -> Result<(), PortError> {
        self.0.delete_beginning(&self.0.sessions, owner_key(user), "SESSION#").await
    }
}
