//! Rows of ruled lines to be completed by hand.

use domain::assembly::paper::SignatureLine;

use crate::{
    items::TextStyle,
    lines::Line,
    page::{Mark, Rule},
    tags::{Artifact, ElementId, Role, Tag},
};

use super::{
    LEFT, MEASURE,
    row::{Kind, Row},
    row_stack::{Column, RowStack, baseline},
};

/// What a hand needs above the rule at least, counted from what stands there.
const LEAST_PEN_ROOM: f32 = 20.0;
const BELOW: f32 = 4.0;
/// A column narrower than this share of the text holds no label.
const NARROWEST: f32 = 0.06;

/// A ruled line, with the lines of text under it.
struct Field {
    column: Column,
    under: Vec<Mark>,
}

impl RowStack<'_> {
    /// Ruled lines side by side, each with its label and printed name beneath.
    pub(crate) fn signature(&mut self, by: &str, lines: &[SignatureLine], parent: ElementId) {
        let columns = columns(lines);
        let fields: Vec<Field> =
            lines.iter().zip(columns).map(|(line, column)| self.field(line, column, parent)).collect();
        if fields.is_empty() {
            return;
        }
        self.space(BELOW);
        self.mark_signing_place(Some(by));
        let room = self.part_style.pen_room;
        let first = self.len();
        let rules = fields.iter().map(|field| rule(field, room)).collect();
        self.push(Row { opens: true, ..Row::new(Kind::Signature, room + 2.0, rules) });
        self.rework(first, |rows| {
            rows.iter_mut().for_each(|row| row.give = (row.above + room - LEAST_PEN_ROOM).max(0.0));
        });
        self.captions(fields);
        self.space(self.part_style.below_lines);
    }

    fn field(&mut self, line: &SignatureLine, column: Column, parent: ElementId) -> Field {
        let mut under = Vec::new();
        for (text, text_style) in
            [(Some(&line.label), self.part_style.label), (line.printed.as_ref(), self.part_style.name)]
        {
            if let Some(text) = text.filter(|text| !text.trim().is_empty()) {
                let element = self.tree.add(Role::Paragraph, parent);
                let place = |line: Line| baseline(line, text_style, column, Tag::Content(element));
                under.extend(self.set(text, text_style, column.measure).into_iter().map(place));
            }
        }
        Field { column, under }
    }

    /// One row for each depth, because a label of any length must be able to go on to the next page.
    fn captions(&mut self, fields: Vec<Field>) {
        let mut columns: Vec<_> = fields.into_iter().map(|field| field.under.into_iter()).collect();
        loop {
            let marks: Vec<Mark> = columns.iter_mut().filter_map(Iterator::next).collect();
            if marks.is_empty() {
                return;
            }
            let names = marks.iter().any(|mark| is_set(mark, self.part_style.name));
            let height = if names { self.part_style.name.lead } else { self.part_style.label.lead };
            self.push(Row::new(Kind::Signature, height, marks));
        }
    }
}

fn is_set(mark: &Mark, text_style: TextStyle) -> bool {
    matches!(mark, Mark::Text(run) if run.style == text_style.style)
}

fn rule(field: &Field, room: f32) -> Mark {
    let Column { left, measure } = field.column;
    let (from, to) = ((left, -room), (left + measure, -room));
    Mark::Rule(Rule { from, to, weight: 0.6, tag: Artifact::Layout })
}

/// Shares the text width out; what the lines leave over goes between them.
fn columns(lines: &[SignatureLine]) -> Vec<Column> {
    let shares = lines.iter().map(|line| (f32::from(line.width) / 100.0).max(NARROWEST));
    let total: f32 = shares.clone().sum();
    let gap = (1.0 - total).max(0.0) / lines.len().saturating_sub(1).max(1) as f32;
    let mut left = LEFT;
    let column = |share: f32| {
        let column = Column { left, measure: share / total.max(1.0) * MEASURE };
        left += column.measure + gap * MEASURE;
        column
    };
    shares.map(column).collect()
}
