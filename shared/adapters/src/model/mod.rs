//! A language model: Amazon Bedrock, or any service that speaks the protocol of OpenAI's chat completions. Either is asked
//! briefly, and what it says is read as a stranger's text.

mod bedrock;
mod openai;

use std::time::Duration;

use shared::ports::{ModelRequest, PortError};

pub use bedrock::BedrockModel;
pub use openai::{ModelSettingsError, OpenAiModel};

/// Someone waits for the reply, and the guide's comes within the same request.
pub(crate) const CALL_TIMEOUT: Duration = Duration::from_secs(10);

/// This many bytes are taken for a token where the service does not count: fewer than are usual, so that it is no less.
const BYTES_OF_A_TOKEN: usize = 3;

fn unavailable(source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> PortError {
    PortError::unavailable("the language model", source)
}

/// What a question and its answer come to in tokens, where the service does not say.
fn estimated(request: &ModelRequest, text: Option<&str>) -> u64 {
    let said = [&request.instructions, &request.message].map(|part| part.len()).iter().sum::<usize>();
    let bytes = said + text.map_or(0, str::len);
    u64::try_from(bytes / BYTES_OF_A_TOKEN).unwrap_or(u64::MAX)
}
