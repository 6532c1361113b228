//! The models that the cases can be answered with: an ideal one, one that the environment names, and what one of them has said
//! before.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use adapters::{OpenAiModel, Policy, Services, Setting, Settings};
use assistant::Voice;
use domain::content::Catalog;
use serde_json::json;
use shared::ports::Model;

use crate::cassette::Cassette;
use crate::{Case, EvaluationError, oracle};

/// Which model was asked for.
#[derive(Clone, Copy, Debug)]
pub struct VoiceOptions {
    /// The one that knows what is expected.
    pub oracle: bool,
    /// Whatever it says is kept.
    pub record: bool,
    /// Only what was kept is said.
    pub recorded: bool,
}

/// A model that speaks for the assistant, and where what it says is kept, if it is.
pub struct Speaker {
    /// The voice.
    pub voice: Voice,
    tape: Option<Arc<Cassette>>,
}

impl Speaker {
    /// The model that was asked for; none, when none was and the environment names none.
    ///
    /// # Errors
    /// A model that cannot be asked, or recorded replies that cannot be read.
    pub async fn of(
        asked: VoiceOptions,
        catalog: &Catalog,
        cases: &[Case],
    ) -> Result<Option<Self>, EvaluationError> {
        if asked.recorded {
            let replies = Cassette::replay(path())?;
            return Ok(Some(Self { voice: Voice::new(Arc::new(replies)), tape: None }));
        }
        let model = if asked.oracle {
            Some(open_ai(&oracle::serve(catalog, cases).await?, "oracle", "")?)
        } else {
            named().await?
        };
        Ok(model.map(|model| if asked.record { Self::recording(model) } else { Self::live(model) }))
    }

    fn live(model: Arc<dyn Model>) -> Self {
        Self { voice: Voice::new(model), tape: None }
    }

    fn recording(model: Arc<dyn Model>) -> Self {
        let tape = Arc::new(Cassette::record(model, path()));
        let voice = Voice::new(Arc::<Cassette>::clone(&tape));
        Self { voice, tape: Some(tape) }
    }

    /// Keeps what was said, where it is to be kept.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep(&self) -> Result<(), EvaluationError> {
        self.tape.as_ref().map_or(Ok(()), |tape| tape.keep())
    }
}

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cassette.json")
}

/// The model that the environment names: `COQUINA_BEDROCK_MODEL`, with the credentials of AWS there, or `COQUINA_MODEL_URL`,
/// `COQUINA_MODEL_NAME` and `COQUINA_MODEL_KEY`.
async fn named() -> Result<Option<Arc<dyn Model>>, EvaluationError> {
    let setting = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    if let Some(name) = setting("COQUINA_BEDROCK_MODEL") {
        let region = setting("AWS_REGION").unwrap_or_else(|| "us-east-1".to_string());
        let told = BTreeMap::from([(Setting::BedrockModel, name)]);
        let services = Services::new(Settings { region, told, policy: Policy::default(), endpoints: None });
        return services.model().await.map_err(|error| EvaluationError::Model(error.to_string()));
    }
    let Some(base) = setting("COQUINA_MODEL_URL") else { return Ok(None) };
    let name = setting("COQUINA_MODEL_NAME").unwrap_or_default();
    open_ai(&base, &name, &setting("COQUINA_MODEL_KEY").unwrap_or_default()).map(Some)
}

fn open_ai(base: &str, name: &str, key: &str) -> Result<Arc<dyn Model>, EvaluationError> {
    let model = OpenAiModel::new(base, name, &json!({"key": key}).to_string());
    Ok(Arc::new(model.map_err(|error| EvaluationError::Model(error.to_string()))?))
}
