//! Identifiers, fingerprints and the time.

use std::cell::Cell;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use sha2::{Digest, Sha256};

use crate::error_response::StripeErrorResponse;
pub(crate) use crate::object::Object;

/// A fresh identifier such as `pi_1f…`.
pub(crate) fn fresh(prefix: &str) -> Result<String, StripeErrorResponse> {
    let mut noise = [0_u8; 12];
    getrandom::fill(&mut noise).map_err(StripeErrorResponse::internal)?;
    Ok(format!("{prefix}_{}", hex(&noise)))
}

/// Lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The SHA-256 of several texts, told apart from one another by a separator.
pub(crate) fn fingerprint(parts: &[&str]) -> String {
    hex(&Sha256::digest(parts.join("\n")))
}

thread_local! {
    static AHEAD: Cell<i64> = const { Cell::new(0) };
}

/// Carries a call out with the clock so many seconds ahead.
pub(crate) fn ahead<T>(seconds: i64, call: impl FnOnce() -> T) -> T {
    let before = AHEAD.replace(seconds);
    let answer = call();
    AHEAD.set(before);
    answer
}

/// Seconds since 1970.
pub(crate) fn seconds() -> i64 {
    Timestamp::now().as_second() + AHEAD.get()
}

/// Milliseconds since 1970.
pub(crate) fn milliseconds() -> i64 {
    Timestamp::now().as_millisecond()
}

/// The current year and month in UTC.
pub(crate) fn year_and_month() -> (i64, i64) {
    let date = Timestamp::now().to_zoned(TimeZone::UTC).date();
    (i64::from(date.year()), i64::from(date.month()))
}
