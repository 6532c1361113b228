//! The galley: rows in order, not yet divided into pages.

use crate::{
    items::Setting,
    lines::{self, Line},
    page::{Level, Mark, Run},
    shape::Shaper,
    tags::{ElementId, Tag, Tree},
};

use super::row::{Kind, PageStart, Row};

/// Collects rows and the spaces between them.
pub(crate) struct Galley<'a> {
    pub(crate) shaper: &'a mut Shaper,
    pub(crate) tree: &'a mut Tree,
    rows: Vec<Row>,
    gap: f32,
    next: PageStart,
    bookmark: Option<(String, Level)>,
}

/// A column of the page: its left edge and its width.
#[derive(Clone, Copy)]
pub(crate) struct Column {
    pub(crate) left: f32,
    pub(crate) measure: f32,
}

impl<'a> Galley<'a> {
    pub(crate) fn new(shaper: &'a mut Shaper, tree: &'a mut Tree) -> Self {
        Self { shaper, tree, rows: Vec::new(), gap: 0.0, next: PageStart::Free, bookmark: None }
    }

    /// Lets a rule that sees all rows change them.
    pub(crate) fn rework(&mut self, rule: impl FnOnce(&mut [Row])) {
        rule(&mut self.rows);
    }

    /// The rows so far; the galley is empty afterwards.
    pub(crate) fn take_rows(&mut self) -> Vec<Row> {
        (self.gap, self.next) = (0.0, PageStart::Free);
        std::mem::take(&mut self.rows)
    }

    /// Asks for space before the next row; of several wishes the largest holds.
    pub(crate) fn space(&mut self, points: f32) {
        self.gap = self.gap.max(points);
    }

    /// Begins a new page with the next row.
    pub(crate) fn new_page(&mut self) {
        self.next = PageStart::Required;
    }

    /// Keeps the next row with the one before it.
    pub(crate) fn keep_with_next(&mut self) {
        self.next = PageStart::LastResort;
    }

    /// Prefers the next row on the page of the one before it, such as words under those that announce them.
    pub(crate) fn stay_near(&mut self) {
        if self.next == PageStart::Free {
            self.next = PageStart::Poor;
        }
    }

    /// Lets an entry of the outline lead to the next row.
    pub(crate) fn bookmark(&mut self, title: &str, level: Level) {
        self.bookmark = Some((self.shaper.prepare(title).replace('\n', " "), level));
    }

    /// Adds a row, with the space and the kind of page start that were asked for.
    pub(crate) fn push(&mut self, row: Row) {
        let page_start = match self.next {
            PageStart::Required => PageStart::Required,
            next => next.max(row.page_start),
        };
        let bookmark = self.bookmark.take();
        self.rows.push(Row { above: self.gap, page_start, bookmark, ..row });
        (self.gap, self.next) = (0.0, PageStart::Free);
    }

    /// Sets a text in lines.
    pub(crate) fn set(&mut self, text: &str, setting: Setting, measure: f32) -> Vec<Line> {
        lines::set(self.shaper, text, setting, measure)
    }

    /// Sets a text in one line, shortened to fit.
    pub(crate) fn one_line(&mut self, text: &str, setting: Setting, measure: f32) -> Line {
        lines::one_line(self.shaper, text, setting, measure)
    }

    /// Sets a text and adds its lines as rows. A line is not left alone at either end of a page.
    pub(crate) fn text(
        &mut self,
        kind: Kind,
        text: &str,
        setting: Setting,
        column: Column,
        element: ElementId,
    ) {
        let lines = self.set(text, setting, column.measure);
        let count = lines.len();
        for (index, line) in lines.into_iter().enumerate() {
            let mark = baseline(line, setting, column, Tag::Content(element));
            let mut row = Row::new(kind, setting.lead, vec![mark]);
            row.opens = index == 0;
            row.page_start = match kind {
                Kind::Heading if index > 0 => PageStart::LastResort,
                _ if index == 1 || (index > 0 && index + 1 == count) => PageStart::Poor,
                _ => PageStart::Free,
            };
            self.push(row);
        }
    }
}

/// A line placed on the baseline of a row.
pub(crate) fn baseline(line: Line, setting: Setting, column: Column, tag: Tag) -> Mark {
    // The baseline sits where the descenders of this face just stay within the row.
    let drop = setting.lead - (setting.lead - setting.size) / 2.0 - setting.size * 0.24;
    Mark::Text(Run::new(line, (column.left, -drop), (setting.style, setting.size), tag))
}
