//! What can be printed: a paid document, of which nothing in its answers stands in the way.

use std::collections::BTreeMap;

use domain::assembly::assemble;
use domain::assembly::nonlawyer::Nonlawyer;
use domain::assembly::paper::Paper;
use domain::content::question::Question;
use domain::content::template::Template;
use domain::content::{Catalog, DocumentType};
use domain::documents::{Document, Status};
use domain::interview::Interview;

use super::PrintError;
use crate::clock;

/// The type of a stored document, which was checked when the document was made, and the catalog that has it.
pub(in crate::workflow) fn type_of(
    document: &Document,
) -> Result<(&'static Catalog, &'static DocumentType), PrintError> {
    let catalog = Catalog::embedded().map_err(|problems| PrintError::Defect(problems.to_string()))?;
    let unknown = || PrintError::Defect("a stored document type is unknown".to_string());
    Ok((catalog, catalog.document_type(&document.document_type).ok_or_else(unknown)?))
}

/// Whether its money lets a document be issued.
pub(in crate::workflow) fn is_paid(document: &Document) -> Result<(), PrintError> {
    match (document.on_hold, document.status) {
        (true, _) => Err(PrintError::OnHold),
        (false, Status::Paid) => Ok(()),
        _ => Err(PrintError::Unpaid),
    }
}

pub(in crate::workflow) fn printable(
    document: &Document,
    nonlawyer: &Nonlawyer,
) -> Result<Paper, PrintError> {
    printable_beside(document, nonlawyer, &[])
}

/// What of a document is printed beside these forms of the court, by their maps.
pub(in crate::workflow) fn printable_beside(
    document: &Document,
    nonlawyer: &Nonlawyer,
    filled: &[&str],
) -> Result<Paper, PrintError> {
    let (catalog, document_type) = type_of(document)?;
    let interview = document.interview(document_type, catalog).with_filled_forms(filled);
    Ok(assemble(clauses(document, document_type, &interview)?, &interview, nonlawyer))
}

/// The clauses of a document that can be issued: it is paid for, and nothing in its answers stands in the way.
pub(in crate::workflow) fn clauses<'a>(
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
