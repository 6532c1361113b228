//! What stands in the boxes of a court form.

use super::blocks::{filled, stated};
use super::nonlawyer::Nonlawyer;
use super::values::Values;
use crate::content::court_form::{BoxList, BoxRows, BoxRule, Cell, FormFilling};
use crate::content::template::Span;
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
    /// Words of the heading, which an attached page repeats.
    Heading {
        /// What they are: the county.
        of: String,
        /// The words.
        words: String,
    },
    /// Words for which the form has no room. They stand on an attached page, a line for each, and the box says where.
    Attached(Vec<String>),
    /// A cross.
    Tick,
}

/// The boxes of a form that the visible answers fill. What was not answered stays empty, for the pen.
#[must_use]
pub fn entries<'a>(
    filling: &FormFilling,
    interview: &Interview<'a>,
    nonlawyer: &'a Nonlawyer,
) -> Vec<FilledBox> {
    let values = Values { interview: interview.clone(), nonlawyer, effort: None };
    let mut entries: Vec<FilledBox> = filling.boxes.iter().filter_map(|rule| entry(rule, &values)).collect();
    entries.extend(filling.rows.iter().flat_map(|rows| of_rows(rows, &values)));
    entries.extend(filling.lists.iter().filter_map(|list| of_list(list, &values)));
    entries.iter_mut().for_each(|entry| without_printed(filling, entry));
    entries
}

/// Leaves away the signs that the form itself has beside the box.
fn without_printed(filling: &FormFilling, entry: &mut FilledBox) {
    let Mark::Words(words) = &mut entry.mark else { return };
    for printed in filling.printed.iter().filter(|printed| printed.fields.contains(&entry.field)) {
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
    Some(FilledBox { field: rule.field.clone(), mark: headed(mark?, rule) })
}

fn headed(mark: Mark, rule: &BoxRule) -> Mark {
    match (mark, &rule.heading) {
        (Mark::Words(words), Some(of)) => Mark::Heading { of: of.clone(), words },
        (mark, _) => mark,
    }
}

fn words(text: String) -> Option<Mark> {
    (!text.trim().is_empty()).then_some(Mark::Words(text))
}

/// More persons or things than the form has rows: the last row says where it and the rest stand.
fn of_rows(rows: &BoxRows, values: &Values<'_>) -> Vec<FilledBox> {
    let given = rows.each.iter().find_map(|each| values.given(each));
    let given = given.filter(|_| values.holds(rows.when.as_ref()));
    let cells = |entry: &dyn Worded| {
        let filled = || rows.cells.iter().map(|cell| written(&cell.0, entry)).collect();
        holds_of(rows.only.as_ref(), entry).then(filled)
    };
    let given: Vec<Vec<String>> =
        given.map(|fact| fact.each(cells)).into_iter().flatten().flatten().collect();
    if rows.together {
        return together(rows, &given);
    }
    let room = rows.fields.len();
    let kept = if given.len() > room { room.saturating_sub(1) } else { given.len() };
    let rest: Vec<String> = given.iter().skip(kept).map(|cells| line(rows, cells)).collect();
    let pairs = rows.fields.iter().zip(given).take(kept).flat_map(|(fields, cells)| fields.iter().zip(cells));
    let filled =
        pairs.filter_map(|(field, text)| Some(FilledBox { field: field.clone(), mark: words(text)? }));
    let last = rows.fields.last().and_then(|fields| fields.get(of_words(rows))).filter(|_| !rest.is_empty());
    let attached = last.map(|field| FilledBox { field: field.clone(), mark: Mark::Attached(rest) });
    filled.chain(attached).collect()
}

fn together(rows: &BoxRows, given: &[Vec<String>]) -> Vec<FilledBox> {
    let lines: Vec<String> = given.iter().map(|cells| line(rows, cells)).collect();
    let field = rows.fields.iter().flatten().next().cloned();
    let filled = field.zip(words(lines.join("\n"))).map(|(field, mark)| FilledBox { field, mark });
    filled.into_iter().collect()
}

fn of_list(list: &BoxList, values: &Values<'_>) -> Option<FilledBox> {
    let lines = filled(&list.lines, values).concat();
    Some(FilledBox { field: list.field.clone(), mark: words(lines.join("\n"))? })
}

/// A row on the attached page, where the columns have no headings.
fn line(rows: &BoxRows, cells: &[String]) -> String {
    let names = rows.columns.iter().map(String::as_str).chain(std::iter::repeat(""));
    let said = cells.iter().zip(names).filter(|(cell, _)| !cell.trim().is_empty());
    let named =
        said.map(|(cell, name)| if name.is_empty() { cell.clone() } else { format!("{name}: {cell}") });
    named.collect::<Vec<_>>().join("; ")
}

/// The first column that takes words of the entry, and not only a cross.
fn of_words(rows: &BoxRows) -> usize {
    let is_of_entry = |cell: &Cell| {
        cell.0.iter().any(|part| part.text.0.iter().any(|span| matches!(span, Span::Answer(_))))
    };
    rows.cells.iter().position(is_of_entry).unwrap_or_default()
}
