//! What is broken in the cover and in the list of the people named, which it prints.

use domain::content::DocumentType;
use domain::content::template::{CoverList, Person, Witness};

use super::{Mutant, Place, copies, of_block, template};

/// Copies without a part of the cover, without a person, and with a person who may witness whatever the law says.
pub(super) fn without_a_part(document_type: &DocumentType) -> Vec<Mutant> {
    let original = document_type.template.as_ref().unwrap();
    let parts = copies(document_type, original.cover.len(), |document_type, index| {
        format!("without {:?} on the cover", template(document_type).cover.remove(index).heading)
    });
    let people = copies(document_type, original.people.len(), |document_type, index| {
        format!("without the person {}", template(document_type).people.remove(index).role)
    });
    let witnesses = copies(document_type, original.people.len(), may_witness);
    [parts, people, witnesses].into_iter().flatten().collect()
}

fn may_witness(document_type: &mut DocumentType, index: usize) -> String {
    let person = &mut template(document_type).people[index];
    let other = if person.witness == Witness::Barred { Witness::Avoid } else { Witness::Barred };
    person.witness = other;
    format!("{} is {other:?}", person.role)
}

/// When someone counts as named.
pub(super) fn of_people(people: &mut [Person]) -> Vec<Place<'_>> {
    people
        .iter_mut()
        .flat_map(|Person { role, when, only, .. }| {
            [when, only].map(|when| (format!("the person {role}"), when))
        })
        .collect()
}

/// The conditions of the parts of the cover and of what they print.
pub(super) fn conditions(cover: &mut [CoverList]) -> Vec<Place<'_>> {
    cover
        .iter_mut()
        .flat_map(|CoverList { heading, when, blocks, .. }| {
            let place = format!("{heading:?} on the cover");
            let headings = heading.iter_mut().map(|heading| (place.clone(), &mut heading.when));
            let within: Vec<_> = blocks.iter_mut().flat_map(|piece| of_block(&place, piece)).collect();
            std::iter::once((place.clone(), when)).chain(headings).chain(within).collect::<Vec<_>>()
        })
        .collect()
}
