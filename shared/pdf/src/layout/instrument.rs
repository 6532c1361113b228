//! An instrument: title block and clauses.

use domain::assembly::paper::{Instrument, Section};

use crate::{
    face::Style,
    items::{Align, TextStyle},
    page::{HEIGHT, Level, Mark, Rule, WIDTH},
    tags::{Artifact, ElementId, Role, Tree},
};

use super::{
    TOP,
    block::FULL,
    keep_together::bind_signatures,
    part_style::from_the_loosest,
    row::{Kind, Row},
    row_stack::{Frame, RowStack},
    section::compose_section,
    signing::{SigningGroup, signing_groups},
    signing_page::SigningBlock,
};

const TITLE: TextStyle = TextStyle { tracking: 70, ..TextStyle::new(Style::Bold, 17.0, 23.0, Align::Center) };
const SUBJECT: TextStyle = TextStyle::new(Style::Italic, 13.0, 19.0, Align::Center);

/// Three inches: what a clerk needs at the upper right of a first page to record it (s. 695.26).
const RECORDING_SIDE: f32 = 216.0;
/// How far the box stands off the edges of the page, for printers that cannot print to the edge.
const RECORDING_MARGIN: f32 = 18.0;
/// What the box takes of the text's height.
const RECORDING_HEIGHT: f32 = RECORDING_MARGIN + RECORDING_SIDE - (HEIGHT - TOP) + 12.0;

/// Half the length of the rule beneath the title.
const TITLE_RULE: f32 = 36.0;

/// Adds the instrument's rows, in the loosest style in which it has no more pages than are wanted, or failing that as it would look
/// anyway. In the outline it goes by the given name.
pub(crate) fn compose_in_few_pages(instrument: &Instrument, name: &str, row_stack: &mut RowStack) {
    let Some(most) = instrument.most_pages.map(usize::from) else {
        return compose(instrument, name, row_stack);
    };
    let (place, around) = (row_stack.place(), row_stack.part_style);
    let fits = from_the_loosest(around).any(|part_style| {
        row_stack.go_back(place);
        row_stack.part_style = part_style;
        compose(instrument, name, row_stack);
        row_stack.pages() <= most
    });
    if !fits {
        row_stack.go_back(place);
        row_stack.part_style = around;
        compose(instrument, name, row_stack);
    }
}

fn compose(instrument: &Instrument, name: &str, row_stack: &mut RowStack) {
    let element = row_stack.tree.add(Role::Section, Tree::ROOT);
    row_stack.numbering = instrument.numbering;
    title_block(instrument, name, element, row_stack);
    let mut after_words = false;
    for group in signing_groups(&instrument.sections) {
        match group {
            SigningGroup::Clause(section) => compose_clause(section, element, row_stack),
            SigningGroup::Signing { sections, signed } => {
                SigningBlock { sections, signed, after_words }.compose(element, row_stack);
            }
        }
        after_words = matches!(group, SigningGroup::Clause(_));
    }
}

fn compose_clause(section: &Section, parent: ElementId, row_stack: &mut RowStack) {
    let first = row_stack.len();
    compose_section(section, parent, row_stack);
    row_stack.rework(0, |rows| bind_signatures(rows, first));
}

fn title_block(instrument: &Instrument, name: &str, parent: ElementId, row_stack: &mut RowStack) {
    if instrument.recording_space {
        row_stack.push(Row::new(Kind::Heading, RECORDING_HEIGHT, recording_box()));
        row_stack.keep_with_next();
    }
    row_stack.push(Row::new(Kind::Heading, 8.0, Vec::new()));
    if !instrument.title.trim().is_empty() {
        let element = row_stack.tree.add(Role::Title, parent);
        row_stack.bookmark(name, Level::Part);
        row_stack.text(&instrument.title.to_uppercase(), heading(TITLE, element));
        row_stack.keep_with_next();
    }
    if let Some(subject) = instrument.subject.as_ref().filter(|subject| !subject.trim().is_empty()) {
        let element = row_stack.tree.add(Role::Paragraph, parent);
        row_stack.space(5.0);
        row_stack.text(subject, heading(SUBJECT, element));
    }
    row_stack.push(Row::new(Kind::Heading, 14.0, vec![title_rule()]));
    row_stack.space(20.0);
    row_stack.keep_with_next();
}

fn recording_box() -> Vec<Mark> {
    let (right, top) = (WIDTH - RECORDING_MARGIN, HEIGHT - TOP - RECORDING_MARGIN);
    let (left, bottom) = (right - RECORDING_SIDE, top - RECORDING_SIDE);
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)];
    let side = |pair: &[(f32, f32)]| {
        Mark::Rule(Rule { from: pair[0], to: pair[1], weight: 0.4, tag: Artifact::Layout })
    };
    corners.windows(2).map(side).collect()
}

fn heading(text_style: TextStyle, element: ElementId) -> Frame {
    Frame { kind: Kind::Heading, text_style, column: FULL, element }
}

fn title_rule() -> Mark {
    let (from, to) = ((WIDTH / 2.0 - TITLE_RULE, -13.0), (WIDTH / 2.0 + TITLE_RULE, -13.0));
    Mark::Rule(Rule { from, to, weight: 0.6, tag: Artifact::Layout })
}
