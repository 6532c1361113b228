//! What differs between two versions as a sheet to be printed behind the cover sheet, which is not signed.

use super::{Cause, ClauseChange, PaperChanges, Words, WordsKind, downloaded, sign_again, since};
use crate::assembly::paper::{Block, Column, CoverPart};
use crate::documents::PaperVersion;

/// The sheet that says what a version changed of another one, and which version was signed, if one was.
#[must_use]
pub fn sheet(
    changes: &PaperChanges,
    (before, after): (&PaperVersion, &PaperVersion),
    signed: Option<&PaperVersion>,
) -> CoverPart {
    let intro = format!(
        "This is version {}, downloaded {}. {} On the left is version {}, on the right version {}.",
        after.number,
        downloaded(after),
        changes.summary(),
        before.number,
        after.number,
    );
    let several = changes.clauses.windows(2).any(|pair| pair[0].instrument != pair[1].instrument);
    let each = changes.clauses.iter().flat_map(|change| blocks(change, several));
    let said = std::iter::once(intro).chain(sign_again(signed, after)).map(paragraph);
    CoverPart { heading: since(before), new_page: true, blocks: said.chain(each).collect() }
}

fn paragraph(text: String) -> Block {
    Block::Paragraph { text, centered: false }
}

fn blocks(change: &ClauseChange, several: bool) -> Vec<Block> {
    let of = if several { format!(" ({})", change.instrument_title) } else { String::new() };
    let column = |heading: &str| Column { heading: heading.to_string(), width: 50, ..Column::default() };
    let title = paragraph(format!("{}{of}{}", change.named(), because(&change.causes)));
    let sides = vec![side(&change.words, WordsKind::Removed), side(&change.words, WordsKind::Added)];
    vec![title, Block::Table { columns: vec![column("Old words"), column("New words")], rows: vec![sides] }]
}

/// How one of the two papers reads there.
fn side(words: &[Words], kind: WordsKind) -> String {
    let meant = words.iter().filter(|words| words.kind == WordsKind::Same || words.kind == kind);
    let text = meant.map(|words| words.text.as_str()).collect::<Vec<_>>().join(" ");
    let text = text.replace(" \n", "\n").replace("\n ", "\n");
    if text.is_empty() { "Nothing".to_string() } else { text }
}

fn because(causes: &[Cause]) -> String {
    let named: Vec<&str> = causes.iter().map(Cause::named).collect();
    if named.is_empty() { String::new() } else { format!(". Comes from: {}", named.join("; ")) }
}
