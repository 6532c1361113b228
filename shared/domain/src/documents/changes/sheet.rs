//! What differs between two versions as a sheet to be printed behind the cover sheet, which is not signed.

use super::{Cause, ChangeKind, Changes, ClauseChange, Words, WordsKind};
use crate::assembly::paper::{Block, Column, CoverPart};
use crate::documents::{PaperVersion, florida_day};

/// The sheet that says what a version changed of another one.
#[must_use]
pub fn sheet(changes: &Changes, before: &PaperVersion, after: &PaperVersion) -> CoverPart {
    let intro = format!(
        "This is version {}, downloaded {}. {} On the left is version {}, on the right version {}.",
        after.number,
        day(after),
        summary(changes),
        before.number,
        after.number,
    );
    let several = changes.clauses.windows(2).any(|pair| pair[0].instrument != pair[1].instrument);
    let each = changes.clauses.iter().flat_map(|change| blocks(change, several));
    CoverPart {
        heading: format!("What changed since version {}, downloaded {}", before.number, day(before)),
        new_page: true,
        blocks: std::iter::once(paragraph(intro)).chain(each).collect(),
    }
}

fn day(version: &PaperVersion) -> String {
    florida_day(version.rendered_at).strftime("%B %-d, %Y").to_string()
}

fn summary(changes: &Changes) -> String {
    match changes.clauses.len() {
        0 => "No clause differs.".to_string(),
        1 => "One clause differs.".to_string(),
        count => format!("{count} clauses differ."),
    }
}

fn paragraph(text: String) -> Block {
    Block::Paragraph { text, centered: false }
}

fn blocks(change: &ClauseChange, several: bool) -> Vec<Block> {
    let of = if several { format!(" ({})", change.instrument_title) } else { String::new() };
    let what = match change.kind {
        ChangeKind::Added => ", a new clause",
        ChangeKind::Removed => ", a clause that was removed",
        ChangeKind::Changed => "",
    };
    let column = |heading: &str| Column { heading: heading.to_string(), width: 50, ..Column::default() };
    let title = paragraph(format!("{}{of}{what}{}", change.heading, because(&change.causes)));
    let sides = vec![side(&change.words, WordsKind::Removed), side(&change.words, WordsKind::Added)];
    vec![title, Block::Table { columns: vec![column("Before"), column("Now")], rows: vec![sides] }]
}

/// How one of the two papers reads there.
fn side(words: &[Words], kind: WordsKind) -> String {
    let meant = words.iter().filter(|words| words.kind == WordsKind::Same || words.kind == kind);
    let text = meant.map(|words| words.text.as_str()).collect::<Vec<_>>().join(" ");
    let text = text.replace(" \n", "\n").replace("\n ", "\n");
    if text.is_empty() { "Nothing".to_string() } else { text }
}

fn because(causes: &[Cause]) -> String {
    let words = |cause: &Cause| match cause {
        Cause::Question { text, .. } | Cause::Detail { text, .. } => text.clone(),
        Cause::County => "the county of filing".to_string(),
        Cause::Wording => "our own new wording of this clause".to_string(),
    };
    let named: Vec<String> = causes.iter().map(words).collect();
    if named.is_empty() { String::new() } else { format!(". Comes from: {}", named.join("; ")) }
}
