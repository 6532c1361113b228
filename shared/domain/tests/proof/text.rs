//! A paper as plain text.

use domain::assembly::paper::{Block, Instrument, Paper};

/// The instruments alone.
pub(crate) fn instruments(paper: &Paper) -> String {
    let each = paper.instruments.iter().map(instrument);
    each.collect::<Vec<_>>().join("\n\n")
}

/// The instruments and the cover part.
pub(crate) fn whole(paper: &Paper) -> String {
    let cover = paper.cover.iter().map(|part| format!("{}\n{}", part.heading, blocks(&part.blocks)));
    format!(
        "{} {}\n\n{}\n\n{}",
        paper.title,
        paper.subject,
        instruments(paper),
        cover.collect::<Vec<_>>().join("\n\n")
    )
}

/// One of them.
pub(crate) fn instrument(instrument: &Instrument) -> String {
    let subject = instrument.subject.as_deref().unwrap_or_default();
    let sections = instrument.sections.iter().map(|section| {
        let number = section.number.map(|number| format!("{number}. ")).unwrap_or_default();
        format!("{number}{}\n{}", section.heading, blocks(&section.blocks))
    });
    let initials: String = instrument.initials.iter().map(|label| format!("\n[{label}]")).collect();
    format!("{}\n{subject}{initials}\n\n{}", instrument.title, sections.collect::<Vec<_>>().join("\n\n"))
}

fn blocks(blocks: &[Block]) -> String {
    blocks.iter().flat_map(lines).collect::<Vec<_>>().join("\n")
}

fn lines(block: &Block) -> Vec<String> {
    match block {
        Block::Paragraph { text, .. } | Block::Heading { text } => vec![text.clone()],
        Block::Quote { text } => text.lines().map(|line| format!("> {line}")).collect(),
        Block::List { items, .. } => items.iter().map(|item| format!("- {item}")).collect(),
        Block::Initials { by, items } => items.iter().map(|item| format!("[{by}] {item}")).collect(),
        Block::Table { columns, rows } => {
            let head: Vec<&str> = columns.iter().map(|column| column.heading.as_str()).collect();
            std::iter::once(head.join(" | ")).chain(rows.iter().map(|row| row.join(" | "))).collect()
        }
        Block::Signature { by, lines } => {
            let line = |line: &domain::assembly::paper::SignatureLine| {
                format!("[{by}: {}] {}", line.label, line.printed.clone().unwrap_or_default())
                    .trim()
                    .to_string()
            };
            lines.iter().map(line).collect()
        }
        Block::Places { places } => places
            .iter()
            .map(|place| format!("{} | {} | {}", place.heading, place.by, place.what.join(", ")))
            .collect(),
    }
}
