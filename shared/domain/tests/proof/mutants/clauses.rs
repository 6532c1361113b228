//! What is broken in clauses and in the papers to which they belong.

use domain::content::DocumentType;
use domain::content::template::{Clause, InstrumentTemplate};

use super::{Mutant, Place, copies, of_block, template};

/// One copy for each clause, without that clause.
pub(super) fn without_a_clause(document_type: &DocumentType) -> Vec<Mutant> {
    copies(document_type, document_type.template.as_ref().unwrap().clauses.len(), |document_type, index| {
        format!("without the clause {}", template(document_type).clauses.remove(index).id)
    })
}

/// The conditions of clauses, of what they print and of its items, rows and parts.
pub(super) fn conditions(clauses: &mut [Clause]) -> Vec<Place<'_>> {
    clauses
        .iter_mut()
        .flat_map(|Clause { id, when, heading, blocks, .. }| {
            let headings = heading.iter_mut().map(|heading| (id.clone(), &mut heading.when));
            let within = blocks.iter_mut().flat_map(|piece| of_block(id, piece));
            std::iter::once((id.clone(), when)).chain(headings).chain(within).collect::<Vec<_>>()
        })
        .collect()
}

/// When a paper is printed, and when it has one of its titles.
pub(super) fn of_instruments(instruments: &mut [InstrumentTemplate]) -> Vec<Place<'_>> {
    instruments
        .iter_mut()
        .flat_map(|InstrumentTemplate { id, when, title, .. }| {
            let place = format!("the paper {id}");
            let titles = title.iter_mut().map(|title| &mut title.when);
            std::iter::once(when).chain(titles).map(|when| (place.clone(), when)).collect::<Vec<_>>()
        })
        .collect()
}
