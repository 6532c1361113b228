use async_trait::async_trait;
use jiff::Timestamp;

use super::PortError;

/// A stretch of time in which something is counted. Times are in seconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// When it begins.
    pub start: i64,
    /// When it is over, and the count forgotten.
    pub end: i64,
}

impl Window {
    /// The window of so many seconds that a moment lies in. Windows begin at whole multiples, so that every process counts
    /// in the same one.
    #[must_use]
    pub fn around(now: Timestamp, seconds: i64) -> Self {
        let length = seconds.max(1);
        let start = now.as_second().div_euclid(length) * length;
        Self { start, end: start + length }
    }
}

/// Counters of what clients do, and turns that one at a time may have.
#[async_trait]
pub trait Throttle: Send + Sync {
    /// Adds so much under this key, less than nothing too, and says what it has come to in the window. MUST give every
    /// caller a number of its own, also in a race.
    async fn add(&self, key: &str, amount: i64, window: Window) -> Result<i64, PortError>;

    /// Takes the turn under this key, from a moment until another, in the holder's name. MUST return false while someone
    /// has it.
    async fn hold(&self, key: &str, holder: &str, turn: Window) -> Result<bool, PortError>;

    /// Gives the turn back. MUST leave it to whoever has it by now.
    async fn release(&self, key: &str, holder: &str) -> Result<(), PortError>;
}
