//! Dividing rows into pages so that the breaks together are the best.

use std::ops::Range;

use super::{
    extent::{Extent, extent},
    row::{PageStart, Row},
};

/// The rows of a page, and what becomes of the spaces between them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PageRows {
    pub(crate) rows: Range<usize>,
    spacing: Spacing,
}

/// What a page does to the spaces between its rows.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Spacing {
    /// Adds so large a share of what each can grow by, so that pages end level.
    Stretched(f32),
    /// Takes so large a share of what each can give.
    Squeezed(f32),
}

impl PageRows {
    /// The space above a row that is not the first of its page.
    pub(crate) fn above(&self, row: &Row) -> f32 {
        match self.spacing {
            Spacing::Stretched(share) => row.above + share * row.stretch,
            Spacing::Squeezed(share) => row.above - share * row.give,
        }
    }
}

/// Costs are on the scale of `EMPTY_PAGE`, the cost of a page left blank.
const EMPTY_PAGE: f64 = 1_000.0;
const EACH_PAGE: f64 = 100.0;
/// Beyond this share, what is left blank strikes the eye.
const LITTLE_BLANK: f32 = 0.2;
const GAPING_PAGE: f64 = 3_000.0;
/// A page whose spaces give all they can.
const SQUEEZED_PAGE: f64 = 400.0;
/// A page of several that is filled to less than this share looks forgotten.
const LEAST_FILL: f32 = 0.3;
const SPARSE_PAGE: f64 = 8_000.0;
/// A page that ends within a paragraph and leaves more than this share blank looks torn off.
const MOST_BLANK: f32 = 0.15;
const TORN_PAGE: f64 = 2_000.0;

/// Divides rows into pages of the given height.
pub(crate) fn paginate(rows: &[Row], height: f32) -> Vec<PageRows> {
    let mut pages = Vec::new();
    let mut start = 0;
    while start < rows.len() {
        let rest = rows.get(start + 1..).unwrap_or_default();
        let length = rest.iter().take_while(|row| row.page_start != PageStart::Required).count() + 1;
        let end = start + length;
        Division { rows: rows.get(start..end).unwrap_or_default(), start, height }.divide(&mut pages);
        start = end;
    }
    pages
}

/// The best way to end a page before a row.
#[derive(Clone, Copy)]
struct BestBreak {
    cost: f64,
    /// First row of the page that ends here.
    from: usize,
}

/// Rows that no required page start interrupts, counted from their own first.
struct Division<'a> {
    rows: &'a [Row],
    start: usize,
    height: f32,
}

impl Division<'_> {
    /// Tries every last page break for every row.
    fn divide(&self, pages: &mut Vec<PageRows>) {
        let end = self.rows.len();
        let mut breaks = vec![BestBreak { cost: f64::INFINITY, from: 0 }; end + 1];
        if let Some(first) = breaks.first_mut() {
            first.cost = 0.0;
        }
        for from in 0..end {
            let Some(before) = breaks.get(from).map(|best| best.cost) else { continue };
            let mut extent = Extent::default();
            for (to, row) in (from + 1..).zip(self.rows.get(from..).unwrap_or_default()) {
                extent = extent.with(row, to == from + 1);
                if !extent.fits(self.height) && to > from + 1 {
                    break;
                }
                let cost = before + self.page_cost(from..to, extent);
                if let Some(best) = breaks.get_mut(to).filter(|best| cost < best.cost) {
                    *best = BestBreak { cost, from };
                }
            }
        }
        self.trace(&breaks, pages);
    }

    fn page_cost(&self, page: Range<usize>, extent: Extent) -> f64 {
        let alone = page.start == 0 && page.end == self.rows.len();
        let fill = extent.height / self.height;
        let sparse = if fill < LEAST_FILL && !alone { SPARSE_PAGE } else { 0.0 };
        let squeeze = f64::from(extent.squeeze(self.height));
        EACH_PAGE
            + sparse
            + SQUEEZED_PAGE * squeeze * squeeze
            + self.break_cost(page.end, 1.0 - fill.min(1.0))
    }

    /// Cost of ending a page before a row; the last page may be of any length.
    fn break_cost(&self, next: usize, empty: f32) -> f64 {
        let Some(next) = self.rows.get(next) else { return 0.0 };
        let torn = if !next.opens && empty > MOST_BLANK { TORN_PAGE } else { 0.0 };
        let gaping = (empty - LITTLE_BLANK).max(0.0);
        let blank = EMPTY_PAGE * f64::from(empty * empty) + GAPING_PAGE * f64::from(gaping * gaping);
        torn + start_cost(next.page_start) + blank
    }

    fn trace(&self, breaks: &[BestBreak], pages: &mut Vec<PageRows>) {
        let before = pages.len();
        let mut end = self.rows.len();
        while end > 0 {
            let from = breaks.get(end).map_or(0, |best| best.from.min(end - 1));
            let spacing = self.spacing(from..end);
            pages.push(PageRows { rows: self.start + from..self.start + end, spacing });
            end = from;
        }
        if let Some(added) = pages.get_mut(before..) {
            added.reverse();
        }
    }

    fn spacing(&self, page: Range<usize>) -> Spacing {
        let last = page.end == self.rows.len();
        let rows = self.rows.get(page).unwrap_or_default();
        let extent = extent(rows.iter());
        if extent.height > self.height {
            return Spacing::Squeezed(extent.squeeze(self.height));
        }
        let share = extent.stretch(self.height).filter(|_| !last);
        Spacing::Stretched(share.unwrap_or(0.0))
    }
}

fn start_cost(start: PageStart) -> f64 {
    match start {
        PageStart::Required | PageStart::Free => 0.0,
        PageStart::Unwanted => 250.0,
        PageStart::Poor => 5_000.0,
        PageStart::Separates => 20_000.0,
        PageStart::Divides => 60_000.0,
        PageStart::LastResort => 1_000_000.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::row::Kind;

    fn rows(starts: &[PageStart]) -> Vec<Row> {
        let row = |&page_start| Row { page_start, opens: true, ..Row::new(Kind::Text, 10.0, Vec::new()) };
        starts.iter().map(row).collect()
    }

    fn lengths(starts: &[PageStart]) -> Vec<usize> {
        lengths_on(starts, 40.0)
    }

    fn lengths_on(starts: &[PageStart], page: f32) -> Vec<usize> {
        paginate(&rows(starts), page).iter().map(|page_rows| page_rows.rows.len()).collect()
    }

    use PageStart::{Free, LastResort, Poor, Required, Unwanted};

    #[test]
    fn pages_fill_up_where_every_break_is_free() {
        assert_eq!(lengths(&[Free; 10]), [4, 4, 2]);
        assert!(lengths(&[]).is_empty());
    }

    #[test]
    fn a_page_ends_early_rather_than_at_a_bad_place() {
        assert_eq!(lengths(&[Free, Free, Free, Poor, Poor]), [2, 3]);
        assert_eq!(lengths(&[Free, Required, Free]), [1, 2]);
    }

    #[test]
    fn what_fits_no_page_is_parted_at_the_least_bad_place() {
        assert_eq!(lengths(&[Free, LastResort, Poor, LastResort, LastResort]), [2, 3]);
        assert_eq!(lengths(&[Free, LastResort, LastResort, LastResort, LastResort]).iter().sum::<usize>(), 5);
    }

    #[test]
    fn a_signed_paragraph_moves_whole_unless_that_wastes_most_of_the_page() {
        assert_eq!(lengths(&[Free, Free, Free, Free, Unwanted, LastResort]), [3, 3]);
        assert_eq!(lengths(&[Free, Unwanted, Unwanted, Unwanted, Unwanted, LastResort]), [4, 2]);
    }

    #[test]
    fn a_row_taller_than_the_page_still_gets_one() {
        let mut rows = rows(&[Free, Free, Free]);
        rows[1].height = 500.0;
        assert_eq!(paginate(&rows, 40.0).len(), 3);
    }

    #[test]
    fn a_full_page_takes_space_back_rather_than_part_what_belongs_together() {
        let mut rows = rows(&[Free, LastResort, LastResort, LastResort, Free, Free]);
        rows.iter_mut().for_each(|row| (row.above, row.give) = (6.0, 4.0));
        let pages = paginate(&rows, 50.0);
        assert_eq!(pages[0].rows.len(), 4, "{pages:?}");
        let taken = 8.0;
        let share = taken / 12.0;
        assert!(matches!(pages[0].spacing, Spacing::Squeezed(by) if (by - share).abs() < 0.01), "{pages:?}");
        assert!((pages[0].above(&rows[1]) - (6.0 - share * 4.0)).abs() < 0.01);
    }

    #[test]
    fn no_page_is_left_nearly_empty_where_others_can_share_with_it() {
        let lines = lengths_on(&[Free; 11], 100.0);
        assert_eq!(lines.iter().sum::<usize>(), 11);
        assert!(lines.iter().all(|&lines| lines >= 3), "{lines:?}");
    }

    #[test]
    fn a_page_does_not_end_within_a_paragraph_and_leave_a_fifth_blank() {
        let mut rows =
            rows(&[Free, Free, Free, Free, Free, Free, Free, Free, Unwanted, LastResort, LastResort]);
        let next = |rows: &[Row]| paginate(rows, 100.0)[1].rows.start;
        assert_eq!(next(&rows), 7);
        rows.iter_mut().skip(6).for_each(|row| row.opens = false);
        assert_eq!(next(&rows), 5);
    }

    #[test]
    fn full_pages_end_level() {
        let mut rows = rows(&[Free; 6]);
        rows.iter_mut().for_each(|row| (row.above, row.stretch) = (2.0, 4.0));
        let pages = paginate(&rows, 40.0);
        assert_eq!(pages[0].rows.len(), 3);
        assert_eq!(pages[0].spacing, Spacing::Stretched(0.75));
        assert!((pages[0].above(&rows[1]) - 5.0).abs() < 0.01);
        assert_eq!(pages.last().unwrap().spacing, Spacing::Stretched(0.0));
    }

    #[test]
    fn a_page_that_its_spaces_cannot_fill_ends_short() {
        let mut rows = rows(&[Free; 6]);
        rows.iter_mut().for_each(|row| (row.above, row.stretch) = (2.0, 2.0));
        assert_eq!(paginate(&rows, 40.0)[0].spacing, Spacing::Stretched(0.0));
    }
}
