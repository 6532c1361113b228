//! Whether clauses fit their questions and each other.

use super::facts::{of_cells, of_only, of_parts};
use super::{ConditionSubjects, of_condition, of_text, repeated};
use crate::content::DocumentType;
use crate::content::condition::Condition;
use crate::content::fact::{Fact, FactKind};
use crate::content::question::Kind;
use crate::content::template::{
    BlockTemplate, Clause, ConditionalText, Content, InstrumentTemplate, NameSource, Person, Row, Span,
    Template, Text,
};
use crate::content::values;

pub(super) fn problems(document_type: &DocumentType, template: &Template) -> Vec<String> {
    let clauses: Vec<&str> = template.clauses.iter().map(|clause| clause.id.as_str()).collect();
    let frames: Vec<&str> = template.instruments.iter().map(|frame| frame.id.as_str()).collect();
    let mut found = repeated("sections", &clauses);
    found.extend(repeated("instruments", &frames));
    found.extend(of_text(document_type, &template.subject));
    found.extend(template.instruments.iter().flat_map(|frame| of_frame(document_type, frame)));
    found.extend(template.clauses.iter().flat_map(|clause| of_clause(document_type, clause, &frames)));
    found.extend(template.people.iter().flat_map(|person| of_person(document_type, person)));
    for list in &template.cover {
        found.extend(conditions(document_type, list.when.iter()));
        found.extend(of_heading(document_type, &list.heading));
        found.extend(list.blocks.iter().flat_map(|piece| of_piece(document_type, piece)));
        found.extend(list.blocks.iter().filter_map(out_of_place_on_the_cover));
        let is_lost = |piece: &&BlockTemplate| piece.content == Content::County && !document_type.county;
        found.extend(list.blocks.iter().find(is_lost).map(|_| "no county is chosen".to_string()));
        let has_none =
            |piece: &&BlockTemplate| piece.content.is_of_a_packet() && document_type.packet.is_none();
        found.extend(list.blocks.iter().find(has_none).map(|_| "there is no packet to list".to_string()));
    }
    found
}

pub(super) fn conditions<'a>(
    document_type: &DocumentType,
    all: impl Iterator<Item = &'a Condition>,
) -> Vec<String> {
    let calculations = &document_type.calculations.all;
    let packet = document_type.packet.as_ref();
    let known = ConditionSubjects { packet, ..ConditionSubjects::of(document_type, calculations) };
    all.flat_map(|when| of_condition(document_type, when, known)).collect()
}

pub(super) fn of_item(document_type: &DocumentType, item: &ConditionalText) -> Vec<String> {
    let mut found = conditions(document_type, item.when.iter());
    found.extend(of_text(document_type, &item.text));
    found
}

fn of_frame(document_type: &DocumentType, frame: &InstrumentTemplate) -> Vec<String> {
    let mut found = conditions(document_type, frame.when.iter().chain(&frame.recording_space));
    found.extend(frame.title.iter().flat_map(|item| of_item(document_type, item)));
    found.extend(frame.subject.iter().flat_map(|item| of_item(document_type, item)));
    found.extend(frame.initials.iter().flat_map(|line| of_text(document_type, &line.by)));
    found
}

fn of_clause(document_type: &DocumentType, clause: &Clause, frames: &[&str]) -> Vec<String> {
    let mut found = conditions(document_type, clause.when.iter());
    found.extend(of_heading(document_type, &clause.heading));
    found.extend(clause.blocks.iter().flat_map(|piece| of_piece(document_type, piece)));
    if clause.law.is_empty() || clause.meaning.is_empty() || clause.blocks.is_empty() {
        found.push("a clause needs its law, its meaning and its words".to_string());
    }
    if !frames.contains(&clause.instrument.as_str()) {
        found.push(format!("there is no instrument {:?}", clause.instrument));
    }
    if clause.blocks.iter().any(|piece| piece.content.is_of_the_cover()) {
        found.push("people, places and papers of a packet belong to the cover".to_string());
    }
    let counted = |piece: &BlockTemplate| piece.questions().iter().any(|id| values::EFFORT.contains(id));
    if clause.blocks.iter().any(counted) {
        found.push("what is left to do is counted for the cover".to_string());
    }
    found.into_iter().map(|problem| format!("{}: {problem}", clause.id)).collect()
}

/// Whatever was answered, one of the headings is printed.
fn of_heading(document_type: &DocumentType, headings: &[ConditionalText]) -> Vec<String> {
    let is_always = headings.last().is_some_and(|heading| heading.when.is_none());
    let missing = (!is_always).then(|| "the last heading is printed where no other is".to_string());
    headings.iter().flat_map(|heading| of_item(document_type, heading)).chain(missing).collect()
}

fn of_person(document_type: &DocumentType, person: &Person) -> Vec<String> {
    let mut found = conditions(document_type, person.when.iter());
    match &person.named {
        NameSource::Name(text) => found.extend(of_text(document_type, text)),
        NameSource::Words(question) if document_type.question(question).is_none() => {
            found.push(format!("a person is named in {question}, which is no question"));
        }
        NameSource::Fact(id) if !names_someone(document_type, id) => {
            found.push(format!("a person is named in {id}, which is no fact that names someone"));
        }
        NameSource::Words(_) | NameSource::Fact(_) => {}
    }
    found.extend(of_meant(document_type, person));
    found
}

/// Which persons of a fact are meant.
fn of_meant(document_type: &DocumentType, person: &Person) -> Vec<String> {
    let Some(only) = &person.only else { return vec![] };
    let NameSource::Fact(id) = &person.named else {
        return vec![format!("{} is no fact, and so has no fields to choose by", person.role)];
    };
    let fact = document_type.fact(id.split_once('.').map_or(id.as_str(), |(id, _)| id));
    fact.map(|fact| of_only(fact, Some(only))).unwrap_or_default()
}

fn names_someone(document_type: &DocumentType, id: &str) -> bool {
    let (id, field) = id.split_once('.').unwrap_or((id, "name"));
    let is_name = |fact: &Fact| fact.field(field).is_some_and(|field| field.kind == FactKind::Name);
    document_type
        .fact(id)
        .is_some_and(|fact| is_name(fact) || (fact.kind == FactKind::Shares && field == "name"))
}

fn of_piece(document_type: &DocumentType, piece: &BlockTemplate) -> Vec<String> {
    let mut found = conditions(document_type, piece.conditions().into_iter());
    let is_table = matches!(piece.content, Content::Table { .. });
    let texts = piece.content.texts().into_iter();
    found.extend(texts.flat_map(|text| {
        if is_table { of_alone(document_type, text) } else { of_text(document_type, text) }
    }));
    found.extend(of_content(document_type, &piece.content));
    found.extend(of_entries(document_type, &piece.content));
    found
}

/// What stands by itself: in a cell, or on a line.
fn of_alone(document_type: &DocumentType, text: &Text) -> Vec<String> {
    if is_whole_answer(text) { of_cell(document_type, text) } else { of_text(document_type, text) }
}

/// Whether nothing but one answer stands there.
fn is_whole_answer(text: &Text) -> bool {
    let words = |span: &Span| matches!(span, Span::Words(words) if !words.is_empty());
    text.questions().count() == 1 && !text.0.iter().any(words)
}

/// A person's own words may fill a cell by themselves, as a quote stands by itself.
fn of_cell(document_type: &DocumentType, text: &Text) -> Vec<String> {
    let is_words =
        |id: &str| document_type.question(id).is_some_and(|question| question.kind == Kind::Textarea);
    if text.questions().all(is_words) { Vec::new() } else { of_text(document_type, text) }
}

/// What is printed once for each person or thing of a fact.
fn of_entries(document_type: &DocumentType, content: &Content) -> Vec<String> {
    match content {
        Content::Each { fact: id, only, parts, .. } => match document_type.fact(id) {
            Some(fact) => of_parts(fact, parts).into_iter().chain(of_only(fact, only.as_ref())).collect(),
            None => vec![no_fact(id)],
        },
        Content::Table { rows, .. } => {
            let each = rows.iter().filter_map(|row| Some((row.each.as_ref()?, row)));
            each.flat_map(|(id, row)| of_row(document_type, id, row)).collect()
        }
        _ => Vec::new(),
    }
}

/// A row for each entry of what is named.
fn of_row(document_type: &DocumentType, id: &str, row: &Row) -> Vec<String> {
    match document_type.fact(id) {
        Some(fact) => {
            of_cells(fact, &row.cells).into_iter().chain(of_only(fact, row.only.as_ref())).collect()
        }
        None => of_list(document_type, id, &row.cells).unwrap_or_else(|| vec![no_fact(id)]),
    }
}

fn no_fact(id: &str) -> String {
    format!("is printed for each of {id}, which is no fact")
}

/// A line of a list in a box.
pub(super) fn of_line(document_type: &DocumentType, line: &Row) -> Vec<String> {
    let mut found = conditions(document_type, line.when.iter());
    if line.cells.len() != 1 {
        found.push("a line is one text".to_string());
    }
    found.extend(match &line.each {
        Some(id) => of_row(document_type, id, line),
        None => line.cells.iter().flat_map(|text| of_alone(document_type, text)).collect(),
    });
    found
}

/// The same, for each entry of what a calculation comes to.
pub(super) fn of_list(document_type: &DocumentType, id: &str, cells: &[Text]) -> Option<Vec<String>> {
    let outcome = document_type.calculation_of(id)?.outcome(id)?;
    let named = cells.iter().flat_map(Text::questions);
    let unknown = named.filter(|field| !outcome.fields.contains(field));
    (!outcome.fields.is_empty()).then(|| unknown.map(|field| format!("{id} has no {{{field}}}")).collect())
}

fn of_content(document_type: &DocumentType, content: &Content) -> Option<String> {
    match content {
        Content::Quote { question: id } if document_type.question(id).is_none() => {
            Some(format!("quotes {id}, which is no question"))
        }
        Content::Signature { lines, .. } => {
            let width: u32 = lines.iter().map(|line| u32::from(line.width)).sum();
            let wrong = || format!("signature lines take {width} per cent of the width");
            (lines.is_empty() || width > 100).then(wrong)
        }
        Content::Forms { columns, .. } if columns.len() != 4 => Some("forms have four columns".to_string()),
        Content::Tests { columns, .. } if columns.len() != 2 => Some("tests have two columns".to_string()),
        Content::AnswerSheets { columns, .. } if columns.len() != 2 => {
            Some("answer sheets have two columns".to_string())
        }
        Content::Table { columns, rows, .. } => {
            let width: u32 = columns.iter().map(|column| u32::from(column.width)).sum();
            let ragged = rows.iter().any(|row| row.cells.len() != columns.len());
            let wrong = || format!("a table's columns take {width} per cent, or its rows are ragged");
            (width != 100 || ragged).then(wrong)
        }
        _ => None,
    }
}

fn out_of_place_on_the_cover(piece: &BlockTemplate) -> Option<String> {
    let to_sign = matches!(piece.content, Content::Signature { .. } | Content::Initials { .. });
    to_sign.then(|| "nothing is signed on the cover".to_string())
}
