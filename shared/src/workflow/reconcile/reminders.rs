//! Reminders of signing day that are due.

use domain::accounts::Account;
use domain::documents::{Document, Status, florida_day};
use jiff::Timestamp;

use super::{Reconciliation, Report};
use crate::ports::PortError;
use crate::request_keys;
use crate::store::{OutboxMessage, Reminder};
use crate::workflow::signing_reminder;

impl Reconciliation {
    /// Writes the mail of the evenings that have come.
    pub(super) async fn reminders(&self, report: &mut Report, now: Timestamp) -> Result<(), PortError> {
        for reminder in self.reminders.due(now).await? {
            let sent = request_keys::scope(self.remind(&reminder, now)).await;
            report.count(sent, |report| &mut report.reminded);
        }
        Ok(())
    }

    /// Sends a reminder, if it is still wanted; whether it was.
    async fn remind(&self, reminder: &Reminder, now: Timestamp) -> Result<bool, PortError> {
        let found = self.payment_service.documents.get(&reminder.owner, reminder.id).await?;
        let wanted = found.filter(|document| is_wanted(document, reminder, now));
        let mail = match wanted {
            Some(document) => self.mail(&document).await?,
            None => None,
        };
        match self.reminders.done(reminder, mail.as_slice()).await {
            Ok(()) => Ok(mail.is_some()),
            // Withdrawn, or sent by another run.
            Err(PortError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// The mail to the owner, at the address that the account has by now.
    async fn mail(&self, document: &Document) -> Result<Option<OutboxMessage>, PortError> {
        let account: Option<Account> = self.payment_service.accounts.by_id(&document.owner).await?;
        let reader = account.filter(|account| !account.retired);
        Ok(reader.and_then(|reader| signing_reminder::mail(document, &reader, &self.payment_service.site)))
    }
}

/// A document whose money went back or is disputed is not signed, and a day that is over needs no reminder.
fn is_wanted(document: &Document, reminder: &Reminder, now: Timestamp) -> bool {
    let is_ahead = |date| date >= florida_day(now);
    document.status == Status::Paid
        && !document.on_hold
        && document.reminder() == Some(reminder.due)
        && document.signing.plan.as_ref().is_some_and(|plan| is_ahead(plan.date))
}
