//! Assembly: a template and an interview come to a paper. Nothing but confirmed answers goes in.

use crate::interview::Interview;
use crate::paper::{Block, CoverPart, Paper, Section, SignatureLine};
use crate::template::{Clause, Content, CoverList, Piece, Run, Template, Text};

/// Stands where an answer has not been given yet. Only drafts have it: an incomplete interview is never sold.
pub const UNANSWERED: &str = "[not answered yet]";

/// Assembles the document from the visible answers.
#[must_use]
pub fn assemble(template: &Template, interview: &Interview<'_>) -> Paper {
    let printed = template.clauses.iter().filter(|clause| interview.holds(clause.when.as_ref()));
    let mut articles = 0;
    let sections = printed
        .map(|clause| {
            articles += u32::from(clause.numbered);
            section(clause, clause.numbered.then_some(articles), interview)
        })
        .collect();
    Paper {
        title: template.title.clone(),
        subject: fill(&template.subject, interview),
        initials: template.initials.clone(),
        sections,
        cover: template.cover.iter().filter_map(|list| cover_part(list, interview)).collect(),
        template_version: template.version.clone(),
        law_as_of: template.law_as_of.clone(),
    }
}

fn section(clause: &Clause, number: Option<u32>, interview: &Interview<'_>) -> Section {
    Section {
        id: clause.id.clone(),
        number,
        heading: clause.heading.clone(),
        law: clause.law.iter().map(ToString::to_string).collect(),
        meaning: clause.meaning.clone(),
        questions: clause.questions(),
        new_page: clause.new_page,
        blocks: clause
            .blocks
            .iter()
            .filter(|piece| interview.holds(piece.when.as_ref()))
            .map(|piece| block(piece, interview))
            .collect(),
    }
}

fn block(piece: &Piece, interview: &Interview<'_>) -> Block {
    match &piece.content {
        Content::Paragraph(text) => Block::Paragraph { text: fill(text, interview) },
        Content::Quote(question) => Block::Quote { text: words(question, interview) },
        Content::Signature(lines) => Block::Signature {
            lines: lines
                .iter()
                .map(|(label, width, printed)| SignatureLine {
                    label: label.clone(),
                    width: *width,
                    printed: printed.as_ref().map(|text| fill(text, interview)),
                })
                .collect(),
        },
    }
}

fn cover_part(list: &CoverList, interview: &Interview<'_>) -> Option<CoverPart> {
    let printed = list.items.iter().filter(|(when, _)| interview.holds(when.as_ref()));
    let items: Vec<String> = printed.map(|(_, text)| fill(text, interview)).collect();
    let part = CoverPart { heading: list.heading.clone(), ordered: list.ordered, items };
    if part.items.is_empty() { None } else { Some(part) }
}

fn fill(text: &Text, interview: &Interview<'_>) -> String {
    let run = |run: &Run| match run {
        Run::Words(words) => words.clone(),
        Run::Answer(question) => words(question, interview),
    };
    text.0.iter().map(run).collect()
}

fn words(question: &str, interview: &Interview<'_>) -> String {
    interview.answer(question).map_or(UNANSWERED, |answer| answer.text()).to_string()
}
