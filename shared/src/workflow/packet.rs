//! The packet of a document that is filed: its own papers and the court's forms, one after another as they are filed.

use domain::assembly::paper::Paper;
use domain::documents::Document;
use domain::interview::{FilingStep, Interview};
use futures_util::future::try_join_all;
use pdf::{FilePart, LoadedFile};

use super::court_forms::{CourtFormError, CourtFormService, defect};
use super::print::{PrintError, clauses, computed, printable_beside, rendered, type_of};

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

/// The same, before it is written or bound.
struct PacketPaper {
    name: String,
    title: String,
    file: LoadedFile,
}

/// An answer of an AWS Lambda function has at most six megabytes, in which four letters stand for three bytes of a file.
const MOST_BYTES: usize = 4_600_000;

/// The name of the cover sheet.
const INSTRUCTIONS: &str = "instructions";

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
        let part = |PacketPaper { title, file, .. }| FilePart { title, file };
        let parts = papers.into_iter().map(part).collect();
        let bytes = computed(move || pdf::bind(&title, parts)?.write()).await?.map_err(defect)?;
        within_an_answer(bytes.len())?;
        Ok(bytes)
    }

    /// The forms are filled first: where one fails, nothing has been issued.
    async fn papers(&self, document: &Document) -> Result<Vec<PacketPaper>, CourtFormError> {
        let (catalog, document_type) = type_of(document)?;
        let interview = document.interview(document_type, catalog);
        interview.packet().ok_or(CourtFormError::NotFiled)?;
        clauses(document, document_type, &interview)?;
        let mut steps = interview.filing_steps();
        steps.retain(|step| interview.is_in_packet(step));
        let filled = try_join_all(steps.iter().map(|step| self.form_of(document, step, &interview))).await?;
        let filled_steps = steps.iter().zip(&filled).filter(|(_, filled)| filled.is_some());
        let replaced: Vec<&str> =
            filled_steps.filter_map(|(step, _)| interview.replaced_by(step.form)).collect();
        let mut papers = self.own_papers(document, &replaced).await?;
        let mut filed = Vec::new();
        for (step, filled) in steps.iter().zip(filled) {
            let is_it = |paper: &PacketPaper| step.form.instrument.as_ref() == Some(&paper.name);
            filed.extend(filled.or_else(|| papers.iter().position(is_it).map(|at| papers.remove(at))));
        }
        papers.extend(filed);
        Ok(papers)
    }

    /// The parts of the document itself: the cover sheet, if it has one, and each instrument under its id. They are as the document
    /// is issued; where a form of the court takes the place of an instrument, they are set without it, under the same code, so that
    /// the cover sheet speaks of this packet.
    async fn own_papers(
        &self,
        document: &Document,
        replaced: &[&str],
    ) -> Result<Vec<PacketPaper>, CourtFormError> {
        let issued = self.pdf_service.issue(document).await?;
        let paper = printable_beside(document, &self.pdf_service.nonlawyer, replaced)?;
        let bytes = if replaced.is_empty() {
            issued.bytes
        } else {
            rendered(self.pdf_service.with_code(issued.version.code, paper.clone())).await?
        };
        let parts = computed(move || pdf::split(&bytes)).await?.map_err(defect)?;
        Ok(named(&paper, parts)?)
    }

    /// Someone's copy of a form of the court; nothing where it cannot be filled here.
    async fn form_of(
        &self,
        document: &Document,
        step: &FilingStep<'_>,
        interview: &Interview<'_>,
    ) -> Result<Option<PacketPaper>, CourtFormError> {
        let Some(id) = &step.form.court_form else { return Ok(None) };
        let of = step.of.word();
        match self.filled_form(document, (id, of), interview).await {
            Ok(file) => {
                let title = format!("{} {} ({of})", step.form.name, step.form.title);
                Ok(Some(PacketPaper { name: format!("{id}-{of}"), title, file }))
            }
            Err(error) if error.is_done_by_hand() => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// Each part under its name.
fn named(paper: &Paper, parts: Vec<FilePart>) -> Result<Vec<PacketPaper>, PrintError> {
    let mut names: Vec<&str> = paper.instruments.iter().map(|instrument| instrument.id.as_str()).collect();
    if !paper.cover.is_empty() {
        names.insert(0, INSTRUCTIONS);
    }
    if names.len() != parts.len() {
        return Err(PrintError::Defect(format!("{} papers have {} parts", names.len(), parts.len())));
    }
    let file = |(name, part): (&str, FilePart)| {
        let title = if name == INSTRUCTIONS { "Instructions".to_string() } else { part.title };
        PacketPaper { name: name.to_string(), title, file: part.file }
    };
    Ok(names.into_iter().zip(parts).map(file).collect())
}

fn within_an_answer(bytes: usize) -> Result<(), CourtFormError> {
    if bytes > MOST_BYTES { Err(CourtFormError::TooLarge) } else { Ok(()) }
}

fn written(PacketPaper { name, title, file }: PacketPaper) -> Result<PacketFile, PrintError> {
    Ok(PacketFile { name, title, bytes: file.write().map_err(defect)? })
}

#[cfg(test)]
mod tests {
    use domain::assembly::paper::CoverPart;

    use super::*;

    fn paper() -> Paper {
        Paper {
            title: "Divorce".to_string(),
            subject: String::new(),
            instruments: Vec::new(),
            cover: vec![CoverPart {
                heading: "How to file".to_string(),
                new_page: false,
                blocks: Vec::new(),
            }],
            template_version: String::new(),
            law_as_of: "2026-11-21".to_string(),
            verification: None,
        }
    }

    #[test]
    fn a_paper_whose_parts_are_not_known_one_by_one_is_a_defect() {
        let file = LoadedFile::read(&pdf::render(&paper(), pdf::RenderMode::Final).unwrap()).unwrap();
        let part = || FilePart { title: "Cover sheet".to_string(), file: file.clone() };
        assert_eq!(named(&paper(), vec![part()]).unwrap()[0].title, "Instructions");
        for parts in [Vec::new(), vec![part(), part()]] {
            assert!(matches!(named(&paper(), parts), Err(PrintError::Defect(_))));
        }
    }
}
