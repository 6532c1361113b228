//! Answers that are a sentence and nothing else.

use serde::Serialize;
use utoipa::ToSchema;

/// Done.
#[derive(Serialize, ToSchema)]
pub struct Told {
    /// A sentence for the person.
    pub message: &'static str,
}
