//! The packet of a document that is filed: its own papers and the court's forms, one after another as they are filed.

mod papers;

use domain::assembly::assemble;
use domain::documents::Document;
use domain::interview::{FilingStep, Interview};
use futures_util::future::try_join_all;
use pdf::{LoadedFile, RenderMode};

use super::court_forms::{CourtFormError, CourtFormService, defect};
use super::print::{clauses, computed, printable_beside, type_of};
use papers::{FilledStep, PacketPaper, bound, bound_draft, in_order, named, own_parts, written};

pub use papers::PacketFile;

/// An answer of an AWS Lambda function has at most six megabytes, in which four letters stand for three bytes of a file.
const MOST_BYTES: usize = 4_600_000;

impl CourtFormService {
    /// The papers of a paid document: the sheets that are not filed, then everything that is, in order. A form of the court that cannot
    /// be filled here is not among them.
    ///
    /// # Errors
    /// When the document is filed nowhere or is not issued, and when the papers are too many for one answer.
    pub async fn packet_files(&self, document: &Document) -> Result<Vec<PacketFile>, CourtFormError> {
        let papers = self.papers(document).await?;
        let write = move || papers.into_iter().map(written).collect::<Result<Vec<_>, _>>();
        let files = computed(write).await??;
        within_an_answer(files.iter().map(|file| file.bytes.len()).sum())?;
        Ok(files)
    }

    /// The same papers in one file, which is smaller than they are: what they have in common is there once.
    ///
    /// # Errors
    /// Those of [`Self::packet_files`].
    pub async fn packet(&self, document: &Document) -> Result<Vec<u8>, CourtFormError> {
        let papers = self.papers(document).await?;
        let title = type_of(document)?.1.name.clone();
        let bytes = computed(move || bound(&title, papers)?.write()).await?.map_err(defect)?;
        within_an_answer(bytes.len())?;
        Ok(bytes)
    }

    /// The packet as it would be if the document were paid for now, every page marked as a draft, with the answers inside. Nothing
    /// where it is the draft of the document alone: when that is filed nowhere, when no form of the court can be filled here, and when
    /// the papers are too many for one answer.
    ///
    /// # Errors
    /// When a store does not answer, or a paper cannot be typeset.
    pub async fn draft_packet(
        &self,
        document: &Document,
        answers: String,
    ) -> Result<Option<Vec<u8>>, CourtFormError> {
        let (catalog, document_type) = type_of(document)?;
        let interview = document.interview(document_type, catalog);
        let Some(template) = document_type.template.as_ref().filter(|_| interview.packet().is_some()) else {
            return Ok(None);
        };
        let filled = self.filled_steps(document, &interview, RenderMode::Draft).await?;
        if filled.iter().all(|(_, form)| form.is_none()) {
            return Ok(None);
        }
        let beside = interview.clone().with_filled_forms(&maps_of(&filled));
        let paper = assemble(template, &beside, &self.pdf_service.nonlawyer);
        let own = own_parts(paper.clone(), RenderMode::Draft).await?;
        let (title, papers) = (document_type.name.clone(), in_order(own, filled));
        let bytes = computed(move || bound_draft(&title, papers, &answers, &paper.law_as_of)).await??;
        Ok(Some(bytes).filter(|bytes| within_an_answer(bytes.len()).is_ok()))
    }

    /// The forms are filled first: where one fails, nothing has been issued.
    async fn papers(&self, document: &Document) -> Result<Vec<PacketPaper>, CourtFormError> {
        let (catalog, document_type) = type_of(document)?;
        let interview = document.interview(document_type, catalog);
        interview.packet().ok_or(CourtFormError::NotFiled)?;
        clauses(document, document_type, &interview)?;
        let filled = self.filled_steps(document, &interview, RenderMode::Final).await?;
        let own = self.own_papers(document, &maps_of(&filled)).await?;
        Ok(in_order(own, filled))
    }

    /// What is filed and is in the packet, in order, each with the form of the court that can be filled for it here.
    async fn filled_steps<'a>(
        &self,
        document: &Document,
        interview: &'a Interview<'_>,
        mode: RenderMode,
    ) -> Result<Vec<FilledStep<'a>>, CourtFormError> {
        let mut steps = interview.filing_steps();
        steps.retain(|step| interview.is_in_packet(step));
        let forms = steps.iter().map(|step| self.form_of(document, step, interview, mode));
        let forms = try_join_all(forms).await?;
        Ok(steps.into_iter().zip(forms).collect())
    }

    /// The parts of the document itself: the cover sheet, if it has one, and each instrument under its id. They are as the document
    /// is issued; where forms of the court are filled, they are set without the instruments whose place those take, under the same
    /// code, so that the cover sheet speaks of this packet.
    async fn own_papers(
        &self,
        document: &Document,
        filled: &[&str],
    ) -> Result<Vec<PacketPaper>, CourtFormError> {
        let issued = self.pdf_service.issue(document).await?;
        let paper = printable_beside(document, &self.pdf_service.nonlawyer, filled)?;
        if !filled.is_empty() {
            return own_parts(self.pdf_service.with_code(issued.version.code, paper), RenderMode::Final)
                .await;
        }
        let parts = move || pdf::split(LoadedFile::read(&issued.bytes)?);
        Ok(named(&paper, computed(parts).await?.map_err(defect)?)?)
    }

    /// Someone's copy of a form of the court; nothing where it cannot be filled here.
    async fn form_of(
        &self,
        document: &Document,
        step: &FilingStep<'_>,
        interview: &Interview<'_>,
        mode: RenderMode,
    ) -> Result<Option<PacketPaper>, CourtFormError> {
        let Some(id) = &step.form.court_form else { return Ok(None) };
        let of = step.of.word();
        match self.filled_form(document, (id, of), interview, mode).await {
            Ok(file) => {
                let title = format!("{} {} ({of})", step.form.name, step.form.title);
                Ok(Some(PacketPaper { name: format!("{id}-{of}"), title, file }))
            }
            Err(error) if error.is_done_by_hand() => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// The maps of the forms that are filled.
fn maps_of<'a>(filled: &[FilledStep<'a>]) -> Vec<&'a str> {
    let filled = filled.iter().filter(|(_, form)| form.is_some());
    filled.filter_map(|(step, _)| step.form.court_form.as_deref()).collect()
}

fn within_an_answer(bytes: usize) -> Result<(), CourtFormError> {
    if bytes > MOST_BYTES { Err(CourtFormError::TooLarge) } else { Ok(()) }
}
