//! Assembly: a template and an interview come to a paper. Nothing but confirmed answers goes in.

mod answer_sheets;
mod blocks;
pub mod citation;
mod cited_texts;
pub mod court_form;
pub mod effort;
pub mod law;
pub mod nonlawyer;
mod open_clauses;
mod packet;
pub mod paper;
mod people;
mod places;
pub mod signers;
pub mod signing_steps;
mod values;
mod verification;

use std::mem;

use crate::content::template::{Clause, CoverList, InstrumentTemplate, Template};
use crate::interview::Interview;

use blocks::{block, fill, first};
use effort::Effort;
use nonlawyer::Nonlawyer;
use paper::{CoverPart, Instrument, Paper, Section};
use values::Values;

/// Stands where an answer has not been given yet. Only drafts have it: an incomplete interview is never sold.
pub const UNANSWERED: &str = "[not answered yet]";

/// Assembles the document from the visible answers. The nonlawyer is named where a paper has to name who helped. For a packet in
/// which forms of the court take the place of some of its instruments, it has the others, and its cover speaks of that packet.
#[must_use]
pub fn assemble<'a>(template: &Template, interview: &Interview<'a>, nonlawyer: &'a Nonlawyer) -> Paper {
    let values = Values { interview: interview.clone(), nonlawyer, effort: None };
    let printed = || {
        let kept = template.instruments.iter().filter(|instrument| !values.is_replaced(&instrument.id));
        kept.filter(|instrument| values.holds(instrument.when.as_ref()))
    };
    let instruments: Vec<Instrument> = printed().map(|of| instrument(template, of, &values)).collect();
    let computed = Computed {
        people: people::table(template, &values),
        places: places::places(printed().zip(&instruments), &template.clauses, &values),
    };
    let paper = Paper {
        title: template.title.clone(),
        subject: fill(&template.subject, &values),
        instruments,
        cover: cover(template, &computed, &values),
        template_version: template.version.clone(),
        law_as_of: template.law_as_of.clone(),
        verification: None,
    };
    let effort = Effort::of(&paper);
    Paper { cover: cover(template, &computed, &Values { effort: Some(effort), ..values }), ..paper }
}

fn cover(template: &Template, computed: &Computed, values: &Values<'_>) -> Vec<CoverPart> {
    let mut after_own_page = false;
    let printed =
        template.cover.iter().filter_map(|list| Some((list.own_page, cover_part(list, computed, values)?)));
    printed
        .map(|(own_page, part)| {
            let follows_one = mem::replace(&mut after_own_page, own_page);
            CoverPart { new_page: own_page || follows_one, ..part }
        })
        .collect()
}

/// What the cover says about the rest of the paper.
struct Computed {
    people: paper::Block,
    places: Vec<paper::Block>,
}

fn instrument(template: &Template, of: &InstrumentTemplate, values: &Values<'_>) -> Instrument {
    let clauses = template.clauses.iter().filter(|clause| clause.instrument == of.id);
    let mut articles = 0;
    let sections = clauses
        .filter_map(|clause| {
            let printed = printed(template, clause, values)?;
            articles += u32::from(clause.numbered);
            Some(Section { number: clause.numbered.then_some(articles), ..printed })
        })
        .collect();
    Instrument {
        id: of.id.clone(),
        title: first(&of.title, values),
        subject: (!of.subject.is_empty()).then(|| first(&of.subject, values)),
        initials: of.initials.iter().map(|line| line.label.clone()).collect(),
        recording_space: of.recording_space.as_ref().is_some_and(|when| values.holds(Some(when))),
        numbering: of.numbering,
        compact: of.compact,
        most_pages: of.most_pages,
        sections,
    }
}

fn printed(template: &Template, clause: &Clause, values: &Values<'_>) -> Option<Section> {
    let is_printed = values.stands(clause.when.as_ref());
    if is_printed {
        Some(section(clause, values))
    } else {
        open_clauses::open(clause, &template.clauses, values)
    }
}

fn section(clause: &Clause, values: &Values<'_>) -> Section {
    let printed = clause.blocks.iter().filter(|piece| values.stands(piece.when.as_ref()));
    let blocks = printed.filter_map(|piece| block(&piece.content, values)).collect();
    headed(clause, values, values.questions_of(clause), blocks)
}

/// The heading of a clause, with the law behind it, over what is printed for it.
fn headed(
    clause: &Clause,
    values: &Values<'_>,
    questions: Vec<String>,
    blocks: Vec<paper::Block>,
) -> Section {
    Section {
        id: clause.id.clone(),
        number: None,
        heading: first(&clause.heading, values),
        law: clause.law.iter().map(ToString::to_string).collect(),
        meaning: clause.meaning.clone(),
        questions,
        new_page: clause.new_page,
        blocks,
    }
}

fn cover_part(list: &CoverList, computed: &Computed, values: &Values<'_>) -> Option<CoverPart> {
    use crate::content::template::Content;
    let printed = list.blocks.iter().filter(|piece| values.holds(piece.when.as_ref()));
    let of_piece = |content: &Content| match content {
        Content::People => vec![computed.people.clone()],
        Content::Places => computed.places.clone(),
        Content::Checklist => packet::checklist(values).into_iter().collect(),
        Content::Forms { role, columns } => packet::table(*role, columns, values).into_iter().collect(),
        Content::FormsOf { of } => packet::list(*of, values).into_iter().collect(),
        Content::NotHere => packet::not_here(values).into_iter().collect(),
        Content::Addresses => packet::addresses(values).into_iter().collect(),
        Content::AnswerSheets { columns, missing } => answer_sheets::answer_sheets(columns, missing, values),
        Content::County => packet::of_the_county(values).into_iter().collect(),
        Content::Tests { columns, met, unmet, unknown } => {
            vec![packet::tests(columns, [met, unmet, unknown], values)]
        }
        content => block(content, values).into_iter().collect(),
    };
    let blocks: Vec<_> = printed.flat_map(|piece| of_piece(&piece.content)).collect();
    let wanted = values.holds(list.when.as_ref()) && !blocks.is_empty();
    wanted.then(|| CoverPart { heading: first(&list.heading, values), new_page: false, blocks })
}
