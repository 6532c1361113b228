//! What the assistant says.

use domain::content::citation::Citation;
use domain::danger::Kind;
use domain::interview::{Answer, Answers};
use serde::Serialize;
use utoipa::ToSchema;

use crate::widget::Widget;

/// What the assistant says. Nothing of it is stored here: the client saves what is taken, and what the person confirms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// The reply.
    pub message: String,
    /// What the message was understood as, besides the answers in it.
    pub acts: Vec<Act>,
    /// The sources that it rests on, as they are cited.
    pub sources: Vec<String>,
    /// Answers that were understood, to be confirmed by the person. What is taken at once stands in the acts.
    pub proposals: Vec<Proposal>,
    /// Id of the question whose answer they repeat, where they do.
    pub copied_from: Option<String>,
    /// Id of the question that the reply asks; null when it asks none.
    pub question: Option<String>,
    /// What that question can be answered with besides words, where the words were not surely understood.
    pub widget: Option<Widget>,
    /// What one press can say next.
    pub suggestions: Vec<String>,
    /// How far the answers have come.
    pub progress: Progress,
    /// Who answered.
    pub receipt: Receipt,
}

impl Reply {
    /// The reply to a message that does this.
    pub(crate) fn to(self, act: Act) -> Self {
        Self { acts: vec![act], ..self }
    }

    /// Everything that the message was understood as, with these answers saved.
    pub(crate) fn all_acts(&self, saved: &Answers) -> Vec<Act> {
        if let Some(from) = self.copied_from.clone() {
            return vec![Act::Copy { from, answers: self.proposals.clone() }];
        }
        let is_edit = |proposal: &&Proposal| saved.get(&proposal.question).is_some();
        let (edits, answers): (Vec<_>, Vec<_>) = self.proposals.iter().partition(is_edit);
        let given = |proposals: Vec<&Proposal>| proposals.into_iter().cloned().collect::<Vec<_>>();
        let answer = (!answers.is_empty()).then(|| Act::Answer { answers: given(answers) });
        let edit = (!edits.is_empty()).then(|| Act::Edit { answers: given(edits) });
        self.acts.iter().cloned().chain(answer).chain(edit).collect()
    }
}

/// What a message does. A message without any act was not understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
#[schema(as = ChatAct)]
pub enum Act {
    /// It answers questions. The answers wait for the person's word.
    Answer {
        /// In the order of the questions.
        answers: Vec<Proposal>,
    },
    /// It answers questions anew that have a saved answer. The answers wait for the person's word.
    Edit {
        /// In the order of the questions.
        answers: Vec<Proposal>,
    },
    /// It answers a question by what was answered before: "same as mine". The answers wait for the person's word.
    Copy {
        /// Id of the question that was answered so before.
        from: String,
        /// In the order of the questions.
        answers: Vec<Proposal>,
    },
    /// It answers a question plainly and with little risk. The client keeps the answers at once, names them with the reply and
    /// offers to take them back.
    Take {
        /// In the order of the questions.
        answers: Vec<Proposal>,
    },
    /// It takes back what was just taken.
    Undo {
        /// Ids of the questions whose answers are taken back.
        questions: Vec<String>,
    },
    /// It says that what waits is right.
    Confirm {
        /// Ids of the questions whose answers are right.
        questions: Vec<String>,
    },
    /// It says that what waits is not right. Where there are several, the reply asks which.
    Reject {
        /// Ids of the questions whose answers are not right.
        questions: Vec<String>,
    },
    /// It leaves a question for later.
    PutOff {
        /// Id of the question.
        question: String,
    },
    /// It asks what the question, an option or a word means, and the reply says so.
    Explain,
    /// It asks for what only a lawyer may say or do, and the reply declines.
    Decline,
    /// It asks about the service, its price or the county, and the reply says so.
    Service,
    /// It speaks of danger, or is said while the questions are stopped. Nothing is asked, until the person goes on.
    Stop {
        /// What kind of danger the help in the reply is for; null for every kind.
        #[schema(required)]
        kind: Option<Kind>,
    },
    /// It is talk, or asks to go on.
    Chat,
}

/// How far the saved answers have come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ChatProgress)]
pub struct Progress {
    /// Questions with an answer.
    pub answered: usize,
    /// Questions that apply.
    pub total: usize,
}

/// Who answered, so that a person can keep it with the conversation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ChatReceipt)]
pub struct Receipt {
    /// The built-in guide, or a language model.
    pub by: By,
    /// Name of the model; null for the guide.
    #[schema(required)]
    pub model: Option<String>,
    /// Version of the content that spoke: the guide's, or the prompt's.
    pub prompt: String,
}

/// Who can answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ChatVoice)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// The built-in guide.
    #[default]
    Guide,
    /// A language model.
    Model,
}

/// An answer that was understood. It is not stored yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Proposal {
    /// Id of the question.
    pub question: String,
    /// The question as asked.
    pub text: String,
    /// The answer, as it can be saved.
    pub value: Answer,
    /// The person's own words.
    pub words: String,
}

/// Sources as they are cited. What still has to be checked by a lawyer is not named: a conversation has no room for the mark
/// that the pages have.
pub(crate) fn cited(law: &[Citation]) -> Vec<String> {
    law.iter().filter(|source| !source.unchecked).map(ToString::to_string).collect()
}
