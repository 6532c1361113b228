//! What the cover says to write on the forms that may have to be filled in by hand.

use super::blocks::{first, stated};
use super::paper::{Block, Column};
use super::values::Values;
use crate::content::answer_sheet::{AnswerSheet, SheetLine};
use crate::interview::facts::{Worded, holds_of, written};

/// A heading and a table for each of them that the case needs.
pub(super) fn answer_sheets(columns: &[Column], missing: &str, values: &Values<'_>) -> Vec<Block> {
    let steps = values.filing_steps();
    // The map of a form has the id of its sheet, unless the sheet is for another edition of it.
    let is_needed = |sheet: &&AnswerSheet| {
        !values.is_filled(&sheet.id)
            && values.holds(sheet.when.as_ref())
            && steps.iter().any(|step| step.form.answer_sheet.as_ref() == Some(&sheet.id))
    };
    let sheets = values.packet().into_iter().flat_map(|packet| &packet.answer_sheets).filter(is_needed);
    sheets.flat_map(|sheet| of_sheet(sheet, columns, missing, values)).collect()
}

fn of_sheet(sheet: &AnswerSheet, columns: &[Column], missing: &str, values: &Values<'_>) -> Vec<Block> {
    let about = first(&sheet.about, values);
    let about = (!about.is_empty()).then_some(Block::Paragraph { text: about, centered: false });
    let rows = sheet.lines.iter().flat_map(|line| rows(line, missing, values)).collect();
    let mut blocks = vec![Block::Heading { text: sheet.heading.clone() }];
    blocks.extend(about);
    blocks.push(Block::Table { columns: columns.to_vec(), rows });
    blocks
}

fn rows(line: &SheetLine, missing: &str, values: &Values<'_>) -> Vec<Vec<String>> {
    if !values.holds(line.when.as_ref()) {
        return Vec::new();
    }
    let row = |text: String| vec![line.line.clone(), text];
    let Some(fact) = &line.each else {
        return vec![row(said(line, values).unwrap_or_else(|| missing.to_string()))];
    };
    let of_entry =
        |entry: &dyn Worded| holds_of(line.only.as_ref(), entry).then(|| row(written(&line.text, entry)));
    let entries = values.given(fact).map(|fact| fact.each(of_entry));
    entries.into_iter().flatten().flatten().collect()
}

/// What to write, unless an answer in it was not given.
fn said(line: &SheetLine, values: &Values<'_>) -> Option<String> {
    let item = line.text.iter().find(|item| values.holds(item.when.as_ref()))?;
    stated(&item.text, values).filter(|text| !text.is_empty())
}
