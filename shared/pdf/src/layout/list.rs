//! Lists: a label at the left, the words hanging beside it.

use domain::assembly::paper::ListStyle;

use crate::{
    items::Align,
    lines::{Line, width},
    tags::{ElementId, Role, Tag},
};

use super::{
    block::FULL,
    extent::holds,
    keep_together::leave_none_alone,
    row::{Kind, PageStart, Row},
    row_stack::{Frame, RowStack, baseline},
};

const INDENT: f32 = 20.0;
/// Room between the widest label and the words.
const AFTER_LABEL: f32 = 6.0;

impl RowStack<'_> {
    /// A list. Blank items are left out and not counted.
    pub(crate) fn list(&mut self, style: ListStyle, items: &[String], parent: ElementId) {
        let items: Vec<&String> = items.iter().filter(|item| !item.trim().is_empty()).collect();
        let labels = self.labels(style, items.len());
        let size = self.part_style.body.size;
        let widest = labels.iter().map(|label| width(&label.glyphs, size)).fold(0.0, f32::max);
        let indent = INDENT.max(widest + AFTER_LABEL);
        let list = self.tree.add(role(style), parent);
        self.stay_near();
        let first = self.len();
        for (item, label) in items.into_iter().zip(labels) {
            self.item(item, label, indent, list);
        }
        let page = self.page * self.part_style.list_kept;
        self.rework(first, |rows| keep_whole(rows, page));
        self.space(self.part_style.between_paragraphs);
    }

    fn labels(&mut self, style: ListStyle, count: usize) -> Vec<Line> {
        let text_style = self.part_style.body.aligned(Align::Left);
        (0..count).map(|index| self.one_line(&label(style, index), text_style, f32::MAX)).collect()
    }

    fn item(&mut self, text: &str, label: Line, indent: f32, list: ElementId) {
        let item = self.tree.add(Role::Item, list);
        let label_element = self.tree.add(Role::Label, item);
        let body = self.tree.add(Role::Body, item);
        let element = self.tree.add(Role::Paragraph, body);
        let text_style = self.part_style.body;
        self.space(self.part_style.between_items);
        self.beside(baseline(label, text_style, FULL, Tag::Content(label_element)));
        self.text(text, Frame { kind: Kind::Text, text_style, column: FULL.indented(indent), element });
    }
}

/// A short list, such as a person types too, is better not cut, because a part of it looks like all; of any list no item
/// stands alone.
pub(crate) fn keep_whole(rows: &mut [Row], short: f32) {
    if holds(short, rows.iter(), 0.0) {
        rows.iter_mut().skip(1).for_each(|row| row.discourage(PageStart::Unwanted));
    }
    leave_none_alone(rows);
}

fn role(style: ListStyle) -> Role {
    match style {
        ListStyle::Bullets => Role::BulletedList,
        ListStyle::Numbers => Role::NumberedList,
        ListStyle::Letters => Role::LetteredList,
    }
}

fn label(style: ListStyle, index: usize) -> String {
    match style {
        ListStyle::Bullets => "•".to_owned(),
        ListStyle::Numbers => format!("{}.", index + 1),
        ListStyle::Letters => format!("({})", letters(index)),
    }
}

/// After z comes aa, then bb, as in statutes.
fn letters(index: usize) -> String {
    let letter = (b'a'..=b'z').cycle().nth(index).map(char::from).unwrap_or_default();
    String::from(letter).repeat(index / 26 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_on_after_z() {
        let lettered = |index| label(ListStyle::Letters, index);
        assert_eq!([0, 25, 26, 53].map(lettered), ["(a)", "(z)", "(aa)", "(bbb)"]);
    }
}
