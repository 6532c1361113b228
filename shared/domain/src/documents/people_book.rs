//! The people book: what someone has said in their documents of themselves and of those who belong to them. It is read from the
//! documents whenever it is asked for and kept nowhere else, so that it never says what no document says any more.

use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::Document;
use crate::content::fact::Fact;
use crate::content::question::Question;
use crate::content::{BookEntry, Catalog, DocumentType};
use crate::interview::{Answer, Interview};

/// One thing that is known, and from which document.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KnownEntry {
    /// Which: `self.name`. Questions and facts name it.
    pub id: String,
    /// What it is, in words.
    pub label: String,
    /// An answer, or a fact as `facts` of a document has it.
    pub value: Value,
    /// Id of the document that says so.
    pub document: u64,
    /// What that document is called.
    pub document_name: String,
}

/// What these documents say, in the order of the catalog. Of two that differ, the one that was changed last is right.
#[must_use]
pub fn people_book(catalog: &Catalog, documents: &[Document]) -> Vec<KnownEntry> {
    let mut newest_first: Vec<&Document> = documents.iter().collect();
    newest_first.sort_by_key(|document| std::cmp::Reverse((document.updated_at, document.id)));
    let known = |entry| newest_first.iter().find_map(|document| said(catalog, document, entry));
    catalog.people_book.iter().filter_map(known).collect()
}

fn said(catalog: &Catalog, document: &Document, entry: &BookEntry) -> Option<KnownEntry> {
    let document_type = catalog.document_type(&document.document_type)?;
    let value = value(document_type, &document.interview(document_type, catalog), &entry.id)?;
    Some(KnownEntry {
        id: entry.id.clone(),
        label: entry.label.clone(),
        value,
        document: document.id.get(),
        document_name: document.name.clone(),
    })
}

/// Only what is asked for counts, as in the paper.
fn value(document_type: &DocumentType, interview: &Interview<'_>, entry: &str) -> Option<Value> {
    let of_question =
        |question: &Question| interview.answer(&question.id).map(Answer::text).map(|text| json!(text));
    let of_fact = |fact: &Fact| serde_json::to_value(interview.fact(&fact.id)?).ok();
    let questions = document_type.questions.iter().filter(|question| question.book.as_deref() == Some(entry));
    let facts = document_type.facts.iter().filter(|fact| fact.book.as_deref() == Some(entry));
    questions.filter_map(of_question).chain(facts.filter_map(of_fact)).next()
}
