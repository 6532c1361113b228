//! How often a person's inbox hears from us about changes of their own account.

use domain::ids::UserId;
use shared::http::ApiError;
use shared::workflow::throttle::{MailedFor, spend_mail};

use crate::AppState;

impl AppState {
    /// Counts one more change that is told by mail: the address may be a stranger's, whom an account made with it must not
    /// flood.
    ///
    /// # Errors
    /// 429 when as many were told as may be in an hour.
    pub(crate) async fn spend_notice(&self, user: &UserId) -> Result<(), ApiError> {
        Ok(spend_mail(&self.throttle, self.letters_per_hour, MailedFor::Notice(user)).await?)
    }
}
