//! The lines that a part of a paper prints, for comparing.

use super::ClauseRef;
use crate::assembly::paper::{Block, SignatureLine};

/// The lines of a clause without its heading, or those of an instrument's title.
pub(super) fn of(part: &ClauseRef<'_>) -> Vec<String> {
    match part.section {
        Some(section) => section.blocks.iter().flat_map(printed).collect(),
        None => std::iter::once(&part.instrument.title).chain(&part.instrument.subject).cloned().collect(),
    }
}

fn printed(block: &Block) -> Vec<String> {
    match block {
        Block::Paragraph { text, .. } | Block::Heading { text } | Block::Quote { text } => {
            text.lines().map(str::to_string).collect()
        }
        Block::List { items, .. } | Block::Initials { items, .. } => items.clone(),
        Block::Table { columns, rows } => {
            let headings = columns.iter().map(|column| column.heading.clone()).collect();
            std::iter::once(&headings).chain(rows).map(|cells| cells.join(" · ")).collect()
        }
        Block::Signature { lines, .. } => lines.iter().map(signature).collect(),
        // Page numbers, which clauses do not have.
        Block::Places { .. } => Vec::new(),
    }
}

fn signature(line: &SignatureLine) -> String {
    let printed = line.printed.as_ref();
    printed.map_or_else(|| line.label.clone(), |name| format!("{}: {name}", line.label))
}
