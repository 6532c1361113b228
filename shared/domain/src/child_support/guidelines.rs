//! The numbers of the law: the schedule, and what is said about what lies beyond it.

use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::exact::{ExactShare, ExactSum};
use super::refusal::GuidelinesRefusal;

/// The schedule has a column for each number of children up to this one.
pub const MOST_CHILDREN: usize = 6;

/// A row of the schedule: the combined net income and the obligation for one to six children, in whole dollars a month.
type Row = [u32; MOST_CHILDREN + 1];

/// How many minor children two parents have in common: one to six, for the law's schedule has no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Children(usize);

impl Children {
    /// So many children.
    ///
    /// # Errors
    /// None, or more than the schedule has.
    pub fn new(count: usize) -> Result<Self, GuidelinesRefusal> {
        match count {
            0 => Err(GuidelinesRefusal::NoChildren),
            1..=MOST_CHILDREN => Ok(Self(count)),
            _ => Err(GuidelinesRefusal::TooManyChildren),
        }
    }

    /// The number.
    #[must_use]
    pub fn count(self) -> usize {
        self.0
    }
}

/// How an income between two rows of the schedule is read. Neither the statute nor the form says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convention {
    /// The row at the income or the next one below it: the schedule as it is printed.
    RowAtOrBelow,
    /// Along the straight line between the two rows.
    StraightLine,
}

/// Section 61.30 in numbers, as `child-support/guidelines.toml` and `schedule.csv` give them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guidelines {
    rows: Vec<Row>,
    numbers: Numbers,
}

/// `child-support/guidelines.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Numbers {
    rows_sha256: String,
    above_thousandths: [u32; MOST_CHILDREN],
    substantial_overnights: u32,
    increased_percent: u32,
    band_percent: u32,
}

impl Guidelines {
    /// The guidelines of these rows and numbers.
    pub(crate) fn new(rows: Vec<Row>, numbers: Numbers) -> Self {
        Self { rows, numbers }
    }

    /// From so many overnights of the year on time-sharing is substantial, if the other parent has as many.
    #[must_use]
    pub fn substantial_overnights(&self) -> u32 {
        self.numbers.substantial_overnights
    }

    pub(super) fn increased(&self) -> ExactShare {
        ExactShare::new(self.numbers.increased_percent, 100)
    }

    /// The least and the most that a court may order without a written finding.
    pub(super) fn band(&self, amount: ExactSum) -> (ExactSum, ExactSum) {
        let percent = self.numbers.band_percent.min(100);
        let of = |percent| amount.times(ExactShare::new(percent, 100));
        (of(100 - percent), of(100 + percent))
    }

    /// The first row's income: below it the law gives no amount.
    #[must_use]
    pub fn least_income(&self) -> ExactSum {
        self.rows.first().map_or(ExactSum::ZERO, |row| ExactSum::dollars(row[0]))
    }

    /// The basic monthly obligation at a combined net income; none below the schedule.
    #[must_use]
    pub fn basic(&self, income: ExactSum, children: Children, convention: Convention) -> Option<ExactSum> {
        let column = children.count();
        let next = self.rows.partition_point(|row| ExactSum::dollars(row[0]) <= income);
        let row = self.rows.get(next.checked_sub(1)?)?;
        let (from, basic) = (ExactSum::dollars(row[0]), ExactSum::dollars(row[column]));
        let more = income - from;
        Some(match (self.rows.get(next), convention) {
            (None, _) => {
                basic + more.times(ExactShare::new(self.numbers.above_thousandths[column - 1], 1000))
            }
            (Some(_), Convention::RowAtOrBelow) => basic,
            (Some(above), Convention::StraightLine) => {
                let step = ExactSum::dollars(above[0]) - from;
                basic + (ExactSum::dollars(above[column]) - basic).times(more.of(step))
            }
        })
    }

    /// What is wrong with the rows: a changed cell, and what no table of the law can be.
    pub(crate) fn problems(&self) -> Vec<String> {
        let mut found = Vec::new();
        if rows_sha256(&self.rows) != self.numbers.rows_sha256 {
            found.push("the rows are not those of the law: their SHA-256 differs".to_string());
        }
        let grows = |(one, other): (&Row, &Row)| one.iter().zip(other).all(|(low, high)| low < high);
        if !self.rows.iter().zip(self.rows.iter().skip(1)).all(grows) {
            found.push("an obligation does not grow with the income".to_string());
        }
        if !self.rows.iter().all(|row| row[1..].is_sorted()) {
            found.push("an obligation does not grow with the children".to_string());
        }
        found.into_iter().map(|problem| format!("child-support/schedule.csv: {problem}")).collect()
    }
}

fn rows_sha256(rows: &[Row]) -> String {
    let line = |row: &Row| format!("{}\n", row.map(|cell| cell.to_string()).join(","));
    let digest = Sha256::digest(rows.iter().map(line).collect::<String>());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
impl Guidelines {
    /// The guidelines as their two files say: what reads the content stands above this folder.
    pub(super) fn of_files() -> Self {
        let rows = include_str!("../../../content/child-support/schedule.csv").lines().skip(1);
        let numbers = |line: &str| line.split(',').map(|number| number.parse().unwrap()).collect::<Vec<_>>();
        let rows = rows.map(|line| numbers(line).try_into().unwrap()).collect();
        Self::new(
            rows,
            toml::from_str(include_str!("../../../content/child-support/guidelines.toml")).unwrap(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guidelines() -> Guidelines {
        Guidelines::of_files()
    }

    #[test]
    fn the_rows_are_those_of_the_law() {
        assert_eq!(guidelines().rows.len(), 185);
        assert_eq!(guidelines().problems(), Vec::<String>::new());
        for row in [
            [800, 190, 211, 213, 216, 218, 220],
            [1000, 235, 365, 397, 402, 406, 410],
            [3000, 644, 1001, 1252, 1412, 1540, 1647],
            [5000, 1000, 1551, 1939, 2188, 2387, 2551],
            [8000, 1290, 2004, 2513, 2827, 3085, 3298],
            [10000, 1437, 2228, 2795, 3148, 3432, 3666],
        ] {
            assert!(guidelines().rows.contains(&row), "{row:?}");
        }
    }

    /// Seen in a public calculator: the columns of five and six children moved by a row or by a place.
    #[test]
    fn columns_that_are_shifted_are_refused() {
        let mut by_a_row = guidelines();
        for at in (1..by_a_row.rows.len()).rev() {
            let below = by_a_row.rows[at - 1];
            by_a_row.rows[at][5..].copy_from_slice(&below[5..]);
        }
        let mut by_a_place = guidelines();
        by_a_place.rows.iter_mut().for_each(|row| row[5] = row[6]);
        for shifted in [by_a_row, by_a_place] {
            assert!(shifted.problems().iter().any(|problem| problem.contains("SHA-256 differs")));
        }
    }

    #[test]
    fn any_cell_that_changes_is_refused() {
        let whole = guidelines();
        for at in 0..whole.rows.len() {
            for column in 0..=MOST_CHILDREN {
                let mut changed = whole.clone();
                changed.rows[at][column] += 1;
                assert!(!changed.problems().is_empty(), "row {at}, column {column}");
            }
        }
    }

    #[test]
    fn what_does_not_grow_is_no_table_of_the_law() {
        let mut swapped = guidelines();
        swapped.rows.swap(3, 4);
        let mut falls = guidelines();
        falls.rows[7][2] = falls.rows[7][1] - 1;
        assert!(swapped.problems().iter().any(|problem| problem.contains("grow with the income")));
        assert!(falls.problems().iter().any(|problem| problem.contains("grow with the children")));
    }
}
