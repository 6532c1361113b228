//! Reminders of signing day, and of other dates, that are due.

use domain::accounts::Account;
use domain::documents::{Document, Status, florida_day};
use jiff::Timestamp;

use super::{Reconciliation, Report};
use crate::ports::PortError;
use crate::request_keys;
use crate::store::{OutboxMessage, Reminder};
use crate::workflow::{date_reminder, signing_reminder};

impl Reconciliation {
    /// Writes the mail of the evenings that have come.
    pub(super) async fn reminders(&self, report: &mut Report, now: Timestamp) -> Result<(), PortError> {
        for reminder in self.reminders.due(now).await? {
            let sent = request_keys::scope(self.remind(&reminder, now)).await;
            report.count(sent, |report| &mut report.reminded);
        }
        Ok(())
    }

    /// Sends what a reminder reminds of, if it is still wanted; whether it was.
    async fn remind(&self, reminder: &Reminder, now: Timestamp) -> Result<bool, PortError> {
        let found = self.payment_service.documents.get(&reminder.owner, reminder.id).await?;
        let mails = match found.as_ref().filter(|document| is_issued(document)) {
            Some(document) => self.mails(document, reminder.due, now).await?,
            None => Vec::new(),
        };
        match self.reminders.done(reminder, found.as_ref(), &mails).await {
            Ok(()) => Ok(!mails.is_empty()),
            // Withdrawn, or sent by another run.
            Err(PortError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// The mails to the owner, at the address that the account has by now.
    async fn mails(
        &self,
        document: &Document,
        due: Timestamp,
        now: Timestamp,
    ) -> Result<Vec<OutboxMessage>, PortError> {
        let account: Option<Account> = self.payment_service.accounts.by_id(&document.owner).await?;
        let Some(reader) = account.filter(|account| !account.retired) else { return Ok(Vec::new()) };
        let site = &self.payment_service.site;
        let signing =
            is_signing_ahead(document, due, now).then(|| signing_reminder::mail(document, &reader, site));
        let dates = date_reminder::mails(document, &reader, site, due, florida_day(now));
        Ok(signing.flatten().into_iter().chain(dates).collect())
    }
}

/// A document whose money went back or is disputed is not signed, and nothing is due of it.
pub(super) fn is_issued(document: &Document) -> bool {
    document.status == Status::Paid && !document.on_hold
}

/// A day that is over needs no reminder.
fn is_signing_ahead(document: &Document, due: Timestamp, now: Timestamp) -> bool {
    let plan = document.signing.plan.as_ref();
    document.reminder() == Some(due) && plan.is_some_and(|plan| plan.date >= florida_day(now))
}
