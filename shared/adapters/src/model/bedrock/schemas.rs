//! Schemas in the SDK's form, whose objects have no order of their own: another one would be written in another order, and
//! what is cached at Bedrock is found only where it stands letter by letter. So each is made once and then copied.

use std::sync::{Mutex, PoisonError};

use aws_smithy_json::deserialize::json_token_iter;
use aws_smithy_json::deserialize::token::expect_document;
use aws_smithy_types::Document;
use serde_json::Value;

/// The schemas that were asked for: one for each kind of document.
#[derive(Default)]
pub(super) struct Schemas(Mutex<Vec<(Value, Document)>>);

impl Schemas {
    /// A schema in the SDK's form.
    pub(super) fn document(&self, schema: &Value) -> Result<Document, &'static str> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, document)) = known.iter().find(|(known, _)| known == schema) {
            return Ok(document.clone());
        }
        let text = schema.to_string();
        let document = expect_document(&mut json_token_iter(text.as_bytes()).peekable());
        let document = document.map_err(|_| "a schema that cannot be sent")?;
        known.push((schema.clone(), document.clone()));
        Ok(document)
    }
}
