//! Rows put on pages: the pages of one part of the file, the cover sheet or an instrument.

use crate::page::{Bookmark, Drawing, Page};

use super::{
    TOP,
    paginate::{PageRows, paginate},
    row::{Row, SigningPlace},
};

/// The pages of a part, counted from its own first page.
#[derive(Default)]
pub(crate) struct Part {
    pub(crate) pages: Vec<Page>,
    outline: Vec<Bookmark>,
    /// What is to be completed by hand, each with its page.
    pub(crate) signing_places: Vec<(SigningPlace, usize)>,
}

impl Part {
    /// Divides rows into pages that end at the given height.
    pub(crate) fn new(rows: Vec<Row>, bottom: f32) -> Self {
        let pages = paginate(&rows, TOP - bottom);
        let mut rows = rows.into_iter();
        let mut part = Self::default();
        for page_rows in &pages {
            part.add_page(page_rows, rows.by_ref().take(page_rows.rows.len()));
        }
        part
    }

    fn add_page(&mut self, page_rows: &PageRows, rows: impl Iterator<Item = Row>) {
        let mut page = Page::default();
        let mut y = TOP;
        for (index, row) in rows.enumerate() {
            if index > 0 {
                y -= page_rows.above(&row);
            }
            if let Some(head) = row.head.as_ref().filter(|_| index == 0) {
                head.marks.iter().cloned().for_each(|mark| page.add(mark.raised(y)));
                y -= head.height;
            }
            y = self.add_row(row, y, &mut page);
        }
        self.pages.push(page);
    }

    /// Draws a row under the given height, and tells the height of its lower edge.
    fn add_row(&mut self, row: Row, y: f32, page: &mut Page) -> f32 {
        let number = self.pages.len();
        if let Some((title, level)) = row.bookmark {
            self.outline.push(Bookmark { title, level, page: number, y: y + 12.0 });
        }
        self.signing_places.extend(row.signing_place.map(|signing_place| (signing_place, number)));
        row.marks.into_iter().for_each(|mark| page.add(mark.raised(y)));
        y - row.height
    }

    /// Adds the pages to the file, after those that it has.
    pub(crate) fn append_to(self, drawing: &mut Drawing) {
        let before = drawing.pages.len();
        let moved = |bookmark: Bookmark| Bookmark { page: bookmark.page + before, ..bookmark };
        drawing.outline.extend(self.outline.into_iter().map(moved));
        drawing.pages.extend(self.pages);
    }
}
