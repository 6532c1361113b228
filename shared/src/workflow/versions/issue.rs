//! Issuing a paid document: a paper that reads otherwise than the last version is the next one.

use domain::assembly::paper::Paper;
use domain::documents::changes::{PaperSource, changes};
use domain::documents::{Document, PaperPrint, PaperVersion, Sha256Hash, VersionNumber, party};
use domain::ids::{DocumentId, UserId};
use jiff::civil::Date;

use super::IssuedPaper;
use super::source::{source_of, written};
use crate::clock;
use crate::ports::PortError;
use crate::store::{FileName, OutboxMessage};
use crate::workflow::print::{
    PdfService, PrintError, file_name, next_number, print_of, printable, rendered, type_of,
};
use crate::workflow::version_mail;

/// How many times a version is made again because another request has made one.
const TRIES: u32 = 5;

impl PdfService {
    /// The PDF of a paid document for its owner to keep. For whom it is has been noted before it leaves: from then on the
    /// document is theirs. A paper that differs from the last version becomes the next one, of which its owner is told by mail.
    ///
    /// # Errors
    /// When it has not been paid for, cannot be printed as it is answered now, or a store does not answer, and when it has been handed
    /// out for another person: a change of the name may have been under way meanwhile.
    pub async fn issue(&self, document: &Document) -> Result<IssuedPaper, PrintError> {
        let source = source_of(document, printable(document, &self.nonlawyer)?);
        let print = print_of(&source.paper)?;
        for _ in 0..TRIES {
            let last = self.versions.last(&document.owner, document.id).await?;
            let same = last.clone().filter(|version| version.print.whole == print.whole);
            if let Some(issued) = self.issued_before(document, same, &source).await? {
                self.note_for_whom(document).await?;
                return Ok(issued);
            }
            if last.as_ref().is_some_and(|last| last.document_version > document.version) {
                return Err(PortError::Conflict.into());
            }
            let number = next_number(last.as_ref());
            let paper = self.with_new_code(document, (number, &print), source.paper.clone());
            let source = PaperSource { paper, ..source.clone() };
            let bytes = self.made(document, &source.paper, number).await?;
            self.note_for_whom(document).await?;
            let version = self.new_version(document, &source.paper, (number, print), &bytes)?;
            if self.add(document, last.as_ref(), &version, &source, &bytes).await? {
                return Ok(IssuedPaper { version, bytes });
            }
        }
        Err(PortError::Conflict.into())
    }

    /// The last version, when the document reads as it does; its files are kept again where they were lost.
    async fn issued_before(
        &self,
        document: &Document,
        version: Option<PaperVersion>,
        source: &PaperSource,
    ) -> Result<Option<IssuedPaper>, PrintError> {
        let Some(version) = version else { return Ok(None) };
        if let Some(bytes) = self.stored(document, &version).await? {
            return Ok(Some(IssuedPaper { version, bytes }));
        }
        let paper = self.with_code(version.code, source.paper.clone());
        let source = PaperSource { paper, ..source.clone() };
        let bytes = rendered(source.paper.clone()).await?;
        if Sha256Hash::of(&bytes) != version.sha256 {
            return Ok(None);
        }
        self.keep_version(document, &version, &source, &bytes).await?;
        self.unless_gone(document).await?;
        Ok(Some(IssuedPaper { version, bytes }))
    }

    /// Bytes that are not those that were issued count for nothing.
    pub(super) async fn stored(
        &self,
        document: &Document,
        version: &PaperVersion,
    ) -> Result<Option<Vec<u8>>, PortError> {
        let found = self.files.get(&document.owner, document.id, &FileName::pdf_of(version)).await?;
        Ok(found.filter(|bytes| Sha256Hash::of(bytes) == version.sha256))
    }

    fn new_version(
        &self,
        document: &Document,
        paper: &Paper,
        (number, print): (VersionNumber, PaperPrint),
        bytes: &[u8],
    ) -> Result<PaperVersion, PrintError> {
        let law_as_of: Date =
            paper.law_as_of.parse().map_err(|error: jiff::Error| PrintError::Defect(error.to_string()))?;
        Ok(PaperVersion {
            number,
            rendered_at: clock::now(),
            document_version: document.version,
            content_version: document.content_version,
            template_version: paper.template_version.clone(),
            law_as_of,
            code: paper.verification.as_ref().map(|verification| verification.code),
            sha256: Sha256Hash::of(bytes),
            print,
        })
    }

    /// The PDF that was made ahead, or a new one.
    async fn made(
        &self,
        document: &Document,
        paper: &Paper,
        number: VersionNumber,
    ) -> Result<Vec<u8>, PrintError> {
        let name = file_name(document, number, paper);
        match self.files.get(&document.owner, document.id, &name).await? {
            Some(bytes) => Ok(bytes),
            None => rendered(paper.clone()).await,
        }
    }

    pub(in crate::workflow) async fn note_for_whom(&self, document: &Document) -> Result<(), PrintError> {
        let names = party::names(type_of(document)?.1, &document.answers);
        let first = self.documents.note_issued_for(document, &names).await?;
        if party::has_changed(&first, &names) { Err(PrintError::OtherPerson) } else { Ok(()) }
    }

    /// Keeps a version and notes it; whether it was noted, and not another one at the same time.
    async fn add(
        &self,
        document: &Document,
        last: Option<&PaperVersion>,
        version: &PaperVersion,
        source: &PaperSource,
        bytes: &[u8],
    ) -> Result<bool, PrintError> {
        let mail = self.mail(document, last, version, source).await?;
        self.keep_version(document, version, source, bytes).await?;
        match self.versions.add(document, version, last, mail.as_slice()).await {
            Ok(()) => Ok(true),
            Err(PortError::Conflict) => self.unless_gone(document).await.map(|()| false),
            Err(error) => Err(error.into()),
        }
    }

    async fn keep_version(
        &self,
        document: &Document,
        version: &PaperVersion,
        source: &PaperSource,
        bytes: &[u8],
    ) -> Result<(), PortError> {
        let (owner, id) = (&document.owner, document.id);
        self.files.put(owner, id, &FileName::source_of(version), written(source)).await?;
        self.files.put(owner, id, &FileName::pdf_of(version), bytes.to_vec()).await?;
        self.files.delete_prepared(owner, id).await
    }

    async fn unless_gone(&self, document: &Document) -> Result<(), PrintError> {
        if self.documents.get(&document.owner, document.id).await?.is_some() {
            return Ok(());
        }
        self.delete(&document.owner, document.id).await?;
        Err(PrintError::Gone)
    }

    /// The mail about a version that has one before it.
    async fn mail(
        &self,
        document: &Document,
        last: Option<&PaperVersion>,
        version: &PaperVersion,
        source: &PaperSource,
    ) -> Result<Option<OutboxMessage>, PrintError> {
        let Some(last) = last else { return Ok(None) };
        let account = self.accounts.by_id(&document.owner).await?;
        let Some(reader) = account.filter(|account| !account.retired) else { return Ok(None) };
        let Some(before) = self.source(document, last).await? else { return Ok(None) };
        let found = changes(type_of(document)?.1, &before, source);
        let signed = self.signed(document).await?;
        let told = version_mail::VersionChange {
            document,
            before: last,
            after: version,
            signed: signed.as_ref(),
            changes: &found,
        };
        Ok(version_mail::mail(&told, &reader, &self.site))
    }

    /// Whether the last version reads like this paper, and its file is there.
    ///
    /// # Errors
    /// When a store does not answer.
    pub(in crate::workflow) async fn is_issued(
        &self,
        document: &Document,
        print: &PaperPrint,
        last: Option<&PaperVersion>,
    ) -> Result<bool, PrintError> {
        match last.filter(|version| version.print.whole == print.whole) {
            Some(version) => Ok(self.stored(document, version).await?.is_some()),
            None => Ok(false),
        }
    }

    /// Deletes the files and the versions of a document. Who holds a paper of it learns that it was made here, and nothing else.
    ///
    /// # Errors
    /// When a store does not answer.
    pub async fn delete(&self, owner: &UserId, id: DocumentId) -> Result<(), PortError> {
        self.versions.delete(owner, id).await?;
        self.files.delete(owner, id).await
    }
}
