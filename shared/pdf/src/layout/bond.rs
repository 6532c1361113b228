//! Binding signatures to the words they sign.

use super::row::{Kind, PageStart, Row};

/// Lines of text that go with a signature onto its page.
const LINES_KEPT: usize = 2;

/// Makes page breaks between a signature and the paragraph before it the last resort.
///
/// A signature alone on a page could be put under other words.
pub(crate) fn bind_signatures(rows: &mut [Row]) {
    let is_signature = |row: Option<&Row>| row.is_some_and(|row| row.kind == Kind::Signature);
    for index in 0..rows.len() {
        let first =
            is_signature(rows.get(index)) && !index.checked_sub(1).is_some_and(|i| is_signature(rows.get(i)));
        if first {
            bind_back(rows.get_mut(..=index).unwrap_or_default());
        } else if is_signature(rows.get(index)) {
            rows.get_mut(index).into_iter().for_each(|row| worsen(row, PageStart::LastResort));
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
        worsen(
            row,
            if lines >= LINES_KEPT {
                PageStart::Unwanted
            } else if others_signature {
                PageStart::Poor
            } else {
                PageStart::LastResort
            },
        );
    }
}

fn worsen(row: &mut Row, to: PageStart) {
    if row.page_start != PageStart::Required {
        row.page_start = row.page_start.max(to);
    }
}
