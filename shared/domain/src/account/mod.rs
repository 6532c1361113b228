//! People who use the service: addresses, passwords and names as they have to be.

mod attempts;
mod email;
mod passkey;
mod password;
mod session;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::ids::UserId;

pub use attempts::{Attempts, Patience};
pub use email::{Email, NotAnEmail};
pub use passkey::{NotAdded, Passkey, PasskeySet, passkey_name};
pub use password::{Password, PasswordError};
pub use session::{Session, Way};

/// A first or a last name: trimmed, absent when empty, at most 100 characters, no control characters.
///
/// # Errors
/// A sentence when it is too long or has control characters.
pub fn person_name(text: Option<&str>) -> Result<Option<String>, &'static str> {
    let trimmed = text.unwrap_or_default().trim();
    if trimmed.chars().count() > 100 || trimmed.chars().any(char::is_control) {
        return Err("Please use at most 100 characters for a name.");
    }
    Ok((!trimmed.is_empty()).then(|| trimmed.to_string()))
}

/// Somebody with an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Who.
    pub id: UserId,
    /// The address that signs in.
    pub email: Email,
    /// The password's hash, a PHC string; absent when somebody else vouches for the person.
    pub password_hash: Option<String>,
    /// Who vouches for the person, when it is an identity provider.
    pub identity: Option<Identity>,
    /// First name, if given.
    pub first_name: Option<String>,
    /// Last name, if given.
    pub last_name: Option<String>,
    /// When the account was made.
    pub created_at: Timestamp,
    /// Counts the changes; a change is saved only on top of the version that it was made from.
    pub version: u64,
}

impl Account {
    /// The account after one more change.
    #[must_use]
    pub fn changed(self) -> Self {
        Self { version: self.version + 1, ..self }
    }

    /// Whether signing in still means the same: the same address, password and identity.
    #[must_use]
    pub fn signs_in_like(&self, other: &Self) -> bool {
        let ways =
            |account: &Self| (account.email.clone(), account.password_hash.clone(), account.identity.clone());
        self.id == other.id && ways(self) == ways(other)
    }
}

/// A person as an identity provider knows them. The pair never changes; an e-mail address does, and names nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// The provider, by its issuer address.
    pub issuer: String,
    /// The person, by the provider's own id.
    pub subject: String,
}

/// An account as shown to its owner.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct User {
    /// Who.
    #[schema(value_type = String)]
    pub id: UserId,
    /// The address that signs in.
    pub email: String,
    /// First name, if given.
    #[schema(required)]
    pub first_name: Option<String>,
    /// Last name, if given.
    #[schema(required)]
    pub last_name: Option<String>,
    /// Address of a picture, if any.
    #[schema(required)]
    pub profile_image_url: Option<String>,
}

impl From<Account> for User {
    fn from(account: Account) -> Self {
        Self {
            id: account.id,
            email: account.email.as_str().to_string(),
            first_name: account.first_name,
            last_name: account.last_name,
            profile_image_url: None,
        }
    }
}
