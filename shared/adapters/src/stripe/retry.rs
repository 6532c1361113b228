//! Calls to Stripe, made again when they found no answer.

use std::time::Duration;

use shared::ports::PortError;
use shared::workflow::pause;
use stripe::StripeError;

/// How long one try may take. Three of them with their pauses stay below 14 seconds, which leaves room in the 25 that a
/// request may take.
pub(super) const TRY_TIMEOUT: Duration = Duration::from_secs(4);

/// How often a call is made in all.
const TRIES: u32 = 3;

/// The longest pause before the second try, in milliseconds; twice as long before the third.
const PAUSE: u64 = 500;

/// Makes a call, again when it found no answer. async-stripe's own retries send no idempotency key of ours, so it is done
/// here: reading and calling off can be repeated as they are, and a request for money carries the same key each time.
pub(super) async fn patiently<T, F>(call: impl Fn() -> F) -> Result<T, StripeError>
where
    F: Future<Output = Result<T, StripeError>>,
{
    let mut tries = 1;
    loop {
        match call().await {
            Err(error) if tries < TRIES && is_passing(&error) => {
                pause::about(PAUSE * u64::from(tries)).await;
            }
            result => return result,
        }
        tries += 1;
    }
}

fn is_passing(error: &StripeError) -> bool {
    match error {
        // 409: another request with this key is being served at this moment.
        StripeError::Stripe(_, status) => *status >= 500 || matches!(*status, 409 | 429),
        // 4xx and 5xx without Stripe's body come as an error of form: something between us and Stripe has answered.
        StripeError::ClientError(_) | StripeError::Timeout | StripeError::JSONDeserialize(_) => true,
        StripeError::ConfigError(_) => false,
    }
}

/// Stripe's errors can carry a card's billing details, which must not reach the log: only the kind of error does.
pub(super) fn failed(error: StripeError) -> PortError {
    match error {
        StripeError::Stripe(errors, status) => {
            let code = errors.code.map(|code| code.to_string()).unwrap_or_default();
            PortError::unavailable("Stripe", format!("status {status}, {} {code}", errors.type_))
        }
        StripeError::JSONDeserialize(_) => PortError::unavailable("Stripe", "an answer that cannot be read"),
        error => PortError::unavailable("Stripe", error),
    }
}

/// Whether Stripe has decided: it keeps its first answer to an idempotency key for a day, failures of its own included, and
/// gives it again. 409 and 429 are about the moment and are not kept.
pub(super) fn is_final(error: &StripeError) -> bool {
    matches!(error, StripeError::Stripe(_, status) if !matches!(*status, 409 | 429))
}

pub(super) fn is_missing(error: &StripeError) -> bool {
    matches!(error, StripeError::Stripe(_, 404))
}
