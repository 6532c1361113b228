//! What was understood before, as far as it can be an answer.

use domain::content::DocumentType;
use domain::content::question::Question;
use domain::interview::{Answer, AnswerChanges, Answers};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use crate::reply::Proposal;

/// An answer that was understood and waits for the person's word.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenProposal {
    /// Id of the question.
    pub question: String,
    /// The answer as it was proposed.
    #[schema(value_type = Answer)]
    pub value: Value,
    /// The person's own words.
    #[serde(default)]
    pub words: String,
    /// Which of the answers of its message it is, from 1.
    #[serde(default)]
    pub number: usize,
    /// What has been said since.
    pub standing: ProposalState,
}

/// What has been said since an answer was proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ProposalState {
    /// Nothing: the person has just been asked whether it is right.
    Asked,
    /// Something else, and nothing that was proposed later waits.
    Newest,
    /// Something else, and what was proposed later waits, too.
    Older,
}

/// A proposal that waits for the person's word. What a client sends is parsed like any other answer.
pub(crate) struct Waiting<'a> {
    pub(crate) question: &'a Question,
    pub(crate) value: Answer,
    words: &'a str,
    pub(crate) number: usize,
    pub(crate) standing: ProposalState,
}

impl<'a> Waiting<'a> {
    pub(crate) fn new(document_type: &'a DocumentType, open: &'a OpenProposal) -> Option<Self> {
        let OpenProposal { question, value, words, number, standing } = open;
        let raw = Map::from_iter([(question.clone(), value.clone())]);
        let answers = Answers::default().with(AnswerChanges::parse(document_type, &raw).ok()?);
        let value = answers.get(question)?.clone();
        let question = document_type.question(question)?;
        Some(Self { question, value, words, number: *number, standing: *standing })
    }

    pub(crate) fn proposal(&self) -> Proposal {
        let Self { question, value, words, .. } = self;
        Proposal {
            question: question.id.clone(),
            text: question.text.clone(),
            value: value.clone(),
            words: (*words).to_string(),
        }
    }
}

/// The saved answers, and these.
pub(crate) fn answers_with(
    document_type: &DocumentType,
    saved: &Answers,
    waiting: &[&Waiting<'_>],
) -> Answers {
    let raw = waiting.iter().map(|each| (each.question.id.clone(), json!(each.value)));
    match AnswerChanges::parse(document_type, &Map::from_iter(raw)) {
        Ok(changes) => saved.clone().with(changes),
        Err(_) => saved.clone(),
    }
}
