//! The versions of a paid document: each paper that leaves is one, kept with what it was made from, so that it can be opened and
//! compared for as long as the document is there. What reads as the last version is that version.

mod compare;
mod issue;
mod source;

use domain::documents::{Document, PaperVersion, Sha256Hash, VersionNumber, signed_version};
use thiserror::Error;

use super::print::{PdfService, PrintError, is_paid, print_of, rendered};
use crate::ports::PortError;

/// A paper that was issued, and its PDF.
#[derive(Clone, Debug)]
pub struct IssuedPaper {
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

/// Why a version is not issued or compared.
#[derive(Debug, Error)]
pub enum VersionError {
    /// There is none with this number.
    #[error("There is no such version of this document.")]
    Unknown,
    /// Its file was lost and does not come out again as it was.
    #[error("The file of this version can no longer be read. Please write to us.")]
    Lost,
    /// The document is not issued.
    #[error(transparent)]
    Print(#[from] PrintError),
}

impl From<PortError> for VersionError {
    fn from(error: PortError) -> Self {
        Self::Print(error.into())
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

    /// The version that was signed, if one was.
    ///
    /// # Errors
    /// When a store does not answer.
    pub(super) async fn signed(&self, document: &Document) -> Result<Option<PaperVersion>, PortError> {
        let Some(copy) = &document.signing.signed else { return Ok(None) };
        let versions = self.versions.of(&document.owner, document.id).await?;
        Ok(signed_version(&versions, copy).cloned())
    }

    /// A version that was issued, as it was then.
    ///
    /// # Errors
    /// When there is none, when it cannot be read any more, and when the document is not issued.
    pub async fn version(
        &self,
        document: &Document,
        number: VersionNumber,
    ) -> Result<IssuedPaper, VersionError> {
        is_paid(document)?;
        let version = self.known(document, number).await?;
        if let Some(bytes) = self.stored(document, &version).await? {
            return Ok(IssuedPaper { version, bytes });
        }
        let source = self.source(document, &version).await?.ok_or(VersionError::Lost)?;
        let bytes = rendered(source.paper).await?;
        let is_it = Sha256Hash::of(&bytes) == version.sha256;
        is_it.then_some(IssuedPaper { version, bytes }).ok_or(VersionError::Lost)
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
}
