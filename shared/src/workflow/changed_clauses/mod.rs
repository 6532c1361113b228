//! Whose paid documents print a clause that has changed, or one that rests on a law that has. The operator learns ids and nothing
//! else; owners are told where the operator says so, once for each change.

mod affected;
mod change;
mod clauses;
mod mail;
mod report;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use domain::accounts::Account;
use domain::documents::Document;
use domain::ids::{DocumentId, UserId};
use futures_util::stream::{self, StreamExt};

pub use change::{Change, ChangeSearch};
pub use report::{AffectedDocument, ChangeReport};

use affected::Affected;
use change::KnownChange;
use report::Telling;

use super::print::PdfService;
use crate::ports::PortError;
use crate::request_keys;
use crate::store::ChangeNotices;

/// At most this many people's documents are read at the same time.
const AT_ONCE: usize = 10;

/// What finding them needs.
#[derive(Clone)]
pub struct ChangeService {
    /// Documents, and the papers that were issued.
    pub pdf_service: PdfService,
    /// Who was told before.
    pub notices: Arc<ChangeNotices>,
    /// How long a search begins with more people. Where it has not come to the end, its report says where to go on.
    pub longest: Duration,
}

impl ChangeService {
    /// Finds the paid documents whose signed or last version prints what has changed, and tells their owners if that is asked for. What cannot
    /// be read is counted, and the others are found. Where the table stops answering, what was found until then is reported.
    ///
    /// # Errors
    /// When the table does not answer at all, and when no document type has this name, nothing cites this source, or the day is to come.
    pub async fn search(&self, search: &ChangeSearch) -> Result<ChangeReport, PortError> {
        let change = KnownChange::of(&search.of)?;
        let begun = Instant::now();
        let mut page = self.pdf_service.documents.owners_of_paid(search.from.clone()).await?;
        let mut report = ChangeReport { change: change.name(), ..ChangeReport::default() };
        loop {
            self.look_at(page.owners, &change, search.notify, &mut report).await;
            report.next = page.next;
            if report.next.is_none() || begun.elapsed() >= self.longest {
                return Ok(report.sorted());
            }
            page = match self.pdf_service.documents.owners_of_paid(report.next.clone()).await {
                Ok(page) => page,
                Err(error) => return Ok(report.broken_off(&error)),
            };
        }
    }

    async fn look_at(
        &self,
        owners: BTreeSet<UserId>,
        change: &KnownChange,
        notify: bool,
        report: &mut ChangeReport,
    ) {
        let look = |owner| async move { request_keys::scope(self.owner(&owner, change, notify)).await };
        let mut looks = stream::iter(owners).map(look).buffer_unordered(AT_ONCE);
        while let Some(found) = looks.next().await {
            match found {
                Ok((affected, telling)) => report.add(&affected, telling),
                Err(error) => report.failed(&error),
            }
        }
    }

    async fn owner(
        &self,
        owner: &UserId,
        change: &KnownChange,
        notify: bool,
    ) -> Result<(Vec<Affected>, Telling), PortError> {
        let affected = self.affected(owner, change).await?;
        let telling = match affected.iter().any(Affected::prints_it) {
            true => self.tell(owner, change, notify, &affected).await?,
            false => Telling::Nothing,
        };
        Ok((affected, telling))
    }

    /// Tells an owner who was not told before. An account that its address's true owner has taken over gets no mail any more.
    async fn tell(
        &self,
        owner: &UserId,
        change: &KnownChange,
        notify: bool,
        affected: &[Affected],
    ) -> Result<Telling, PortError> {
        let account: Option<Account> = self.pdf_service.accounts.by_id(owner).await?;
        let Some(reader) = account.filter(|account| !account.retired) else { return Ok(Telling::Nothing) };
        match self.notices.was_told(owner, &change.name()).await? {
            true => Ok(Telling::Before),
            false if !notify => Ok(Telling::Waiting),
            false => self.mail_to(&reader, owner, change, affected).await,
        }
    }

    async fn mail_to(
        &self,
        reader: &Account,
        owner: &UserId,
        change: &KnownChange,
        affected: &[Affected],
    ) -> Result<Telling, PortError> {
        let mail = mail::mail(change, affected, reader, &self.pdf_service.site);
        let printing = affected.iter().filter(|each| each.prints_it());
        // Two versions may be of one document, of which a transaction takes one check.
        let documents: BTreeMap<DocumentId, &Document> =
            printing.map(|each| (each.document.id, &each.document)).collect();
        match self.notices.tell(owner, &change.name(), documents.into_values(), mail).await {
            Ok(()) => Ok(Telling::Told),
            // Told by another search, or deleted meanwhile: the next search sees which.
            Err(PortError::Conflict) => Ok(Telling::Waiting),
            Err(error) => Err(error),
        }
    }
}
