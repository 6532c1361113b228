//! Who signs or initials what, where.

use super::blocks::fill;
use crate::interview::Interview;
use crate::paper::{Block, Instrument, Place, Section};
use crate::template::Frame;

/// The places of all instruments, in order.
pub(super) fn places<'a>(
    printed: impl Iterator<Item = (&'a Frame, &'a Instrument)>,
    interview: &Interview<'_>,
) -> Block {
    let printed: Vec<_> = printed.collect();
    let packet = printed.len() > 1;
    let mut places = Vec::new();
    for (frame, instrument) in printed {
        let foot = frame.initials.iter().map(|(label, by)| Place {
            instrument: instrument.id.clone(),
            section: None,
            heading: heading(instrument, "Foot of the page", packet),
            by: fill(by, interview),
            what: vec![label.clone()],
        });
        places.extend(foot);
        for section in &instrument.sections {
            of_section(instrument, section, packet, &mut places);
        }
    }
    Block::Places { places }
}

fn heading(instrument: &Instrument, heading: &str, packet: bool) -> String {
    if packet { format!("{}: {heading}", instrument.title) } else { heading.to_string() }
}

fn of_section(instrument: &Instrument, section: &Section, packet: bool, places: &mut Vec<Place>) {
    let start = places.len();
    for (by, what) in section.blocks.iter().filter_map(to_complete) {
        match places[start..].iter_mut().find(|place| place.by == by) {
            Some(place) => place.what.extend(what),
            None => places.push(Place {
                instrument: instrument.id.clone(),
                section: Some(section.id.clone()),
                heading: heading(instrument, &section.heading, packet),
                by: by.to_string(),
                what,
            }),
        }
    }
}

/// Who completes a block by hand, and what.
fn to_complete(block: &Block) -> Option<(&str, Vec<String>)> {
    match block {
        Block::Signature { by, lines } => Some((by, lines.iter().map(|line| line.label.clone()).collect())),
        Block::Initials { by, .. } => Some((by, vec!["Initials beside each statement chosen".to_string()])),
        Block::Paragraph { .. }
        | Block::Quote { .. }
        | Block::List { .. }
        | Block::Table { .. }
        | Block::Places { .. } => None,
    }
}
