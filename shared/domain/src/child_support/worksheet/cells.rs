//! What stands in the boxes of the form.

use std::collections::BTreeMap;

use super::super::exact::{ExactShare, ExactSum};
use super::super::inputs::{Pair, Parent};
use super::{Substantial, Worksheet};

/// What stands in a box of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Money.
    Sum(ExactSum),
    /// A percentage.
    Share(ExactShare),
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Sum(sum) => sum.fmt(f),
            Self::Share(share) => share.fmt(f),
        }
    }
}

impl Worksheet {
    /// What stands in each box of the form, by its line and column: "1A", "5dT", "21B". Boxes that stay empty are left out.
    #[must_use]
    pub fn cells(&self) -> BTreeMap<String, Cell> {
        let mut cells = Cells(BTreeMap::new());
        let gross = self.inputs.gross;
        for parent in Parent::BOTH {
            cells.add("gross", parent.column(), gross.of(parent).map(|sum| Cell::Sum(sum.into())));
        }
        let both = gross.petitioner.zip(gross.respondent);
        cells.add("gross", 'T', both.map(|(one, other)| Cell::Sum(ExactSum::from(one) + other.into())));
        cells.sums("1", self.inputs.net.map(ExactSum::from));
        cells.total("2", self.line_2);
        cells.shares("3", self.line_3);
        cells.pair("4", self.line_4);
        cells.pair("6", self.line_6);
        self.costs(&mut cells, ["5", "7", "8"]);
        cells.pair("9", self.line_9);
        if let Some(lines) = &self.substantial {
            self.costs(&mut cells, ["14", "16", "17"]);
            cells.pair("15", self.line_6);
            lines.add(&mut cells);
            let owed = self.presumptive.filter(|presumptive| presumptive.line == 21);
            let column = owed.and_then(|presumptive| presumptive.payer).map_or('T', Parent::column);
            cells.add("21", column, owed.map(|presumptive| Cell::Sum(presumptive.amount)));
        }
        cells.0
    }

    /// The costs, what was paid of each, and all that was paid: lines 5, 7 and 8, and once more 14, 16 and 17.
    fn costs(&self, cells: &mut Cells, [cost, paid, all]: [&str; 3]) {
        for (letter, each) in
            [("a", self.inputs.care), ("b", self.inputs.insurance), ("c", self.inputs.uncovered)]
        {
            cells.total(&format!("{cost}{letter}"), each.total.into());
            cells.sums(&format!("{paid}{letter}"), each.paid.map(ExactSum::from));
        }
        cells.total(&format!("{cost}d"), self.line_5d);
        cells.sums(all, self.line_8);
    }
}

impl Substantial {
    fn add(&self, cells: &mut Cells) {
        cells.total("10", self.line_10);
        cells.pair("11", self.line_11);
        cells.shares("12", self.line_12);
        cells.pair("13", self.line_13);
        cells.pair("18", self.line_18);
        cells.add("19", 'A', Some(Cell::Sum(self.lines_19_20.petitioner)));
        cells.add("20", 'B', Some(Cell::Sum(self.lines_19_20.respondent)));
    }
}

/// Boxes by their line and column.
struct Cells(BTreeMap<String, Cell>);

impl Cells {
    fn add(&mut self, line: &str, column: char, cell: Option<Cell>) {
        self.0.extend(cell.map(|cell| (format!("{line}{column}"), cell)));
    }

    fn total(&mut self, line: &str, sum: ExactSum) {
        self.add(line, 'T', Some(Cell::Sum(sum)));
    }

    fn pair(&mut self, line: &str, sums: Pair<ExactSum>) {
        Parent::BOTH
            .iter()
            .for_each(|parent| self.add(line, parent.column(), Some(Cell::Sum(sums.of(*parent)))));
    }

    fn sums(&mut self, line: &str, sums: Pair<ExactSum>) {
        self.pair(line, sums);
        self.total(line, sums.total());
    }

    fn shares(&mut self, line: &str, shares: Pair<ExactShare>) {
        Parent::BOTH
            .iter()
            .for_each(|parent| self.add(line, parent.column(), Some(Cell::Share(shares.of(*parent)))));
    }
}
