//! Clauses as data: text with places for answers.

use crate::condition::Condition;
use crate::question::Citation;

/// The clauses of a document type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// Version of the clauses.
    pub version: String,
    /// The day (ISO 8601) as of which they state the law.
    pub law_as_of: String,
    /// The instrument's name.
    pub title: String,
    /// Whose it is.
    pub subject: Text,
    /// Label of the initials line, when each page is to be initialled.
    pub initials: Option<String>,
    /// The clauses, in order.
    pub clauses: Vec<Clause>,
    /// The cover sheet.
    pub cover: Vec<CoverList>,
}

/// One clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Stable id.
    pub id: String,
    /// Heading as printed.
    pub heading: String,
    /// Whether it counts as an article.
    pub numbered: bool,
    /// Whether it starts a page of its own.
    pub new_page: bool,
    /// The sources it rests on.
    pub law: Vec<Citation>,
    /// What it means, in plain language.
    pub meaning: String,
    /// When it is printed; always, when absent.
    pub when: Option<Condition>,
    /// What it prints.
    pub blocks: Vec<Piece>,
}

/// A part of a clause, with its condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// When it is printed; always, when absent.
    pub when: Option<Condition>,
    /// What is printed.
    pub content: Content,
}

/// What a part of a clause prints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Drafted words.
    Paragraph(Text),
    /// The person's own words: the answer to this question.
    Quote(String),
    /// Lines to be completed by hand: label, width in per cent, and the name under the line.
    Signature(Vec<(String, u8, Option<Text>)>),
}

/// A titled list of the cover sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoverList {
    /// Heading of the list.
    pub heading: String,
    /// Whether the items are steps.
    pub ordered: bool,
    /// The items, each with its condition.
    pub items: Vec<(Option<Condition>, Text)>,
}

/// Words with places for answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text(pub Vec<Run>);

/// A stretch of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Run {
    /// Words of the template.
    Words(String),
    /// The answer to this question. It is inserted as words, never read as template text.
    Answer(String),
}

impl Text {
    /// Reads template text: `{questionId}` stands for an answer.
    #[must_use]
    pub fn parse(source: &str) -> Self {
        let mut runs = Vec::new();
        let mut rest = source;
        while let Some((words, tail)) = rest.split_once('{') {
            let Some((question, tail)) = tail.split_once('}') else { break };
            runs.push(Run::Words(words.to_string()));
            runs.push(Run::Answer(question.to_string()));
            rest = tail;
        }
        runs.push(Run::Words(rest.to_string()));
        Self(runs)
    }

    /// The questions whose answers are inserted.
    pub fn questions(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|run| match run {
            Run::Answer(question) => Some(question.as_str()),
            Run::Words(_) => None,
        })
    }
}

impl Clause {
    /// Every question that the clause prints or asks about, in order of appearance.
    #[must_use]
    pub fn questions(&self) -> Vec<String> {
        let mut found: Vec<&str> = self.when.iter().flat_map(Condition::questions).collect();
        for piece in &self.blocks {
            found.extend(piece.when.iter().flat_map(Condition::questions));
            found.extend(piece.content.questions());
        }
        let mut ids: Vec<String> = Vec::new();
        for id in found {
            if !ids.iter().any(|known| known == id) {
                ids.push(id.to_string());
            }
        }
        ids
    }
}

impl Content {
    /// The questions whose answers are printed.
    #[must_use]
    pub fn questions(&self) -> Vec<&str> {
        match self {
            Self::Paragraph(text) => text.questions().collect(),
            Self::Quote(question) => vec![question],
            Self::Signature(lines) => lines
                .iter()
                .filter_map(|(_, _, printed)| printed.as_ref())
                .flat_map(Text::questions)
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_name_the_answers_to_insert() {
        let text = Text::parse("I, {fullName}, of {address}.");
        assert_eq!(text.questions().collect::<Vec<_>>(), ["fullName", "address"]);
    }

    #[test]
    fn an_unclosed_brace_is_plain_text() {
        assert_eq!(Text::parse("a { b"), Text(vec![Run::Words("a { b".into())]));
    }
}
