//! Rows of ruled lines to be completed by hand.

use domain::paper::SignatureLine;

use crate::{
    face::Style,
    items::{Align, Setting},
    lines::Line,
    page::{Mark, Rule},
    tags::{Artifact, ElementId, Role, Tag},
};

use super::{
    LEFT, MEASURE,
    galley::{Column, Galley, baseline},
    row::{Kind, Row},
};

const LABEL: Setting = Setting::new(Style::Italic, 9.0, 11.5, Align::Left);
const NAME: Setting = Setting::new(Style::Regular, 10.0, 13.0, Align::Left);

/// Room for a hand to write above the rule.
const PEN_ROOM: f32 = 30.0;
const BELOW: f32 = 4.0;
const BELOW_GROUP: f32 = 12.0;
/// A column narrower than this share of the text holds no label.
const NARROWEST: f32 = 0.06;

/// A ruled line, with the lines of text under it.
struct Field {
    column: Column,
    under: Vec<Mark>,
}

impl Galley<'_> {
    /// Ruled lines side by side, each with its label and printed name beneath.
    pub(crate) fn signature(&mut self, by: &str, lines: &[SignatureLine], parent: ElementId) {
        let columns = columns(lines);
        let fields: Vec<Field> =
            lines.iter().zip(columns).map(|(line, column)| self.field(line, column, parent)).collect();
        if fields.is_empty() {
            return;
        }
        self.space(BELOW);
        self.spot(Some(by));
        self.push(Row {
            opens: true,
            ..Row::new(Kind::Signature, PEN_ROOM + 2.0, fields.iter().map(rule).collect())
        });
        self.captions(fields);
        self.space(BELOW_GROUP);
    }

    fn field(&mut self, line: &SignatureLine, column: Column, parent: ElementId) -> Field {
        let mut under = Vec::new();
        for (text, setting) in [(Some(&line.label), LABEL), (line.printed.as_ref(), NAME)] {
            if let Some(text) = text.filter(|text| !text.trim().is_empty()) {
                let element = self.tree.add(Role::Paragraph, parent);
                let place = |line: Line| baseline(line, setting, column, Tag::Content(element));
                under.extend(self.set(text, setting, column.measure).into_iter().map(place));
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
            let height = if marks.iter().any(is_name) { NAME.lead } else { LABEL.lead };
            self.push(Row::new(Kind::Signature, height, marks));
        }
    }
}

fn is_name(mark: &Mark) -> bool {
    matches!(mark, Mark::Text(run) if run.style == NAME.style)
}

fn rule(field: &Field) -> Mark {
    let Column { left, measure } = field.column;
    let (from, to) = ((left, -PEN_ROOM), (left + measure, -PEN_ROOM));
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
