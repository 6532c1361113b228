//! Answers and facts as sent: parted from what is no answer, and checked against the questions and the fonts.

use domain::content::{Catalog, DocumentType};
use domain::interview::facts::FactChanges;
use domain::interview::{AnswerChanges, Refusals};
use serde_json::{Map, Value};
use shared::http::ApiError;
use shared::workflow::print::unprintable;

/// Answer keys of the AI-guided screen that may have no question; they are kept in `data`. Source:
/// `shared/spec/product.md`, “Data”.
const METADATA: [&str; 6] = ["fullName", "email", "date", "address", "county", "countyName"];

/// The changes to the answers, and the metadata that came with them.
pub(crate) fn parse(
    document_type: &DocumentType,
    sent: Map<String, Value>,
) -> Result<(AnswerChanges, Map<String, Value>), ApiError> {
    let is_metadata = |id: &str| METADATA.contains(&id) && document_type.question(id).is_none();
    let (metadata, answers): (Map<_, _>, Map<_, _>) = sent.into_iter().partition(|(id, _)| is_metadata(id));
    let changes = AnswerChanges::parse(document_type, &answers)?;
    printable(&answers)?;
    Ok((changes, metadata))
}

/// The changes to the facts.
pub(crate) fn parse_facts(
    document_type: &DocumentType,
    catalog: &Catalog,
    sent: &Map<String, Value>,
) -> Result<FactChanges, ApiError> {
    let changes = FactChanges::parse(document_type, catalog, sent)?;
    let refused = sent.iter().filter_map(|(id, value)| Some((id.clone(), unprintable_in(value)?)));
    let refusals: Refusals = refused.collect();
    if refusals.is_empty() { Ok(changes) } else { Err(refusals.into()) }
}

/// The first sentence about a text, however deep it stands.
fn unprintable_in(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => unprintable(text),
        Value::Array(values) => values.iter().find_map(unprintable_in),
        Value::Object(fields) => fields.values().find_map(unprintable_in),
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}

/// A character that the fonts cannot print would leave a hole in a will, so the answer is refused where it is given.
fn printable(answers: &Map<String, Value>) -> Result<(), Refusals> {
    let refused = answers.iter().filter_map(|(id, value)| Some((id.clone(), unprintable(value.as_str()?)?)));
    let refusals: Refusals = refused.collect();
    if refusals.is_empty() { Ok(()) } else { Err(refusals) }
}
