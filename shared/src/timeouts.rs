//! How long AWS Lambda lets the functions run that a clock calls. The cloud's functions are made from the same file.

use std::time::Duration;

use serde::Deserialize;

/// What a run keeps back to end by itself before AWS Lambda ends it.
const KEPT_BACK: Duration = Duration::from_secs(60);

/// A row of `infra/timeouts.json`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Timeout {
    function: String,
    timeout_seconds: u64,
}

/// How long a run of this function may go on with its work: its timeout less a minute. No time for a function that the file
/// does not name.
#[must_use]
pub fn working_time(function: &str) -> Duration {
    timeout(function).saturating_sub(KEPT_BACK)
}

fn timeout(function: &str) -> Duration {
    let rows: Vec<Timeout> =
        serde_json::from_str(include_str!("../../infra/timeouts.json")).unwrap_or_default();
    let row = rows.iter().find(|row| row.function == function);
    Duration::from_secs(row.map_or(0, |row| row.timeout_seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reconciliation_ends_by_itself_a_minute_before_it_would_be_ended() {
        let longest = Duration::from_secs(900);
        assert!(
            timeout("reconcile") > KEPT_BACK && timeout("reconcile") <= longest,
            "AWS Lambda allows no more"
        );
        assert_eq!(working_time("reconcile") + KEPT_BACK, timeout("reconcile"));
    }
}
