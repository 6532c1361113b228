//! A clause: its heading and its blocks.

use std::rc::Rc;

use domain::assembly::paper::{Numbering, Section};

use crate::tags::{ElementId, Role};

use super::{roman::roman, row_stack::RowStack};

/// Adds the rows of a clause.
pub(crate) fn compose_section(section: &Section, parent: ElementId, row_stack: &mut RowStack) {
    if section.new_page {
        row_stack.new_page();
    }
    let element = row_stack.tree.add(Role::Section, parent);
    row_stack.section = Rc::from(section.id.as_str());
    row_stack.mark_signing_place(None);
    row_stack.heading(&heading_text(section, row_stack.numbering), true, element);
    row_stack.blocks(&section.blocks, element, &[]);
}

fn heading_text(section: &Section, numbering: Numbering) -> String {
    match (section.number, numbering) {
        (Some(number), Numbering::Articles) => format!("Article {}. {}", roman(number), section.heading),
        (Some(number), Numbering::Plain) => format!("{number}. {}", section.heading),
        (None, _) => section.heading.clone(),
    }
}
