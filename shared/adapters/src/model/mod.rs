//! A language model: Amazon Bedrock, or any service that speaks the protocol of OpenAI's chat completions. Either is asked
//! briefly, and what it says is read as a stranger's text.

mod bedrock;
mod call;
mod openai;

pub use bedrock::BedrockModel;
pub(crate) use call::CALL_TIMEOUT;
pub use openai::{ModelSettingsError, OpenAiModel};
