//! Where the rows of a paper fall; the rules about signatures can only be seen here.

use domain::assembly::paper::{Block, Column, Instrument, ListStyle, Numbering, Section, SignatureLine};

use super::{
    INSTRUMENT_BOTTOM, TOP, instrument, paginate, part_style,
    row::{Kind, Row},
    row_stack::RowStack,
};
use crate::{face, shape::Shaper, tags::Tree};

fn rows_by_page<T>(instrument: &Instrument, read: impl Fn(&Row) -> T) -> Vec<Vec<T>> {
    let mut shaper = Shaper::new(face::faces().unwrap());
    let mut tree = Tree::new();
    let mut row_stack =
        RowStack::new(&mut shaper, &mut tree, part_style::INSTRUMENT, TOP - INSTRUMENT_BOTTOM);
    instrument::compose_in_few_pages(instrument, "", &mut row_stack);
    let rows = row_stack.into_rows();
    let sheets = paginate::paginate(&rows, TOP - INSTRUMENT_BOTTOM);
    sheets.iter().map(|sheet| rows[sheet.rows.clone()].iter().map(&read).collect()).collect()
}

fn kinds_by_page(instrument: &Instrument) -> Vec<Vec<Kind>> {
    rows_by_page(instrument, |row| row.kind)
}

fn words(count: usize) -> String {
    "I give the residue of my estate to my spouse. "
        .split(' ')
        .cycle()
        .take(count)
        .collect::<Vec<_>>()
        .join(" ")
}

fn paragraph(count: usize) -> Block {
    Block::Paragraph { text: words(count), centered: false }
}

fn signature(labels: &[&str]) -> Block {
    let width = u8::try_from(90 / labels.len()).unwrap();
    let line = |label: &&str| SignatureLine { label: (*label).to_owned(), width, printed: None };
    Block::Signature { by: "You".to_owned(), lines: labels.iter().map(line).collect() }
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

fn instrument(sections: Vec<Section>) -> Instrument {
    Instrument {
        id: "will".to_owned(),
        title: "Last Will and Testament".to_owned(),
        subject: Some("of Maria Elena Lopez".to_owned()),
        initials: Vec::new(),
        recording_space: false,
        compact: false,
        most_pages: None,
        numbering: Numbering::Articles,
        sections,
    }
}

/// A will whose body has so many lines before it is signed and witnessed.
fn signed_after(lines: usize, closing_words: usize) -> Instrument {
    let body = (0..lines).map(|_| paragraph(5)).collect();
    let witnesses = vec![
        paragraph(90),
        signature(&["First witness", "Printed name"]),
        signature(&["Address"]),
        signature(&["Second witness", "Printed name"]),
        signature(&["Address"]),
    ];
    instrument(vec![
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
    let pages = kinds_by_page(&instrument(vec![section("Witnesses", blocks)]));
    let total: usize = pages.iter().flatten().filter(|&&kind| kind == Kind::Signature).count();
    assert_eq!(total, 80);
    assert!(pages.len() > 2);
}

fn certificate() -> Vec<Block> {
    let rows = |count| (0..count).map(|_| signature(&["Signature"]));
    let mut blocks = vec![paragraph(3), signature(&["County"]), paragraph(60)];
    blocks.extend(rows(3));
    blocks
}

#[test]
fn a_certificate_stays_on_one_page() {
    for lines in 0..50 {
        let body = (0..lines).map(|_| paragraph(5)).collect();
        let sections = vec![section("Residue", body), section("Certificate", certificate())];
        let pages = rows_by_page(&instrument(sections), |row| row.signing_place.is_some());
        let signed: Vec<usize> = pages
            .iter()
            .map(|signing_places| signing_places.iter().filter(|&&signing_place| signing_place).count())
            .collect();
        // The certificate's heading and its four rows of lines, with the body's heading where there is room.
        assert!(signed.last().is_some_and(|&last| last >= 5), "{lines} lines: {signed:?}");
    }
}

#[test]
fn a_statement_is_not_divided_and_a_list_follows_its_introduction() {
    for lines in 0..50 {
        let mut blocks: Vec<Block> = (0..lines).map(|_| paragraph(5)).collect();
        blocks.push(Block::Initials { by: "You".to_owned(), items: vec![words(50); 3] });
        blocks.push(paragraph(3));
        blocks.push(Block::List { style: ListStyle::Letters, items: vec![words(20); 3] });
        let pages = rows_by_page(&instrument(vec![section("Powers", blocks)]), |row| row.opens);
        assert!(pages.iter().skip(1).all(|opens| opens[0]), "{lines} lines: {pages:?}");
    }
}

#[test]
fn a_row_of_a_table_is_divided_only_when_no_page_holds_it() {
    let column = |heading: &str| Column { heading: heading.to_owned(), width: 50, ..Column::default() };
    let table = |cell: String| Block::Table {
        columns: vec![column("What"), column("Value")],
        rows: vec![vec![cell, String::new()]; 40],
    };
    let blocks = vec![table(words(70))];
    let pages = rows_by_page(&instrument(vec![section("Property", blocks)]), |row| row.opens);
    assert!(pages.len() > 5);
    assert!(pages.iter().skip(1).all(|opens| opens[0]), "{pages:?}");
    let blocks = vec![table(words(3_000))];
    assert!(kinds_by_page(&instrument(vec![section("Property", blocks)])).len() > 40);
}
