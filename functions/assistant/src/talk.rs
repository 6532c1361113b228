//! What a message is about: the document, the question that was asked, and the person's words.

use domain::answer::Answers;
use domain::catalog::{DocumentType, Guide};
use domain::interview::Interview;
use domain::question::Question;
use jiff::civil::Date;

/// A message in its setting.
pub(crate) struct Talk<'a> {
    /// The kind of document.
    pub(crate) kind: &'a DocumentType,
    /// What the guide can say besides the questions.
    pub(crate) guide: &'a Guide,
    /// The answers so far.
    pub(crate) answers: &'a Answers,
    /// The questions with these answers.
    pub(crate) interview: &'a Interview<'a>,
    /// The question that was asked, or the first open one; none when all is answered.
    pub(crate) question: Option<&'a Question>,
    /// The person's words, without surrounding space.
    pub(crate) words: &'a str,
    /// The calendar day in Florida.
    pub(crate) today: Date,
}

impl<'a> Talk<'a> {
    /// The same talk about the question that was asked, when it applies, or about the first open one.
    pub(crate) fn about(self, asked: Option<&'a Question>) -> Self {
        let asked = asked.filter(|question| self.interview.is_visible(&question.id));
        let question = asked.or_else(|| self.open().next());
        Self { question, ..self }
    }

    /// The questions without an answer, optional ones too, in the order in which they are asked.
    pub(crate) fn open(&self) -> impl Iterator<Item = &'a Question> {
        let asked = self.kind.questions.iter();
        asked.filter(|each| self.interview.is_visible(&each.id) && self.answers.get(&each.id).is_none())
    }

    /// Whether the words ask something, as far as their form shows.
    pub(crate) fn is_question(&self) -> bool {
        self.words.trim_end().ends_with('?')
    }

    /// Whether the words are so many that they can only be an answer.
    pub(crate) fn is_a_long_answer(&self) -> bool {
        const FEW_WORDS: usize = 12;
        !self.words.contains('?') && self.words.split_whitespace().count() > FEW_WORDS
    }
}
