//! How pages are filled and where they end.

use super::{
    ALONE, EMPTY, INITIALED, LIST, TORN,
    part::Part,
    placed::{Placed, Role},
};

const TOP: f32 = 720.0;
const HEIGHT: f32 = 618.0;
/// A page that is not forced has to be filled to this share at least.
const LEAST: f32 = 0.25;
/// A page with nothing but a short clause that could stand under the one before it.
const SHORT_CLAUSE: f32 = 0.5;
/// A page that ends within a sentence may leave this share blank.
const MOST_BLANK: f32 = 0.2;
/// Lines of a list that is short enough to be kept whole.
const SHORT_LIST: usize = 14;

/// A part with its texts, in which clauses with certain numbers begin a page of their own.
pub(super) struct Filled<'a> {
    pub(super) part: &'a Part,
    pub(super) placed: &'a [Placed],
    pub(super) own_page: Vec<usize>,
}

impl Filled<'_> {
    /// What is wrong with the pages of the part.
    pub(super) fn faults(&self) -> Vec<(&'static str, String)> {
        let mut faults = Vec::new();
        for page in self.part.pages() {
            let at = format!("page {}, {:.0} % filled", page + 1, self.fill(page) * 100.0);
            let rules = [
                (EMPTY, self.fill(page) < LEAST && !self.is_forced(page)),
                (ALONE, self.is_alone(page) && !self.is_forced(page)),
                (TORN, self.fill(page) < 1.0 - MOST_BLANK && self.ends_within(page)),
            ];
            faults
                .extend(rules.into_iter().filter(|(_, broken)| *broken).map(|(rule, _)| (rule, at.clone())));
        }
        faults.extend(self.cut_lists());
        faults
    }

    fn fill(&self, page: usize) -> f32 {
        (TOP - self.part.lowest(page)) / HEIGHT
    }

    fn on(&self, page: usize) -> impl Iterator<Item = &Placed> {
        self.placed.iter().filter(move |each| each.is_on(page))
    }

    /// Whether a page is the only one from a start of its own to the next.
    fn is_forced(&self, page: usize) -> bool {
        let starts = |page: usize| {
            let own_page =
                |first: &Placed| first.role == Role::Heading && self.own_page.contains(&first.section);
            page == 0 || page == self.part.pages().end || self.on(page).next().is_some_and(own_page)
        };
        starts(page) && starts(page + 1)
    }

    /// Whether a page holds little, and that of one paragraph, or of the last clause alone.
    fn is_alone(&self, page: usize) -> bool {
        let text = self.on(page).filter(|each| each.role != Role::Heading);
        let mut blocks: Vec<(usize, usize)> = text.map(|each| (each.section, each.block)).collect();
        blocks.dedup();
        let table = self.on(page).any(|each| each.role == Role::Cell);
        let heading = self.on(page).next().filter(|first| first.role == Role::Heading);
        let clause = heading.is_some_and(|clause| self.on(page).all(|each| each.section == clause.section));
        let last = page + 1 == self.part.pages().end;
        self.fill(page) < SHORT_CLAUSE && ((blocks.len() < 2 && !table) || (clause && last))
    }

    fn ends_within(&self, page: usize) -> bool {
        self.on(page).any(|each| each.is_on(page + 1))
    }

    /// Lists of statements to initial, and short lists of an instrument, that go on overleaf.
    fn cut_lists(&self) -> Vec<(&'static str, String)> {
        let cut = |items: &[Placed]| {
            let lines: Vec<_> = items.iter().flat_map(|item| &item.lines).collect();
            let rule = match items[0].role {
                Role::Initialed => INITIALED,
                Role::Item if lines.len() <= SHORT_LIST && !self.part.cover => LIST,
                _ => return None,
            };
            let (first, last) = (lines[0].page, lines[lines.len() - 1].page);
            // What is signed has to have words above it, though they come from the end of a list.
            let signed = self.on(last).any(|each| matches!(each.role, Role::Signed(_)));
            let broken = first != last && (items[0].role == Role::Initialed || !signed);
            broken.then(|| (rule, format!("page {}", first + 1)))
        };
        let same = |one: &Placed, two: &Placed| {
            (one.section, one.block) == (two.section, two.block) && one.role == two.role
        };
        self.placed.chunk_by(same).filter_map(cut).collect()
    }
}
