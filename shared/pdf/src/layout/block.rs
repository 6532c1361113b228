//! Blocks of a clause or of the cover sheet: which is set by what, headings, and drafted words.

use domain::assembly::paper::Block;

use crate::{
    face::Style,
    items::{Align, TextStyle},
    page::Level,
    tags::{ElementId, Role},
};

use super::{
    LEFT, MEASURE,
    places::FoundPlace,
    row::Kind,
    row_stack::{Column, Frame, RowStack},
};

/// The text column of the page.
pub(crate) const FULL: Column = Column { left: LEFT, measure: MEASURE };

const BELOW_HEADING: f32 = 3.0;
const ABOVE_SUBHEADING: f32 = 3.0;

impl RowStack<'_> {
    /// Adds the rows of blocks. What is to be completed by hand has been found on pages set before.
    pub(crate) fn blocks(&mut self, blocks: &[Block], parent: ElementId, found: &[FoundPlace]) {
        for block in blocks {
            match block {
                Block::Paragraph { text, centered } => self.paragraph(text, *centered, parent),
                Block::Heading { text } => self.subheading(text, parent),
                Block::Quote { text } => self.quote(text, parent),
                Block::List { style, items } => self.list(*style, items, parent),
                Block::Initials { by, items } => self.initials(by, items, parent),
                Block::Table { columns, rows } => self.table(columns, rows, parent),
                Block::Signature { by, lines } => self.signature(by, lines, parent),
                Block::Places { places } => self.places(places, found, parent),
            }
        }
    }

    /// A heading, kept with what follows.
    pub(crate) fn heading(&mut self, text: &str, bookmarked: bool, parent: ElementId) {
        if text.trim().is_empty() {
            return;
        }
        let element = self.tree.add(Role::Heading, parent);
        self.space(self.part_style.above_heading);
        if bookmarked {
            self.bookmark(text, Level::Section);
        }
        self.text(
            text,
            Frame { kind: Kind::Heading, text_style: self.part_style.heading, column: FULL, element },
        );
        self.space(BELOW_HEADING);
        self.keep_with_next();
    }

    /// A heading within a clause, kept with what follows.
    fn subheading(&mut self, text: &str, parent: ElementId) {
        if text.trim().is_empty() {
            return;
        }
        let element = self.tree.add(Role::Subheading, parent);
        let text_style = TextStyle { style: Style::Italic, ..self.part_style.heading };
        self.space(self.part_style.between_paragraphs + ABOVE_SUBHEADING);
        self.text(text, Frame { kind: Kind::Heading, text_style, column: FULL, element });
        self.keep_with_next();
    }

    /// Drafted words.
    fn paragraph(&mut self, text: &str, centered: bool, parent: ElementId) {
        if text.trim().is_empty() {
            return;
        }
        let element = self.tree.add(Role::Paragraph, parent);
        let body = self.part_style.body;
        let text_style = if centered { body.aligned(Align::Center) } else { body };
        self.space(self.part_style.between_paragraphs);
        self.text(text, Frame { kind: Kind::Text, text_style, column: FULL, element });
        self.space(self.part_style.between_paragraphs);
    }
}
