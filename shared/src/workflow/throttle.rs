//! Budgets: how many times one client may do something within a time window.

use domain::accounts::{Email, KnownDevice};
use domain::ids::UserId;
use thiserror::Error;

use crate::clock;
use crate::ports::PortError;
use crate::store::{Throttle, Window};

/// How many times one client may do something within a time window.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// How often.
    pub most: u32,
    /// In how many seconds.
    pub seconds: i64,
    /// What is said to who has used it up.
    pub sentence: &'static str,
}

/// Why something is not done now.
#[derive(Debug, Error)]
pub enum ThrottleError {
    /// The budget is used up.
    #[error("{sentence}")]
    Spent {
        /// What is said to who has used it up.
        sentence: &'static str,
        /// After how many seconds there is a new one.
        seconds: i64,
    },
    /// The counters cannot be reached.
    #[error(transparent)]
    Port(#[from] PortError),
}

/// Counts one more under each key.
///
/// # Errors
/// [`ThrottleError::Spent`] when one of the keys is over the budget, and when the counters cannot be reached.
pub async fn spend(throttle: &Throttle, budget: Budget, keys: &[String]) -> Result<(), ThrottleError> {
    let now = clock::now();
    let window = Window::around(now, budget.seconds);
    for key in keys {
        if throttle.add(key, 1, window).await? > i64::from(budget.most) {
            let Budget { sentence, .. } = budget;
            return Err(ThrottleError::Spent { sentence, seconds: window.end - now.as_second() });
        }
    }
    Ok(())
}

/// What a mail is sent for. Each has a budget of its own, so that what anyone may ask for never uses up what only the owner
/// of an account may.
#[derive(Clone, Copy, Debug)]
pub enum MailedFor<'a> {
    /// A code for a new browser, after the right password.
    DeviceCode(&'a UserId),
    /// A link that confirms the address of an account, for its owner.
    Confirmation(&'a UserId),
    /// A link that moves an account to this address.
    NewAddress(&'a Email),
    /// A notice that something was changed about how an account signs in.
    Notice(&'a UserId),
    /// The case of someone to whom a sign-in was strange, for the people who run the service.
    Denial(&'a UserId),
    /// A link for a new password, which anyone may ask for; a browser that the account knows is counted apart.
    PasswordReset(&'a Email, Option<&'a KnownDevice>),
}

impl MailedFor<'_> {
    fn key(self) -> String {
        match self {
            Self::DeviceCode(user) => format!("MAIL#CODE#{user}"),
            Self::Confirmation(user) => format!("MAIL#CONFIRMATION#{user}"),
            Self::Notice(user) => format!("MAIL#NOTICE#{user}"),
            Self::Denial(user) => format!("MAIL#DENIAL#{user}"),
            Self::NewAddress(email) => format!("MAIL#ADDRESS#{}", email.as_str()),
            Self::PasswordReset(email, None) => format!("MAIL#RESET#{}", email.as_str()),
            Self::PasswordReset(email, Some(known)) => format!("MAIL#RESET#{}#{}", email.as_str(), known.id),
        }
    }
}

/// Counts one more mail, so that no one's inbox is filled through us.
///
/// # Errors
/// [`ThrottleError::Spent`] when as many as may be were sent in an hour, and when the counters cannot be reached.
pub async fn spend_mail(throttle: &Throttle, most: u32, mailed: MailedFor<'_>) -> Result<(), ThrottleError> {
    let sentence = "Several messages were sent to this address in the last hour. Please check its inbox and spam \
                    folder, or try again later.";
    spend(throttle, Budget { most, seconds: 60 * 60, sentence }, &[mailed.key()]).await
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
