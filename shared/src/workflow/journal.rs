//! Security events: each is one line of the log, and is kept for the account's owner to see.
//!
//! The line has the account's id, or, where there is no account, a keyed name of the address that was tried; a keyed name of
//! the network; the outcome and the session. Nothing of it says who somebody is.

use std::sync::Arc;

use domain::account::{EventKind, Outcome, SecurityEvent};
use domain::ids::UserId;

use crate::http::{Client, request_id};
use crate::metric::{self, Metric};
use crate::ports::Activity;
use crate::{clock, random};

/// How many digits of a keyed name are enough to find it again.
const KEYED_DIGITS: usize = 16;

/// Writes security events down.
#[derive(Clone)]
pub struct Journal {
    /// Where they are kept.
    pub activity: Arc<dyn Activity>,
}

/// Something that has just happened.
#[derive(Clone, Copy, Debug)]
pub struct Happening<'a> {
    /// What.
    pub kind: EventKind,
    /// How it ended.
    pub outcome: Outcome,
    /// What called.
    pub client: &'a Client,
    /// The short name of the session that it belongs to, if any.
    pub session: Option<&'a str>,
}

impl<'a> Happening<'a> {
    /// Something that ended as its name says.
    #[must_use]
    pub fn new(kind: EventKind, client: &'a Client) -> Self {
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
        Self { outcome: Outcome::Failure, ..self }
    }
}

impl Journal {
    /// Notes what has happened to an account. That it cannot be kept is in the log, and stops nothing: the line itself is
    /// written in any case.
    pub async fn note(&self, user: &UserId, happening: Happening<'_>) {
        self.log(user.as_str(), happening);
        self.keep(user, happening).await;
    }

    /// Notes what has happened at an address that has no account. It is kept too, under an id that is nobody's: not keeping it
    /// would take less time, and so tell who has an account.
    pub async fn note_stranger(&self, address: &str, happening: Happening<'_>) {
        let keyed = self.activity.keyed(&address_key(address));
        self.log(&stranger(&keyed), happening);
        let digits = keyed.get(..32).and_then(|digits| u128::from_str_radix(digits, 16).ok());
        self.keep(&UserId::from_random(digits.unwrap_or_default()), happening).await;
    }

    /// Writes a line about what was refused without being looked at. It is not kept: there may be thousands.
    pub fn note_unheard(&self, user: Option<&UserId>, address: &str, happening: Happening<'_>) {
        match user {
            Some(user) => self.log(user.as_str(), happening),
            None => self.log(&stranger(&self.activity.keyed(&address_key(address))), happening),
        }
    }

    fn log(&self, account: &str, Happening { kind, outcome, client, session }: Happening<'_>) {
        let network = self.activity.keyed(&format!("NETWORK#{}", client.address));
        let network = short(&network);
        let (session, request) = (session.unwrap_or("-"), request_id::current());
        tracing::info!(request.id = %request, event = ?kind, ?outcome, account, network, session, "security event");
        match kind {
            EventKind::SignInFailed | EventKind::CodeWrong => metric::count(Metric::SignInFailed),
            EventKind::ResetAsked => metric::count(Metric::ResetsAsked),
            _ => {}
        }
    }

    async fn keep(&self, user: &UserId, happening: Happening<'_>) {
        if happening.kind.is_shown()
            && let Err(error) = self.activity.keep(&event(user, happening)).await
        {
            tracing::error!(%error, account = %user, "a security event was not kept");
        }
    }
}

fn event(user: &UserId, happening: Happening<'_>) -> SecurityEvent {
    let at = clock::now();
    // Two events of one account within a microsecond are all that the digits tell apart.
    let [a, b, c, d] = random::bytes().unwrap_or_default();
    SecurityEvent {
        id: format!("{at:.6}-{a:02x}{b:02x}{c:02x}{d:02x}"),
        user: user.clone(),
        at,
        kind: happening.kind,
        outcome: happening.outcome,
        device: happening.client.device.0.clone(),
        session: happening.session.map(str::to_string),
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
