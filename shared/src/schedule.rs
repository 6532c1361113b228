//! Functions that a clock or another event calls, and no client: what they answer is for the log.

use std::error::Error;

use serde::Serialize;
use serde_json::{Value, json};

use crate::ports::PortError;

/// Does the work that an event asks for, and tells the log what was done. A failure is an error of the function: the clock
/// calls again, and another event comes again.
///
/// # Errors
/// What the work failed with.
pub async fn report<T: Serialize>(
    work: impl Future<Output = Result<T, PortError>>,
) -> Result<Value, Box<dyn Error + Send + Sync>> {
    let report = json!({"done": work.await?});
    tracing::info!(%report, "scheduled work");
    Ok(report)
}
