//! Reads a paper from a plain text, so that specimens can be edited without touching code.
//!
//! Pieces are set apart by blank lines and known by their first sign:
//!
//! | Sign | Piece |
//! |---|---|
//! | `@@ id` and lines of fields | an instrument |
//! | `## 1 Heading`, `## - Heading`, `## ! Heading` | an article, a clause without number, one with its own page |
//! | `== Heading` | a part of the cover sheet |
//! | `^` | a centered paragraph |
//! | `>` before every line | a quotation |
//! | `-`, `+`, `(a)`, `[]` | an item with a dot, a number, a letter, or a rule for initials |
//! | `\|` before every line | a table; its first line has a width before each heading |
//! | `_ Who: 58 Label = printed name \| 34 Label` | ruled lines |
//! | `?` before every line: `instrument/clause \| heading \| who \| what; what` | places |

use domain::assembly::paper::{
    Block, Column, CoverPart, Instrument, ListStyle, Numbering, Paper, Place, Section, SignatureLine,
};

/// The will that the specimen and the tests typeset.
pub(crate) fn will() -> Paper {
    read(include_str!("will.txt"))
}

/// Reads a paper.
pub(crate) fn read(text: &str) -> Paper {
    let mut paper = Paper {
        title: field(text, "title").unwrap_or_default(),
        subject: field(text, "subject").unwrap_or_default(),
        instruments: Vec::new(),
        cover: Vec::new(),
        template_version: field(text, "version").unwrap_or_default(),
        law_as_of: field(text, "law").unwrap_or_default(),
        verification: None,
    };
    for piece in text.split("\n\n").skip(1).map(str::trim) {
        add(&mut paper, piece);
    }
    paper
}

fn field(text: &str, name: &str) -> Option<String> {
    text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ").map(str::to_owned))
}

fn add(paper: &mut Paper, piece: &str) {
    let (sign, rest) = piece.split_once(' ').unwrap_or((piece, ""));
    match sign {
        "@@" => paper.instruments.push(instrument(rest)),
        "##" => {
            paper.instruments.last_mut().into_iter().for_each(|last| last.sections.push(section(rest)));
        }
        "==" => paper.cover.push(CoverPart { heading: rest.to_owned(), new_page: false, blocks: Vec::new() }),
        _ => add_block(latest_blocks(paper), sign, rest, piece),
    }
}

fn latest_blocks(paper: &mut Paper) -> Option<&mut Vec<Block>> {
    match paper.cover.last_mut() {
        Some(part) => Some(&mut part.blocks),
        None => Some(&mut paper.instruments.last_mut()?.sections.last_mut()?.blocks),
    }
}

fn instrument(text: &str) -> Instrument {
    Instrument {
        id: text.lines().next().unwrap_or_default().to_owned(),
        title: field(text, "title").unwrap_or_default(),
        subject: field(text, "subject"),
        initials: field(text, "initials").into_iter().collect(),
        recording_space: false,
        compact: false,
        most_pages: None,
        numbering: Numbering::Articles,
        sections: Vec::new(),
    }
}

fn section(text: &str) -> Section {
    let (sign, heading) = text.split_once(' ').unwrap_or((text, ""));
    Section {
        id: heading.to_lowercase().replace(' ', "-"),
        number: sign.parse().ok(),
        heading: heading.to_owned(),
        law: Vec::new(),
        meaning: String::new(),
        questions: Vec::new(),
        new_page: sign == "!",
        blocks: Vec::new(),
    }
}

/// Items in a row belong to one list.
fn add_block(blocks: Option<&mut Vec<Block>>, sign: &str, rest: &str, piece: &str) {
    let Some(blocks) = blocks else { return };
    let block = block(sign, rest, piece);
    match (blocks.last_mut(), block) {
        (Some(Block::List { style: before, items }), Block::List { style, items: item })
            if *before == style =>
        {
            items.extend(item);
        }
        (Some(Block::Initials { items, .. }), Block::Initials { items: item, .. }) => items.extend(item),
        (_, block) => blocks.push(block),
    }
}

fn block(sign: &str, rest: &str, piece: &str) -> Block {
    let list = |style| Block::List { style, items: vec![rest.to_owned()] };
    match sign {
        "-" => list(ListStyle::Bullets),
        "+" => list(ListStyle::Numbers),
        "(a)" => list(ListStyle::Letters),
        "[]" => Block::Initials { by: "You".to_owned(), items: vec![rest.to_owned()] },
        "^" => Block::Paragraph { text: rest.to_owned(), centered: true },
        ">" => Block::Quote { text: without_sign(piece, '>').join("\n") },
        "|" => table(&without_sign(piece, '|')),
        "?" => Block::Places { places: without_sign(piece, '?').into_iter().map(place).collect() },
        "_" => signature(rest),
        _ => Block::Paragraph { text: piece.to_owned(), centered: false },
    }
}

fn without_sign(piece: &str, sign: char) -> Vec<&str> {
    piece.lines().map(|line| line.trim_start_matches(sign).trim_start()).collect()
}

fn table(lines: &[&str]) -> Block {
    let cells = |line: &&str| line.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let column = |cell: &String| {
        let (width, heading) = cell.split_once(' ').unwrap_or((cell, ""));
        Column { heading: heading.to_owned(), width: width.parse().unwrap_or_default(), ..Column::default() }
    };
    let columns = lines.first().map(cells).unwrap_or_default().iter().map(column).collect();
    Block::Table { columns, rows: lines.iter().skip(1).map(cells).collect() }
}

fn place(line: &str) -> Place {
    let cell = |index: usize| line.split(" | ").nth(index).unwrap_or_default().trim().to_owned();
    let spot = cell(0);
    let (instrument, section) = spot.split_once('/').unwrap_or((&spot, ""));
    Place {
        instrument: instrument.to_owned(),
        section: Some(section.to_owned()).filter(|section| !section.is_empty()),
        heading: cell(1),
        by: cell(2),
        what: cell(3).split("; ").map(str::to_owned).collect(),
    }
}

fn signature(text: &str) -> Block {
    let (by, lines) = text.split_once(": ").unwrap_or(("You", text));
    Block::Signature { by: by.to_owned(), lines: lines.split(" | ").map(signature_line).collect() }
}

fn signature_line(text: &str) -> SignatureLine {
    let (width, rest) = text.split_once(' ').unwrap_or((text, ""));
    let (label, printed) =
        rest.split_once(" = ").map_or((rest, None), |(label, name)| (label, Some(name.to_owned())));
    SignatureLine { label: label.to_owned(), width: width.parse().unwrap_or_default(), printed }
}
