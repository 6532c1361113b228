//! The packet of a document that is filed: its own papers and the court's forms, one after another as they are filed.

use domain::content::packet::FormRole;
use domain::documents::Document;
use domain::interview::{FilingStep, Interview};
use pdf::{BoundPart, FormError};

use super::court_forms::{CourtFormError, CourtFormService};
use super::print::{PrintError, printable, type_of};

/// A paper of the packet, as a file of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PacketFile {
    /// Its name without its place: `12.928-petitioner`, `settlement`.
    pub name: String,
    /// Its bookmark in the whole packet.
    pub title: String,
    /// The PDF.
    pub bytes: Vec<u8>,
}

/// An answer of an AWS Lambda function has at most six megabytes, in which four letters stand for three bytes of a file.
const MOST_BYTES: usize = 4_600_000;

impl CourtFormService {
    /// The papers of a paid document: the sheets that are not filed, then everything that is, in order. A form of the court that cannot
    /// be filled here is not among them.
    ///
    /// # Errors
    /// When the document is filed nowhere or is not handed out, and when the papers are too many for one answer.
    pub async fn packet_files(&self, document: &Document) -> Result<Vec<PacketFile>, CourtFormError> {
        let (catalog, document_type) = type_of(document)?;
        let interview = document.interview(document_type, catalog);
        interview.packet().ok_or(CourtFormError::NotFiled)?;
        let steps = interview.filing_steps();
        let mut own = self.own_papers(document).await?;
        let mut filed = Vec::new();
        for step in steps.iter().filter(|step| is_filed(step)) {
            filed.extend(match &step.form.instrument {
                Some(id) => own.iter().position(|paper| paper.name == *id).map(|at| own.remove(at)),
                None => self.form_of(document, step, &interview).await?,
            });
        }
        own.extend(filed);
        within_an_answer(own.iter().map(|paper| paper.bytes.len()).sum())?;
        Ok(own)
    }

    /// The same papers in one file.
    ///
    /// # Errors
    /// Those of [`Self::packet_files`].
    pub async fn packet(&self, document: &Document) -> Result<Vec<u8>, CourtFormError> {
        let papers = self.packet_files(document).await?;
        let title = type_of(document)?.1.name.clone();
        let bound = |PacketFile { title, bytes, .. }| BoundPart { title, file: bytes };
        let parts: Vec<BoundPart> = papers.into_iter().map(bound).collect();
        let bytes = beside(move || pdf::bind(&title, &parts)).await?;
        within_an_answer(bytes.len())?;
        Ok(bytes)
    }

    /// The parts of the document itself, as it is handed out: the cover sheet, if it has one, and each instrument under its id.
    async fn own_papers(&self, document: &Document) -> Result<Vec<PacketFile>, CourtFormError> {
        let handed_out = self.pdf_service.hand_out(document).await?;
        let paper = printable(document, &self.pdf_service.nonlawyer)?;
        let parts = beside(move || pdf::split(&handed_out.bytes)).await?;
        let ids = paper.instruments.into_iter().map(|instrument| instrument.id);
        let cover = (!paper.cover.is_empty()).then(|| "instructions".to_string());
        let named = cover.into_iter().chain(ids).zip(parts);
        let paper =
            |(name, part): (String, pdf::FilePart)| PacketFile { name, title: part.title, bytes: part.file };
        Ok(named.map(paper).collect())
    }

    /// Someone's copy of a form of the court; nothing where it cannot be filled here.
    async fn form_of(
        &self,
        document: &Document,
        step: &FilingStep<'_>,
        interview: &Interview<'_>,
    ) -> Result<Option<PacketFile>, CourtFormError> {
        let Some(id) = &step.form.court_form else { return Ok(None) };
        let of = step.of.word();
        match self.filled_form(document, (id, of), interview).await {
            Ok(bytes) => {
                let title = format!("{} {} ({of})", step.form.name, step.form.title);
                Ok(Some(PacketFile { name: format!("{id}-{of}"), title, bytes }))
            }
            Err(CourtFormError::Print(error)) => Err(error.into()),
            Err(_) => Ok(None),
        }
    }
}

/// What takes the place of another paper, or is filed only where it applies, is downloaded by itself.
fn is_filed(step: &FilingStep<'_>) -> bool {
    matches!(step.form.role(), FormRole::Own | FormRole::Besides)
}

fn within_an_answer(bytes: usize) -> Result<(), CourtFormError> {
    if bytes > MOST_BYTES { Err(CourtFormError::TooLarge) } else { Ok(()) }
}

/// Binding is pure computing, and happens beside the threads that answer requests.
async fn beside<T: Send + 'static>(
    compute: impl FnOnce() -> Result<T, FormError> + Send + 'static,
) -> Result<T, CourtFormError> {
    let done = tokio::task::spawn_blocking(compute).await;
    let done = done.map_err(|cause| PrintError::Defect(cause.to_string()))?;
    Ok(done.map_err(|cause| PrintError::Defect(cause.to_string()))?)
}
