//! Calls to Stripe, made again when they found no answer.

use shared::backoff;
use shared::ports::PortError;

use super::error::StripeError;

/// How often a call is made in all.
const TRIES: u32 = 3;

/// The longest pause before the second try, in milliseconds; twice as long before the third.
const PAUSE: u64 = 500;

/// Makes a call, again when it found no answer: reading and canceling can be repeated as they are, and a request for
/// money carries the same idempotency key each time.
pub(super) async fn patiently<T, F>(call: impl Fn() -> F) -> Result<T, StripeError>
where
    F: Future<Output = Result<T, StripeError>>,
{
    let mut tries = 1;
    loop {
        match call().await {
            Err(error) if tries < TRIES && is_passing(&error) => {
                backoff::about(PAUSE * u64::from(tries)).await;
            }
            result => return result,
        }
        tries += 1;
    }
}

fn is_passing(error: &StripeError) -> bool {
    match error {
        // 409: another request with this key is being served at this moment.
        StripeError::Refused { status, .. } => *status >= 500 || matches!(*status, 409 | 429),
        StripeError::Unreadable(_) | StripeError::Unreachable(_) => true,
    }
}

pub(super) fn failed(error: StripeError) -> PortError {
    PortError::unavailable("Stripe", error)
}

/// Whether Stripe has decided: it keeps its first answer to an idempotency key for a day, failures of its own included, and
/// gives it again. 401 and 403 are about our key, 409 and 429 about the moment: none of them is kept.
pub(super) fn is_final(error: &StripeError) -> bool {
    matches!(error, StripeError::Refused { status, .. } if !matches!(*status, 401 | 403 | 409 | 429))
}

pub(super) fn is_missing(error: &StripeError) -> bool {
    matches!(error, StripeError::Refused { status: 404, .. })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_key_of_ours_and_a_busy_moment_decide_nothing() {
        let refused =
            |status| StripeError::refused(status, String::new(), br#"{"error":{"type":"api_error"}}"#);
        for (status, decided) in
            [(400, true), (402, true), (500, true), (401, false), (403, false), (409, false), (429, false)]
        {
            assert_eq!(is_final(&refused(status)), decided, "{status}");
        }
    }
}
