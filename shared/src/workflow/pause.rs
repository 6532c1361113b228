//! Pauses between tries, with chance in them, so that those who wait do not all come back at once.

use std::time::Duration;

use crate::random;

/// Up to 16 ms after the first try, then twice as long each time, at most half a second.
pub async fn short(attempt: u32) {
    let longest = 16_u64.checked_shl(attempt).unwrap_or(512).min(512);
    tokio::time::sleep(Duration::from_millis(share(longest))).await;
}

/// So many milliseconds at most, and half of them at least.
pub async fn about(longest: u64) {
    tokio::time::sleep(Duration::from_millis(longest / 2 + share(longest / 2))).await;
}

/// A random part of it, up to the whole.
fn share(longest: u64) -> u64 {
    let [chance] = random::bytes::<1>().unwrap_or([128]);
    longest * u64::from(chance) / 255
}
