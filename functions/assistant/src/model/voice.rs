//! One call of the model, from the question to a reply that may be shown.

use std::sync::Arc;
use std::time::Duration;

use shared::clock;
use shared::metric::{self, Metric};
use shared::ports::{Completion, Model, PortError};
use tokio::time::timeout;

use super::allowance::{Allowance, ModelCall};
use super::breaker::Breaker;
use super::compose;
use super::prompt::{self, PromptInput};
use crate::conversation::Conversation;
use crate::reply::{By, Receipt, Reply};

/// How long a reply of the model is waited for, counters included: the guide's has to come within the same request.
const PATIENCE: Duration = Duration::from_secs(14);

/// This many bytes are taken for a token when tokens are set aside: fewer than are usual.
const BYTES_OF_A_TOKEN: usize = 3;

/// A language model that may speak for the assistant.
pub struct Voice {
    model: Arc<dyn Model>,
    allowance: Option<Allowance>,
    breaker: Breaker,
}

impl Voice {
    /// A model that is asked as often as anyone likes.
    #[must_use]
    pub fn new(model: Arc<dyn Model>) -> Self {
        Self { model, allowance: None, breaker: Breaker::default() }
    }

    /// The same, with an allowance for each person.
    #[must_use]
    pub fn within(self, allowance: Allowance) -> Self {
        Self { allowance: Some(allowance), ..self }
    }

    /// What the model says, when it may be asked, answers, says nothing that it must not, and brings more than the guide.
    pub(super) async fn reply(
        &self,
        conversation: &Conversation<'_>,
        person: &str,
        guide: &Reply,
    ) -> Option<Reply> {
        if !self.breaker.lets_through(clock::now()) {
            return None;
        }
        let asked = prompt::ask(conversation).ok()?;
        let completion = timeout(PATIENCE, self.ask(&asked, person)).await;
        let completion =
            completion.unwrap_or_else(|_| Err(PortError::unavailable("the assistant", "it took too long")));
        let completion = completion.inspect_err(failed).ok()??;
        let reply = compose::reply(conversation, &asked, completion.text.as_deref(), guide)
            .inspect_err(|reason| dropped(reason))
            .ok()??;
        let receipt = Receipt {
            by: By::Model,
            model: Some(self.model.name().to_string()),
            prompt: conversation.catalog.prompt.version.clone(),
        };
        Some(Reply { progress: guide.progress, receipt, ..reply })
    }

    /// Asks within the person's allowance. None when there is nothing left of it.
    async fn ask(&self, asked: &PromptInput, person: &str) -> Result<Option<Completion>, PortError> {
        let Some(allowance) = &self.allowance else { return self.call(asked).await.map(Some) };
        let Some(turn) = allowance.take(person, cost(asked)).await? else { return Ok(None) };
        let completion = self.call(asked).await;
        let used = completion.as_ref().ok().map(|completion| completion.tokens);
        settle(allowance, person, turn, used).await;
        completion.map(Some)
    }

    async fn call(&self, asked: &PromptInput) -> Result<Completion, PortError> {
        let completion = self.model.complete(&asked.request).await;
        self.breaker.note(completion.is_ok(), clock::now());
        completion
    }
}

/// The reply is there; counters that cannot be reached now are no reason to lose it.
async fn settle(allowance: &Allowance, person: &str, turn: ModelCall, used: Option<u32>) {
    if let Err(error) = allowance.give_back(person, turn, used).await {
        tracing::warn!(%error, "a turn of the language model could not be given back");
    }
}

fn failed(error: &PortError) {
    tracing::warn!(%error, "the language model was asked in vain");
    metric::count(Metric::ModelCallsFailed);
}

fn dropped(reason: &str) {
    tracing::warn!(reason, "a reply of the language model was not used");
    metric::count(Metric::ModelRepliesDropped);
}

/// What question and answer can cost, in tokens.
fn cost(asked: &PromptInput) -> i64 {
    let request = &asked.request;
    let bytes = request.instructions.len() + request.message.len() + request.schema.to_string().len();
    i64::try_from(bytes / BYTES_OF_A_TOKEN).unwrap_or(i64::MAX / 2) + i64::from(request.most_tokens)
}
