//! Who signs or initials what, where.

use super::blocks::fill;
use super::values::Values;
use crate::assembly::paper::{Block, Instrument, Place, Section};
use crate::content::template::{BlockTemplate, Clause, Content, InitialsLine, InstrumentTemplate};

/// The places of all instruments, in order; in a packet, each instrument's under its title. One on which nothing is written is
/// left out.
pub(super) fn places<'a>(
    printed: impl Iterator<Item = (&'a InstrumentTemplate, &'a Instrument)>,
    clauses: &[Clause],
    values: &Values<'_>,
) -> Vec<Block> {
    let of_each = printed.map(|(template, instrument)| {
        (instrument.title.as_str(), of_instrument(template, instrument, clauses, values))
    });
    let tables: Vec<(&str, Block)> = of_each
        .filter(|(_, places)| !places.is_empty())
        .map(|(title, places)| (title, Block::Places { places }))
        .collect();
    if tables.len() == 1 && values.packet().is_none() {
        return tables.into_iter().map(|(_, table)| table).collect();
    }
    let titled = |(title, table): (&str, Block)| {
        [Block::Paragraph { text: title.to_string(), centered: false }, table]
    };
    tables.into_iter().flat_map(titled).collect()
}

fn of_instrument(
    template: &InstrumentTemplate,
    instrument: &Instrument,
    clauses: &[Clause],
    values: &Values<'_>,
) -> Vec<Place> {
    let foot = template.initials.iter().map(|InitialsLine { label, by }| Place {
        instrument: instrument.id.clone(),
        section: None,
        heading: "Foot of the page".to_string(),
        by: fill(by, values),
        what: vec![label.clone()],
    });
    let mut places: Vec<Place> = foot.collect();
    for section in &instrument.sections {
        let clause = clauses.iter().find(|clause| clause.id == section.id);
        let cells = clause.into_iter().flat_map(|clause| empty_cells(clause, section, values));
        let lines = section.blocks.iter().filter_map(to_complete);
        let lines = lines.map(|(by, what)| (by.to_string(), what));
        places.extend(of_section(instrument, section, lines.chain(cells)));
    }
    places
}

fn of_section(
    instrument: &Instrument,
    section: &Section,
    completed: impl Iterator<Item = (String, Vec<String>)>,
) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for (by, what) in completed {
        match places.iter_mut().find(|place| place.by == by) {
            Some(place) => place.what.extend(what),
            None => places.push(Place {
                instrument: instrument.id.clone(),
                section: Some(section.id.clone()),
                heading: section.heading.clone(),
                by,
                what,
            }),
        }
    }
    places
}

/// Who completes the empty cells of the tables of a clause, and under which headings: of those whose cells someone is to complete.
fn empty_cells(clause: &Clause, section: &Section, values: &Values<'_>) -> Vec<(String, Vec<String>)> {
    let printed = clause.blocks.iter().filter(|piece| values.stands(piece.when.as_ref()));
    let by = |piece: &BlockTemplate| match &piece.content {
        Content::Table { by: Some(by), .. } => Some(fill(by, values)),
        _ => None,
    };
    let what: Vec<String> = section.blocks.iter().flat_map(empty_columns).collect();
    if what.is_empty() { Vec::new() } else { printed.filter_map(by).map(|by| (by, what.clone())).collect() }
}

/// The headings of the columns of a table that have an empty cell.
fn empty_columns(block: &Block) -> Vec<String> {
    let Block::Table { columns, rows } = block else { return Vec::new() };
    let is_empty =
        |index: usize| rows.iter().any(|row| row.get(index).is_some_and(|cell| cell.trim().is_empty()));
    let empty = columns.iter().enumerate().filter(|(index, _)| is_empty(*index));
    empty.map(|(_, column)| column.heading.clone()).collect()
}

/// Who completes a block by hand, and what.
fn to_complete(block: &Block) -> Option<(&str, Vec<String>)> {
    match block {
        Block::Signature { by, lines } => Some((by, lines.iter().map(|line| line.label.clone()).collect())),
        Block::Initials { by, .. } => Some((by, vec!["Initials beside each statement chosen".to_string()])),
        Block::Paragraph { .. }
        | Block::Heading { .. }
        | Block::Quote { .. }
        | Block::List { .. }
        | Block::Table { .. }
        | Block::Places { .. } => None,
    }
}
