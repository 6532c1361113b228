//! The pieces of a clause, with the answers in them.

use super::UNANSWERED;
use crate::condition::Condition;
use crate::interview::Interview;
use crate::paper::{Block, SignatureLine};
use crate::template::{Content, Item, Line, Span, Text};

/// What a piece prints; nothing when every item of a list is left out.
pub(super) fn block(content: &Content, interview: &Interview<'_>) -> Option<Block> {
    Some(match content {
        Content::Paragraph(text, centered) => {
            Block::Paragraph { text: fill(text, interview), centered: *centered }
        }
        Content::Quote(question) => Block::Quote { text: words(question, interview) },
        Content::List(style, given) => Block::List { style: *style, items: some(items(given, interview))? },
        Content::Initials(by, given) => {
            Block::Initials { by: fill(by, interview), items: some(items(given, interview))? }
        }
        Content::Table(columns, given) => {
            Block::Table { columns: columns.clone(), rows: some(rows(given, interview))? }
        }
        Content::Signature(by, given) => Block::Signature {
            by: fill(by, interview),
            lines: given.iter().map(|each| line(each, interview)).collect(),
        },
        // The cover fills these in itself; the content check keeps them out of clauses.
        Content::People | Content::Places => return None,
    })
}

fn some<T>(items: Vec<T>) -> Option<Vec<T>> {
    if items.is_empty() { None } else { Some(items) }
}

fn items(items: &[Item], interview: &Interview<'_>) -> Vec<String> {
    let printed = items.iter().filter(|item| interview.holds(item.when.as_ref()));
    printed.map(|item| fill(&item.text, interview)).collect()
}

fn rows(rows: &[(Option<Condition>, Vec<Text>)], interview: &Interview<'_>) -> Vec<Vec<String>> {
    let printed = rows.iter().filter(|(when, _)| interview.holds(when.as_ref()));
    printed.map(|(_, cells)| cells.iter().map(|cell| fill(cell, interview)).collect()).collect()
}

fn line(line: &Line, interview: &Interview<'_>) -> SignatureLine {
    SignatureLine {
        label: fill(&line.label, interview),
        width: line.width,
        printed: line.printed.as_ref().map(|text| fill(text, interview)),
    }
}

/// The first text whose condition holds.
pub(super) fn first(items: &[Item], interview: &Interview<'_>) -> String {
    let found = items.iter().find(|item| interview.holds(item.when.as_ref()));
    found.map(|item| fill(&item.text, interview)).unwrap_or_default()
}

/// A text with the answers in it. An answer is inserted as words and never read as template text. One that ends with a
/// period, such as “Jr.”, also ends the sentence.
pub(super) fn fill(text: &Text, interview: &Interview<'_>) -> String {
    let mut filled = String::new();
    for run in &text.0 {
        match run {
            Span::Words(words) if filled.ends_with('.') => {
                filled.push_str(words.strip_prefix('.').unwrap_or(words));
            }
            Span::Words(words) => filled.push_str(words),
            Span::Answer(question) => filled.push_str(&words(question, interview)),
        }
    }
    filled
}

fn words(question: &str, interview: &Interview<'_>) -> String {
    interview.words(question).unwrap_or_else(|| UNANSWERED.to_string())
}
