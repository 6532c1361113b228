//! Handing out a paid document: each paper that leaves is a version of its own, kept with what it was made from, so that it can be
//! opened and compared for as long as the document is there. What reads as the last version is that version.

use domain::assembly::assemble;
use domain::assembly::paper::Paper;
use domain::content::Catalog;
use domain::documents::changes::{Changes, PaperSource, changes, sheet};
use domain::documents::{
    Document, PaperPrint, PaperVersion, Sha256Hash, VersionNumber, party, signed_version,
};
use domain::ids::{DocumentId, UserId};
use domain::interview::Answers;
use domain::interview::facts::{Facts, Matter};
use jiff::civil::Date;
use serde_json::{Map, Value, json};
use thiserror::Error;

use super::print::{PdfService, PrintError, file_name, is_paid, next_number, printable, rendered, type_of};
use super::version_mail;
use crate::clock;
use crate::ports::PortError;
use crate::store::{FileName, OutboxMessage};

/// How many times a version is made anew because another request has made one.
const TRIES: u32 = 5;

/// A paper that was handed out, and its PDF.
#[derive(Clone, Debug)]
pub struct HandedOut {
    /// Which.
    pub version: PaperVersion,
    /// The PDF.
    pub bytes: Vec<u8>,
}

/// Where the versions of a document stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VersionsStanding {
    /// The versions, first to last.
    pub versions: Vec<PaperVersion>,
    /// Which of them was signed.
    pub signed: Option<VersionNumber>,
    /// Whether what is signed says something else than the document as it stands.
    pub sign_again: bool,
    /// Whether the document as it stands says something else than its last version.
    pub has_changed: bool,
}

/// Why a version is not handed out or compared.
#[derive(Debug, Error)]
pub enum VersionError {
    /// There is none with this number.
    #[error("There is no such version of this document.")]
    Unknown,
    /// Its file was lost and does not come out again as it was.
    #[error("The file of this version can no longer be read. Please write to us.")]
    Lost,
    /// The document is not handed out.
    #[error(transparent)]
    Print(#[from] PrintError),
}

impl From<PortError> for VersionError {
    fn from(error: PortError) -> Self {
        Self::Print(error.into())
    }
}

impl PdfService {
    /// The PDF of a paid document for its owner to keep. For whom it is has been noted before it leaves: from then on the
    /// document is theirs. A paper that differs from the last version becomes the next one, of which its owner is told by mail.
    ///
    /// # Errors
    /// Those of [`Self::print`], and when it has been handed out for another person: a change of the name may have been under
    /// way meanwhile.
    pub async fn hand_out(&self, document: &Document) -> Result<HandedOut, PrintError> {
        let source = source_of(document, printable(document, &self.nonlawyer)?);
        let print = print_of(&source.paper)?;
        for _ in 0..TRIES {
            let last = self.versions.last(&document.owner, document.id).await?;
            let same = last.clone().filter(|version| version.print.whole == print.whole);
            if let Some(handed_out) = self.handed_out_before(document, same.clone(), &source).await? {
                self.note_for_whom(document).await?;
                return Ok(handed_out);
            }
            if last.as_ref().is_some_and(|last| last.document_version > document.version) {
                return Err(PortError::Conflict.into());
            }
            let number = next_number(last.as_ref());
            let paper = self.with_new_code(document, number, source.paper.clone())?;
            let source = PaperSource { paper, ..source.clone() };
            let bytes = self.made(document, &source.paper, number).await?;
            self.note_for_whom(document).await?;
            let version = self.new_version(document, &source.paper, (number, print), &bytes)?;
            if self.add(document, last.as_ref(), &version, &source, &bytes).await? {
                return Ok(HandedOut { version, bytes });
            }
        }
        Err(PortError::Conflict.into())
    }

    /// The last version, when the document reads as it does; its files are kept anew where they were lost.
    async fn handed_out_before(
        &self,
        document: &Document,
        version: Option<PaperVersion>,
        source: &PaperSource,
    ) -> Result<Option<HandedOut>, PrintError> {
        let Some(version) = version else { return Ok(None) };
        if let Some(bytes) = self.stored(document, &version).await? {
            return Ok(Some(HandedOut { version, bytes }));
        }
        let paper = self.with_code(version.code, source.paper.clone());
        let source = PaperSource { paper, ..source.clone() };
        let bytes = rendered(source.paper.clone()).await?;
        if Sha256Hash::of(&bytes) != version.sha256 {
            return Ok(None);
        }
        self.keep_version(document, &version, &source, &bytes).await?;
        self.unless_gone(document).await?;
        Ok(Some(HandedOut { version, bytes }))
    }

    /// Bytes that are not those that were handed out count for nothing.
    async fn stored(
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

    pub(super) async fn note_for_whom(&self, document: &Document) -> Result<(), PrintError> {
        let names = party::names(type_of(document)?.1, &document.answers);
        let first = self.documents.note_handed_out(document, &names).await?;
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
        self.files.forget_prepared(owner, id).await
    }

    async fn unless_gone(&self, document: &Document) -> Result<(), PrintError> {
        if self.documents.get(&document.owner, document.id).await?.is_some() {
            return Ok(());
        }
        self.forget(&document.owner, document.id).await?;
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
        let told = version_mail::Told { document, before: last, after: version, changes: &found };
        Ok(version_mail::mail(&told, &reader, &self.site))
    }

    /// Whether the last version reads like this paper, and its file is there.
    ///
    /// # Errors
    /// When a store does not answer.
    pub(super) async fn is_handed_out(
        &self,
        document: &Document,
        paper: &Paper,
        last: Option<&PaperVersion>,
    ) -> Result<bool, PrintError> {
        let print = print_of(paper)?;
        match last.filter(|version| version.print.whole == print.whole) {
            Some(version) => Ok(self.stored(document, version).await?.is_some()),
            None => Ok(false),
        }
    }

    /// Forgets the files and the versions of a document. Who holds a paper of it learns that it was made here, and nothing else.
    ///
    /// # Errors
    /// When a store does not answer.
    pub async fn forget(&self, owner: &UserId, id: DocumentId) -> Result<(), PortError> {
        self.versions.forget(owner, id).await?;
        self.files.forget(owner, id).await
    }
}

impl PdfService {
    /// The versions of a document, and how it stands to them.
    ///
    /// # Errors
    /// When a store does not answer.
    pub async fn standing(&self, document: &Document) -> Result<VersionsStanding, PrintError> {
        let versions = self.versions.of(&document.owner, document.id).await?;
        let now = self.as_it_stands(document)?.map(|source| print_of(&source.paper)).transpose()?;
        let copy = document.signing.signed.as_ref();
        let signed = copy.and_then(|copy| signed_version(&versions, copy));
        let sign_again = match signed {
            Some(signed) => now.is_some_and(|now| now.instruments != signed.print.instruments),
            None => document.has_changed_since_signing(),
        };
        let last = versions.last();
        let has_changed = last.is_some_and(|last| now.is_some_and(|now| now.whole != last.print.whole));
        let signed = signed.map(|version| version.number);
        Ok(VersionsStanding { signed, sign_again, has_changed, versions })
    }

    /// A version that was handed out, as it was then.
    ///
    /// # Errors
    /// When there is none, when it cannot be read any more, and when the document is not handed out.
    pub async fn version(
        &self,
        document: &Document,
        number: VersionNumber,
    ) -> Result<HandedOut, VersionError> {
        is_paid(document)?;
        let version = self.known(document, number).await?;
        if let Some(bytes) = self.stored(document, &version).await? {
            return Ok(HandedOut { version, bytes });
        }
        let source = self.source(document, &version).await?.ok_or(VersionError::Lost)?;
        let bytes = rendered(source.paper).await?;
        let is_it = Sha256Hash::of(&bytes) == version.sha256;
        is_it.then_some(HandedOut { version, bytes }).ok_or(VersionError::Lost)
    }

    /// The same paper with a sheet that says what it changed of the version before it. It is never kept. The first version has no
    /// such sheet.
    ///
    /// # Errors
    /// Those of [`Self::version`].
    pub async fn with_changes(
        &self,
        document: &Document,
        handed_out: HandedOut,
    ) -> Result<Vec<u8>, VersionError> {
        let HandedOut { version, bytes } = handed_out;
        let Some(number) = version.number.previous() else { return Ok(bytes) };
        let before = self.known(document, number).await?;
        let found = self.changes(document, &before, Some(&version)).await?;
        let source = self.source(document, &version).await?.ok_or(VersionError::Lost)?;
        let mut paper = source.paper;
        paper.cover.push(sheet(&found, &before, &version));
        Ok(rendered(paper).await?)
    }

    /// What differs between a version and a later one, or the document as it stands.
    ///
    /// # Errors
    /// When one of them cannot be read any more.
    pub async fn changes(
        &self,
        document: &Document,
        before: &PaperVersion,
        after: Option<&PaperVersion>,
    ) -> Result<Changes, VersionError> {
        let old = self.source(document, before).await?.ok_or(VersionError::Lost)?;
        let new = match after {
            Some(version) => self.source(document, version).await?,
            None => self.as_it_stands(document)?,
        };
        Ok(changes(type_of(document)?.1, &old, &new.ok_or(VersionError::Lost)?))
    }

    /// The version with this number.
    ///
    /// # Errors
    /// When there is none.
    pub async fn known(
        &self,
        document: &Document,
        number: VersionNumber,
    ) -> Result<PaperVersion, VersionError> {
        let found = self.versions.get(&document.owner, document.id, number).await?;
        found.ok_or(VersionError::Unknown)
    }

    /// What a version was made from; nothing when it was lost.
    async fn source(
        &self,
        document: &Document,
        version: &PaperVersion,
    ) -> Result<Option<PaperSource>, PrintError> {
        let name = FileName::source_of(version);
        let found = self.files.get(&document.owner, document.id, &name).await?;
        let stored: Option<Value> = found.and_then(|bytes| serde_json::from_slice(&bytes).ok());
        stored.map(|stored| self.read(document, &stored)).transpose().map(Option::flatten)
    }

    /// A paper that was written in a form of before is put together anew, of the same answers by the clauses of today.
    fn read(&self, document: &Document, stored: &Value) -> Result<Option<PaperSource>, PrintError> {
        let (catalog, kind) = type_of(document)?;
        let (Some(answers), Some(facts)) = (stored["answers"].as_object(), stored["facts"].as_object())
        else {
            return Ok(None);
        };
        let matter =
            Matter { answers: Answers::restore(kind, answers), facts: Facts::restore(kind, catalog, facts) };
        let county = stored["county"].as_str().map(str::to_string);
        let of_then = serde_json::from_value(stored["paper"].clone()).ok();
        let paper = of_then.or_else(|| self.assembled(document, &matter, county.as_deref(), catalog));
        Ok(paper.map(|paper| PaperSource { matter, county, paper }))
    }

    fn assembled(
        &self,
        document: &Document,
        matter: &Matter,
        county: Option<&str>,
        catalog: &Catalog,
    ) -> Option<Paper> {
        let (_, kind) = type_of(document).ok()?;
        let county = catalog.counties.iter().find(|each| Some(each.id.as_str()) == county);
        let interview = domain::interview::Interview::new(kind, &matter.answers);
        let interview = interview.knowing(&matter.facts).filed_in(county);
        Some(assemble(kind.template.as_ref()?, &interview, &self.nonlawyer))
    }

    /// The document as its answers have it now; nothing while its clauses are not published.
    fn as_it_stands(&self, document: &Document) -> Result<Option<PaperSource>, PrintError> {
        let (catalog, kind) = type_of(document)?;
        let assembled = |template| {
            let paper = assemble(template, &document.interview(kind, catalog), &self.nonlawyer);
            source_of(document, paper)
        };
        Ok(kind.template.as_ref().map(assembled))
    }
}

fn source_of(document: &Document, paper: Paper) -> PaperSource {
    PaperSource {
        matter: Matter { answers: document.answers.clone(), facts: document.facts.clone() },
        county: document.data.county().map(ToString::to_string),
        paper,
    }
}

fn written(source: &PaperSource) -> Vec<u8> {
    let nothing = || Value::Object(Map::new());
    let stored = json!({
        "answers": serde_json::to_value(&source.matter.answers).unwrap_or_else(|_| nothing()),
        "facts": serde_json::to_value(&source.matter.facts).unwrap_or_else(|_| nothing()),
        "county": source.county,
        "paper": source.paper,
    });
    stored.to_string().into_bytes()
}

pub(super) fn print_of(paper: &Paper) -> Result<PaperPrint, PrintError> {
    PaperPrint::of(paper).map_err(|error| PrintError::Defect(error.to_string()))
}
