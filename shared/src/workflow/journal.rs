//! Security events: each is one line of the log, and is kept for the account's owner to see.
//!
//! The line has the account's id, or, where there is no account, a keyed name of the address that was tried; a keyed name of
//! the network; the outcome and the session. Nothing of it says who somebody is.

use std::sync::Arc;

use domain::account::{EventKind, Outcome, SecurityEvent};
use domain::ids::UserId;

use crate::http::{Client, request_id};
use crate::metric::{self, Metric};
use crate::ports::{Activity, PortError};
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
        if happening.kind.is_shown()
            && let Err(error) = self.keep(user, happening).await
        {
            tracing::error!(error = %error, account = %user, "a security event was not kept");
        }
    }

    /// Notes what has happened at an address that has no account.
    pub fn note_stranger(&self, address: &str, happening: Happening<'_>) {
        let name = format!("unknown:{}", self.keyed(&format!("EMAIL#{address}")));
        self.log(&name, happening);
    }

    fn log(&self, account: &str, Happening { kind, outcome, client, session }: Happening<'_>) {
        let network = self.keyed(&format!("NETWORK#{}", client.address));
        let (session, request) = (session.unwrap_or("-"), request_id::current());
        tracing::info!(request.id = %request, event = ?kind, ?outcome, account, network, session, "security event");
        match kind {
            EventKind::SignInFailed | EventKind::CodeWrong => metric::count(Metric::SignInFailed),
            EventKind::ResetAsked => metric::count(Metric::ResetsAsked),
            _ => {}
        }
    }

    fn keyed(&self, text: &str) -> String {
        self.activity.keyed(text).chars().take(KEYED_DIGITS).collect()
    }

    async fn keep(&self, user: &UserId, happening: Happening<'_>) -> Result<(), PortError> {
        let at = clock::now();
        // Two events of one account within a microsecond are all that the digits tell apart.
        let [a, b, c, d] = random::bytes().unwrap_or_default();
        let event = SecurityEvent {
            id: format!("{at:.6}-{a:02x}{b:02x}{c:02x}{d:02x}"),
            user: user.clone(),
            at,
            kind: happening.kind,
            outcome: happening.outcome,
            device: happening.client.device.0.clone(),
            session: happening.session.map(str::to_string),
        };
        self.activity.keep(&event).await
    }
}
