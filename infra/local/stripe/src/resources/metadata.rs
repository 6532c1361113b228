//! The caller's own key-value pairs.

use serde::{Deserialize, Serialize};

use crate::error_response::StripeErrorResponse;
use crate::form::Params;
use crate::ids::Object;

const MOST: usize = 50;
const LONGEST_KEY: usize = 40;
const LONGEST_VALUE: usize = 500;

/// Metadata of a resource.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub(crate) struct Metadata(Object);

impl Metadata {
    /// Takes over what a call sends: an empty value removes its key, an empty group all of them.
    pub(crate) fn merge(&mut self, params: &Params) -> Result<(), StripeErrorResponse> {
        if params.text("metadata") == Some("") {
            self.0.clear();
        }
        for (key, value) in params.group("metadata").unwrap_or_default().0 {
            let text = value
                .as_str()
                .ok_or_else(|| StripeErrorResponse::invalid("Metadata values are text.").param("metadata"))?;
            if text.is_empty() {
                self.0.remove(&key);
                continue;
            }
            check(&key, text)?;
            self.0.insert(key, value);
        }
        if self.0.len() > MOST {
            return Err(StripeErrorResponse::invalid(format!("Metadata can have at most {MOST} keys."))
                .param("metadata"));
        }
        Ok(())
    }
}

fn check(key: &str, text: &str) -> Result<(), StripeErrorResponse> {
    if key.chars().count() > LONGEST_KEY || text.chars().count() > LONGEST_VALUE {
        let message = format!(
            "Metadata keys can have at most {LONGEST_KEY} characters and values {LONGEST_VALUE}: {key}"
        );
        return Err(StripeErrorResponse::invalid(message).param("metadata"));
    }
    Ok(())
}
