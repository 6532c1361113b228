//! The cover sheet, in a style of its own so that no one takes it for part of an instrument.

use domain::assembly::paper::{CoverPart, Paper};

use crate::{
    face::Style,
    items::{Align, TextStyle},
    page::{Fill, Level, Mark},
    tags::{Artifact, ElementId, Role, Tag},
};

use super::{
    LEFT, MEASURE,
    block::FULL,
    places::FoundPlace,
    row::{Kind, Row},
    row_stack::{Frame, RowStack, baseline},
    running_foot::running_title,
    verification,
};

const BANNER: TextStyle = TextStyle::new(Style::Bold, 14.0, 20.0, Align::Left);
const FOR: TextStyle = TextStyle::new(Style::Italic, 10.5, 15.0, Align::Left);

const BANNER_TEXT: &str = "Cover sheet: not part of this document";
const BAND_HEIGHT: f32 = 58.0;
/// How far the gray band reaches beyond the text at either side.
const BAND_MARGIN: f32 = 14.0;

/// Adds the cover sheet's rows. How the paper is checked stands on its first page, where people look first.
pub(crate) fn compose(paper: &Paper, sheet: ElementId, found: &[FoundPlace], row_stack: &mut RowStack) {
    banner(paper, sheet, row_stack);
    for (at, part) in paper.cover.iter().enumerate() {
        compose_part(part, sheet, found, row_stack);
        if let Some(verification) = paper.verification.as_ref().filter(|_| at == 0) {
            verification::compose(verification, sheet, row_stack);
        }
    }
}

fn banner(paper: &Paper, sheet: ElementId, row_stack: &mut RowStack) {
    let running = running_title(&paper.title, Some(&paper.subject)).replace('\n', " ");
    let names = row_stack.set(&running, FOR, MEASURE);
    let more = FOR.lead * names.len().saturating_sub(1) as f32;
    row_stack.push(Row::new(Kind::Heading, 12.0, vec![band(BAND_HEIGHT + more)]));
    let element = row_stack.tree.add(Role::Title, sheet);
    row_stack.bookmark("Cover sheet", Level::Part);
    row_stack.text(BANNER_TEXT, Frame { kind: Kind::Heading, text_style: BANNER, column: FULL, element });
    if !running.is_empty() {
        let element = row_stack.tree.add(Role::Paragraph, sheet);
        for line in names {
            let line = baseline(line, FOR, FULL, Tag::Content(element));
            row_stack.push(Row::new(Kind::Heading, FOR.lead, vec![line]));
        }
    }
    row_stack.space(26.0);
    row_stack.keep_with_next();
}

fn band(height: f32) -> Mark {
    let corner = (LEFT - BAND_MARGIN, -height);
    Mark::Fill(Fill { corner, size: (MEASURE + 2.0 * BAND_MARGIN, height), tag: Artifact::Layout })
}

fn compose_part(part: &CoverPart, sheet: ElementId, found: &[FoundPlace], row_stack: &mut RowStack) {
    if part.new_page {
        row_stack.new_page();
    }
    row_stack.heading(&part.heading, false, sheet);
    row_stack.blocks(&part.blocks, sheet, found);
}
