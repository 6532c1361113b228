//! Statements that count only when initialed.

use crate::{
    face::Style,
    items::{Align, TextStyle},
    page::{Mark, Rule},
    tags::{Artifact, ElementId, Role, Tag},
};

use super::{
    LEFT,
    block::FULL,
    keep_together::hold_together,
    row::{Kind, PageStart, Row},
    row_stack::{Column, Frame, RowStack, baseline},
};

const CAPTION: TextStyle = TextStyle::new(Style::Italic, 8.0, 10.0, Align::Center);
const RULE: Column = Column { left: LEFT, measure: 46.0 };
const INDENT: f32 = 60.0;
/// How far the rule lies under the upper edge of the first line, for a hand to write above it.
const RULE_DROP: f32 = 15.0;
/// Room for the rule and its caption beside a statement of one line.
const LEAST_HEIGHT: f32 = RULE_DROP + CAPTION.lead;
/// Between statements, and above the first rule for the pen.
const BETWEEN: f32 = 9.0;

impl RowStack<'_> {
    /// Statements, each with a short rule before it. They are a whole, which is cut only where no page holds it.
    pub(crate) fn initials(&mut self, by: &str, items: &[String], parent: ElementId) {
        let list = self.tree.add(Role::UnnumberedList, parent);
        self.stay_near();
        let first = self.len();
        for text in items.iter().filter(|text| !text.trim().is_empty()) {
            self.mark_signing_place(Some(by));
            self.initialed(text, list);
        }
        let page = self.page;
        self.rework(first, |rows| hold_together(rows, page));
        self.space(self.part_style.between_paragraphs + 2.0);
    }

    fn initialed(&mut self, text: &str, list: ElementId) {
        let item = self.tree.add(Role::Item, list);
        let label = self.tree.add(Role::Label, item);
        let body = self.tree.add(Role::Body, item);
        let element = self.tree.add(Role::Paragraph, body);
        self.space(BETWEEN);
        self.rule_and_caption(label);
        let first = self.len();
        let frame = Frame {
            kind: Kind::Text,
            text_style: self.part_style.body,
            column: FULL.indented(INDENT),
            element,
        };
        self.text(text, frame);
        self.rework(first, keep_together);
    }

    fn rule_and_caption(&mut self, label: ElementId) {
        let (from, to) = ((RULE.left, -RULE_DROP), (RULE.left + RULE.measure, -RULE_DROP));
        self.beside(Mark::Rule(Rule { from, to, weight: 0.6, tag: Artifact::Layout }));
        let caption = self.one_line("initials", CAPTION, RULE.measure);
        let caption = baseline(caption, CAPTION, RULE, Tag::Content(label));
        self.beside(caption.raised(-RULE_DROP));
    }
}

/// A statement is initialed as a whole, so no page should end within it, and its caption needs its room.
fn keep_together(rows: &mut [Row]) {
    let height: f32 = rows.iter().map(|row| row.height).sum();
    rows.iter_mut().skip(1).for_each(|row| row.discourage(PageStart::Divides));
    if let Some(last) = rows.last_mut() {
        last.height += (LEAST_HEIGHT - height).max(0.0);
    }
}
