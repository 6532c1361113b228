//! Rows in order, not yet divided into pages.

use std::rc::Rc;

use domain::assembly::paper::Numbering;

use crate::{
    items::TextStyle,
    lines::{self, Line},
    page::{GlyphRun, Level, Mark},
    shape::Shaper,
    tags::{ElementId, Tag, Tree},
};

use super::{
    paginate::paginate,
    part_style::PartStyle,
    row::{Kind, PageStart, Row, SigningPlace},
};

/// The share of a space that a full page may take back.
const GIVE: f32 = 0.35;
/// On a page that would end short a space may double, but not grow by more than this: a wider one would look like a mistake.
const WIDEST_STRETCH: f32 = 12.0;
/// The share of their distance by which the lines of a paragraph may draw apart there, which is not seen without a ruler.
const LEADING_STRETCH: f32 = 0.07;

/// Collects rows and the spaces between them.
pub(crate) struct RowStack<'a> {
    pub(crate) shaper: &'a mut Shaper,
    pub(crate) tree: &'a mut Tree,
    pub(crate) part_style: PartStyle,
    /// Height of a page's text.
    pub(crate) page: f32,
    /// Id of the clause being composed.
    pub(crate) section: Rc<str>,
    /// How the clauses of its instrument are numbered.
    pub(crate) numbering: Numbering,
    rows: Vec<Row>,
    gap: f32,
    next: PageStart,
    bookmark: Option<(String, Level)>,
    signing_place: Option<SigningPlace>,
    beside: Vec<Mark>,
}

/// A place among the rows, and in the structure tree.
#[derive(Clone, Copy)]
pub(crate) struct RowPosition {
    pub(crate) rows: usize,
    elements: usize,
    gap: f32,
    next: PageStart,
}

/// A column of the page: its left edge and its width.
#[derive(Clone, Copy)]
pub(crate) struct Column {
    pub(crate) left: f32,
    pub(crate) measure: f32,
}

impl Column {
    /// The column without so much at its left.
    pub(crate) fn indented(self, by: f32) -> Self {
        Self { left: self.left + by, measure: self.measure - by }
    }
}

/// Where a text goes and what it is.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) kind: Kind,
    pub(crate) text_style: TextStyle,
    pub(crate) column: Column,
    pub(crate) element: ElementId,
}

impl<'a> RowStack<'a> {
    pub(crate) fn new(shaper: &'a mut Shaper, tree: &'a mut Tree, part_style: PartStyle, page: f32) -> Self {
        Self {
            shaper,
            tree,
            part_style,
            page,
            section: Rc::from(""),
            numbering: Numbering::Articles,
            rows: Vec::new(),
            gap: 0.0,
            next: PageStart::Free,
            bookmark: None,
            signing_place: None,
            beside: Vec::new(),
        }
    }

    /// Lets a rule that sees all rows from a certain one on change them.
    pub(crate) fn rework(&mut self, from: usize, rule: impl FnOnce(&mut [Row])) {
        rule(self.rows.get_mut(from..).unwrap_or_default());
    }

    /// The rows from a certain one on.
    pub(crate) fn rows(&self, from: usize) -> &[Row] {
        self.rows.get(from..).unwrap_or_default()
    }

    /// Where the rows stand between two clauses, to come back to.
    pub(crate) fn place(&self) -> RowPosition {
        RowPosition {
            rows: self.rows.len(),
            elements: self.tree.elements.len(),
            gap: self.gap,
            next: self.next,
        }
    }

    /// Takes away what was added since.
    pub(crate) fn go_back(&mut self, place: RowPosition) {
        self.rows.truncate(place.rows);
        self.tree.elements.truncate(place.elements);
        (self.gap, self.next) = (place.gap, place.next);
    }

    /// How many rows there are.
    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// On how many pages the rows stand.
    pub(crate) fn pages(&self) -> usize {
        paginate(&self.rows, self.page).len()
    }

    /// The rows, when they are complete.
    pub(crate) fn into_rows(self) -> Vec<Row> {
        self.rows
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

    /// Notes that the next row is to be completed by a person, or, with none, that the clause begins there.
    pub(crate) fn mark_signing_place(&mut self, by: Option<&str>) {
        self.signing_place = Some(SigningPlace { section: Rc::clone(&self.section), by: by.map(Rc::from) });
    }

    /// Draws a mark in the next row, before its own.
    pub(crate) fn beside(&mut self, mark: Mark) {
        self.beside.push(mark);
    }

    /// Adds a row, with the space, the marks and the kind of page start that were asked for.
    pub(crate) fn push(&mut self, mut row: Row) {
        row.page_start = match self.next {
            PageStart::Required => PageStart::Required,
            next => next.max(row.page_start),
        };
        row.above = self.gap;
        row.give += self.gap * GIVE;
        row.stretch += self.gap.min(WIDEST_STRETCH);
        row.bookmark = self.bookmark.take();
        row.signing_place = self.signing_place.take();
        row.marks.splice(0..0, self.beside.drain(..));
        self.rows.push(row);
        (self.gap, self.next) = (0.0, PageStart::Free);
    }

    /// Sets a text in lines.
    pub(crate) fn set(&mut self, text: &str, text_style: TextStyle, measure: f32) -> Vec<Line> {
        lines::set(self.shaper, text, text_style, measure)
    }

    /// Sets a text in one line, shortened to fit.
    pub(crate) fn one_line(&mut self, text: &str, text_style: TextStyle, measure: f32) -> Line {
        lines::one_line(self.shaper, text, text_style, measure)
    }

    /// Sets a text and adds its lines as rows. A line is not left alone at either end of a page, nor half a word if it can be
    /// helped.
    pub(crate) fn text(&mut self, text: &str, frame: Frame) {
        let lines = self.set(text, frame.text_style, frame.column.measure);
        let count = lines.len();
        let mut within_word = false;
        for (index, line) in lines.into_iter().enumerate() {
            let follows_hyphen = std::mem::replace(&mut within_word, line.hyphenated);
            let mark = baseline(line, frame.text_style, frame.column, Tag::Content(frame.element));
            let mut row = Row::new(frame.kind, frame.text_style.lead, vec![mark]);
            row.opens = index == 0;
            row.stretch = if index > 0 { frame.text_style.lead * LEADING_STRETCH } else { 0.0 };
            row.page_start = match frame.kind {
                Kind::Heading if index > 0 => PageStart::LastResort,
                _ if index == 1 || (index > 0 && index + 1 == count) => PageStart::Poor,
                _ if follows_hyphen => PageStart::Unwanted,
                _ => PageStart::Free,
            };
            self.push(row);
        }
    }
}

/// A line placed on the baseline of a row.
pub(crate) fn baseline(line: Line, text_style: TextStyle, column: Column, tag: Tag) -> Mark {
    // The baseline sits where the descenders of this face just stay within the row.
    let drop = text_style.lead - (text_style.lead - text_style.size) / 2.0 - text_style.size * 0.24;
    Mark::Text(GlyphRun::new(line, (column.left, -drop), (text_style.style, text_style.size), tag))
}
