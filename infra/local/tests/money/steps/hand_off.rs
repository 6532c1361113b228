//! What leaves the account: the file for a lawyer, and the links to it.

use domain::documents::{Document, Status};
use domain::ids::{DocumentId, UserId};
use domain::orders::ledger::OrderStatus;
use jiff::Timestamp;
use shared::{clock, random};

use super::{Story, pick, refused};
use crate::model::Charge;

/// As long as a link can be made for, so that most of them are open in the end.
const DAYS: u8 = 30;

/// A link whose secret was told.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    owner: usize,
    document: DocumentId,
    id: String,
    secret: String,
    until: Timestamp,
    is_draft: bool,
    withdrawal: Withdrawal,
}

/// A process that ends while a link is withdrawn leaves it or does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Withdrawal {
    None,
    Begun,
    Done,
}

fn has_money(document: &Document) -> bool {
    document.status == Status::Paid && !document.on_hold
}

impl Story<'_> {
    pub(super) async fn download(&self, document: &Document) {
        refused(self.bank.hand_off_service.pdf_service.issue(document).await);
    }

    /// Whatever state a document is in, its owner gets the file. A version is issued with it for money alone.
    pub(super) async fn hand_off(&self, document: &Document) {
        let service = &self.bank.hand_off_service;
        let versions = &service.pdf_service.versions;
        let before = versions.of(&document.owner, document.id).await.unwrap().len();
        let file = service.file(document, vec![]).await;
        assert!(file.is_ok(), "{document:?} is not handed off: {:?}", file.err());
        let after = versions.of(&document.owner, document.id).await.unwrap().len();
        assert!(after == before || has_money(document), "{document:?} is issued for nothing");
    }

    pub(super) async fn share(&mut self, owner: usize, document: &Document) {
        let service = &self.bank.hand_off_service;
        let Some(made) = refused(service.share(document, vec![], DAYS).await) else { return };
        let opened = service.share_links.open(&made.secret).await.unwrap().expect("a new link opens");
        assert!(opened.is_draft || has_money(document), "{document:?} is shared for nothing");
        self.links.push(Link {
            owner,
            document: document.id,
            id: made.link.id,
            secret: made.secret,
            until: made.link.until,
            is_draft: opened.is_draft,
            withdrawal: Withdrawal::None,
        });
    }

    pub(super) async fn withdraw(&mut self, number: usize) {
        let Some(link) = pick(&mut self.links, number) else { return };
        let owner = &self.buyers[link.owner];
        let Some(document) = owner.document(link.document).await else { return };
        if link.withdrawal == Withdrawal::None {
            link.withdrawal = Withdrawal::Begun;
        }
        refused(self.bank.hand_off_service.withdraw(&document, &link.id).await);
        link.withdrawal = Withdrawal::Done;
    }

    pub(super) async fn open(&mut self, number: usize) {
        if let Some(link) = pick(&mut self.links, number).cloned() {
            self.opens_what_it_may(&link).await;
        }
    }

    /// A link opens until its time, while its document is there, and a final paper only while there is money for it.
    async fn opens_what_it_may(&self, link: &Link) -> bool {
        let document = self.document((link.owner, link.document)).await;
        let may = document.as_ref().is_some_and(|document| link.is_draft || has_money(document));
        let may = may && clock::now() < link.until && link.withdrawal != Withdrawal::Done;
        let opened = self.bank.hand_off_service.share_links.open(&link.secret).await.unwrap().is_some();
        let is_settled = !may || link.withdrawal == Withdrawal::None;
        assert!(opened == may || !is_settled, "opened: {opened}, {link:?} {document:?}");
        opened
    }

    /// What Stripe knows says of each link whether it opens: a final paper whose money went back or is disputed is not had by it.
    pub(super) async fn check_links(&self) {
        for link in &self.links {
            let opened = self.opens_what_it_may(link).await;
            let of_it = || self.charges.iter().filter(|charge| charge.documents.contains(&link.document));
            let is_bought = of_it().any(|charge| charge.pays() && charge.status() == Some(OrderStatus::Paid));
            let is_regular = !of_it().any(Charge::has_failed_refund);
            assert!(!opened || link.is_draft || is_bought || !is_regular, "{link:?}");
        }
    }

    /// Of a document that is gone stays the mark that its id was used, and nothing that could be read.
    pub(super) async fn check_nothing_is_left(&self) {
        for (owner, id) in &self.documents {
            if self.document((*owner, *id)).await.is_none() {
                self.check_nothing_is_left_of(&self.buyers[*owner].id, *id).await;
            }
        }
        for link in &self.links {
            if self.document((link.owner, link.document)).await.is_none() {
                let paper = format!("SHARE#{}", random::digest(&link.secret));
                assert_eq!(self.bank.rows(&paper).await, Vec::<String>::new(), "{link:?}");
                assert!(!self.opens_what_it_may(link).await);
            }
        }
    }

    async fn check_nothing_is_left_of(&self, owner: &UserId, id: DocumentId) {
        let rows = self.bank.rows(&format!("USER#{owner}")).await;
        let of_it = rows.iter().filter(|key| key.split('#').any(|part| part == id.to_string()));
        assert!(of_it.clone().all(|key| *key == format!("DELETED#{id}")), "{:?}", of_it.collect::<Vec<_>>());
        assert_eq!(self.bank.files(owner.as_str(), id.get()), 0, "files of {id}");
    }
}
