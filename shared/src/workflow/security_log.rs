//! Security events: each is one line of the log, and is kept for the account's owner to see.
//!
//! The line has the account's id, or, where there is no account, a keyed name of the address that was tried; a keyed name of
//! the network; the outcome and the session. Nothing of it says who someone is.

use std::sync::Arc;

use domain::accounts::{SecurityEvent, SecurityEventKind, SecurityEventOutcome};
use domain::ids::UserId;

use crate::client::Client;
use crate::metric::{self, Metric};
use crate::store::Activity;
use crate::{clock, random, request_id};

/// How many digits of a keyed name are enough to find it again.
const KEYED_DIGITS: usize = 16;

/// Writes security events down.
#[derive(Clone)]
pub struct SecurityLog {
    /// Where they are kept.
    pub activity: Arc<Activity>,
}

/// Something that has just happened.
#[derive(Clone, Copy, Debug)]
pub struct SecurityEventNote<'a> {
    /// What.
    pub kind: SecurityEventKind,
    /// How it ended.
    pub outcome: SecurityEventOutcome,
    /// What called.
    pub client: &'a Client,
    /// The short name of the session that it belongs to, if any.
    pub session: Option<&'a str>,
}

impl<'a> SecurityEventNote<'a> {
    /// Something that ended as its name says.
    #[must_use]
    pub fn new(kind: SecurityEventKind, client: &'a Client) -> Self {
        Self { kind, outcome: kind.outcome(), client, session: None }
    }

    /// The same in a session.
    #[must_use]
    pub fn in_session(self, session: &'a str) -> Self {
        Self { session: Some(session), ..self }
    }

    /// The same, but refused.
    #[must_use]
    pub fn refused(self) -> Self {
        Self { outcome: SecurityEventOutcome::Failure, ..self }
    }
}

impl SecurityLog {
    /// Notes what has happened to an account. That it cannot be kept is in the log, and stops nothing: the line itself is
    /// written in any case.
    pub async fn note(&self, user: &UserId, note: SecurityEventNote<'_>) {
        self.log(user.as_str(), note);
        self.keep(user, note).await;
    }

    /// Notes what has happened at an address that has no account. It is kept too, under an id that is no one's: not keeping it
    /// would take less time, and so tell who has an account.
    pub async fn note_stranger(&self, address: &str, note: SecurityEventNote<'_>) {
        let keyed = self.activity.keyed(&address_key(address));
        self.log(&stranger(&keyed), note);
        let digits = keyed.get(..32).and_then(|digits| u128::from_str_radix(digits, 16).ok());
        self.keep(&UserId::from_random(digits.unwrap_or_default()), note).await;
    }

    /// Writes a line about what was refused without being looked at. It is not kept: there may be thousands.
    pub fn note_unheard(&self, user: Option<&UserId>, address: &str, note: SecurityEventNote<'_>) {
        match user {
            Some(user) => self.log(user.as_str(), note),
            None => self.log(&stranger(&self.activity.keyed(&address_key(address))), note),
        }
    }

    fn log(
        &self,
        account: &str,
        SecurityEventNote { kind, outcome, client, session }: SecurityEventNote<'_>,
    ) {
        let network = self.activity.keyed(&format!("NETWORK#{}", client.address));
        let network = short(&network);
        let (session, request) = (session.unwrap_or("-"), request_id::current());
        tracing::info!(request.id = %request, event = ?kind, ?outcome, account, network, session, "security event");
        match kind {
            SecurityEventKind::SignInFailed | SecurityEventKind::CodeWrong => {
                metric::count(Metric::SignInFailed);
            }
            SecurityEventKind::ResetAsked => metric::count(Metric::ResetsAsked),
            _ => {}
        }
    }

    async fn keep(&self, user: &UserId, note: SecurityEventNote<'_>) {
        if note.kind.is_shown()
            && let Err(error) = self.activity.keep(&event(user, note)).await
        {
            tracing::error!(%error, account = %user, "a security event was not kept");
        }
    }
}

fn event(user: &UserId, note: SecurityEventNote<'_>) -> SecurityEvent {
    let at = clock::now();
    // Two events of one account within a microsecond are all that the digits tell apart.
    let [a, b, c, d] = random::bytes().unwrap_or_default();
    SecurityEvent {
        id: format!("{at:.6}-{a:02x}{b:02x}{c:02x}{d:02x}"),
        user: user.clone(),
        at,
        kind: note.kind,
        outcome: note.outcome,
        device: note.client.device.0.clone(),
        session: note.session.map(str::to_string),
    }
}

fn address_key(address: &str) -> String {
    format!("EMAIL#{address}")
}

/// What stands in the log for an address that has no account.
fn stranger(keyed: &str) -> String {
    format!("unknown:{}", short(keyed))
}

fn short(keyed: &str) -> &str {
    keyed.get(..KEYED_DIGITS).unwrap_or(keyed)
}
