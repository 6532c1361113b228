//! What a version changed, on screen and as a sheet of the PDF.

use domain::documents::changes::{PaperChanges, changes, sheet};
use domain::documents::{Document, PaperVersion};

use super::{IssuedPaper, VersionError};
use crate::workflow::print::{PdfService, rendered, type_of};

impl PdfService {
    /// The same paper with a sheet that says what it changed of the version before it. It is never kept. The first version has no
    /// such sheet.
    ///
    /// # Errors
    /// Those of [`Self::version`].
    pub async fn with_changes(
        &self,
        document: &Document,
        issued: IssuedPaper,
    ) -> Result<Vec<u8>, VersionError> {
        let IssuedPaper { version, bytes } = issued;
        let Some(number) = version.number.previous() else { return Ok(bytes) };
        let before = self.known(document, number).await?;
        let found = self.changes(document, &before, Some(&version)).await?;
        let source = self.source(document, &version).await?.ok_or(VersionError::Lost)?;
        let mut paper = source.paper;
        let signed = self.signed(document).await?;
        paper.cover.push(sheet(&found, (&before, &version), signed.as_ref()));
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
    ) -> Result<PaperChanges, VersionError> {
        let old = self.source(document, before).await?.ok_or(VersionError::Lost)?;
        let new = match after {
            Some(version) => self.source(document, version).await?,
            None => self.as_it_stands(document)?,
        };
        Ok(changes(type_of(document)?.1, &old, &new.ok_or(VersionError::Lost)?))
    }
}
