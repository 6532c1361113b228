//! What the law has to say about the answers, with its sections.

use super::{paragraph, part};
use crate::assembly::paper::{Block, CoverPart};
use crate::content::finding::Level;
use crate::interview::findings::Finding;

const NOTHING: &str = "The checks of this service found nothing in the answers. They know a list of common problems and no others.";

pub(super) fn found(findings: &[Finding]) -> CoverPart {
    let mut blocks: Vec<Block> = findings.iter().flat_map(blocks_of).collect();
    if blocks.is_empty() {
        blocks.push(paragraph(NOTHING));
    }
    part("What was found in the answers", blocks)
}

fn blocks_of(finding: &Finding) -> [Block; 2] {
    let text = format!("{} {} ({})", asks(finding.level), finding.message, finding.law.join("; "));
    [Block::Heading { text: finding.title.clone() }, paragraph(text)]
}

fn asks(level: Level) -> &'static str {
    match level {
        Level::Block => "Has to change before it can be bought.",
        Level::Warn => "Warning.",
        Level::Info => "For information.",
    }
}
