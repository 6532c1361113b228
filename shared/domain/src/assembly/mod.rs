//! Assembly: a template and an interview come to a paper. Nothing but confirmed answers goes in.

mod blocks;
mod people;
mod places;

use crate::effort::Effort;
use crate::interview::Interview;
use crate::nonlawyer::Nonlawyer;
use crate::paper::{CoverPart, Instrument, Paper, Section};
use crate::template::{Clause, CoverList, InstrumentTemplate, Template};

use blocks::{block, fill, first};

/// Stands where an answer has not been given yet. Only drafts have it: an incomplete interview is never sold.
pub const UNANSWERED: &str = "[not answered yet]";

/// Assembles the document from the visible answers. The nonlawyer is named where a paper has to name who helped.
#[must_use]
pub fn assemble<'a>(template: &Template, interview: &Interview<'a>, nonlawyer: &'a Nonlawyer) -> Paper {
    let interview = interview.clone().helped_by(nonlawyer);
    let frames = || template.instruments.iter().filter(|frame| interview.holds(frame.when.as_ref()));
    let instruments: Vec<Instrument> =
        frames().map(|frame| instrument(template, frame, &interview)).collect();
    let computed = Computed {
        people: people::table(template, &interview),
        places: places::places(frames().zip(&instruments), &interview),
    };
    let paper = Paper {
        title: template.title.clone(),
        subject: fill(&template.subject, &interview),
        instruments,
        cover: cover(template, &computed, &interview),
        template_version: template.version.clone(),
        law_as_of: template.law_as_of.clone(),
    };
    let effort = Effort::of(&paper);
    Paper { cover: cover(template, &computed, &interview.leaving(effort)), ..paper }
}

fn cover(template: &Template, computed: &Computed, interview: &Interview<'_>) -> Vec<CoverPart> {
    template.cover.iter().filter_map(|list| cover_part(list, computed, interview)).collect()
}

/// What the cover says about the rest of the paper.
struct Computed {
    people: crate::paper::Block,
    places: Vec<crate::paper::Block>,
}

fn instrument(template: &Template, frame: &InstrumentTemplate, interview: &Interview<'_>) -> Instrument {
    let clauses = template.clauses.iter().filter(|clause| clause.instrument == frame.id);
    let mut articles = 0;
    let sections = clauses
        .filter(|clause| interview.holds(clause.when.as_ref()))
        .map(|clause| {
            articles += u32::from(clause.numbered);
            section(clause, clause.numbered.then_some(articles), interview)
        })
        .collect();
    Instrument {
        id: frame.id.clone(),
        title: first(&frame.title, interview),
        subject: frame.subject.as_ref().map(|text| fill(text, interview)),
        initials: frame.initials.iter().map(|(label, _)| label.clone()).collect(),
        recording_space: frame.recording_space.as_ref().is_some_and(|when| interview.holds(Some(when))),
        numbering: frame.numbering,
        sections,
    }
}

fn section(clause: &Clause, number: Option<u32>, interview: &Interview<'_>) -> Section {
    let printed = clause.blocks.iter().filter(|piece| interview.holds(piece.when.as_ref()));
    Section {
        id: clause.id.clone(),
        number,
        heading: clause.heading.clone(),
        law: clause.law.iter().map(ToString::to_string).collect(),
        meaning: clause.meaning.clone(),
        questions: clause.questions(),
        new_page: clause.new_page,
        blocks: printed.filter_map(|piece| block(&piece.content, interview)).collect(),
    }
}

fn cover_part(list: &CoverList, computed: &Computed, interview: &Interview<'_>) -> Option<CoverPart> {
    use crate::template::Content;
    let printed = list.blocks.iter().filter(|piece| interview.holds(piece.when.as_ref()));
    let of_piece = |content: &Content| match content {
        Content::People => vec![computed.people.clone()],
        Content::Places => computed.places.clone(),
        content => block(content, interview).into_iter().collect(),
    };
    let blocks: Vec<_> = printed.flat_map(|piece| of_piece(&piece.content)).collect();
    let wanted = interview.holds(list.when.as_ref()) && !blocks.is_empty();
    wanted.then(|| CoverPart { heading: list.heading.clone(), blocks })
}
