//! People who talk with the guide, for the tests of its modules.

use domain::content::{Catalog, County, DocumentType};
use domain::interview::{AnswerChanges, Answers};
use jiff::civil::Date;
use serde_json::{Map, Value, json};

use crate::conversation::{ChatInput, ChatSubject, Conversation, Role, Turn};
use crate::guide;
use crate::reply::Reply;
use crate::waiting::{OpenProposal, ProposalState};

/// The one answer that a reply proposes: its question, and the text.
pub(crate) fn only_proposal(reply: &Reply) -> (&str, &str) {
    match reply.proposals.as_slice() {
        [one] => (&one.question, one.value.option()),
        _ => panic!("{reply:?}"),
    }
}

/// Someone who prepares a document.
#[derive(Clone)]
pub(crate) struct Person {
    document_type: &'static DocumentType,
    answers: Answers,
    asked: Option<&'static str>,
    county: Option<&'static County>,
    before: Vec<Turn>,
    open: Option<Vec<OpenProposal>>,
    put_off: Vec<String>,
    is_stopped: bool,
    taken: Option<Vec<String>>,
}

impl Person {
    pub(crate) fn new(document_type: &str) -> Self {
        let document_type = Catalog::embedded().unwrap().document_type(document_type).unwrap();
        Self {
            document_type,
            answers: Answers::default(),
            asked: None,
            county: None,
            before: Vec::new(),
            open: None,
            put_off: Vec::new(),
            is_stopped: false,
            taken: None,
        }
    }

    /// Someone who has just been asked this question.
    pub(crate) fn at(document_type: &str, question: &'static str) -> Self {
        Self::new(document_type).asked(question)
    }

    /// Someone with an answer to every question of a will.
    pub(crate) fn answered_will() -> Self {
        let mut person = Self::new("simpleWill");
        for (question, answer) in [
            ("fullName", "Maria Lopez"),
            ("address", "123 Main Street, Orlando, FL 32801"),
            ("maritalStatus", "Married"),
            ("hasChildren", "No"),
            ("primaryBeneficiary", "Carlos Lopez"),
            ("alternateBeneficiary", "Eva Lopez"),
            ("executorName", "Pedro Ramirez"),
            ("alternateExecutorName", "Rosa Ramirez"),
            ("specificBequests", "None"),
        ] {
            person.answer(question, json!(answer));
        }
        person
    }

    pub(crate) fn asked(&self, question: &'static str) -> Self {
        Self { asked: Some(question), ..self.clone() }
    }

    /// The same person with papers that will be filed in this county.
    pub(crate) fn in_county(&self, county: &str) -> Self {
        let county = Catalog::embedded().unwrap().counties.iter().find(|each| each.id.as_str() == county);
        Self { county, ..self.clone() }
    }

    /// The same person with this answer read back to them, which waits.
    pub(crate) fn shown(&self, question: &str, value: Value, standing: ProposalState) -> Self {
        let mut open = self.open.clone().unwrap_or_default();
        let (question, number) = (question.to_string(), open.len() + 1);
        open.push(OpenProposal { question, value, words: String::new(), number, standing });
        Self { open: Some(open), ..self.clone() }
    }

    pub(crate) fn putting_off(&self, question: &str) -> Self {
        Self { put_off: vec![question.to_string()], ..self.clone() }
    }

    /// The same person on a page that takes answers, and has just taken these.
    pub(crate) fn taking(&self, taken: &[&str]) -> Self {
        let taken = taken.iter().map(ToString::to_string).collect();
        let open = Some(self.open.clone().unwrap_or_default());
        Self { taken: Some(taken), open, ..self.clone() }
    }

    /// The same person after the questions were stopped.
    pub(crate) fn stopped(&self) -> Self {
        Self { is_stopped: true, ..self.clone() }
    }

    /// The same person after this was said and answered.
    pub(crate) fn after(&self, words: &str, answer: &str) -> Self {
        let turn = |role, content: &str| Turn { role, content: content.to_string() };
        Self { before: vec![turn(Role::User, words), turn(Role::Assistant, answer)], ..self.clone() }
    }

    pub(crate) fn answer(&mut self, question: &str, value: Value) {
        let raw = Map::from_iter([(question.to_string(), value)]);
        self.answers = self.answers.clone().with(AnswerChanges::parse(self.document_type, &raw).unwrap());
    }

    pub(crate) fn says(&self, words: &str) -> Reply {
        let subject =
            ChatSubject { document_type: self.document_type, answers: &self.answers, county: self.county };
        let (before, open) = (&self.before[..], self.open.as_deref());
        let (put_off, is_stopped) = (&self.put_off[..], self.is_stopped);
        let taken = self.taken.as_deref();
        let said = ChatInput { words, before, asked: self.asked, open, put_off, is_stopped, taken };
        let today = Date::constant(2026, 11, 21);
        guide::reply(&Conversation::new(Catalog::embedded().unwrap(), subject, said, today))
    }
}

pub(crate) fn says(reply: &Reply, words: &str) -> bool {
    reply.message.contains(words)
}
