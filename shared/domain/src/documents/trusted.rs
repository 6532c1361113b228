//! Whom someone has appointed in their documents, for the next one. Like the rest of the people book it is read from the documents
//! whenever it is asked for and kept nowhere else.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::Document;
use crate::content::{Catalog, TrustedPerson};
use crate::interview::facts::Address;
use crate::interview::{Answer, Interview};

/// A person whom a document appoints. The parts are called as the fields of a person are.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KnownPerson {
    /// The full name.
    pub name: String,
    /// What the person is in that document.
    pub role: String,
    /// How the person is connected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relationship: Option<String>,
    /// An address, as a fact has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address: Option<Value>,
    /// A telephone number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone: Option<String>,
    /// Id of the document that says so.
    pub document: u64,
    /// What that document is called.
    pub document_name: String,
}

/// A name is told as the document has it that was changed last, and as one before it has it: the last may be the one that is being
/// written.
const MOST_OF_A_NAME: usize = 2;

/// Whom these documents appoint: those of the document first that was changed last. Two people may have one name, a father and his
/// son, so that nothing of one document is filled in from another.
#[must_use]
pub fn trusted_people(catalog: &Catalog, documents: &[Document]) -> Vec<KnownPerson> {
    let mut newest_first: Vec<&Document> = documents.iter().collect();
    newest_first.sort_by_key(|document| std::cmp::Reverse((document.updated_at, document.id)));
    let mut told: BTreeMap<String, usize> = BTreeMap::new();
    let all = newest_first.iter().flat_map(|document| appointed(catalog, document));
    all.filter(|person| {
        let count = told.entry(person.name.to_ascii_lowercase()).or_default();
        *count += 1;
        *count <= MOST_OF_A_NAME
    })
    .collect()
}

fn appointed(catalog: &Catalog, document: &Document) -> Vec<KnownPerson> {
    let Some(document_type) = catalog.document_type(&document.document_type) else { return Vec::new() };
    let interview = document.interview(document_type, catalog);
    let trusted = catalog.trusted.iter().filter(|trusted| trusted.slug == document_type.slug);
    trusted.filter_map(|trusted| person(document, &interview, trusted)).collect()
}

fn person(document: &Document, interview: &Interview<'_>, trusted: &TrustedPerson) -> Option<KnownPerson> {
    let fact = interview.fact(&trusted.name).and_then(|fact| serde_json::to_value(fact).ok());
    let answer = |id: &str| interview.answer(id).map(Answer::text).map(str::to_string);
    let part = |name: &str| fact.as_ref()?.get(name).cloned();
    let words = |name: &str| part(name)?.as_str().map(str::to_string);
    let simple = || fact.as_ref()?.as_str().map(str::to_string);
    let line = trusted.address.as_deref().and_then(answer);
    Some(KnownPerson {
        name: answer(&trusted.name).or_else(simple).or_else(|| words("name"))?,
        role: trusted.role.clone(),
        relationship: trusted.relationship.as_deref().and_then(answer).or_else(|| words("relationship")),
        address: line.as_deref().and_then(Address::read).map(|read| json!(read)).or_else(|| part("address")),
        phone: words("phone"),
        document: document.id.get(),
        document_name: document.name.clone(),
    })
}
