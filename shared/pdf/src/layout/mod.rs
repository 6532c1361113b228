//! From a paper to pages.

mod block;
mod bond;
mod cover;
mod footer;
mod galley;
mod instrument;
mod paginate;
mod row;
mod signature;
mod watermark;

#[cfg(test)]
mod tests;

use domain::paper::Paper;

use crate::{
    Edition,
    day::Day,
    page::{Bookmark, Drawing, HEIGHT, Page, WIDTH},
    shape::Shaper,
    tags::Tree,
};
use galley::Galley;
use row::Row;
pub(crate) use watermark::SLOPE;

/// Left edge of the text.
const LEFT: f32 = 90.0;
/// Width of the text.
const MEASURE: f32 = WIDTH - 2.0 * LEFT;
/// Upper edge of the text.
const TOP: f32 = HEIGHT - 72.0;
/// Lower edge of the instrument's text, above a footer with room for initials.
const INSTRUMENT_BOTTOM: f32 = 102.0;
/// Lower edge of the cover sheet's text.
const COVER_BOTTOM: f32 = 82.0;

/// Lays out the cover sheet, when there is one, and the instrument after it.
pub(crate) fn lay_out(paper: &Paper, date: Day, edition: Edition, shaper: &mut Shaper) -> Drawing {
    let running = footer::running_title(paper);
    let mut drawing =
        Drawing { title: running.clone(), date, pages: Vec::new(), tree: Tree::new(), outline: Vec::new() };
    let mut galley = Galley::new(shaper, &mut drawing.tree);
    if !paper.cover.is_empty() {
        cover::compose(paper, &mut galley);
    }
    let cover = galley.take_rows();
    instrument::compose(paper, &mut galley);
    let instrument = galley.take_rows();
    let cover_pages = place(cover, COVER_BOTTOM, &mut drawing);
    let instrument_pages = place(instrument, INSTRUMENT_BOTTOM, &mut drawing);
    let mut dresser = footer::Dresser { shaper, paper, running: &running, date, edition };
    for (index, page) in drawing.pages.iter_mut().enumerate() {
        match index.checked_sub(cover_pages) {
            Some(index) => dresser.dress_instrument(page, index + 1, instrument_pages),
            None => dresser.dress_cover(page, index + 1, cover_pages),
        }
    }
    drawing
}

/// Adds the pages that rows fill, and tells how many.
fn place(rows: Vec<Row>, bottom: f32, drawing: &mut Drawing) -> usize {
    let sheets = paginate::paginate(&rows, TOP - bottom);
    let mut rows = rows.into_iter();
    for sheet in &sheets {
        let mut page = Page::default();
        let mut y = TOP;
        for (index, row) in rows.by_ref().take(sheet.rows.len()).enumerate() {
            if index > 0 && row.above > 0.0 {
                y -= row.above + sheet.stretch;
            }
            if let Some((title, level)) = row.bookmark {
                drawing.outline.push(Bookmark { title, level, page: drawing.pages.len(), y: y + 12.0 });
            }
            row.marks.into_iter().for_each(|mark| page.add(mark.raised(y)));
            y -= row.height;
        }
        drawing.pages.push(page);
    }
    sheets.len()
}
