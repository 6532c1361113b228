//! What belongs on one page: signatures with the words they sign, and certificates as a whole.

use super::{
    extent::holds,
    row::{Kind, PageStart, Row},
};

/// Lines of text that go with a signature onto its page.
const LINES_KEPT: usize = 2;

/// Makes page breaks between a signature from a certain row on and the paragraph before it the last resort.
///
/// A signature alone on a page could be put under other words.
pub(crate) fn bind_signatures(rows: &mut [Row], from: usize) {
    let is_signature = |row: Option<&Row>| row.is_some_and(|row| row.kind == Kind::Signature);
    for index in from..rows.len() {
        let first =
            is_signature(rows.get(index)) && !index.checked_sub(1).is_some_and(|i| is_signature(rows.get(i)));
        if first {
            bind_back(rows.get_mut(..=index).unwrap_or_default());
        } else if is_signature(rows.get(index)) {
            rows.get_mut(index).into_iter().for_each(|row| row.discourage(PageStart::LastResort));
        }
    }
}

/// Binds the last of these rows, a signature, to the text before it.
fn bind_back(rows: &mut [Row]) {
    let mut lines = 0;
    let mut others_signature = false;
    for (distance, row) in rows.iter_mut().rev().enumerate() {
        if row.page_start == PageStart::Required {
            return;
        }
        match row.kind {
            Kind::Signature if distance > 0 => others_signature = true,
            Kind::Text | Kind::Cell => lines += 1,
            Kind::Signature | Kind::Heading => {}
        }
        if lines >= LINES_KEPT && row.opens {
            return;
        }
        row.discourage(if lines >= LINES_KEPT {
            PageStart::Unwanted
        } else if others_signature {
            PageStart::Poor
        } else {
            PageStart::LastResort
        });
    }
}

/// Keeps rows on one page where one can hold them.
pub(crate) fn hold_together(rows: &mut [Row], page: f32) {
    if holds(page, rows.iter(), 1.0) {
        rows.iter_mut().skip(1).for_each(|row| row.discourage(PageStart::Divides));
    }
}

/// One row of a table or one item of a list alone at either end of a page looks like all there is.
pub(crate) fn leave_none_alone(rows: &mut [Row]) {
    let second = rows.iter_mut().filter(|row| row.opens).nth(1);
    second.into_iter().for_each(|row| row.discourage(PageStart::Poor));
    let last = rows.iter_mut().rev().find(|row| row.opens);
    last.into_iter().for_each(|row| row.discourage(PageStart::Poor));
}

/// The first of the last rows that bring words enough onto a page with what is added to them.
pub(crate) fn words_before(rows: &[Row]) -> usize {
    let mut lines = 0;
    for (index, row) in rows.iter().enumerate().rev() {
        lines += usize::from(row.kind == Kind::Text);
        if lines >= LINES_KEPT && row.page_start < PageStart::Poor {
            return index;
        }
    }
    rows.len()
}

/// Keeps the row with the given number on the page of the words before it.
pub(crate) fn bind_to_words(rows: &mut [Row], first: usize) {
    let words = words_before(rows.get(..first).unwrap_or_default());
    let bound = rows.get_mut(words + 1..=first).unwrap_or_default();
    bound.iter_mut().for_each(|row| row.discourage(PageStart::LastResort));
}
