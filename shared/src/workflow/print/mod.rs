//! Printing: a paid document as a PDF. It is made ahead of a download, once for each version of the document.

mod error;
mod printable;
mod typeset;

use std::sync::Arc;

use domain::assembly::nonlawyer::Nonlawyer;
use domain::assembly::paper::{Paper, Verification, VerificationCode};
use domain::documents::{Document, PaperPrint, PaperVersion, VersionNumber};
use pdf::RenderMode;

use crate::metric::{self, Metric};
use crate::ports::PortError;
use crate::store::{Accounts, Documents, FileName, Files, PaperVersions};

pub use self::error::PrintError;
pub use self::printable::unprintable;
pub(super) use self::printable::{clauses, is_paid, printable, printable_beside, type_of};
pub(super) use self::typeset::computed;
pub use self::typeset::{answers_file, typeset};

/// What printing needs.
#[derive(Clone)]
pub struct PdfService {
    /// Documents.
    pub documents: Arc<Documents>,
    /// Finished PDFs.
    pub files: Arc<Files>,
    /// Whom family law papers name as the nonlawyer who helped.
    pub nonlawyer: Nonlawyer,
    /// Papers that were issued.
    pub versions: Arc<PaperVersions>,
    /// People's accounts, to write to them.
    pub accounts: Arc<Accounts>,
    /// Where the site is; links in mail begin with it.
    pub site: String,
}

impl PdfService {
    async fn make(&self, document: &Document, paper: Paper, name: &FileName) -> Result<(), PrintError> {
        let bytes = rendered(paper).await?;
        self.keep(document, name, bytes).await
    }

    /// Makes the PDF that a document is to have; whether it had to be made. What was issued as it reads is there already. A
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
        let is_issued = self.is_issued(document, &print, last.as_ref()).await.map_err(unprinted)?;
        let number = next_number(last.as_ref());
        let paper = self.with_new_code(document, (number, &print), paper);
        let name = file_name(document, number, &paper);
        if is_issued || self.files.get(&document.owner, document.id, &name).await?.is_some() {
            return Ok(false);
        }
        match self.make(document, paper, &name).await {
            Ok(()) => Ok(true),
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

    /// Keeps the file of this version of the document beside what was issued, unless the document was deleted while the file
    /// was made.
    async fn keep(&self, document: &Document, name: &FileName, bytes: Vec<u8>) -> Result<(), PrintError> {
        let (owner, id) = (&document.owner, document.id);
        self.files.delete_prepared(owner, id).await?;
        self.files.put(owner, id, name, bytes).await?;
        if self.documents.get(owner, id).await?.is_none() {
            self.files.delete(owner, id).await?;
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

/// The number of what is issued after the last version.
pub(super) fn next_number(last: Option<&PaperVersion>) -> VersionNumber {
    last.map_or(VersionNumber::FIRST, |last| last.number.next())
}

/// What tells whether two papers say the same.
pub(super) fn print_of(paper: &Paper) -> Result<PaperPrint, PrintError> {
    PaperPrint::of(paper).map_err(|error| PrintError::Defect(error.to_string()))
}

pub(super) async fn rendered(paper: Paper) -> Result<Vec<u8>, PrintError> {
    typeset(move |stop| pdf::render_until(stop, &paper, RenderMode::Final, None)).await
}
