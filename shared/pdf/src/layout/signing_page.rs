//! A signature and what attests it, on one page with words of the instrument.

use domain::assembly::paper::Section;

use crate::tags::ElementId;

use super::{
    extent::holds,
    keep_together::{bind_signatures, bind_to_words, hold_together, words_before},
    part_style::{self, PartStyle},
    row::PageStart,
    row_stack::RowStack,
    section::compose_section,
};

/// The share of what spaces can give that is taken before a tighter style is.
const EASY: f32 = 0.6;

/// Clauses that are signed together, and after them those that are annexed.
pub(crate) struct SigningBlock<'a> {
    pub(crate) sections: &'a [Section],
    /// How many of them are signed together.
    pub(crate) signed: usize,
    /// Whether the words that are signed stand before them, rather than another's signature.
    pub(crate) after_words: bool,
}

/// A style to try, with the share of what spaces can give, and whether the page has to hold what is annexed as well.
struct Attempt {
    part_style: PartStyle,
    share: f32,
    annexed: bool,
}

/// From the best to the least good; none is looser than what stands around.
fn attempts(around: PartStyle) -> impl Iterator<Item = Attempt> {
    let signed = part_style::signed(around);
    let last = signed.clone().count() - 1;
    let each = move |annexed| {
        let share = move |index| if index == last { 1.0 } else { EASY };
        let attempt = move |(index, part_style)| Attempt { part_style, share: share(index), annexed };
        signed.clone().enumerate().map(attempt)
    };
    [true, false].into_iter().flat_map(each)
}

impl SigningBlock<'_> {
    /// Adds the rows, in the loosest style in which one page holds them with words of the instrument. Where none is tight
    /// enough they go over several pages, and then as everything else looks.
    pub(crate) fn compose(&self, parent: ElementId, row_stack: &mut RowStack) {
        let (place, around) = (row_stack.place(), row_stack.part_style);
        let fitting = attempts(around).find_map(|attempt| {
            let starts = self.add(parent, attempt.part_style, row_stack);
            let fits = self.fits(&attempt, &starts, row_stack);
            if !fits {
                row_stack.go_back(place);
            }
            fits.then_some(starts)
        });
        let starts = fitting.unwrap_or_else(|| self.add(parent, around, row_stack));
        row_stack.part_style = around;
        self.bind(&starts, row_stack);
    }

    /// Adds the rows, and tells with which each clause begins, and where they end.
    fn add(&self, parent: ElementId, part_style: PartStyle, row_stack: &mut RowStack) -> Vec<usize> {
        row_stack.part_style = part_style;
        let mut starts = vec![row_stack.len()];
        for section in self.sections {
            compose_section(section, parent, row_stack);
            starts.push(row_stack.len());
        }
        starts
    }

    fn fits(&self, attempt: &Attempt, starts: &[usize], row_stack: &RowStack) -> bool {
        let end = if attempt.annexed { starts.last() } else { starts.get(self.signed) };
        let rows = row_stack.rows(0).get(..end.copied().unwrap_or_default()).unwrap_or_default();
        let first = starts.first().copied().unwrap_or_default();
        let from =
            if self.needs_words() { words_before(rows.get(..first).unwrap_or_default()) } else { first };
        holds(row_stack.page, rows.iter().skip(from), attempt.share)
    }

    fn needs_words(&self) -> bool {
        self.after_words && self.sections.first().is_some_and(|section| !section.new_page)
    }

    fn bind(&self, starts: &[usize], row_stack: &mut RowStack) {
        let page = row_stack.page;
        for (index, clause) in starts.windows(2).enumerate() {
            let &[start, end] = clause else { continue };
            row_stack.rework(start, |rows| {
                let rows = rows.get_mut(..end - start).unwrap_or_default();
                hold_together(rows, page);
                let Some((first, others)) = rows.split_first_mut() else { return };
                // The heading may begin a page, so the signatures are bound to nothing before it.
                bind_signatures(others, 0);
                first.discourage(self.start(index));
            });
        }
        if self.needs_words() {
            row_stack.rework(0, |rows| bind_to_words(rows, starts.first().copied().unwrap_or_default()));
        }
    }

    /// How well a page may begin with a clause.
    fn start(&self, index: usize) -> PageStart {
        match index {
            0 => PageStart::Free,
            _ if index < self.signed => PageStart::Separates,
            _ => PageStart::Poor,
        }
    }
}
