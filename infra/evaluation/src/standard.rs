//! What has to pass, and how much of it.

use domain::content::Catalog;
use domain::content::question::Kind;

use crate::case::Case;
use crate::class::Class;

/// Cases that are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Answers found in messages: one, several, or changed.
    Answers,
    /// Answers to questions with options, and to statements to tick.
    Choices,
    /// The same, where options to choose from are as good as the right answer.
    Shown,
    /// One class by itself.
    Class(Class),
    /// Every case.
    All,
}

/// How much of a group has to pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standard {
    /// The cases.
    pub group: Group,
    /// The least share that has to pass, in hundredths.
    pub percent: usize,
}

impl Standard {
    /// Every standard, in the order of the table.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let together = [(Group::Answers, 98), (Group::Choices, 98), (Group::Shown, 100)];
        let alone = Class::ALL.iter().filter(|class| !is_an_answer(**class));
        let alone = alone.map(|class| (Group::Class(*class), least(*class)));
        together.into_iter().chain(alone).map(|(group, percent)| Self { group, percent }).collect()
    }
}

fn least(class: Class) -> usize {
    match class {
        Class::Decline | Class::Emergency | Class::Injection => 100,
        Class::Extraction | Class::Several | Class::Correction => 98,
        Class::Allowed | Class::Facts | Class::Language | Class::Talk => 95,
    }
}

fn is_an_answer(class: Class) -> bool {
    matches!(class, Class::Extraction | Class::Several | Class::Correction)
}

impl Group {
    /// The name in the table.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Answers => "extraction, several and correction together",
            Self::Choices => "choices, of the extraction",
            Self::Shown => "choices, understood or shown to choose from",
            Self::Class(class) => class.name(),
            Self::All => "all",
        }
    }

    /// Whether a case is counted here.
    #[must_use]
    pub fn has(self, catalog: &Catalog, case: &Case) -> bool {
        match self {
            Self::Answers => is_an_answer(case.class),
            Self::Choices | Self::Shown => case.class == Class::Extraction && is_a_choice(catalog, case),
            Self::Class(class) => case.class == class,
            Self::All => true,
        }
    }
}

fn is_a_choice(catalog: &Catalog, case: &Case) -> bool {
    let kind = catalog.document_type(&case.kind);
    let question = case.asked.as_deref().and_then(|id| kind?.question(id));
    question.is_some_and(|question| question.kind.is_choice() || question.kind == Kind::Checkbox)
}
