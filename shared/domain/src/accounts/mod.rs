//! People who use the service: addresses, passwords and names as they have to be.

mod attempts;
mod device;
mod email;
mod passkey;
mod password;
mod security_event;
mod session;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::ids::UserId;
use crate::text;

pub use attempts::{Attempts, FreeTries};
pub use device::KnownDevice;
pub use email::{Email, InvalidEmail};
pub use passkey::{NotAdded, Passkey, PasskeySet, passkey_name};
pub use password::{Password, PasswordError};
pub use security_event::{SecurityEvent, SecurityEventKind, SecurityEventOutcome};
pub use session::{Session, SignInMethod};

fn later(moment: Timestamp, seconds: i64) -> Timestamp {
    moment.saturating_add(SignedDuration::from_secs(seconds)).unwrap_or(Timestamp::MAX)
}

/// A first or a last name: trimmed, absent when empty, at most 100 characters on one line, all of which are seen.
///
/// # Errors
/// A sentence when it is something else.
pub fn person_name(typed: Option<&str>) -> Result<Option<String>, String> {
    let typed = typed.unwrap_or_default().trim();
    if let Some(sentence) = text::refusal(typed) {
        return Err(sentence);
    }
    let name = text::normal(typed);
    if name.chars().count() > 100 || name.contains('\n') {
        return Err("Please use at most 100 characters for a name.".to_string());
    }
    Ok((!name.is_empty()).then_some(name))
}

/// Someone with an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Who.
    pub id: UserId,
    /// The address that signs in.
    pub email: Email,
    /// Whether its owner has shown that the address is theirs. A provider vouches only for addresses that it has verified.
    pub email_confirmed: bool,
    /// The password's hash, a PHC string; absent when an identity provider vouches for the person, and after its owner has
    /// stopped the password: then a new one has to be set by mail.
    pub password_hash: Option<String>,
    /// Who vouches for the person, when it is an identity provider.
    pub identity: Option<Identity>,
    /// First name, if given.
    pub first_name: Option<String>,
    /// Last name, if given.
    pub last_name: Option<String>,
    /// Whether its owner wants what one document says of people to be offered in the next one.
    pub people_book: bool,
    /// Whether its address was taken over by the address's true owner. No one signs in to it or gets mail about it any more.
    pub retired: bool,
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
        let ways = |account: &Self| {
            let Self { email, password_hash, identity, retired, .. } = account.clone();
            (email, password_hash, identity, retired)
        };
        self.id == other.id && ways(self) == ways(other)
    }

    /// The account once its owner has shown that the address is theirs.
    #[must_use]
    pub fn confirmed(self) -> Self {
        Self { email_confirmed: true, ..self }.changed()
    }

    /// The account after the true owner of its address has taken the address over: its documents stay, and no one gets in.
    #[must_use]
    pub fn retired(self) -> Self {
        Self { password_hash: None, retired: true, ..self }.changed()
    }

    /// Whether the address may be taken over by someone for whom a provider vouches: no one has shown that it is theirs.
    #[must_use]
    pub fn can_be_taken_over(&self) -> bool {
        self.identity.is_none() && !self.email_confirmed && !self.retired
    }
}

/// A person as an identity provider knows them. The pair never changes; an e-mail address does, and names no one.
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
    /// Whether its owner has shown that the address is theirs.
    pub email_confirmed: bool,
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
            email_confirmed: account.email_confirmed,
            first_name: account.first_name,
            last_name: account.last_name,
            profile_image_url: None,
        }
    }
}
