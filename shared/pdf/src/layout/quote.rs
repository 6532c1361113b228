//! The person's own words.

use crate::{
    page::{Mark, Rule},
    tags::{Artifact, ElementId, Role, Tag},
};

use super::{
    LEFT,
    block::FULL,
    list::keep_whole,
    row::{Kind, PageStart, Row},
    row_stack::{RowStack, baseline},
};

const AROUND: f32 = 9.0;
const INDENT: f32 = 22.0;

impl RowStack<'_> {
    /// The person's own words, exactly as typed: set apart by a rule at the left, ragged, never hyphenated.
    pub(crate) fn quote(&mut self, text: &str, parent: ElementId) {
        if text.trim().is_empty() {
            return;
        }
        let quote = self.tree.add(Role::Quote, parent);
        let text = self.shaper.prepare(text);
        let typed: Vec<&str> = text.trim_matches('\n').split('\n').collect();
        self.space(AROUND);
        self.stay_near();
        let (first, short) = (self.len(), self.page * self.part_style.list_kept);
        for line in typed {
            self.typed_line(line, quote);
        }
        self.rework(first, |rows| keep_whole(rows, short));
        self.space(AROUND);
    }

    fn typed_line(&mut self, line: &str, quote: ElementId) {
        let blank = line.trim().is_empty();
        let element = if blank { quote } else { self.tree.add(Role::Paragraph, quote) };
        let (text_style, column) = (self.part_style.quote, FULL.indented(INDENT));
        let lines = self.set(&with_fixed_indent(line), text_style, column.measure);
        let count = lines.len();
        for (index, line) in lines.into_iter().enumerate() {
            let mut marks = vec![rule(text_style.lead)];
            if !blank {
                marks.push(baseline(line, text_style, column, Tag::Content(element)));
            }
            let mut row = Row::new(Kind::Text, text_style.lead, marks);
            row.opens = index == 0;
            if index == 1 || (index > 0 && index + 1 == count) {
                row.page_start = PageStart::Poor;
            }
            self.push(row);
        }
    }
}

fn rule(height: f32) -> Mark {
    let x = LEFT + INDENT / 2.0 - 3.0;
    Mark::Rule(Rule { from: (x, 0.0), to: (x, -height), weight: 0.75, tag: Artifact::Layout })
}

/// Spaces that begin a typed line are part of how it was typed, so they must not vanish as glue would.
fn with_fixed_indent(line: &str) -> String {
    let words = line.trim_start_matches(' ');
    "\u{a0}".repeat(line.len() - words.len()) + words
}
