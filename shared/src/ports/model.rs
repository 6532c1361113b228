use async_trait::async_trait;
use serde_json::Value;

use super::PortError;

/// What a language model is asked. There are no turns: what was said before is data in the message, because whoever sends
/// it could have made it up, the assistant's own part too.
#[derive(Clone, Debug, PartialEq)]
pub struct ModelRequest {
    /// What it has to do, and how.
    pub instructions: String,
    /// What it may know, and the person's words.
    pub message: String,
    /// The JSON schema of its answer.
    pub schema: Value,
    /// Most tokens of its answer.
    pub most_tokens: u32,
}

/// What a language model has answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The text; none when it declined, broke off, or wanted something else than to answer.
    pub text: Option<String>,
    /// What question and answer have cost, in tokens.
    pub tokens: u32,
}

/// A language model. It has no tools: it says something, and that is all it can do.
#[async_trait]
pub trait Model: Send + Sync {
    /// What it is called, for the record of a conversation.
    fn name(&self) -> &str;

    /// Asks it once, in bounded time. What it says is a stranger's text. MUST name neither the address nor the key nor
    /// anything that was said in its errors.
    async fn complete(&self, request: &ModelRequest) -> Result<Completion, PortError>;
}
