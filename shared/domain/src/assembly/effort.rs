//! What a document leaves to its owner: what is completed by hand, and which forms are filed besides.

use serde::Serialize;
use utoipa::ToSchema;

use super::paper::{Block, Paper};
use crate::content::values;

/// A box to be checked by hand.
const BOX: char = '☐';

/// Heads the column of the cover's table of forms that are filed besides in every such case.
pub const TO_FILE: &str = "Form to file";

/// Heads the column of the cover's table of forms that are filed only where they apply.
pub const IF_IT_APPLIES: &str = "Form, if it applies";

/// What is left to do once a document is printed, counted from it. Signatures and what a notary completes count too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Effort {
    /// Lines to write on, those for initials included. Initials at the foot of each page do not count.
    pub lines: usize,
    /// Boxes, of which often one of several is checked.
    pub boxes: usize,
    /// Empty cells of tables.
    pub cells: usize,
    /// Official forms that are filed besides.
    pub forms: usize,
    /// Official forms that are filed besides only where they apply.
    pub forms_if_they_apply: usize,
}

impl Effort {
    /// Counts a document.
    #[must_use]
    pub fn of(paper: &Paper) -> Self {
        let sections = paper.instruments.iter().flat_map(|instrument| &instrument.sections);
        let mut effort = Self::default();
        for block in sections.flat_map(|section| &section.blocks) {
            effort.add(block);
        }
        let listed = paper.cover.iter().flat_map(|part| &part.blocks);
        for block in listed {
            effort.forms += rows_under(TO_FILE, block);
            effort.forms_if_they_apply += rows_under(IF_IT_APPLIES, block);
        }
        effort
    }

    fn add(&mut self, block: &Block) {
        match block {
            Block::Paragraph { text, .. } => self.boxes += boxes(text),
            Block::List { items, .. } => self.boxes += items.iter().map(|item| boxes(item)).sum::<usize>(),
            Block::Initials { items, .. } => self.lines += items.len(),
            Block::Signature { lines, .. } => self.lines += lines.len(),
            Block::Table { rows, .. } => {
                let cells = || rows.iter().flatten();
                self.cells += cells().filter(|cell| cell.is_empty()).count();
                self.boxes += cells().map(|cell| boxes(cell)).sum::<usize>();
            }
            Block::Heading { .. } | Block::Quote { .. } | Block::Places { .. } => {}
        }
    }

    /// What a place of the content stands for, for example `effort.lines`.
    pub(super) fn words(self, id: &str) -> Option<String> {
        let Self { lines, boxes, cells, forms, forms_if_they_apply } = self;
        let place = values::EFFORT.iter().position(|word| *word == id)?;
        Some([lines, boxes, cells, forms, forms_if_they_apply][place].to_string())
    }
}

fn boxes(text: &str) -> usize {
    text.matches(BOX).count()
}

fn rows_under(heading: &str, block: &Block) -> usize {
    match block {
        Block::Table { columns, rows } if columns.first().is_some_and(|column| column.heading == heading) => {
            rows.len()
        }
        _ => 0,
    }
}
