//! Amazon Bedrock's Converse: one model of this account, asked by the function's own role. There is no second vendor and no
//! key, and Amazon keeps nothing of what is sent.

mod abilities;
mod schemas;
mod wire;

use async_trait::async_trait;
use aws_sdk_bedrockruntime::Client;
use aws_sdk_bedrockruntime::error::SdkError;
use aws_sdk_bedrockruntime::operation::converse::ConverseError;
use shared::ports::{Completion, Model, ModelRequest, PortError};
use tokio::time::timeout;

use super::call::{CALL_TIMEOUT, unavailable};
use abilities::Abilities;
use schemas::Schemas;

/// A model of Amazon Bedrock.
pub struct BedrockModel {
    client: Client,
    name: String,
    abilities: Abilities,
    schemas: Schemas,
}

impl BedrockModel {
    /// The model with this id, or behind the inference profile with this id. Nothing is called yet.
    #[must_use]
    pub fn new(client: Client, name: &str) -> Self {
        Self { client, name: name.to_string(), abilities: Abilities::default(), schemas: Schemas::default() }
    }

    /// Asks, and asks again without what the model has just said that it does not know.
    async fn ask(&self, request: &ModelRequest) -> Result<Completion, PortError> {
        let schema = self.schemas.document(&request.schema).map_err(unavailable)?;
        loop {
            let asks = self.abilities.asks();
            let call = self.client.converse().model_id(&self.name);
            let call = wire::with(call, request, schema.clone(), asks).map_err(unavailable)?;
            match call.send().await {
                Ok(answer) => return Ok(wire::read(answer, request)),
                Err(refused) if self.abilities.learn(asks, &refused) => {}
                Err(failed) => return Err(unavailable(reason(&failed))),
            }
        }
    }
}

/// Why there is no answer, without a word of what was said.
fn reason(error: &SdkError<ConverseError>) -> String {
    match error.raw_response().map(|answer| answer.status().as_u16()) {
        Some(status) if status != 200 => format!("status {status}"),
        Some(_) => "an answer that cannot be read".to_string(),
        None if is_slow(error) => "it is too slow".to_string(),
        None => "it is not reached".to_string(),
    }
}

fn is_slow(error: &SdkError<ConverseError>) -> bool {
    match error {
        SdkError::TimeoutError(_) => true,
        SdkError::DispatchFailure(failure) => failure.is_timeout(),
        _ => false,
    }
}

#[async_trait]
impl Model for BedrockModel {
    fn name(&self) -> &str {
        &self.name
    }

    async fn complete(&self, request: &ModelRequest) -> Result<Completion, PortError> {
        timeout(CALL_TIMEOUT, self.ask(request)).await.map_err(|_| unavailable("it is too slow"))?
    }
}
