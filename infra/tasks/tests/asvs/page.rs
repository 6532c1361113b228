//! The page, as its table and its list say it.

/// What stands under "By" where no test does.
const WITHOUT_TEST: [&str; 3] = ["design", "does not apply", "gap"];

/// The page.
pub(crate) struct Page {
    pub(crate) rows: Vec<Row>,
    /// The ids in the list at the end.
    pub(crate) known_gaps: Vec<String>,
}

/// One requirement.
pub(crate) struct Row {
    pub(crate) id: String,
    pub(crate) level: String,
    pub(crate) asks: String,
    pub(crate) by: String,
    pub(crate) note: String,
}

impl Page {
    pub(crate) fn read(text: &str) -> Self {
        let (table, list) = text.split_once("## Known gaps").unwrap_or((text, ""));
        let gap = |line: &str| Some(line.strip_prefix("- ")?.split_once(':')?.0.to_string());
        Self {
            rows: table.lines().filter_map(Row::read).collect(),
            known_gaps: list.lines().filter_map(gap).collect(),
        }
    }
}

impl Row {
    /// A line of the table that begins with a number. One with a cell too many or too few is none, and so found missing.
    fn read(line: &str) -> Option<Self> {
        let cells: Vec<_> = line
            .strip_prefix('|')?
            .strip_suffix('|')?
            .split('|')
            .map(|cell| cell.trim().to_string())
            .collect();
        let [id, level, asks, by, note] = cells.try_into().ok()?;
        id.starts_with(|first: char| first.is_ascii_digit()).then_some(Self { id, level, asks, by, note })
    }

    /// Without a test it takes a sentence.
    pub(crate) fn lacks_its_note(&self) -> bool {
        WITHOUT_TEST.contains(&self.by.as_str()) && self.note.is_empty()
    }

    /// The tests that are named: those between backticks, and the ids between those.
    pub(crate) fn tests(&self) -> Vec<&str> {
        if WITHOUT_TEST.contains(&self.by.as_str()) {
            return Vec::new();
        }
        let parts = self.by.split('`').enumerate();
        let names =
            parts.flat_map(|(at, part)| if at % 2 == 1 { vec![part] } else { part.split(';').collect() });
        names.map(str::trim).filter(|name| !name.is_empty()).collect()
    }
}
