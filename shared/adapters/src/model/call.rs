//! What a call has whichever protocol it speaks.

use std::time::Duration;

use shared::ports::{ModelRequest, PortError};

/// Someone waits for the reply, and the guide's comes within the same request.
pub(crate) const CALL_TIMEOUT: Duration = Duration::from_secs(10);

/// This many bytes are taken for a token where the service does not count: fewer than are usual, so that it is no less.
const BYTES_OF_A_TOKEN: usize = 3;

/// The model cannot be had now, and why.
pub(super) fn unavailable(source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> PortError {
    PortError::unavailable("the language model", source)
}

/// What a question and its answer come to in tokens, where the service does not say.
pub(super) fn estimated(request: &ModelRequest, text: Option<&str>) -> u64 {
    let said = [&request.instructions, &request.message].map(|part| part.len()).iter().sum::<usize>();
    let bytes = said + text.map_or(0, str::len);
    u64::try_from(bytes / BYTES_OF_A_TOKEN).unwrap_or(u64::MAX)
}
