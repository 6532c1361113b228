//! What a test can turn while the emulator runs.

use std::io;

use reqwest::Url;
use serde::{Deserialize, Serialize};

use crate::Settings;
use crate::pattern::matches;
use crate::store::Policy;

/// The current settings of every control.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct TestControls {
    pub(crate) webhook_url: Option<String>,
    #[serde(skip)]
    pub(crate) webhook_secret: String,
    pub(crate) webhook_delay_ms: u32,
    pub(crate) webhook_duplicate: bool,
    pub(crate) webhook_drop: Vec<String>,
    pub(crate) retry_ms: Vec<u32>,
    pub(crate) latency_ms: u32,
    pub(crate) ahead_s: u32,
    pub(crate) fail_next: Vec<Failure>,
}

/// Test controls to change; the others stay as they are.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TestControlChange {
    webhook_url: Option<String>,
    webhook_secret: Option<String>,
    webhook_delay_ms: Option<u32>,
    webhook_duplicate: Option<bool>,
    webhook_drop: Option<Vec<String>>,
    retry_ms: Option<Vec<u32>>,
    latency_ms: Option<u32>,
    ahead_s: Option<u32>,
    fail_next: Option<Vec<Failure>>,
}

/// Calls to be answered with a failure.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Failure {
    path: String,
    #[serde(default)]
    method: Option<String>,
    #[serde(default = "server_error")]
    pub(crate) status: u16,
    #[serde(default = "once")]
    times: u32,
    /// Carry the call out first, so that only its answer is lost.
    #[serde(default)]
    pub(crate) after: bool,
}

fn server_error() -> u16 {
    500
}

fn once() -> u32 {
    1
}

impl TestControls {
    /// The test controls as they are at the start.
    pub(crate) fn new(settings: &Settings) -> io::Result<Self> {
        let mut controls = Self {
            webhook_url: None,
            webhook_secret: settings.webhook_secret.clone(),
            webhook_delay_ms: 50,
            webhook_duplicate: false,
            webhook_drop: Vec::new(),
            retry_ms: vec![500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000],
            latency_ms: 0,
            ahead_s: 0,
            fail_next: Vec::new(),
        };
        let target = settings.webhook_url.as_deref().unwrap_or_default();
        controls.aim(target).map_err(|message| io::Error::new(io::ErrorKind::InvalidInput, message))?;
        Ok(controls)
    }

    /// Turns some of them; an unacceptable one leaves all of them as they were.
    pub(crate) fn turn(&mut self, turn: TestControlChange) -> Result<(), String> {
        if let Some(failure) = turn.fail_next.iter().flatten().find(|f| !(400..600).contains(&f.status)) {
            return Err(format!("{} is not an error status", failure.status));
        }
        if let Some(url) = &turn.webhook_url {
            self.aim(url)?;
        }
        set(&mut self.webhook_secret, turn.webhook_secret);
        set(&mut self.webhook_delay_ms, turn.webhook_delay_ms);
        set(&mut self.webhook_duplicate, turn.webhook_duplicate);
        set(&mut self.webhook_drop, turn.webhook_drop);
        set(&mut self.retry_ms, turn.retry_ms);
        set(&mut self.latency_ms, turn.latency_ms);
        set(&mut self.ahead_s, turn.ahead_s);
        set(&mut self.fail_next, turn.fail_next);
        Ok(())
    }

    /// How events become webhooks now.
    pub(crate) fn policy(&self) -> Policy {
        let copies = if self.webhook_duplicate { 2 } else { 1 };
        Policy {
            drop: self.webhook_drop.clone(),
            copies: if self.webhook_url.is_some() { copies } else { 0 },
            delay_ms: self.webhook_delay_ms.into(),
        }
    }

    /// Takes one failure that was ordered for this call.
    pub(crate) fn take_failure(&mut self, method: &str, path: &str) -> Option<Failure> {
        let wanted = |failure: &&mut Failure| {
            failure.method.as_deref().is_none_or(|m| m.eq_ignore_ascii_case(method))
                && matches(&failure.path, path)
        };
        let failure = self.fail_next.iter_mut().filter(|failure| failure.times > 0).find(wanted)?;
        failure.times -= 1;
        let taken = failure.clone();
        self.fail_next.retain(|failure| failure.times > 0);
        Some(taken)
    }

    fn aim(&mut self, url: &str) -> Result<(), String> {
        self.webhook_url = match url {
            "" => None,
            url if is_loopback(url) => Some(url.to_owned()),
            _ => return Err(format!("webhooks go to plain-HTTP loopback addresses only, not to {url}")),
        };
        Ok(())
    }
}

fn set<T>(control: &mut T, turned: Option<T>) {
    if let Some(value) = turned {
        *control = value;
    }
}

fn is_loopback(url: &str) -> bool {
    let Ok(url) = Url::parse(url) else { return false };
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    let loopback = host == "localhost" || host.parse().is_ok_and(|ip: std::net::IpAddr| ip.is_loopback());
    url.scheme() == "http" && loopback
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_can_be_a_target() {
        for url in ["http://127.0.0.1:1/x", "http://localhost/x", "http://[::1]:8/", "http://127.9.9.9"] {
            assert!(is_loopback(url), "{url}");
        }
        for url in
            ["https://127.0.0.1/", "http://127.0.0.1.example.com/", "http://10.0.0.1/", "x", "file:///"]
        {
            assert!(!is_loopback(url), "{url}");
        }
    }
}
