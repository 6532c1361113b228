//! What stands in the boxes of a court form.

use thiserror::Error;

use super::blocks::stated;
use super::nonlawyer::Nonlawyer;
use super::values::Values;
use crate::content::court_form::{BoxRows, BoxRule, Filing};
use crate::interview::Interview;
use crate::interview::facts::{Worded, holds_of, written};

/// A box with something in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilledBox {
    /// The box, as the map names it.
    pub field: String,
    /// What stands in it.
    pub mark: Mark,
}

/// What stands in a box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Words.
    Words(String),
    /// A cross.
    Tick,
}

/// The form has too few rows.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{each} has {given} entries, and the form has {room} rows for them")]
pub struct TooManyRows {
    /// The fact or the outcome that fills the rows.
    pub each: String,
    /// How many entries it has.
    pub given: usize,
    /// How many the form takes.
    pub room: usize,
}

/// The boxes of a form that the visible answers fill. What was not answered stays empty, for the pen.
///
/// # Errors
/// More persons or things than the form has rows: nothing is left out in silence.
pub fn entries<'a>(
    filing: &Filing,
    interview: &Interview<'a>,
    nonlawyer: &'a Nonlawyer,
) -> Result<Vec<FilledBox>, TooManyRows> {
    let values = Values { interview: interview.clone(), nonlawyer, effort: None };
    let mut entries: Vec<FilledBox> = filing.boxes.iter().filter_map(|rule| entry(rule, &values)).collect();
    for rows in &filing.rows {
        entries.extend(of_rows(rows, &values)?);
    }
    entries.iter_mut().for_each(|entry| without_printed(filing, entry));
    Ok(entries)
}

/// Leaves away the signs that the form itself has beside the box.
fn without_printed(filing: &Filing, entry: &mut FilledBox) {
    let Mark::Words(words) = &mut entry.mark else { return };
    for printed in filing.printed.iter().filter(|printed| printed.fields.contains(&entry.field)) {
        *words = words.replace(&printed.sign, "");
    }
}

fn entry(rule: &BoxRule, values: &Values<'_>) -> Option<FilledBox> {
    let mark = match &rule.tick {
        Some(when) => values.holds(Some(when)).then_some(Mark::Tick),
        None => {
            let said = rule.text.iter().find(|item| values.holds(item.when.as_ref()));
            said.and_then(|item| stated(&item.text, values)).and_then(words)
        }
    };
    Some(FilledBox { field: rule.field.clone(), mark: mark? })
}

fn words(text: String) -> Option<Mark> {
    (!text.trim().is_empty()).then_some(Mark::Words(text))
}

fn of_rows(rows: &BoxRows, values: &Values<'_>) -> Result<Vec<FilledBox>, TooManyRows> {
    let given = values.given(&rows.each).filter(|_| values.holds(rows.when.as_ref()));
    let cells = |entry: &dyn Worded| {
        let filled = || rows.cells.iter().map(|cell| written(&cell.0, entry)).collect();
        holds_of(rows.only.as_ref(), entry).then(filled)
    };
    let given: Vec<Vec<String>> =
        given.map(|fact| fact.each(cells)).into_iter().flatten().flatten().collect();
    if given.len() > rows.fields.len() {
        let (given, room) = (given.len(), rows.fields.len());
        return Err(TooManyRows { each: rows.each.clone(), given, room });
    }
    let pairs = rows.fields.iter().zip(given).flat_map(|(fields, cells)| fields.iter().zip(cells));
    Ok(pairs
        .filter_map(|(field, text)| Some(FilledBox { field: field.clone(), mark: words(text)? }))
        .collect())
}
