//! The cover sheet, in a look of its own so that nobody takes it for part of the instrument.

use domain::paper::{CoverPart, Paper};

use crate::{
    face::Style,
    items::{Align, Setting},
    page::{Fill, Level, Mark},
    tags::{Artifact, ElementId, Role, Tag, Tree},
};

use super::{
    LEFT, MEASURE,
    block::FULL,
    footer::running_title,
    galley::{Column, Galley, baseline},
    row::{Kind, PageStart, Row},
};

const BANNER: Setting =
    Setting { style: Style::Bold, size: 14.0, lead: 20.0, tracking: 0, align: Align::Left };
const FOR: Setting =
    Setting { style: Style::Italic, size: 10.5, lead: 15.0, tracking: 0, align: Align::Left };
const HEADING: Setting =
    Setting { style: Style::Bold, size: 10.5, lead: 14.0, tracking: 0, align: Align::Left };
const BODY: Setting =
    Setting { style: Style::Regular, size: 10.0, lead: 13.5, tracking: 0, align: Align::Left };

const BANNER_TEXT: &str = "Cover sheet: not part of this document";
const BAND_HEIGHT: f32 = 58.0;
/// How far the grey band reaches beyond the text at either side.
const BAND_MARGIN: f32 = 14.0;
const ITEM_INDENT: f32 = 20.0;

/// Adds the cover sheet's rows.
pub(crate) fn compose(paper: &Paper, galley: &mut Galley) {
    let sheet = galley.tree.add(Role::Section, Tree::ROOT);
    banner(paper, sheet, galley);
    for part in &paper.cover {
        compose_part(part, sheet, galley);
    }
}

fn banner(paper: &Paper, sheet: ElementId, galley: &mut Galley) {
    galley.push(Row::new(Kind::Heading, 12.0, vec![band()]));
    let element = galley.tree.add(Role::Title, sheet);
    galley.bookmark("Cover sheet", Level::Part);
    galley.text(Kind::Heading, BANNER_TEXT, BANNER, FULL, element);
    let running = running_title(paper);
    if !running.is_empty() {
        let element = galley.tree.add(Role::Paragraph, sheet);
        let line = galley.one_line(&running, FOR, MEASURE);
        galley.push(Row::new(
            Kind::Heading,
            FOR.lead,
            vec![baseline(line, FOR, FULL, Tag::Content(element))],
        ));
    }
    galley.space(26.0);
    galley.keep_with_next();
}

fn band() -> Mark {
    let corner = (LEFT - BAND_MARGIN, -BAND_HEIGHT);
    Mark::Fill(Fill { corner, size: (MEASURE + 2.0 * BAND_MARGIN, BAND_HEIGHT), tag: Artifact::Layout })
}

fn compose_part(part: &CoverPart, sheet: ElementId, galley: &mut Galley) {
    if !part.heading.trim().is_empty() {
        let element = galley.tree.add(Role::Heading, sheet);
        galley.space(13.0);
        galley.text(Kind::Heading, &part.heading, HEADING, FULL, element);
        galley.space(2.0);
        galley.keep_with_next();
    }
    let items: Vec<&String> = part.items.iter().filter(|item| !item.trim().is_empty()).collect();
    if items.is_empty() {
        return;
    }
    let list = galley.tree.add(if part.ordered { Role::NumberedList } else { Role::BulletedList }, sheet);
    for (index, item) in items.into_iter().enumerate() {
        let label = if part.ordered { format!("{}.", index + 1) } else { "•".to_owned() };
        compose_item(&label, item, list, galley);
    }
}

fn compose_item(label: &str, text: &str, list: ElementId, galley: &mut Galley) {
    let item = galley.tree.add(Role::Item, list);
    let label_element = galley.tree.add(Role::Label, item);
    let body = galley.tree.add(Role::Body, item);
    let paragraph = galley.tree.add(Role::Paragraph, body);
    let column = Column { left: LEFT + ITEM_INDENT, measure: MEASURE - ITEM_INDENT };
    let label = galley.one_line(label, BODY, MEASURE);
    let mut label = Some(baseline(label, BODY, FULL, Tag::Content(label_element)));
    let lines = galley.set(text, BODY, column.measure);
    let count = lines.len();
    galley.space(3.0);
    for (index, line) in lines.into_iter().enumerate() {
        let mut marks: Vec<Mark> = label.take().into_iter().collect();
        marks.push(baseline(line, BODY, column, Tag::Content(paragraph)));
        let mut row = Row::new(Kind::Text, BODY.lead, marks);
        row.opens = index == 0;
        if index > 0 && (index == 1 || index + 1 == count) {
            row.page_start = PageStart::Poor;
        }
        galley.push(row);
    }
}
