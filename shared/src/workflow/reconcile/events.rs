//! What the provider says has happened.

use std::time::Instant;

use jiff::{SignedDuration, Timestamp};

use super::{FRESH, Reconciliation, Report, ago};
use crate::keyring;
use crate::ports::{News, PortError};
use crate::workflow::settle::Settled;

/// The provider remembers events for 30 days.
const MEMORY: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Runs overlap by this much, so that an event that the provider lists late is not missed.
const OVERLAP: SignedDuration = SignedDuration::from_hours(1);

impl Reconciliation {
    /// What the provider says has happened since the last run.
    pub(super) async fn events(
        &self,
        report: &mut Report,
        start: Timestamp,
        begun: Instant,
    ) -> Result<(), PortError> {
        let since = self.till.ledger.gone_through().await?.unwrap_or(ago(start, MEMORY));
        let mut page = None;
        loop {
            let events = self.till.payments.events(ago(since, OVERLAP), page.as_deref()).await?;
            page = events.next;
            for news in self.unheard(events.news, ago(start, FRESH)).await? {
                self.hear_or_set_aside(&news, report).await?;
            }
            if page.is_none() {
                return self.till.ledger.go_through(ago(start, FRESH)).await;
            }
            if !self.has_time(begun) {
                tracing::warn!("events are left for the next run");
                return Ok(());
            }
        }
    }

    /// What nobody has brought, and what is old enough that nobody will.
    async fn unheard(&self, mut news: Vec<News>, until: Timestamp) -> Result<Vec<News>, PortError> {
        news.retain(|news| news.at <= until);
        let events = news.iter().map(|news| news.event.clone()).collect();
        let unknown = self.till.ledger.unknown_events(events).await?;
        news.retain(|news| unknown.contains(&news.event));
        Ok(news)
    }

    /// One event that cannot be settled must not hold up all that come after it.
    async fn hear_or_set_aside(&self, news: &News, report: &mut Report) -> Result<(), PortError> {
        let heard = self.hear(news).await;
        if heard.is_err() {
            self.till.ledger.set_aside(&news.event).await?;
        }
        report.count(heard, |report| &mut report.events);
        Ok(())
    }

    async fn hear(&self, news: &News) -> Result<bool, PortError> {
        if news.unreadable {
            let what = format!("event {} of type {} cannot be read", news.event, news.kind);
            return Err(PortError::unavailable("Stripe", what));
        }
        let Some((payment, fact)) = &news.fact else { return Ok(false) };
        let settled = keyring::scope(self.till.settle(payment, fact, Some(&news.event))).await?;
        Ok(matches!(settled, Settled::Now(_)))
    }

    /// The events that could not be settled before.
    pub(super) async fn aside(&self, report: &mut Report) -> Result<(), PortError> {
        for event in self.till.ledger.aside().await? {
            let heard = self.hear_again(&event).await;
            report.count(heard, |report| &mut report.events);
        }
        Ok(())
    }

    async fn hear_again(&self, event: &str) -> Result<bool, PortError> {
        let heard = match self.till.payments.event(event).await? {
            Some(news) => self.hear(&news).await?,
            None => false,
        };
        self.till.ledger.settled_aside(event).await?;
        Ok(heard)
    }
}
