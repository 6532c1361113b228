//! The pieces of a clause, with the answers in them.

use super::UNANSWERED;
use super::values::Values;
use crate::assembly::paper::{Block, SignatureLine};
use crate::content::template::{ConditionalText, Content, Row, RuledLine, Span, Text};
use crate::interview::facts::{Worded, filled_from, holds_of, written};
use crate::text::add_words;

/// What a piece prints; nothing when every item of a list is left out.
pub(super) fn block(content: &Content, values: &Values<'_>) -> Option<Block> {
    Some(match content {
        Content::Paragraph { text, centered } => {
            Block::Paragraph { text: fill(text, values), centered: *centered }
        }
        Content::Heading { text } => Block::Heading { text: fill(text, values) },
        Content::Quote { question } => Block::Quote { text: words(question, values) },
        Content::List { style, items } => Block::List { style: *style, items: some(printed(items, values))? },
        Content::Each { fact, only, style, parts } => {
            let written = |entry: &dyn Worded| holds_of(only.as_ref(), entry).then(|| written(parts, entry));
            let items = values.given(fact)?.each(written).into_iter().flatten();
            Block::List { style: *style, items: some(items.filter(|item| !item.is_empty()).collect())? }
        }
        Content::Initials { by, items } => {
            Block::Initials { by: fill(by, values), items: some(printed(items, values))? }
        }
        Content::Table { columns, rows, .. } => {
            Block::Table { columns: columns.clone(), rows: some(filled(rows, values))? }
        }
        Content::Signature { by, lines } => Block::Signature {
            by: fill(by, values),
            lines: lines.iter().map(|each| line(each, values)).collect(),
        },
        // The cover fills these in itself; the content check keeps them out of clauses.
        Content::People
        | Content::Places
        | Content::Checklist
        | Content::Forms { .. }
        | Content::FormsOf { .. }
        | Content::NotHere
        | Content::Addresses
        | Content::AnswerSheets { .. }
        | Content::County
        | Content::Tests { .. } => return None,
    })
}

fn some<T>(items: Vec<T>) -> Option<Vec<T>> {
    if items.is_empty() { None } else { Some(items) }
}

fn printed(items: &[ConditionalText], values: &Values<'_>) -> Vec<String> {
    let printed = items.iter().filter(|item| values.holds(item.when.as_ref()));
    printed.map(|item| fill(&item.text, values)).collect()
}

/// The rows whose condition holds.
pub(super) fn filled(rows: &[Row], values: &Values<'_>) -> Vec<Vec<String>> {
    let printed = rows.iter().filter(|row| values.holds(row.when.as_ref()));
    printed.flat_map(|row| cells(row, values)).collect()
}

/// The row once, or once for each person or thing of its fact.
fn cells(row: &Row, values: &Values<'_>) -> Vec<Vec<String>> {
    let Some(fact) = &row.each else {
        return vec![row.cells.iter().map(|cell| fill(cell, values)).collect()];
    };
    let of_entry = |entry: &dyn Worded| row.cells.iter().map(|cell| filled_from(cell, entry)).collect();
    let printed = |entry: &dyn Worded| holds_of(row.only.as_ref(), entry).then(|| of_entry(entry));
    let entries = values.given(fact).map(|fact| fact.each(printed));
    entries.into_iter().flatten().flatten().collect()
}

fn line(line: &RuledLine, values: &Values<'_>) -> SignatureLine {
    SignatureLine {
        label: fill(&line.label, values),
        width: line.width,
        printed: line.printed.as_ref().map(|text| fill(text, values)),
    }
}

/// The first text whose condition holds.
pub(super) fn first(items: &[ConditionalText], values: &Values<'_>) -> String {
    let found = items.iter().find(|item| values.holds(item.when.as_ref()));
    found.map(|item| fill(&item.text, values)).unwrap_or_default()
}

/// A text with the answers in it. An answer is inserted as words and never read as template text.
pub(super) fn fill(text: &Text, values: &Values<'_>) -> String {
    let mut filled = String::new();
    for run in &text.0 {
        match run {
            Span::Words(words) => add_words(&mut filled, words),
            Span::Answer(question) => filled.push_str(&words(question, values)),
        }
    }
    filled
}

/// The same, unless an answer in it was not given.
pub(super) fn stated(text: &Text, values: &Values<'_>) -> Option<String> {
    text.questions().all(|question| values.words(question).is_some()).then(|| fill(text, values))
}

fn words(question: &str, values: &Values<'_>) -> String {
    values.words(question).unwrap_or_else(|| UNANSWERED.to_string())
}
