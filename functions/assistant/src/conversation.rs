//! What a message is about: the document, the question that was asked, and the person's words.

use domain::content::question::Question;
use domain::content::{Catalog, County, DocumentType, Guide};
use domain::interview::{Answers, Interview};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::waiting::{OpenProposal, Waiting};

/// What the conversation is about.
#[derive(Clone, Copy)]
pub struct ChatSubject<'a> {
    /// The kind of document.
    pub document_type: &'a DocumentType,
    /// The answers that are saved.
    pub answers: &'a Answers,
    /// The county in which the papers will be filed, where one is known.
    pub county: Option<&'a County>,
}

/// What was said.
#[derive(Clone, Copy, Default)]
pub struct ChatInput<'a> {
    /// The person's words, without surrounding space.
    pub words: &'a str,
    /// What was said before, the oldest first.
    pub before: &'a [Turn],
    /// Id of the question that was being asked, where the client names it.
    pub asked: Option<&'a str>,
    /// What waits for the person's word, in the order in which it was shown. None from clients that do not say so.
    pub open: Option<&'a [OpenProposal]>,
    /// Ids of the questions that were put off.
    pub put_off: &'a [String],
    /// Whether the questions are stopped because of danger.
    pub is_stopped: bool,
    /// Ids of the questions whose answers were just taken. None from clients that do not take answers.
    pub taken: Option<&'a [String]>,
}

/// Something said before.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Turn {
    /// Who said it.
    pub role: Role,
    /// What.
    pub content: String,
}

/// Who says something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// The person.
    User,
    /// The assistant.
    Assistant,
}

/// A message in its setting.
pub struct Conversation<'a> {
    /// Everything in the content files.
    pub(crate) catalog: &'a Catalog,
    /// The kind of document.
    pub(crate) document_type: &'a DocumentType,
    /// The answers so far.
    pub(crate) answers: &'a Answers,
    /// The questions with these answers.
    pub(crate) interview: Interview<'a>,
    /// The question that was asked, or the first open one; none when all is answered.
    pub(crate) question: Option<&'a Question>,
    /// What was said before, the oldest first.
    pub(crate) before: &'a [Turn],
    /// The person's words, without surrounding space.
    pub(crate) words: &'a str,
    /// The calendar day in Florida.
    pub(crate) today: Date,
    /// What waits for the person's word; none from clients that do not say so.
    pub(crate) waiting: Option<Vec<Waiting<'a>>>,
    /// Whether the questions are stopped because of danger.
    pub(crate) is_stopped: bool,
    /// Ids of the questions whose answers were just taken; none from clients that do not take answers.
    pub(crate) taken: Option<&'a [String]>,
    /// Ids of the questions that were put off.
    put_off: &'a [String],
}

impl<'a> Conversation<'a> {
    /// A message about a document, on this calendar day in Florida.
    #[must_use]
    pub fn new(catalog: &'a Catalog, subject: ChatSubject<'a>, said: ChatInput<'a>, today: Date) -> Self {
        let ChatSubject { document_type, answers, county } = subject;
        let interview = Interview::new(document_type, answers).filed_in(county);
        let ChatInput { words, before, asked, open, put_off, is_stopped, taken } = said;
        let waiting =
            open.map(|open| open.iter().filter_map(|each| Waiting::new(document_type, each)).collect());
        let conversation = Self {
            catalog,
            document_type,
            answers,
            interview,
            question: None,
            before,
            words,
            today,
            waiting,
            is_stopped,
            taken,
            put_off,
        };
        let asked =
            asked.and_then(|id| document_type.question(id)).or_else(|| asked_last(document_type, before));
        let applies = asked.filter(|question| conversation.interview.is_visible(&question.id));
        let question = applies.or_else(|| conversation.undecided().next());
        Self { question, ..conversation }
    }

    /// What was said before, the oldest first.
    #[must_use]
    pub fn before(&self) -> &'a [Turn] {
        self.before
    }

    /// What the guide can say besides the questions.
    pub(crate) fn guide(&self) -> &'a Guide {
        &self.catalog.guide
    }

    /// The questions that apply with the answers so far.
    pub(crate) fn applying(&self) -> impl Iterator<Item = &'a Question> {
        self.document_type.questions.iter().filter(|each| self.interview.is_visible(&each.id))
    }

    /// The questions without an answer, optional ones too, in the order in which they are asked.
    pub(crate) fn open(&self) -> impl Iterator<Item = &'a Question> {
        self.applying().filter(|each| self.answers.get(&each.id).is_none())
    }

    /// The open questions that no proposal waits for.
    pub(crate) fn undecided(&self) -> impl Iterator<Item = &'a Question> {
        let waits = |question: &Question| {
            self.waiting.iter().flatten().any(|waiting| waiting.question.id == question.id)
        };
        self.open().filter(move |question| !waits(question))
    }

    /// The question to ask next: the first open one, then those that were put off, but for optional ones.
    pub(crate) fn next(&self) -> Option<&'a Question> {
        let mut open = self.undecided();
        let first = open.find(|question| !self.put_off.contains(&question.id));
        first.or_else(|| self.undecided().find(|question| !question.optional))
    }

    /// The first answer that is held back, with what is wrong with it, where it was not put off.
    pub(crate) fn held(&self) -> Option<(&'a Question, String)> {
        let mut problems = self.interview.problems(self.today);
        let mut asked = self.applying().filter(|question| !self.put_off.contains(&question.id));
        asked.find_map(|question| problems.remove(&question.id).map(|problem| (question, problem)))
    }

    /// The same message, with these answers saved and nothing waiting.
    pub(crate) fn after<'b>(&self, answers: &'b Answers) -> Conversation<'b>
    where
        'a: 'b,
    {
        let subject =
            ChatSubject { document_type: self.document_type, answers, county: self.interview.county() };
        let said = ChatInput { put_off: self.put_off, ..ChatInput::default() };
        Conversation::new(self.catalog, subject, said, self.today)
    }

    /// Whether the words ask something, as far as their form shows.
    pub(crate) fn is_question(&self) -> bool {
        self.words.trim_end().ends_with('?')
    }
}

/// The question that the assistant asked last, as far as its words show: for clients that do not name it.
fn asked_last<'a>(document_type: &'a DocumentType, turns: &[Turn]) -> Option<&'a Question> {
    let last = turns.iter().rfind(|turn| turn.role == Role::Assistant)?;
    let asked = document_type.questions.iter().filter(|question| last.content.contains(&question.text));
    asked.max_by_key(|question| last.content.rfind(&question.text))
}
