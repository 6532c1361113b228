//! The texts of a part with the lines on which they are printed.

use domain::assembly::paper::{Block, CoverPart, Instrument, Place, SignatureLine};

use super::part::{Line, Part};

/// What a text is to the rules of layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Heading,
    /// Words of the instrument or of the cover sheet.
    Words,
    /// An item of a list.
    Item,
    /// A statement that counts only when initialed.
    Initialed,
    Cell,
    /// What stands under a ruled line, and who completes the line.
    Signed(String),
}

/// A text, where it stands in the paper and on which lines of the file.
#[derive(Debug)]
pub(super) struct Placed {
    pub(super) section: usize,
    pub(super) block: usize,
    pub(super) role: Role,
    pub(super) lines: Vec<Line>,
}

impl Placed {
    pub(super) fn is_on(&self, page: usize) -> bool {
        self.lines.iter().any(|line| line.page == page)
    }
}

/// Finds one text after the other.
struct Finder<'a> {
    part: &'a Part,
    after: usize,
    found: Vec<Placed>,
}

pub(super) fn of_instrument(instrument: &Instrument, part: &Part) -> Vec<Placed> {
    let mut finder = Finder { part, after: 0, found: Vec::new() };
    for (section, clause) in instrument.sections.iter().enumerate() {
        finder.find((section, 0), Role::Heading, &clause.heading);
        finder.blocks(section, &clause.blocks);
    }
    finder.found
}

pub(super) fn of_cover(cover: &[CoverPart], part: &Part) -> Vec<Placed> {
    let mut finder = Finder { part, after: 0, found: Vec::new() };
    for (section, titled) in cover.iter().enumerate() {
        finder.find((section, 0), Role::Heading, &titled.heading);
        finder.blocks(section, &titled.blocks);
    }
    finder.found
}

impl Finder<'_> {
    fn find(&mut self, at: (usize, usize), role: Role, text: &str) {
        self.find_from(self.after, at, role, text);
    }

    /// Texts under lines that stand side by side are printed in turns, so each is looked for from the first on.
    fn find_from(&mut self, start: usize, (section, block): (usize, usize), role: Role, text: &str) {
        let mut end = start;
        let lines = self.part.find(text, &mut end);
        self.after = self.after.max(end);
        if !lines.is_empty() {
            self.found.push(Placed { section, block, role, lines });
        }
    }

    fn blocks(&mut self, section: usize, blocks: &[Block]) {
        for (number, block) in blocks.iter().enumerate() {
            let from = self.after;
            for (role, text) in texts(block) {
                let start = if matches!(role, Role::Signed(_)) { from } else { self.after };
                self.find_from(start, (section, number), role, &text);
            }
        }
    }
}

fn texts(block: &Block) -> Vec<(Role, String)> {
    let all = |role: Role, texts: Vec<String>| texts.into_iter().map(|text| (role.clone(), text)).collect();
    match block {
        Block::Heading { text } => all(Role::Heading, vec![text.clone()]),
        Block::Paragraph { text, .. } | Block::Quote { text } => all(Role::Words, vec![text.clone()]),
        Block::List { items, .. } => all(Role::Item, items.clone()),
        Block::Initials { items, .. } => all(Role::Initialed, items.clone()),
        Block::Table { columns, rows } => {
            let headings = columns.iter().map(|column| column.heading.clone());
            all(Role::Cell, headings.chain(rows.concat()).collect())
        }
        Block::Signature { by, lines } => {
            all(Role::Signed(by.clone()), lines.iter().flat_map(under).collect())
        }
        Block::Places { places } => all(Role::Cell, places.iter().flat_map(cells).collect()),
    }
}

fn under(line: &SignatureLine) -> Vec<String> {
    [Some(line.label.clone()), line.printed.clone()].into_iter().flatten().collect()
}

fn cells(place: &Place) -> [String; 3] {
    [place.heading.clone(), place.by.clone(), place.what.join("; ")]
}
