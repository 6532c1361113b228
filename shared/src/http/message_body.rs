//! Responses with only a message.

use serde::Serialize;
use utoipa::ToSchema;

/// Done.
#[derive(Serialize, ToSchema)]
#[schema(as = Told)]
pub struct MessageBody {
    /// A sentence for the person.
    pub message: &'static str,
}
