//! The instrument: title block and clauses.

use domain::paper::{Block, Paper, Section};

use crate::{
    face::Style,
    items::{Align, Setting},
    page::{Level, Mark, Rule, WIDTH},
    tags::{Artifact, ElementId, Role, Tree},
};

use super::{
    block::FULL,
    bond::bind_signatures,
    galley::Galley,
    row::{Kind, Row},
};

const TITLE: Setting =
    Setting { style: Style::Bold, size: 17.0, lead: 23.0, tracking: 70, align: Align::Center };
const SUBJECT: Setting =
    Setting { style: Style::Italic, size: 13.0, lead: 19.0, tracking: 0, align: Align::Center };

/// Half the length of the rule beneath the title.
const TITLE_RULE: f32 = 36.0;

/// Beyond this Roman numerals have no common notation.
const LARGEST_ROMAN: u32 = 3999;

/// Adds the instrument's rows.
pub(crate) fn compose(paper: &Paper, galley: &mut Galley) {
    let instrument = galley.tree.add(Role::Section, Tree::ROOT);
    title_block(paper, instrument, galley);
    for section in &paper.sections {
        compose_section(section, instrument, galley);
    }
    galley.rework(bind_signatures);
}

fn title_block(paper: &Paper, instrument: ElementId, galley: &mut Galley) {
    galley.push(Row::new(Kind::Heading, 8.0, Vec::new()));
    if !paper.title.trim().is_empty() {
        let element = galley.tree.add(Role::Title, instrument);
        galley.bookmark(&paper.title, Level::Part);
        galley.text(Kind::Heading, &paper.title.to_uppercase(), TITLE, FULL, element);
        galley.keep_with_next();
    }
    if !paper.subject.trim().is_empty() {
        let element = galley.tree.add(Role::Paragraph, instrument);
        galley.space(5.0);
        galley.text(Kind::Heading, &paper.subject, SUBJECT, FULL, element);
    }
    galley.push(Row::new(Kind::Heading, 14.0, vec![title_rule()]));
    galley.space(20.0);
    galley.keep_with_next();
}

fn title_rule() -> Mark {
    let (from, to) = ((WIDTH / 2.0 - TITLE_RULE, -13.0), (WIDTH / 2.0 + TITLE_RULE, -13.0));
    Mark::Rule(Rule { from, to, weight: 0.6, tag: Artifact::Layout })
}

fn compose_section(section: &Section, parent: ElementId, galley: &mut Galley) {
    if section.new_page {
        galley.new_page();
    }
    let element = galley.tree.add(Role::Section, parent);
    galley.heading(&heading(section), element);
    for block in &section.blocks {
        match block {
            Block::Paragraph { text } => galley.paragraph(text, element),
            Block::Quote { text } => galley.quote(text, element),
            Block::Signature { lines } => galley.signature(lines, element),
        }
    }
}

fn heading(section: &Section) -> String {
    match section.number {
        Some(number) => format!("Article {}. {}", roman(number), section.heading),
        None => section.heading.clone(),
    }
}

fn roman(number: u32) -> String {
    if !(1..=LARGEST_ROMAN).contains(&number) {
        return number.to_string();
    }
    let numerals = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    let mut rest = number;
    let mut text = String::new();
    for (value, numeral) in numerals {
        text.push_str(&numeral.repeat((rest / value) as usize));
        rest %= value;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::roman;

    #[test]
    fn articles_are_numbered_in_roman() {
        let numbers = [(1, "I"), (4, "IV"), (9, "IX"), (14, "XIV"), (49, "XLIX"), (1994, "MCMXCIV")];
        for (number, text) in numbers {
            assert_eq!(roman(number), text);
        }
        assert_eq!(roman(0), "0");
        assert_eq!(roman(u32::MAX), "4294967295");
    }
}
