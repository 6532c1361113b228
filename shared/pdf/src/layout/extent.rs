//! What rows take of a page.

use super::row::Row;

/// What sums of heights may be wrong by.
const TOLERANCE: f32 = 0.01;

/// What rows take of a page: their height, and by how much it can shrink or grow.
#[derive(Clone, Copy, Default)]
pub(crate) struct Extent {
    pub(crate) height: f32,
    give: f32,
    stretch: f32,
}

impl Extent {
    /// With one more row.
    pub(crate) fn with(self, row: &Row, first: bool) -> Self {
        Self {
            height: self.height + row.height_on_page(first),
            give: self.give + row.give_on_page(first),
            stretch: self.stretch + row.stretch_on_page(first),
        }
    }

    /// Whether a page of such a height holds it.
    pub(crate) fn fits(self, page: f32) -> bool {
        self.height - self.give <= page + TOLERANCE
    }

    /// The share of what it can give that a page takes of it.
    pub(crate) fn squeeze(self, page: f32) -> f32 {
        if self.height > page { ((self.height - page) / self.give.max(TOLERANCE)).min(1.0) } else { 0.0 }
    }

    /// The share of what it can grow by that fills a page; none where all of that does not.
    pub(crate) fn stretch(self, page: f32) -> Option<f32> {
        let share = (page - self.height) / self.stretch.max(TOLERANCE);
        (share <= 1.0).then_some(share)
    }
}

/// What rows at the top of a page take of it.
pub(crate) fn extent<'a>(rows: impl Iterator<Item = &'a Row>) -> Extent {
    rows.enumerate().fold(Extent::default(), |extent, (index, row)| extent.with(row, index == 0))
}

/// Whether a page of the given height holds rows, when their spaces give such a share of what they can.
pub(crate) fn holds<'a>(page: f32, rows: impl Iterator<Item = &'a Row>, share: f32) -> bool {
    let extent = extent(rows);
    extent.height - share * extent.give <= page
}
