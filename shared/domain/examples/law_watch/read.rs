//! Keeping that a source was read.

use std::fs;
use std::path::Path;

use domain::content::Catalog;
use domain::content::law_watch::{ReadText, ReadingOutcome, SourceReading};
use jiff::civil::Date;

use crate::Failure;
use crate::reference::Reference;

/// Keeps that a source was read on that day; what came of it. A file is the page of a section with all its parts; the reference is
/// read for one citation.
pub(crate) fn read(
    mut reference: Reference,
    section: &str,
    file: Option<&Path>,
    today: Date,
) -> Result<String, Failure> {
    let catalog = Catalog::embedded().map_err(ToString::to_string)?;
    let (text, bytes) = what_was_read(&reference, section, file)?;
    let is_read = |row: &&mut SourceReading| match text {
        ReadText::Published => catalog.is_same_source(&row.section, section),
        ReadText::Reference => row.section == section,
    };
    let rows = reference.sources.iter_mut().filter(is_read);
    let read: Vec<_> = rows.map(|row| (row.read(text, &bytes, today), row.section.clone())).collect();
    if read.is_empty() {
        return Err(format!("Nothing cites {section}.").into());
    }
    reference.keep()?;
    let mut lines: Vec<String> =
        read.iter().map(|(outcome, section)| format!("{section}: {}", said(text, *outcome))).collect();
    if read.iter().any(|(outcome, _)| *outcome == ReadingOutcome::Changed) {
        lines.extend(changed(catalog, section, today));
    }
    Ok(lines.join("\n"))
}

fn what_was_read(
    reference: &Reference,
    section: &str,
    file: Option<&Path>,
) -> Result<(ReadText, Vec<u8>), Failure> {
    if let Some(file) = file {
        return Ok((ReadText::Published, fs::read(file)?));
    }
    let said = reference.passage(section).ok_or("Our reference does not name it: read it as published.")?;
    Ok((ReadText::Reference, said.into_bytes()))
}

/// What rests on it, and how the paid documents are found that print it.
fn changed(catalog: &Catalog, section: &str, today: Date) -> Vec<String> {
    let clauses = catalog.clauses_resting_on(section);
    if clauses.is_empty() {
        return vec![format!(
            "\nNo clause rests on it. Questions, findings and dates may: search shared/content for {section}."
        )];
    }
    let law = serde_json::json!({"section": section, "readOn": today});
    let task = serde_json::json!({"task": "changes", "of": {"law": law}});
    let mut lines = vec!["\nThese clauses rest on it:".to_string()];
    lines.extend(clauses.iter().map(|(slug, clause)| format!("{slug}: {clause}")));
    lines.push(format!(
        "\nThe paid documents that print them (infra/RUN.md, \"When a clause or the law has changed\"): {task}"
    ));
    lines
}

/// Of what our reference says, nothing is said as if it were the law.
fn said(text: ReadText, outcome: ReadingOutcome) -> &'static str {
    match (text, outcome) {
        (ReadText::Published, ReadingOutcome::First) => "kept, nothing to compare it with",
        (ReadText::Published, ReadingOutcome::Unchanged) => "unchanged",
        (ReadText::Published, ReadingOutcome::Changed) => "changed",
        (ReadText::Reference, ReadingOutcome::First) => {
            "kept as you have read it, with the hash of our summary"
        }
        (ReadText::Reference, ReadingOutcome::Unchanged) => {
            "kept as you have read it; our summary is the same as before, and nothing was compared with the law"
        }
        (ReadText::Reference, ReadingOutcome::Changed) => {
            "kept as you have read it; our summary is another one than before"
        }
        (_, ReadingOutcome::OnlyReference) => {
            "nothing kept: its published text was read before, so read it as published again"
        }
    }
}
