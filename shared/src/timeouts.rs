//! How long AWS Lambda lets the functions run that a clock calls. The cloud's functions are made from the same file.

use std::collections::BTreeMap;
use std::time::Duration;

/// What a run keeps back to end by itself before AWS Lambda ends it.
const KEPT_BACK: Duration = Duration::from_secs(60);

/// How long a run of this function may go on with its work: its timeout less a minute. No time for a function that the file
/// does not name.
#[must_use]
pub fn working_time(function: &str) -> Duration {
    let file = include_str!("../../infra/timeouts.json");
    let seconds: BTreeMap<String, u64> = serde_json::from_str(file).unwrap_or_default();
    let timeout = Duration::from_secs(seconds.get(function).copied().unwrap_or_default());
    timeout.saturating_sub(KEPT_BACK)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reconciliation_ends_by_itself_a_minute_before_it_would_be_ended() {
        let file: serde_json::Value =
            serde_json::from_str(include_str!("../../infra/timeouts.json")).unwrap();
        let timeout = file["reconcile"].as_u64().unwrap();
        assert_eq!(working_time("reconcile").as_secs(), timeout - 60);
        assert!(timeout <= 900, "AWS Lambda allows no more");
    }
}
