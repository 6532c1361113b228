//! An archive of what is kept about a person: JSON to read by program, PDFs to read by eye.

use std::io;

use domain::accounts::{Account, KnownDevice, Passkey, SecurityEvent, Session, User};
use domain::documents::compliance::Disclosure;
use domain::documents::share_link::ShareLink;
use domain::documents::trusted::KnownPerson;
use domain::documents::{Document, PaperVersion, VersionNumber};
use domain::ids::DocumentId;
use domain::orders::ledger::OrderLedger;
use serde_json::{Value, json};
use shared::http::attachment::zipped;
use shared::receipt;

use crate::passkeys::shown;

/// How many bytes of documents a file has: Lambda answers at most 6 MB, of which base64 takes a quarter, and the account and a
/// page of payments have to fit in too.
pub(crate) const MOST_BYTES: usize = 3_500_000;

/// A document with what belongs to it.
pub(crate) struct ArchivedDocument {
    pub(crate) document: Document,
    pub(crate) disclosure: Option<Disclosure>,
    /// Its links that are still listed.
    pub(crate) share_links: Vec<ShareLink>,
    pub(crate) pdf: Option<Vec<u8>>,
    /// Whether it has a PDF that has to be downloaded by itself.
    pub(crate) is_left_out: bool,
    /// Its versions, first to last.
    pub(crate) versions: Vec<PaperVersion>,
    /// Those that are not its PDF of today.
    pub(crate) earlier: Vec<KeptVersion>,
}

/// An earlier version of a document.
pub(crate) struct KeptVersion {
    pub(crate) number: VersionNumber,
    /// Its PDF; nothing when it has to be downloaded by itself.
    pub(crate) pdf: Option<Vec<u8>>,
}

impl ArchivedDocument {
    /// What it takes of a file.
    pub(crate) fn bytes(&self) -> usize {
        let json = serde_json::to_vec_pretty(&document(self)).map_or(0, |bytes| bytes.len());
        let earlier = self.earlier.iter().filter_map(|version| version.pdf.as_ref());
        json + self.pdf.iter().chain(earlier).map(Vec::len).sum::<usize>()
    }
}

/// Everything kept about a person.
pub(crate) struct Archive {
    pub(crate) account: Account,
    pub(crate) passkeys: Vec<Passkey>,
    pub(crate) sessions: Vec<Session>,
    pub(crate) devices: Vec<KnownDevice>,
    pub(crate) activity: Vec<SecurityEvent>,
    pub(crate) documents: Vec<ArchivedDocument>,
    pub(crate) payments: Vec<OrderLedger>,
    /// Whom the documents of this file appoint, while the people book is on.
    pub(crate) people: Vec<KnownPerson>,
}

impl Archive {
    /// The archive as a ZIP file.
    pub(crate) fn write(self) -> io::Result<Vec<u8>> {
        let left_out = self.documents.iter().filter(|kept| kept.is_left_out);
        let left_out: Vec<u64> = left_out.map(|kept| kept.document.id.get()).collect();
        let record = serde_json::to_vec_pretty(&self.record(&left_out))?;
        let pdfs = self.documents.iter().flat_map(pdfs).map(|(name, pdf)| (name, pdf.as_slice()));
        Ok(zipped(pdfs.chain([("account.json".to_string(), record.as_slice())]))?)
    }

    fn record(&self, left_out: &[u64]) -> Value {
        let account = &self.account;
        json!({
            "user": User::from(account.clone()),
            "createdAt": account.created_at,
            "identity": account.identity,
            "peopleBook": account.people_book,
            "people": self.people,
            "passkeys": self.passkeys.iter().map(shown).collect::<Vec<_>>(),
            "sessions": self.sessions.iter().map(session).collect::<Vec<_>>(),
            "devices": self.devices.iter().map(device).collect::<Vec<_>>(),
            "activity": self.activity.iter().map(event).collect::<Vec<_>>(),
            "payments": self.payments.iter().map(payment).collect::<Vec<_>>(),
            "documents": self.documents.iter().map(document).collect::<Vec<_>>(),
            "pdfsToDownloadOneByOne": left_out,
            "versionsToDownloadOneByOne": self.documents.iter().flat_map(versions_left_out).collect::<Vec<_>>(),
        })
    }
}

/// The PDF of today, and those of the versions before it.
fn pdfs(kept: &ArchivedDocument) -> impl Iterator<Item = (String, &Vec<u8>)> {
    let id = kept.document.id;
    let today = kept.pdf.iter().map(move |pdf| (format!("documents/{id}.pdf"), pdf));
    let of_version = move |version: &KeptVersion| format!("documents/{id}-version-{}.pdf", version.number);
    let earlier = kept.earlier.iter().filter_map(|version| Some((version, version.pdf.as_ref()?)));
    today.chain(earlier.map(move |(version, pdf)| (of_version(version), pdf)))
}

fn versions_left_out(kept: &ArchivedDocument) -> Vec<Value> {
    let id = kept.document.id.get();
    let left_out = kept.earlier.iter().filter(|version| version.pdf.is_none());
    left_out.map(|version| json!({"document": id, "version": version.number})).collect()
}

fn session(session: &Session) -> Value {
    json!({
        "device": session.device,
        "way": session.way,
        "openedAt": session.opened_at,
        "seenAt": session.seen_at,
        "provenAt": session.proven_at,
    })
}

fn device(device: &KnownDevice) -> Value {
    json!({"device": device.name, "firstSeen": device.first_seen, "lastSeen": device.last_seen})
}

fn event(event: &SecurityEvent) -> Value {
    json!({
        "at": event.at,
        "kind": event.kind,
        "outcome": event.outcome,
        "device": event.device,
        "session": event.session,
    })
}

fn payment(order_ledger: &OrderLedger) -> Value {
    let order = &order_ledger.order;
    json!({
        "id": order.payment,
        "receipt": receipt::number(&order.payment),
        "askedAt": order.created_at,
        "amount": order.amount,
        "lines": order.lines,
        "documents": order.goods.documents().into_iter().map(DocumentId::get).collect::<Vec<_>>(),
        "entries": order_ledger.entries.values().collect::<Vec<_>>(),
    })
}

fn document(kept: &ArchivedDocument) -> Value {
    let document = &kept.document;
    json!({
        "id": document.id.get(),
        "type": document.document_type,
        "name": document.name,
        "status": document.status,
        "answers": document.answers,
        "facts": document.facts,
        "data": document.data.entries(),
        "price": document.price,
        "attorneyReview": document.attorney_review,
        "payment": document.payment,
        "paidAt": document.paid_at,
        "amountPaid": document.amount_paid,
        "createdAt": document.created_at,
        "updatedAt": document.updated_at,
        "signing": document.signing,
        "versions": kept.versions.iter().map(version).collect::<Vec<_>>(),
        "disclosure": kept.disclosure,
        "shareLinks": kept.share_links.iter().map(share_link).collect::<Vec<_>>(),
    })
}

fn share_link(link: &ShareLink) -> Value {
    json!({
        "madeAt": link.made_at,
        "until": link.until,
        "withTranscript": link.with_transcript,
        "openings": link.openings,
    })
}

fn version(version: &PaperVersion) -> Value {
    json!({
        "number": version.number,
        "downloadedAt": version.rendered_at,
        "contentVersion": version.content_version,
        "templateVersion": version.template_version,
        "lawAsOf": version.law_as_of,
        "sha256": version.sha256,
    })
}
