//! Facts beneath the answers: given, kept, and made to agree with the answers that they compose.

mod compose;
mod matter;
mod parse;
mod value;
mod words;

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value};

pub(crate) use compose::{filled as filled_from, holds_of, written};
pub use matter::Matter;
pub use value::{Address, FactRecord, FactValue, Share, Simple};
pub use words::Worded;

use super::answer::Refusals;
use crate::content::question::Question;
use crate::content::{Catalog, DocumentType};

/// At most this many wrong facts are named at once; a client that sends more has a defect of its own.
const MOST_REFUSALS: usize = 100;

/// What was given, by the fact's id. Every key is a fact of its document type, and every value is of that fact's kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Facts(BTreeMap<String, FactValue>);

/// A change to some facts, parsed: the new ones, and the ones to be forgotten.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FactChanges(BTreeMap<String, Option<FactValue>>);

impl FactChanges {
    /// Parses a stranger's map of facts. A null forgets one.
    ///
    /// # Errors
    /// One sentence for every fact that does not exist and every value that cannot be it.
    pub fn parse(
        document_type: &DocumentType,
        catalog: &Catalog,
        raw: &Map<String, Value>,
    ) -> Result<Self, Refusals> {
        let counties = catalog.county_names();
        let (mut changes, mut refusals) = (BTreeMap::new(), Refusals::new());
        for (id, value) in raw {
            if refusals.len() == MOST_REFUSALS {
                break;
            }
            match parse_one(document_type, &counties, id, value) {
                Ok(value) => drop(changes.insert(id.clone(), value)),
                Err(sentence) => drop(refusals.insert(id.clone(), sentence)),
            }
        }
        if refusals.is_empty() { Ok(Self(changes)) } else { Err(refusals) }
    }

    /// Whether nothing changes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn parse_one(
    document_type: &DocumentType,
    counties: &[&str],
    id: &str,
    value: &Value,
) -> Result<Option<FactValue>, String> {
    let fact =
        document_type.fact(id).ok_or_else(|| format!("{} has no fact called {id}.", document_type.name))?;
    if value.is_null() {
        return Ok(None);
    }
    let value = parse::value(fact, counties, value)?;
    let asked = fact.composes.as_deref().and_then(|question| document_type.question(question));
    let is_too_long =
        |question: &Question| compose::answer(fact, &value).chars().count() > question.longest_answer();
    if asked.is_some_and(is_too_long) {
        return Err("This is more than the paper has room for. Please shorten it.".to_string());
    }
    Ok(Some(value))
}

impl Facts {
    /// Reads stored facts. What the declarations no longer allow is left out.
    #[must_use]
    pub fn restore(document_type: &DocumentType, catalog: &Catalog, stored: &Map<String, Value>) -> Self {
        let counties = catalog.county_names();
        let readable = |(id, value): (&String, &Value)| {
            Some((id.clone(), parse_one(document_type, &counties, id, value).ok().flatten()?))
        };
        Self(stored.iter().filter_map(readable).collect())
    }

    /// What was given for a fact.
    #[must_use]
    pub fn get(&self, fact: &str) -> Option<&FactValue> {
        self.0.get(fact)
    }

    /// The same with each person or thing of one fact alone.
    pub(super) fn each_alone(&self, fact: &str) -> Vec<Self> {
        let records = self.get(fact).map_or(&[][..], FactValue::records);
        let alone = |record: &FactRecord| {
            let mut facts = self.clone();
            facts.0.insert(fact.to_string(), FactValue::Records(vec![record.clone()]));
            facts
        };
        records.iter().map(alone).collect()
    }

    /// Whether nothing was given.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
