//! Reads a paper from a plain text, so that the specimen can be edited without touching code.

use domain::paper::{Block, CoverPart, Paper, Section, SignatureLine};

/// The will that the specimen and the tests typeset.
pub(crate) fn will() -> Paper {
    read(include_str!("will.txt"))
}

/// Reads the notation of `will.txt`: pieces are set apart by blank lines and known by their first signs.
pub(crate) fn read(text: &str) -> Paper {
    let mut paper = Paper {
        title: field(text, "title"),
        subject: field(text, "subject"),
        initials: Some(field(text, "initials")),
        sections: Vec::new(),
        cover: Vec::new(),
        template_version: field(text, "version"),
        law_as_of: field(text, "law"),
    };
    for piece in text.split("\n\n").skip(1).map(str::trim) {
        add(&mut paper, piece);
    }
    paper
}

fn field(text: &str, name: &str) -> String {
    let value = |line: &str| line.strip_prefix(name)?.strip_prefix(": ").map(str::to_owned);
    text.lines().find_map(value).unwrap_or_default()
}

fn add(paper: &mut Paper, piece: &str) {
    let (sign, rest) = piece.split_once(' ').unwrap_or((piece, ""));
    match sign {
        "##" => paper.sections.push(section(rest)),
        "==" => paper.cover.push(cover_part(rest)),
        "-" => paper.cover.last_mut().into_iter().for_each(|part| part.items.push(rest.to_owned())),
        _ => paper
            .sections
            .last_mut()
            .into_iter()
            .for_each(|section| section.blocks.push(block(sign, rest, piece))),
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

fn cover_part(text: &str) -> CoverPart {
    let (sign, heading) = text.split_once(' ').unwrap_or((text, ""));
    CoverPart { heading: heading.to_owned(), ordered: sign == "1", items: Vec::new() }
}

fn block(sign: &str, rest: &str, piece: &str) -> Block {
    match sign {
        ">" => {
            let lines: Vec<&str> =
                piece.lines().map(|line| line.trim_start_matches('>').trim_start()).collect();
            Block::Quote { text: lines.join("\n") }
        }
        "_" => Block::Signature { lines: rest.split(" | ").map(signature_line).collect() },
        _ => Block::Paragraph { text: piece.to_owned() },
    }
}

fn signature_line(text: &str) -> SignatureLine {
    let (width, rest) = text.split_once(' ').unwrap_or((text, ""));
    let (label, printed) =
        rest.split_once(" = ").map_or((rest, None), |(label, name)| (label, Some(name.to_owned())));
    SignatureLine { label: label.to_owned(), width: width.parse().unwrap_or_default(), printed }
}
