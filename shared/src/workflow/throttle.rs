//! Budgets: how much of something one client may do in a stretch of time.

use domain::account::Email;

use crate::clock;
use crate::http::ApiError;
use crate::ports::{Throttle, Window};

/// How much of something one client may do in a stretch of time.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// How often.
    pub most: u32,
    /// In how many seconds.
    pub seconds: i64,
    /// What is said to who has used it up.
    pub sentence: &'static str,
}

/// Counts one more under each key.
///
/// # Errors
/// 429 with the time to wait when one of the keys is over the budget, and when the counters cannot be reached.
pub async fn spend(throttle: &dyn Throttle, budget: Budget, keys: &[String]) -> Result<(), ApiError> {
    let now = clock::now();
    let window = Window::around(now, budget.seconds);
    for key in keys {
        if throttle.add(key, 1, window).await? > i64::from(budget.most) {
            return Err(ApiError::too_many_requests(budget.sentence, window.end - now.as_second()));
        }
    }
    Ok(())
}

/// Counts one more mail to an address, so that nobody's mailbox is filled through us.
///
/// # Errors
/// 429 when it has got as many as it may in an hour, and when the counters cannot be reached.
pub async fn spend_mail(throttle: &dyn Throttle, most: u32, to: &Email) -> Result<(), ApiError> {
    let sentence = "Several messages were sent to this address in the last hour. Please check its inbox and spam \
                    folder, or try again later.";
    spend(throttle, Budget { most, seconds: 60 * 60, sentence }, &[format!("MAIL#{}", to.as_str())]).await
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;

    #[test]
    fn windows_follow_each_other_without_a_gap() {
        let at = |second| Window::around(Timestamp::from_second(second).unwrap(), 3600);
        assert_eq!(at(7199), Window { start: 3600, end: 7200 });
        assert_eq!(at(7200), Window { start: 7200, end: 10800 });
    }
}
