//! Pauses between tries, with chance in them, so that those who wait do not all come back at once.

use std::time::Duration;

use crate::random;

/// Up to 16 ms after the first try, then twice as long each time, at most half a second.
pub async fn short(attempt: u32) {
    tokio::time::sleep(Duration::from_millis(share(longest(attempt)))).await;
}

fn longest(attempt: u32) -> u64 {
    2_u64.saturating_pow(attempt).saturating_mul(16).min(512)
}

/// This many milliseconds at most, and half of them at least.
pub async fn about(longest: u64) {
    tokio::time::sleep(Duration::from_millis(longest / 2 + share(longest / 2))).await;
}

/// A random part of it, up to the whole.
fn share(longest: u64) -> u64 {
    let [chance] = random::bytes::<1>().unwrap_or([128]);
    longest * u64::from(chance) / 255
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pauses_double_up_to_half_a_second() {
        assert_eq!([0, 1, 2, 5, 60, 200].map(longest), [16, 32, 64, 512, 512, 512]);
    }
}
