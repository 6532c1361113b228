//! Broken copies of a type: one thing is left out or turned round in each.

mod clauses;
mod cover;
mod facts;
mod findings;

use domain::content::DocumentType;
use domain::content::condition::Condition;
use domain::content::template::{BlockTemplate, Content, Template};

pub(crate) use facts::broken_facts;
pub(crate) use findings::{BrokenFinding, broken_findings};

/// A broken copy of a type, and what was broken.
pub(crate) struct Mutant {
    pub(crate) what: String,
    pub(crate) document_type: DocumentType,
}

/// Every copy with something broken in what is printed: clauses, instruments, the people named and the cover.
pub(crate) fn broken_papers(document_type: &DocumentType) -> Vec<Mutant> {
    let without = [clauses::without_a_clause(document_type), cover::without_a_part(document_type)];
    without.into_iter().flatten().chain(with_a_condition_turned_round(document_type)).collect()
}

/// One copy of the type for each number below the count, broken as the function says, which names what it broke.
fn copies(
    document_type: &DocumentType,
    count: usize,
    broken: impl Fn(&mut DocumentType, usize) -> String,
) -> Vec<Mutant> {
    let copy = |index: usize| {
        let mut document_type = document_type.clone();
        Mutant { what: broken(&mut document_type, index), document_type }
    };
    (0..count).map(copy).collect()
}

fn template(document_type: &mut DocumentType) -> &mut Template {
    document_type.template.as_mut().unwrap()
}

/// A condition that may be absent, and where it stands.
type Place<'a> = (String, &'a mut Option<Condition>);

/// One copy for each condition of what is printed, with that condition turned round.
fn with_a_condition_turned_round(document_type: &DocumentType) -> Vec<Mutant> {
    let count = conditions(&mut document_type.template.clone().unwrap()).len();
    copies(document_type, count, |document_type, index| {
        let (place, when) = conditions(template(document_type)).swap_remove(index);
        turn_round(&place, when)
    })
}

/// Turns a condition round, and says so.
fn turn_round(place: &str, when: &mut Option<Condition>) -> String {
    let what = format!("in {place}, not {when:?}");
    *when = when.take().map(|condition| Condition::Not(Box::new(condition)));
    what
}

/// Every condition of what is printed, in a fixed order.
fn conditions(template: &mut Template) -> Vec<Place<'_>> {
    let Template { clauses, instruments, people, cover, .. } = template;
    let mut found = clauses::conditions(clauses);
    found.extend(clauses::of_instruments(instruments));
    found.extend(cover::of_people(people));
    found.extend(cover::conditions(cover));
    found.retain(|(_, when)| when.is_some());
    found
}

/// The conditions of a part of a clause or of the cover.
fn of_block<'a>(place: &str, piece: &'a mut BlockTemplate) -> Vec<Place<'a>> {
    let within: Vec<&mut Option<Condition>> = match &mut piece.content {
        Content::List { items, .. } | Content::Initials { items, .. } => {
            items.iter_mut().map(|item| &mut item.when).collect()
        }
        Content::Each { only, parts, .. } => {
            std::iter::once(only).chain(parts.iter_mut().map(|part| &mut part.when)).collect()
        }
        Content::Table { rows, .. } => {
            rows.iter_mut().flat_map(|row| [&mut row.when, &mut row.only]).collect()
        }
        _ => Vec::new(),
    };
    std::iter::once(&mut piece.when).chain(within).map(|when| (place.to_string(), when)).collect()
}
