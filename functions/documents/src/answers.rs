//! Answers as sent: parted from what is no answer, and checked against the questions and the fonts.

use domain::content::DocumentType;
use domain::interview::{Changes, Refusals};
use serde_json::{Map, Value};
use shared::http::ApiError;
use shared::workflow::print::unprintable;

/// Answer keys of the AI-guided screen that may have no question; they are kept in `data`. Source:
/// `shared/spec/product.md`, “Data”.
const METADATA: [&str; 6] = ["fullName", "email", "date", "address", "county", "countyName"];

/// The changes to the answers, and the metadata that came with them.
pub(crate) fn parse(
    kind: &DocumentType,
    sent: Map<String, Value>,
) -> Result<(Changes, Map<String, Value>), ApiError> {
    let is_metadata = |id: &str| METADATA.contains(&id) && kind.question(id).is_none();
    let (metadata, answers): (Map<_, _>, Map<_, _>) = sent.into_iter().partition(|(id, _)| is_metadata(id));
    let changes = Changes::parse(kind, &answers)?;
    printable(&answers)?;
    Ok((changes, metadata))
}

/// A character that the fonts cannot print would leave a hole in a will, so the answer is refused where it is given.
fn printable(answers: &Map<String, Value>) -> Result<(), Refusals> {
    let refused = answers.iter().filter_map(|(id, value)| Some((id.clone(), unprintable(value.as_str()?)?)));
    let refusals: Refusals = refused.collect();
    if refusals.is_empty() { Ok(()) } else { Err(refusals) }
}
