//! Reminders of documents that were there before their dates were known: a document lists its own only when it is written.

use domain::documents::Document;
use domain::ids::UserId;
use serde::{Deserialize, Serialize};

use super::Reconciliation;
use super::reminders::is_issued;
use crate::ports::PortError;
use crate::request_keys;

/// What the operator asks for after a release with new dates.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ReminderListing {
    /// Where the run before has ended.
    #[serde(default)]
    pub from: Option<String>,
}

/// What was listed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReminderListingReport {
    /// How many documents have reminders ahead.
    pub documents: usize,
    /// Documents whose reminders could not be listed because something did not answer.
    pub failed: usize,
    /// Where the next run goes on, by `from`; nothing when this one has come to the end.
    pub next: Option<String>,
}

impl Reconciliation {
    /// Lists the reminders that paid documents have ahead, those that are listed already included: a second run changes nothing.
    pub(super) async fn list_reminders(
        &self,
        listing: &ReminderListing,
    ) -> Result<ReminderListingReport, PortError> {
        let begun = std::time::Instant::now();
        let mut report = ReminderListingReport { next: listing.from.clone(), ..Default::default() };
        loop {
            let page = self.payment_service.documents.owners_of_paid(report.next.take()).await?;
            for owner in page.owners {
                request_keys::scope(self.list_reminders_of(&owner, &mut report)).await;
            }
            report.next = page.next;
            if report.next.is_none() || !self.has_time(begun) {
                return Ok(report);
            }
        }
    }

    async fn list_reminders_of(&self, owner: &UserId, report: &mut ReminderListingReport) {
        let mut after = None;
        loop {
            let page = match self.payment_service.documents.page(owner, after).await {
                Ok(page) => page,
                Err(error) => return report.failed(&error),
            };
            for document in page.documents.iter().filter(|document| is_issued(document)) {
                report.count(self.listed(document).await);
            }
            after = page.next;
            if after.is_none() {
                return;
            }
        }
    }

    async fn listed(&self, document: &Document) -> Result<bool, PortError> {
        match self.reminders.list(document).await {
            // Deleted meanwhile.
            Err(PortError::Conflict) => Ok(false),
            listed => listed,
        }
    }
}

impl ReminderListingReport {
    fn count(&mut self, listed: Result<bool, PortError>) {
        match listed {
            Ok(has_some) => self.documents += usize::from(has_some),
            Err(error) => self.failed(&error),
        }
    }

    fn failed(&mut self, error: &PortError) {
        tracing::error!(%error, "reminders were not listed");
        self.failed += 1;
    }
}
