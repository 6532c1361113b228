//! What a message is held against: the words of the question that was asked, and what the other questions are called.

use std::collections::BTreeSet;

use crate::classifier::plain_words;
use crate::content::DocumentType;
use crate::content::fact::FactKind;
use crate::content::question::Question;

/// Letters by which forms of a word count as one.
const ROOT: usize = 5;
/// Shorter options are said of anything.
const SHORTEST_OPTION: usize = 4;
/// Small words, which questions of all kinds have.
const SMALL: &str = "the a an of to and or in on for is are be what who will you your if any this that it each one how would \
                     like do does have has with by at as from not no should can more than which when there their they may e g \
                     about after before give want";

/// The question that was asked, among the questions of its document.
pub(super) struct QuestionContext<'a> {
    document_type: &'a DocumentType,
    pub(super) question: &'a Question,
}

impl<'a> QuestionContext<'a> {
    pub(super) fn new(document_type: &'a DocumentType, question: &'a Question) -> Self {
        Self { document_type, question }
    }

    /// What the answer is made of, where it is made of pieces.
    pub(super) fn pieces(&self) -> &'static str {
        let composes = |id: Option<&str>| id == Some(self.question.id.as_str());
        let fact = self.document_type.facts.iter().find(|fact| composes(fact.composes.as_deref()));
        fact.map(|fact| learned_name(fact.kind)).unwrap_or_default()
    }

    /// How many different words the message has in common with the question.
    pub(super) fn shared(&self, words: &[String]) -> usize {
        let question = self.question;
        let told = [Some(&question.text), question.placeholder.as_ref(), question.label.as_ref()];
        let told = told.into_iter().flatten().chain(names(question)).flat_map(|text| plain_words(text));
        let own: BTreeSet<String> = told.filter(|word| !is_small(word)).map(|word| root(&word)).collect();
        let said: BTreeSet<&String> = words.iter().filter(|word| !is_small(word)).collect();
        said.into_iter().filter(|word| own.contains(&root(word))).count()
    }

    /// Whether what this question asks for is called by its name.
    pub(super) fn is_named(&self, spoken: &str) -> bool {
        is_named(self.question, spoken)
    }

    /// Whether what another question asks for is called by its name.
    pub(super) fn names_another(&self, spoken: &str) -> bool {
        self.others().any(|other| is_named(other, spoken))
    }

    /// Whether an option of another question is said.
    pub(super) fn chooses_elsewhere(&self, spoken: &str) -> bool {
        let options = self.others().flat_map(|other| &other.options);
        let mut plain = options.map(|option| plain_words(option).join(" "));
        plain.any(|option| option.len() >= SHORTEST_OPTION && says(spoken, &option))
    }

    fn others(&self) -> impl Iterator<Item = &'a Question> {
        self.document_type.questions.iter().filter(|other| other.id != self.question.id)
    }
}

/// What the weights know a kind of fact by. It stays when the kind is called otherwise: another name would be a feature that was
/// never learned.
fn learned_name(kind: FactKind) -> &'static str {
    match kind {
        FactKind::Text => "Text",
        FactKind::Name => "Name",
        FactKind::Date => "Date",
        FactKind::Amount => "Amount",
        FactKind::Income => "Income",
        FactKind::Number => "Number",
        FactKind::YesNo => "YesNo",
        FactKind::Choice => "Choice",
        FactKind::Choices => "Choices",
        FactKind::County => "County",
        FactKind::Address => "Address",
        FactKind::Person => "Person",
        FactKind::People => "People",
        FactKind::Items => "Items",
        FactKind::Shares => "Shares",
        FactKind::Schedule => "Schedule",
    }
}

/// The beginning of a word.
pub(super) fn root(word: &str) -> String {
    word.chars().take(ROOT).collect()
}

fn is_small(word: &str) -> bool {
    SMALL.split(' ').any(|small| small == word)
}

/// What people call the answer.
fn names(question: &Question) -> impl Iterator<Item = &String> {
    question.phrasing.called.iter().chain(&question.phrasing.roles)
}

fn is_named(question: &Question, spoken: &str) -> bool {
    names(question).any(|name| says(spoken, &plain_words(name).join(" ")))
}

/// Whether plain words with a space at both ends have a phrase.
fn says(spoken: &str, phrase: &str) -> bool {
    spoken.contains(&format!(" {phrase} "))
}
