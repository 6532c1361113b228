//! Printing: a paid document as a PDF. It is made ahead of a download, once for each version of the document.

use std::collections::BTreeMap;
use std::sync::Arc;

use domain::assembly::assemble;
use domain::assembly::nonlawyer::Nonlawyer;
use domain::assembly::paper::{Paper, Verification, VerificationCode};
use domain::content::question::Question;
use domain::content::template::Template;
use domain::content::{Catalog, DocumentType};
use domain::documents::{Document, PaperPrint, PaperVersion, Status, VersionNumber};
use domain::interview::Interview;
use pdf::{Edition, RenderError, Stop};
use thiserror::Error;

use crate::clock;
use crate::metric::{self, Metric};
use crate::ports::PortError;
use crate::store::{Accounts, Documents, FileName, Files, PaperVersions};

/// What printing needs.
#[derive(Clone)]
pub struct PdfService {
    /// Documents.
    pub documents: Arc<Documents>,
    /// Finished PDFs.
    pub files: Arc<Files>,
    /// Whom family law papers name as the nonlawyer who helped.
    pub nonlawyer: Nonlawyer,
    /// Papers that were handed out.
    pub versions: Arc<PaperVersions>,
    /// People's accounts, to write to them.
    pub accounts: Arc<Accounts>,
    /// Where the site is; links in mail begin with it.
    pub site: String,
}

/// Why there is no PDF of a document.
#[derive(Debug, Error)]
pub enum PrintError {
    /// Its payment is disputed.
    #[error(
        "The payment for this document is disputed at your bank. The PDF can be downloaded again once that is settled."
    )]
    OnHold,
    /// Nobody has paid for it.
    #[error("This document has not been paid for yet.")]
    Unpaid,
    /// It was changed after it was bought, and these answers stand in the way, each with a sentence for its author.
    #[error(
        "This document is paid, but it cannot be printed with the current answers. Please correct these answers."
    )]
    Unfinished(BTreeMap<String, String>),
    /// It was handed out for another person.
    #[error(
        "This document was bought and downloaded for someone else. You can correct a name at no cost, but a document for \
         another person is a new purchase."
    )]
    OtherPerson,
    /// Its owner has deleted it meanwhile.
    #[error("Document not found")]
    Gone,
    /// A defect of ours.
    #[error("a document cannot be typeset: {0}")]
    Defect(String),
    /// A store does not answer.
    #[error(transparent)]
    Store(#[from] PortError),
}

impl PrintError {
    /// Whether the document is to have no PDF as it stands: its next change lists it to be printed again.
    #[must_use]
    pub fn waits_for_its_owner(&self) -> bool {
        match self {
            Self::OnHold | Self::Unpaid | Self::Unfinished(_) | Self::OtherPerson | Self::Gone => true,
            Self::Defect(_) | Self::Store(_) => false,
        }
    }
}

impl PdfService {
    /// The PDF of a paid document: the stored one, or a new one. A process that is killed in between loses nothing: the
    /// next one makes it again, with the same bytes.
    ///
    /// # Errors
    /// When it has not been paid for, cannot be printed as it is answered now, or a store does not answer.
    pub async fn print(&self, document: &Document) -> Result<Vec<u8>, PrintError> {
        let number = next_number(self.versions.last(&document.owner, document.id).await?.as_ref());
        let paper = printable(document, &self.nonlawyer)?;
        let paper = self.with_new_code(document, (number, &print_of(&paper)?), paper);
        let name = file_name(document, number, &paper);
        if let Some(bytes) = self.files.get(&document.owner, document.id, &name).await? {
            return Ok(bytes);
        }
        self.make(document, paper, &name).await
    }

    async fn make(&self, document: &Document, paper: Paper, name: &FileName) -> Result<Vec<u8>, PrintError> {
        let bytes = rendered(paper).await?;
        self.keep(document, name, bytes.clone()).await?;
        Ok(bytes)
    }

    /// Makes the PDF that a document is to have; whether it had to be made. What was handed out as it reads is there already. A
    /// document that is on hold, or that cannot be printed as it is answered now, is to have none yet: its next change lists it
    /// again.
    ///
    /// # Errors
    /// When the store does not answer, or a document cannot be typeset.
    pub async fn prepare(&self, document: &Document) -> Result<bool, PortError> {
        let paper = match printable(document, &self.nonlawyer) {
            Ok(paper) => paper,
            Err(refused) if refused.waits_for_its_owner() => return Ok(false),
            Err(error) => return Err(unprinted(error)),
        };
        let last = self.versions.last(&document.owner, document.id).await?;
        let print = print_of(&paper).map_err(unprinted)?;
        let is_handed_out = self.is_handed_out(document, &print, last.as_ref()).await.map_err(unprinted)?;
        let number = next_number(last.as_ref());
        let paper = self.with_new_code(document, (number, &print), paper);
        let name = file_name(document, number, &paper);
        if is_handed_out || self.files.get(&document.owner, document.id, &name).await?.is_some() {
            return Ok(false);
        }
        match self.make(document, paper, &name).await {
            Ok(_) => Ok(true),
            Err(PrintError::Gone) => Ok(false),
            Err(error) => Err(unprinted(error)),
        }
    }

    /// The paper with the code of the version of this number that is made of the document as it is.
    pub(super) fn with_new_code(
        &self,
        document: &Document,
        (number, print): (VersionNumber, &PaperPrint),
        paper: Paper,
    ) -> Paper {
        self.with_code(Some(self.versions.code(document, number, print)), paper)
    }

    /// The paper with a version's code. Papers from before there were codes have none.
    pub(super) fn with_code(&self, code: Option<VerificationCode>, paper: Paper) -> Paper {
        let page = format!("{}/verify", self.site);
        Paper { verification: code.map(|code| Verification { code, page }), ..paper }
    }

    /// Keeps the file of this version of the document beside what was handed out, unless the document was deleted while the file
    /// was made.
    async fn keep(&self, document: &Document, name: &FileName, bytes: Vec<u8>) -> Result<(), PrintError> {
        let (owner, id) = (&document.owner, document.id);
        self.files.forget_prepared(owner, id).await?;
        self.files.put(owner, id, name, bytes).await?;
        if self.documents.get(owner, id).await?.is_none() {
            self.files.forget(owner, id).await?;
            return Err(PrintError::Gone);
        }
        Ok(())
    }
}

fn unprinted(error: PrintError) -> PortError {
    metric::count(Metric::PrintsFailed);
    match error {
        PrintError::Store(error) => error,
        other => PortError::unavailable("typesetting", other),
    }
}

/// A file belongs to a version of the document and to a version of its template, and carries the code of the number that it is to have.
pub(super) fn file_name(document: &Document, number: VersionNumber, paper: &Paper) -> FileName {
    FileName::prepared(number, document.version, &paper.template_version)
}

/// The number of what is handed out after the last version.
pub(super) fn next_number(last: Option<&PaperVersion>) -> VersionNumber {
    last.map_or(VersionNumber::FIRST, |last| last.number.next())
}

/// What tells whether two papers say the same.
pub(super) fn print_of(paper: &Paper) -> Result<PaperPrint, PrintError> {
    PaperPrint::of(paper).map_err(|error| PrintError::Defect(error.to_string()))
}

pub(super) async fn rendered(paper: Paper) -> Result<Vec<u8>, PrintError> {
    typeset(move |stop| pdf::render_until(stop, &paper, Edition::Final, None)).await
}

/// The type of a stored document, which was checked when the document was made, and the catalog that has it.
pub(super) fn type_of(document: &Document) -> Result<(&'static Catalog, &'static DocumentType), PrintError> {
    let catalog = Catalog::embedded().map_err(|problems| PrintError::Defect(problems.to_string()))?;
    let unknown = || PrintError::Defect("a stored document type is unknown".to_string());
    Ok((catalog, catalog.document_type(&document.document_type).ok_or_else(unknown)?))
}

/// Whether its money lets a document be handed out.
pub(super) fn is_paid(document: &Document) -> Result<(), PrintError> {
    match (document.on_hold, document.status) {
        (true, _) => Err(PrintError::OnHold),
        (false, Status::Paid) => Ok(()),
        _ => Err(PrintError::Unpaid),
    }
}

pub(super) fn printable(document: &Document, nonlawyer: &Nonlawyer) -> Result<Paper, PrintError> {
    let (catalog, document_type) = type_of(document)?;
    let interview = document.interview(document_type, catalog);
    Ok(assemble(clauses(document, document_type, &interview)?, &interview, nonlawyer))
}

/// The clauses of a document that can be handed out: it is paid for, and nothing in its answers stands in the way.
pub(super) fn clauses<'a>(
    document: &Document,
    document_type: &'a DocumentType,
    interview: &Interview<'_>,
) -> Result<&'a Template, PrintError> {
    is_paid(document)?;
    // A date that had to lie ahead when the document was bought may have passed since.
    let bought = document.paid_at.map_or_else(clock::today, clock::day_of);
    let mut obstacles = interview.obstacles(bought);
    obstacles.extend(without_glyphs(interview));
    match &document_type.template {
        Some(template) if obstacles.is_empty() => Ok(template),
        _ => Err(PrintError::Unfinished(obstacles)),
    }
}

/// Answers that were taken while the fonts had more characters, by question.
fn without_glyphs(interview: &Interview<'_>) -> BTreeMap<String, String> {
    let words = |(_, question): (usize, &Question)| {
        Some((question.id.clone(), unprintable(interview.answer(&question.id)?.text())?))
    };
    interview.questions().filter_map(words).collect()
}

/// Why a text cannot be printed, in a sentence for its author; none when it can.
#[must_use]
pub fn unprintable(text: &str) -> Option<String> {
    let characters: Vec<String> = pdf::unprintable(text).iter().map(char::to_string).collect();
    let sentence =
        || format!("We cannot print {} yet. Please write this in Latin letters.", characters.join(" "));
    (!characters.is_empty()).then(sentence)
}

/// The bytes that `render` makes. Typesetting takes milliseconds of pure computing; it happens beside the threads that
/// answer requests. When the request ends first, because it took too long or its client is gone, the typesetting is told to
/// stop, so that it takes no time from those who wait.
///
/// # Errors
/// When a document cannot be typeset, which is a defect of ours.
pub async fn typeset(
    render: impl FnOnce(&Stop) -> Result<Vec<u8>, RenderError> + Send + 'static,
) -> Result<Vec<u8>, PrintError> {
    let request = StopWhenDropped(Stop::default());
    let stop = request.0.clone();
    let rendering = tokio::task::spawn_blocking(move || render(&stop)).await;
    let defect = |cause: &dyn std::fmt::Display| PrintError::Defect(cause.to_string());
    rendering.map_err(|cause| defect(&cause))?.map_err(|cause| defect(&cause))
}

/// A request that waits for a file: dropped with it.
struct StopWhenDropped(Stop);

impl Drop for StopWhenDropped {
    fn drop(&mut self) {
        self.0.ask();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    /// The typesetting says when it has begun, waits until the request is gone, and tells what it then finds.
    #[tokio::test]
    async fn typesetting_is_told_when_its_request_ends() {
        let (begun, has_begun) = tokio::sync::oneshot::channel();
        let (gone, is_gone) = mpsc::channel::<()>();
        let (found, what_was_found) = tokio::sync::oneshot::channel();
        let paper = Paper {
            title: "Will".to_string(),
            subject: String::new(),
            instruments: Vec::new(),
            cover: Vec::new(),
            template_version: String::new(),
            law_as_of: "2026-11-21".to_string(),
            verification: None,
        };
        let request = tokio::spawn(typeset(move |stop| {
            begun.send(()).ok();
            is_gone.recv_timeout(Duration::from_secs(60)).ok();
            let rendered = pdf::render_until(stop, &paper, Edition::Final, None);
            found.send(rendered.clone()).ok();
            rendered
        }));
        has_begun.await.unwrap();
        request.abort();
        assert!(request.await.unwrap_err().is_cancelled());
        gone.send(()).unwrap();
        assert_eq!(what_was_found.await.unwrap(), Err(RenderError::Stopped));
    }
}
