//! What belongs on one page: signatures with the words they sign, and certificates as a whole.

use super::row::{Kind, PageStart, Row};

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
            Kind::Text => lines += 1,
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

/// Whether a page that begins with these rows, a clause, has words enough for its signatures.
pub(crate) fn stands_alone(rows: &[Row]) -> bool {
    rows.iter().filter(|row| row.kind == Kind::Text).count() >= LINES_KEPT
}

/// Keeps the rows of a certificate on one page where one can hold them.
pub(crate) fn hold_together(rows: &mut [Row], page: f32) {
    let height: f32 = rows.iter().enumerate().map(|(index, row)| row.height_on_page(index == 0)).sum();
    if height <= page {
        rows.iter_mut().skip(1).for_each(|row| row.discourage(PageStart::Divides));
    }
}
