use async_trait::async_trait;

use super::PortError;

/// A stretch of time in which something is counted. Times are in seconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// When it begins.
    pub start: i64,
    /// When it is over, and the count forgotten.
    pub end: i64,
}

/// Counters of what clients do.
#[async_trait]
pub trait Throttle: Send + Sync {
    /// Counts one more under this key, and says how many there have been in the window. MUST give every caller a number
    /// of its own, also in a race.
    async fn count(&self, key: &str, window: Window) -> Result<u32, PortError>;
}
