//! The page, as its tables say it.

use std::collections::BTreeSet;

use crate::names;

/// What stands before the place where a requirement without a test of its name holds.
const WITHOUT_TEST: &str = "no test of its own: ";

/// What stands between the files of the tests and what shows it besides.
const BESIDES: &str = "; also ";

/// One requirement.
pub(crate) struct Row {
    pub(crate) id: String,
    demand: String,
    shown: String,
}

/// The lines of the tables that begin with an id.
pub(crate) fn rows(text: &str) -> Vec<Row> {
    let cells = text.lines().filter_map(|line| line.strip_prefix("| "));
    cells.filter(|cells| names::leading(cells).is_some()).map(Row::read).collect()
}

impl Row {
    fn read(line: &str) -> Self {
        let cells: Vec<_> =
            line.trim_end_matches('|').split('|').map(|cell| cell.trim().to_string()).collect();
        let Ok([id, demand, shown]) = <[String; 3]>::try_from(cells) else {
            panic!("not three cells: {line}")
        };
        Self { id, demand, shown }
    }

    pub(crate) fn has_an_empty_cell(&self) -> bool {
        self.demand.is_empty() || self.shown.is_empty()
    }

    /// Whether tests are named after it.
    pub(crate) fn has_tests(&self) -> bool {
        !self.shown.starts_with(WITHOUT_TEST)
    }

    pub(crate) fn files_of_tests(&self) -> BTreeSet<String> {
        files(self.shown.split(BESIDES).next().unwrap_or_default())
    }

    /// All files that are named.
    pub(crate) fn files(&self) -> BTreeSet<String> {
        files(&self.shown)
    }
}

/// What stands between backticks.
fn files(cell: &str) -> BTreeSet<String> {
    cell.split('`').skip(1).step_by(2).map(place).collect()
}

/// The tests of the local product are named from their folder on.
fn place(name: &str) -> String {
    let is_short = name.starts_with("api/") || name.starts_with("money/");
    if is_short { format!("infra/local/tests/{name}") } else { name.to_string() }
}
