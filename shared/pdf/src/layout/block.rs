//! Headings, paragraphs and the person's own words.

use crate::{
    face::Style,
    items::{Align, Setting},
    page::{Level, Mark, Rule},
    tags::{Artifact, ElementId, Role, Tag},
};

use super::{
    LEFT, MEASURE,
    galley::{Column, Galley, baseline},
    row::{Kind, PageStart, Row},
};

/// The text column of the page.
pub(crate) const FULL: Column = Column { left: LEFT, measure: MEASURE };

const BODY: Setting =
    Setting { style: Style::Regular, size: 11.5, lead: 16.0, tracking: 0, align: Align::Justify };
const HEADING: Setting =
    Setting { style: Style::Bold, size: 11.5, lead: 16.0, tracking: 0, align: Align::Left };
const QUOTE: Setting =
    Setting { style: Style::Regular, size: 11.0, lead: 15.0, tracking: 0, align: Align::Left };

const ABOVE_HEADING: f32 = 17.0;
const BELOW_HEADING: f32 = 3.0;
const BETWEEN_PARAGRAPHS: f32 = 7.0;
const AROUND_QUOTE: f32 = 9.0;
const QUOTE_INDENT: f32 = 22.0;

impl Galley<'_> {
    /// A clause's heading, bookmarked and kept with what follows.
    pub(crate) fn heading(&mut self, text: &str, parent: ElementId) {
        if text.trim().is_empty() {
            return;
        }
        let element = self.tree.add(Role::Heading, parent);
        self.space(ABOVE_HEADING);
        self.bookmark(text, Level::Section);
        self.text(Kind::Heading, text, HEADING, FULL, element);
        self.space(BELOW_HEADING);
        self.keep_with_next();
    }

    /// Drafted words, justified.
    pub(crate) fn paragraph(&mut self, text: &str, parent: ElementId) {
        if text.trim().is_empty() {
            return;
        }
        let element = self.tree.add(Role::Paragraph, parent);
        self.text(Kind::Text, text, BODY, FULL, element);
        self.space(BETWEEN_PARAGRAPHS);
    }

    /// The person's own words, exactly as typed: set apart by a rule at the left, ragged, never hyphenated.
    pub(crate) fn quote(&mut self, text: &str, parent: ElementId) {
        if text.trim().is_empty() {
            return;
        }
        let quote = self.tree.add(Role::Quote, parent);
        let text = self.shaper.prepare(text);
        let typed: Vec<&str> = text.trim_matches('\n').split('\n').collect();
        self.space(AROUND_QUOTE);
        self.stay_near();
        for line in typed {
            self.typed_line(line, quote);
        }
        self.space(AROUND_QUOTE);
    }

    fn typed_line(&mut self, line: &str, quote: ElementId) {
        let blank = line.trim().is_empty();
        let element = if blank { quote } else { self.tree.add(Role::Paragraph, quote) };
        let column = Column { left: LEFT + QUOTE_INDENT, measure: MEASURE - QUOTE_INDENT };
        let lines = self.set(&with_fixed_indent(line), QUOTE, column.measure);
        let count = lines.len();
        for (index, line) in lines.into_iter().enumerate() {
            let mut marks = vec![quote_rule()];
            if !blank {
                marks.push(baseline(line, QUOTE, column, Tag::Content(element)));
            }
            let mut row = Row::new(Kind::Text, QUOTE.lead, marks);
            row.opens = index == 0;
            if index == 1 || (index > 0 && index + 1 == count) {
                row.page_start = PageStart::Poor;
            }
            self.push(row);
        }
    }
}

fn quote_rule() -> Mark {
    let x = LEFT + QUOTE_INDENT / 2.0 - 3.0;
    Mark::Rule(Rule { from: (x, 0.0), to: (x, -QUOTE.lead), weight: 0.75, tag: Artifact::Layout })
}

/// Spaces that begin a typed line are part of how it was typed, so they must not vanish as glue would.
fn with_fixed_indent(line: &str) -> String {
    let words = line.trim_start_matches(' ');
    "\u{a0}".repeat(line.len() - words.len()) + words
}
