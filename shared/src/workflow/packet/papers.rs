//! The papers of a packet: in which order, under which names, written one by one or bound.

use domain::assembly::paper::Paper;
use domain::interview::FilingStep;
use pdf::{FilePart, FormError, LoadedFile, RenderMode};

use crate::workflow::court_forms::{CourtFormError, defect};
use crate::workflow::print::{PrintError, answers_file, computed, typeset};

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
pub(super) struct PacketPaper {
    pub(super) name: String,
    pub(super) title: String,
    pub(super) file: LoadedFile,
}

/// What is filed, with the form of the court that is filled for it here.
pub(super) type FilledStep<'a> = (FilingStep<'a>, Option<PacketPaper>);

/// The name of the cover sheet.
const INSTRUCTIONS: &str = "instructions";

/// The sheets that are not filed, and then what is: the forms, and between them the instruments that no form replaces.
pub(super) fn in_order(own: Vec<PacketPaper>, filled: Vec<FilledStep<'_>>) -> Vec<PacketPaper> {
    let (mut papers, mut filed) = (own, Vec::new());
    for (step, form) in filled {
        let is_it = |paper: &PacketPaper| step.form.instrument.as_ref() == Some(&paper.name);
        filed.extend(form.or_else(|| papers.iter().position(is_it).map(|at| papers.remove(at))));
    }
    papers.extend(filed);
    papers
}

/// The parts of a paper, typeset for this packet.
pub(super) async fn own_parts(paper: Paper, mode: RenderMode) -> Result<Vec<PacketPaper>, CourtFormError> {
    let typeset_paper = paper.clone();
    let file = typeset(move |stop| pdf::render_file(stop, &typeset_paper, mode)).await?;
    let parts = computed(move || pdf::split(file)).await?.map_err(defect)?;
    Ok(named(&paper, parts)?)
}

pub(super) fn bound(title: &str, papers: Vec<PacketPaper>) -> Result<LoadedFile, FormError> {
    let part = |PacketPaper { title, file, .. }| FilePart { title, file };
    pdf::bind(title, papers.into_iter().map(part).collect())
}

pub(super) fn bound_draft(
    title: &str,
    papers: Vec<PacketPaper>,
    answers: &str,
    day: &str,
) -> Result<Vec<u8>, PrintError> {
    let mut file = bound(title, papers).map_err(defect)?;
    file.attach(&answers_file(answers), day).map_err(|cause| PrintError::Defect(cause.to_string()))?;
    file.write().map_err(defect)
}

/// Each part under its name.
pub(super) fn named(paper: &Paper, parts: Vec<FilePart>) -> Result<Vec<PacketPaper>, PrintError> {
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

pub(super) fn written(PacketPaper { name, title, file }: PacketPaper) -> Result<PacketFile, PrintError> {
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
