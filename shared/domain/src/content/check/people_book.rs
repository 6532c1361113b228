//! Whether what documents share by the people book is of one kind.

use std::collections::BTreeMap;

use super::repeated;
use crate::content::fact::FactKind;
use crate::content::question::Kind;
use crate::content::{Catalog, DocumentType, TrustedPerson};

/// What an entry is made of. A line of words is the same at a question and at a fact.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EntryShape {
    Words,
    OfFact(FactKind),
    /// A choice or a statement means what its own question asks.
    No,
}

pub(super) fn problems(catalog: &Catalog) -> Vec<String> {
    let ids: Vec<&str> = catalog.people_book.iter().map(|entry| entry.id.as_str()).collect();
    let mut found = repeated("people-book.toml", &ids);
    let mut first: BTreeMap<&str, EntryShape> = BTreeMap::new();
    for (place, entry, made) in catalog.document_types.iter().flat_map(uses) {
        let is_alike = *first.entry(entry).or_insert(made) == made;
        if !ids.contains(&entry) || !is_alike || made == EntryShape::No {
            found.push(format!("{place}: is no {entry} of people-book.toml"));
        }
    }
    let unused = ids.iter().filter(|id| !first.contains_key(*id));
    found.extend(unused.map(|id| format!("people-book.toml: nothing is {id}")));
    found.extend(catalog.trusted.iter().filter_map(|trusted| unnamed(catalog, trusted)));
    found.extend(catalog.document_types.iter().flat_map(wrongly_offered));
    found
}

/// What is wrong with a trusted person.
fn unnamed(catalog: &Catalog, trusted: &TrustedPerson) -> Option<String> {
    let TrustedPerson { slug, role, name, .. } = trusted;
    let kind = catalog.document_types.iter().find(|document_type| document_type.slug == *slug);
    let asks = |id: &String| {
        kind.is_some_and(|document_type| document_type.questions.iter().any(|question| question.id == *id))
    };
    let has_fact = kind.is_some_and(|document_type| {
        document_type.facts.iter().any(|fact| fact.id == *name && is_person(fact.kind))
    });
    let mut parts = trusted.relationship.iter().chain(&trusted.address);
    let is_named = (asks(name) || has_fact) && parts.all(asks);
    (!is_named).then(|| format!("people-book.toml: {slug} does not ask for “{role}”"))
}

fn wrongly_offered(document_type: &DocumentType) -> impl Iterator<Item = String> {
    let wrong = document_type.facts.iter().filter(|fact| fact.offered && !is_person(fact.kind));
    wrong.map(|fact| format!("{} {}: no person can be offered for it", document_type.slug, fact.id))
}

fn is_person(kind: FactKind) -> bool {
    matches!(kind, FactKind::Person | FactKind::Name)
}

/// Whatever of a document type is an entry, and where that stands.
fn uses(document_type: &DocumentType) -> Vec<(String, &str, EntryShape)> {
    let questions = document_type
        .questions
        .iter()
        .filter_map(|question| Some((&question.id, question.book.as_deref()?, of_question(question.kind))));
    let facts = document_type
        .facts
        .iter()
        .filter_map(|fact| Some((&fact.id, fact.book.as_deref()?, of_fact(fact.kind))));
    questions
        .chain(facts)
        .map(|(id, entry, made)| (format!("{} {id}", document_type.slug), entry, made))
        .collect()
}

fn of_question(kind: Kind) -> EntryShape {
    match kind {
        Kind::Text | Kind::Textarea => EntryShape::Words,
        Kind::Date => EntryShape::OfFact(FactKind::Date),
        Kind::Select | Kind::Radio | Kind::Checkbox => EntryShape::No,
    }
}

fn of_fact(kind: FactKind) -> EntryShape {
    match kind {
        FactKind::Text | FactKind::Name => EntryShape::Words,
        FactKind::YesNo
        | FactKind::Choice
        | FactKind::Choices
        | FactKind::Amount
        | FactKind::Income
        | FactKind::Number => EntryShape::No,
        kind => EntryShape::OfFact(kind),
    }
}
