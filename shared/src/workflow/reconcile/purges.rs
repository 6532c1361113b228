//! What was deleted and waits to be purged.

use std::time::Instant;

use futures_util::stream::{self, StreamExt};

use super::{AT_ONCE, Reconciliation, Report};
use crate::ports::PortError;
use crate::request_keys;

impl Reconciliation {
    /// Purges what was deleted, several at a time.
    pub(super) async fn purges(&self, report: &mut Report, begun: Instant) -> Result<(), PortError> {
        let listed = self.in_time(self.purge_service.purges.waiting().await?, begun);
        let purge = |purge| async move { request_keys::scope(self.purge_service.again(&purge)).await };
        let mut purged = stream::iter(listed).map(purge).buffer_unordered(AT_ONCE);
        while let Some(purged) = purged.next().await {
            report.part(purged);
        }
        Ok(())
    }
}
