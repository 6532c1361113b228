//! Dividing rows into pages so that the breaks together are the best.

use std::ops::Range;

use super::row::{PageStart, Row};

/// The rows of a page, and what is added to each gap between them so that pages end level.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sheet {
    pub(crate) rows: Range<usize>,
    pub(crate) stretch: f32,
}

/// A gap wider than this by more would look like a mistake; the page then ends short.
const WIDEST_STRETCH: f32 = 6.0;

/// Costs are on the scale of `EMPTY_PAGE`, the cost of a page left blank.
const EMPTY_PAGE: f64 = 1_000.0;
const EACH_PAGE: f64 = 100.0;

/// Divides rows into pages of the given height.
pub(crate) fn paginate(rows: &[Row], height: f32) -> Vec<Sheet> {
    let mut sheets = Vec::new();
    let mut start = 0;
    while start < rows.len() {
        let rest = rows.get(start + 1..).unwrap_or_default();
        let length = rest.iter().take_while(|row| row.page_start != PageStart::Required).count() + 1;
        divide(rows, start..start + length, height, &mut sheets);
        start += length;
    }
    sheets
}

/// The best way to end a page before a row.
#[derive(Clone, Copy)]
struct Way {
    cost: f64,
    /// First row of the page that ends here.
    from: usize,
}

/// Divides rows that no required page start interrupts, by trying every last page break for every row.
fn divide(rows: &[Row], part: Range<usize>, height: f32, sheets: &mut Vec<Sheet>) {
    let mut ways: Vec<Way> = vec![Way { cost: f64::INFINITY, from: part.start }; part.len() + 1];
    if let Some(first) = ways.first_mut() {
        first.cost = 0.0;
    }
    for from in part.clone() {
        let Some(cost) = ways.get(from - part.start).map(|way| way.cost) else { continue };
        let mut used = 0.0;
        for to in from + 1..=part.end {
            used += row_height(rows, to - 1, to - 1 == from);
            if used > height && to > from + 1 {
                break;
            }
            let cost = cost + page_cost(rows.get(to).filter(|_| to < part.end), 1.0 - used / height);
            if let Some(way) = ways.get_mut(to - part.start).filter(|way| cost < way.cost) {
                *way = Way { cost, from };
            }
        }
    }
    trace(rows, &part, height, &ways, sheets);
}

/// Cost of a page that the given row ends by starting the next one; the last page may be of any length.
fn page_cost(next: Option<&Row>, empty: f32) -> f64 {
    let Some(next) = next else { return EACH_PAGE };
    let start = match next.page_start {
        PageStart::Required | PageStart::Free => 0.0,
        PageStart::Unwanted => 350.0,
        PageStart::Poor => 5_000.0,
        PageStart::Divides => 20_000.0,
        PageStart::LastResort => 1_000_000.0,
    };
    EACH_PAGE + start + EMPTY_PAGE * f64::from(empty * empty)
}

fn trace(rows: &[Row], part: &Range<usize>, height: f32, ways: &[Way], sheets: &mut Vec<Sheet>) {
    let before = sheets.len();
    let mut end = part.end;
    while end > part.start {
        let from = ways.get(end - part.start).map_or(part.start, |way| way.from.min(end - 1));
        let stretch = if end == part.end { 0.0 } else { stretch(rows, from..end, height) };
        sheets.push(Sheet { rows: from..end, stretch });
        end = from;
    }
    if let Some(added) = sheets.get_mut(before..) {
        added.reverse();
    }
}

fn stretch(rows: &[Row], page: Range<usize>, height: f32) -> f32 {
    let used: f32 = page.clone().map(|row| row_height(rows, row, row == page.start)).sum();
    let gaps = rows.get(page).unwrap_or_default().iter().skip(1).filter(|row| row.above > 0.0).count();
    let stretch = (height - used) / gaps.max(1) as f32;
    if gaps > 0 && (0.0..=WIDEST_STRETCH).contains(&stretch) { stretch } else { 0.0 }
}

fn row_height(rows: &[Row], row: usize, first: bool) -> f32 {
    rows.get(row).map_or(0.0, |row| row.height_on_page(first))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::row::Kind;

    fn rows(starts: &[PageStart]) -> Vec<Row> {
        let row = |&page_start| Row { page_start, ..Row::new(Kind::Text, 10.0, Vec::new()) };
        starts.iter().map(row).collect()
    }

    fn lengths(starts: &[PageStart]) -> Vec<usize> {
        paginate(&rows(starts), 40.0).iter().map(|sheet| sheet.rows.len()).collect()
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
        assert_eq!(lengths(&[Free, Free, Free, Unwanted, LastResort]), [2, 3]);
    }

    #[test]
    fn a_row_taller_than_the_page_still_gets_one() {
        let mut rows = rows(&[Free, Free, Free]);
        rows[1].height = 500.0;
        assert_eq!(paginate(&rows, 40.0).len(), 3);
    }

    #[test]
    fn full_pages_end_level() {
        let mut rows = rows(&[Free; 6]);
        rows.iter_mut().for_each(|row| row.above = 2.0);
        let sheets = paginate(&rows, 40.0);
        assert_eq!(sheets[0].rows.len(), 3);
        assert!((sheets[0].stretch - 3.0).abs() < 0.01, "{sheets:?}");
        assert!(sheets.last().unwrap().stretch.abs() < 0.01);
    }
}
