//! What is broken in the facts: when one is asked for, what goes with what, and how an answer is written from one.

use domain::content::DocumentType;
use domain::content::fact::{Fact, Field};
use domain::content::template::ConditionalText;

use super::{Mutant, Place, copies, turn_round};

/// Every copy with something broken in a fact.
pub(crate) fn broken_facts(document_type: &DocumentType) -> Vec<Mutant> {
    let mut original = document_type.facts.clone();
    [
        copies(document_type, conditions(&mut original).len(), |document_type, index| {
            let (place, when) = conditions(&mut document_type.facts).swap_remove(index);
            turn_round(&place, when)
        }),
        copies(document_type, asked_sometimes(&mut original).count(), asked_always),
        copies(document_type, parts(&mut original).count(), without_a_part),
        copies(document_type, companions(&mut original).count(), taken_alone),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn conditions(facts: &mut [Fact]) -> Vec<Place<'_>> {
    facts
        .iter_mut()
        .flat_map(|Fact { id, when, answer, .. }| {
            let parts = answer.iter_mut().map(|part| &mut part.when);
            std::iter::once(when)
                .chain(parts)
                .map(|when| (format!("the fact {id}"), when))
                .collect::<Vec<_>>()
        })
        .filter(|(_, when)| when.is_some())
        .collect()
}

fn asked_sometimes(facts: &mut [Fact]) -> impl Iterator<Item = &mut Fact> {
    facts.iter_mut().filter(|fact| fact.when.is_some())
}

fn asked_always(document_type: &mut DocumentType, index: usize) -> String {
    let fact = asked_sometimes(&mut document_type.facts).nth(index).unwrap();
    format!("{} is asked without {:?}", fact.id, fact.when.take())
}

fn parts(facts: &mut [Fact]) -> impl Iterator<Item = (&String, &mut ConditionalText)> {
    facts.iter_mut().flat_map(|Fact { id, answer, .. }| answer.iter_mut().map(|part| (&*id, part)))
}

fn without_a_part(document_type: &mut DocumentType, index: usize) -> String {
    let (fact, part) = parts(&mut document_type.facts).nth(index).unwrap();
    let what = format!("the answer of {fact} without {:?}", part.text);
    part.text = String::new().into();
    what
}

fn companions(facts: &mut [Fact]) -> impl Iterator<Item = &mut Field> {
    facts.iter_mut().flat_map(|fact| &mut fact.fields).filter(|field| field.with.is_some())
}

fn taken_alone(document_type: &mut DocumentType, index: usize) -> String {
    let field = companions(&mut document_type.facts).nth(index).unwrap();
    format!("{} without {:?}", field.id, field.with.take())
}
