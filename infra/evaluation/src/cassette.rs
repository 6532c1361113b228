//! Recorded replies of a model, by the hash of what it was asked: what a real model said can be held against the guards again
//! without asking it.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use shared::ports::{Completion, Model, ModelRequest, PortError};

use crate::EvaluationError;

/// What a model has said.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Tape {
    model: String,
    replies: BTreeMap<String, Reply>,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Reply {
    text: Option<String>,
    tokens: u32,
}

/// A model whose replies are recorded, or one that is nothing but its recorded replies.
pub struct Cassette {
    name: String,
    live: Option<Arc<dyn Model>>,
    tape: Mutex<Tape>,
    path: PathBuf,
}

impl Cassette {
    /// Asks the model, and keeps what it says.
    #[must_use]
    pub fn record(live: Arc<dyn Model>, path: PathBuf) -> Self {
        let name = live.name().to_string();
        let tape = Mutex::new(Tape { model: name.clone(), replies: BTreeMap::new() });
        Self { name, live: Some(live), tape, path }
    }

    /// Says what was recorded, and declines what was never asked.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn replay(path: PathBuf) -> Result<Self, EvaluationError> {
        let file_error = |error: String| EvaluationError::File(path.display().to_string(), error);
        let text = std::fs::read(&path).map_err(|error| file_error(error.to_string()))?;
        let tape: Tape = serde_json::from_slice(&text).map_err(|error| file_error(error.to_string()))?;
        Ok(Self { name: tape.model.clone(), live: None, tape: Mutex::new(tape), path })
    }

    /// Writes what was recorded.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn keep(&self) -> Result<(), EvaluationError> {
        let file_error = |error: String| EvaluationError::File(self.path.display().to_string(), error);
        let tape = self.tape.lock().unwrap_or_else(PoisonError::into_inner);
        let text = serde_json::to_string_pretty(&*tape).map_err(|error| file_error(error.to_string()))?;
        std::fs::write(&self.path, text + "\n").map_err(|error| file_error(error.to_string()))
    }
}

/// The hash of a request. The mark around the facts is another one each time and stays out.
fn key(request: &ModelRequest) -> String {
    let facts = request.message.lines().nth(1).unwrap_or_default();
    let whole = [&request.instructions, facts, &request.schema.to_string(), &request.most_tokens.to_string()];
    hex::encode(Sha256::digest(whole.join("\n")))
}

#[async_trait]
impl Model for Cassette {
    fn name(&self) -> &str {
        &self.name
    }

    async fn complete(&self, request: &ModelRequest) -> Result<Completion, PortError> {
        let key = key(request);
        let Some(live) = &self.live else {
            let tape = self.tape.lock().unwrap_or_else(PoisonError::into_inner);
            // What was never asked is declined: a failure would have the model left alone for a while.
            let reply = tape.replies.get(&key).cloned().unwrap_or(Reply { text: None, tokens: 0 });
            return Ok(Completion { text: reply.text, tokens: reply.tokens });
        };
        let said = live.complete(request).await?;
        let reply = Reply { text: said.text.clone(), tokens: said.tokens };
        self.tape.lock().unwrap_or_else(PoisonError::into_inner).replies.insert(key, reply);
        Ok(said)
    }
}
