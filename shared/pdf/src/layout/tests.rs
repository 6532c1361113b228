//! Where the rows of a paper fall; the rules about signatures can only be seen here.

use domain::paper::{Block, Paper, Section, SignatureLine};

use super::{
    INSTRUMENT_BOTTOM, TOP,
    galley::Galley,
    instrument, paginate,
    row::{Kind, Row},
};
use crate::{face, shape::Shaper, tags::Tree};

fn kinds_by_page(paper: &Paper) -> Vec<Vec<Kind>> {
    let mut shaper = Shaper::new(face::faces().unwrap());
    let mut tree = Tree::new();
    let mut galley = Galley::new(&mut shaper, &mut tree);
    instrument::compose(paper, &mut galley);
    let rows: Vec<Row> = galley.take_rows();
    let sheets = paginate::paginate(&rows, TOP - INSTRUMENT_BOTTOM);
    sheets.iter().map(|sheet| rows[sheet.rows.clone()].iter().map(|row| row.kind).collect()).collect()
}

fn paragraph(words: usize) -> Block {
    Block::Paragraph {
        text: "I give the residue of my estate to my spouse. "
            .split(' ')
            .cycle()
            .take(words)
            .collect::<Vec<_>>()
            .join(" "),
    }
}

fn signature(labels: &[&str]) -> Block {
    let width = u8::try_from(90 / labels.len()).unwrap();
    let line = |label: &&str| SignatureLine { label: (*label).to_owned(), width, printed: None };
    Block::Signature { lines: labels.iter().map(line).collect() }
}

fn section(heading: &str, blocks: Vec<Block>) -> Section {
    Section {
        id: String::new(),
        number: None,
        heading: heading.to_owned(),
        law: Vec::new(),
        meaning: String::new(),
        questions: Vec::new(),
        new_page: false,
        blocks,
    }
}

fn paper(sections: Vec<Section>) -> Paper {
    Paper {
        title: "Last Will and Testament".to_owned(),
        subject: "of Maria Elena Lopez".to_owned(),
        initials: None,
        sections,
        cover: Vec::new(),
        template_version: "1".to_owned(),
        law_as_of: "2026-11-21".to_owned(),
    }
}

/// A will whose body has so many lines before it is signed and witnessed.
fn signed_after(lines: usize, closing_words: usize) -> Paper {
    let body = (0..lines).map(|_| paragraph(5)).collect();
    let witnesses = vec![
        paragraph(90),
        signature(&["First witness", "Printed name"]),
        signature(&["Address"]),
        signature(&["Second witness", "Printed name"]),
        signature(&["Address"]),
    ];
    paper(vec![
        section("Residue", body),
        section("Signature", vec![paragraph(closing_words), signature(&["Testator", "Date"])]),
        section("Statement of Witnesses", witnesses),
    ])
}

#[test]
fn a_page_with_signatures_has_two_lines_of_text_above_the_first() {
    for lines in 0..70 {
        for closing_words in [3, 24, 60] {
            for (page, kinds) in kinds_by_page(&signed_after(lines, closing_words)).iter().enumerate() {
                let Some(first) = kinds.iter().position(|&kind| kind == Kind::Signature) else { continue };
                // A body of no lines leaves a one-line closing nothing to take along.
                let available = if lines == 0 && closing_words == 3 { 1 } else { 2 };
                let text = kinds[..first].iter().filter(|&&kind| kind == Kind::Text).count();
                assert!(text >= available, "{lines} lines, page {page}: {kinds:?}");
            }
        }
    }
}

#[test]
fn a_group_of_signatures_is_not_divided() {
    for lines in 0..70 {
        let pages = kinds_by_page(&signed_after(lines, 24));
        let counts: Vec<usize> =
            pages.iter().map(|kinds| kinds.iter().filter(|&&kind| kind == Kind::Signature).count()).collect();
        let witness_rows = 8;
        let testator_rows = 2;
        let whole = [0, testator_rows, witness_rows, testator_rows + witness_rows];
        assert!(counts.iter().all(|count| whole.contains(count)), "{lines} lines: {counts:?}");
    }
}

#[test]
fn a_heading_is_never_last_on_its_page() {
    for lines in 0..70 {
        for kinds in kinds_by_page(&signed_after(lines, 60)) {
            assert_ne!(kinds.last(), Some(&Kind::Heading), "{lines} lines");
        }
    }
}

#[test]
fn more_signatures_than_a_page_holds_go_on_to_the_next() {
    let mut blocks = vec![paragraph(30)];
    blocks.extend((0..40).map(|_| signature(&["Witness"])));
    let pages = kinds_by_page(&paper(vec![section("Witnesses", blocks)]));
    let total: usize = pages.iter().flatten().filter(|&&kind| kind == Kind::Signature).count();
    assert_eq!(total, 80);
    assert!(pages.len() > 3);
}
