//! Clauses as data: text with places for answers.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::citation::Citation;
use super::condition::Condition;
use super::court_form::Filer;
use super::packet::FormRole;
use super::values;

/// The clauses of a document type.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Template {
    /// Version of the clauses.
    pub version: String,
    /// The day (ISO 8601) as of which they state the law.
    pub law_as_of: String,
    /// The name of the whole.
    pub title: String,
    /// Whose it is.
    pub subject: Text,
    /// What could not be checked about the law, in sentences for the public.
    #[serde(default)]
    pub unverified: Vec<String>,
    /// The instruments, in order.
    #[serde(rename = "instrument")]
    pub instruments: Vec<InstrumentTemplate>,
    /// The clauses of all instruments, in order.
    #[serde(rename = "section")]
    pub clauses: Vec<Clause>,
    /// The people named in the answers, and whether they may witness.
    #[serde(default, rename = "person")]
    pub people: Vec<Person>,
    /// The cover part.
    #[serde(default)]
    pub cover: Vec<CoverList>,
}

/// An instrument before its clauses.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InstrumentTemplate {
    /// Stable id.
    pub id: String,
    /// Its name: the first whose condition holds.
    #[serde(deserialize_with = "texts")]
    pub title: Vec<Item>,
    /// Whose it is.
    pub subject: Option<Text>,
    /// The initials lines at the foot of every page.
    #[serde(default, deserialize_with = "one_or_several")]
    pub initials: Vec<InitialsLine>,
    /// When the first page leaves space for recording; never, when absent.
    pub recording_space: Option<Condition>,
    /// How its clauses are numbered.
    #[serde(default)]
    pub numbering: Numbering,
    /// Whether it is set smaller, because those who use it expect few pages.
    #[serde(default)]
    pub compact: bool,
    /// When it is printed; always, when absent.
    pub when: Option<Condition>,
}

/// A line for initials at the foot of every page.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InitialsLine {
    /// What stands before it.
    pub label: String,
    /// Who initials on it.
    pub by: Text,
}

/// One clause.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// The instrument to which it belongs.
    pub instrument: String,
    /// Stable id.
    pub id: String,
    /// Heading as printed.
    pub heading: String,
    /// Whether it counts as an article.
    pub numbered: bool,
    /// Whether it starts a page of its own.
    #[serde(default)]
    pub new_page: bool,
    /// The sources it rests on.
    pub law: Vec<Citation>,
    /// What it means, in plain language.
    pub meaning: String,
    /// When it is printed; always, when absent.
    pub when: Option<Condition>,
    /// What it prints.
    #[serde(rename = "block")]
    pub blocks: Vec<BlockTemplate>,
}

/// A part of a clause or of the cover, with its condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockTemplate {
    /// When it is printed; always, when absent.
    pub when: Option<Condition>,
    /// What is printed.
    pub content: Content,
}

impl<'de> Deserialize<'de> for BlockTemplate {
    /// The condition stands among the fields of the content. Flattening it would let a misspelt key pass.
    fn deserialize<D: Deserializer<'de>>(file: D) -> Result<Self, D::Error> {
        let mut fields = Map::deserialize(file)?;
        let when = fields.remove("when").map(Condition::deserialize).transpose().map_err(D::Error::custom)?;
        let content = Content::deserialize(Value::Object(fields)).map_err(D::Error::custom)?;
        Ok(Self { when, content })
    }
}

/// What a part of a clause or of the cover prints.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Content {
    /// Drafted words.
    Paragraph {
        /// The words.
        text: Text,
        /// Whether they stand in the middle.
        #[serde(default)]
        centered: bool,
    },
    /// The name of what follows in a clause of several parts.
    Heading {
        /// The name.
        text: Text,
    },
    /// The person's own words.
    Quote {
        /// The question that they answer.
        question: String,
    },
    /// A list.
    List {
        /// What stands before each item.
        style: ListStyle,
        /// The items.
        items: Vec<Item>,
    },
    /// A list with an item for each person, thing or option of a fact.
    Each {
        /// The fact.
        fact: String,
        /// Which persons or things of it, by their fields; all of them, when absent.
        only: Option<Condition>,
        /// What stands before each item.
        style: ListStyle,
        /// What an item says: the parts whose condition holds, one after the other. Places and conditions name fields.
        parts: Vec<Item>,
    },
    /// Statements that count only when initialed.
    Initials {
        /// Who initials them.
        by: Text,
        /// The statements.
        items: Vec<Item>,
    },
    /// A table.
    Table {
        /// Its columns.
        columns: Vec<Column>,
        /// Its rows.
        rows: Vec<Row>,
    },
    /// Lines to be completed by hand.
    Signature {
        /// By whom.
        by: Text,
        /// The lines.
        lines: Vec<Line>,
    },
    /// Everyone named, and whether they may witness. Only on the cover.
    People,
    /// Who signs or initials what, where. Only on the cover.
    Places,
    /// A list with an item for each stage of the packet: what is filed then, in order. Only on the cover.
    Checklist,
    /// A table of the papers that have a part in the packet: how it is called, what it is, who signs it and when it is filed.
    /// Only on the cover.
    Forms {
        /// The part.
        role: FormRole,
        /// Its columns.
        columns: Vec<Column>,
    },
    /// A list of the papers that one of the spouses signs. Only on the cover.
    #[serde(rename = "forms_of")]
    FormsOf {
        /// Which spouse.
        of: Filer,
    },
    /// A list of where the court offers forms of the packet. Only on the cover.
    Addresses,
    /// A list of what the county of filing asks for and most others do not. Only on the cover.
    County,
    /// A table of the tests of a simpler way, and what the answers say of each. Only on the cover.
    Tests {
        /// Its columns.
        columns: Vec<Column>,
        /// Where a test is met.
        met: String,
        /// Where it is not.
        unmet: String,
        /// Where the answers do not say.
        unknown: String,
    },
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The fact for each person or thing of which it is printed once; once alone, when absent.
    pub each: Option<String>,
    /// For which of these, by their fields; for all of them, when absent.
    pub only: Option<Condition>,
    /// When it is printed; always, when absent.
    pub when: Option<Condition>,
    /// Its cells, one for each column. Places in a row for each name fields.
    pub cells: Vec<Text>,
}

/// A text with its condition.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// When it is printed; always, when absent.
    pub when: Option<Condition>,
    /// The text.
    pub text: Text,
}

/// A ruled line.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// What is to be written on it.
    pub label: Text,
    /// Share of the text width, in per cent.
    pub width: u8,
    /// A name printed under it.
    pub printed: Option<Text>,
}

/// Someone named in the answers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Where the name is.
    pub named: Named,
    /// Which persons of a fact are meant, by their fields; all of them, when absent.
    pub only: Option<Condition>,
    /// What the person is in the document, for example "your health care surrogate".
    pub role: String,
    /// Whether the person may witness.
    pub witness: Witness,
    /// Why, in a sentence.
    pub why: String,
    /// The sources of that.
    #[serde(default)]
    pub law: Vec<Citation>,
    /// When the person counts; always, when absent.
    pub when: Option<Condition>,
}

/// Where the answers name someone.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Named {
    /// A short answer is the name.
    Name(Text),
    /// Everyone whom the answer to this question names.
    Words(String),
    /// Each person of a fact, or everyone whom a field of it names: `children.guardian`.
    Fact(String),
}

/// Whether someone may witness a document. Ordered from the mildest to the strictest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Witness {
    /// The law allows it, and so does prudence.
    Allowed,
    /// The law allows it, but it invites questions.
    Avoid,
    /// The law forbids it.
    Barred,
}

/// What stands before the heading of a numbered clause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Numbering {
    /// "Article I."
    #[default]
    Articles,
    /// "1.", as in a paper of a court.
    Plain,
}

/// What stands before each item of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ListStyle {
    /// A dot.
    Bullets,
    /// 1, 2, 3.
    Numbers,
    /// (a), (b), (c).
    Letters,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Column {
    /// Its heading.
    pub heading: String,
    /// Share of the text width, in per cent; the columns of a table add up to 100.
    pub width: u8,
    /// Whether its cells are sums of money, which stand at the right.
    #[serde(default)]
    pub amounts: bool,
}

/// A titled part of the cover.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoverList {
    /// Heading.
    pub heading: String,
    /// Whether it is a page of its own: it starts one, and so does the part after it.
    #[serde(default)]
    pub own_page: bool,
    /// When it is printed; always, when absent.
    pub when: Option<Condition>,
    /// What it holds.
    #[serde(rename = "block")]
    pub blocks: Vec<BlockTemplate>,
}

/// Words with places for answers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub struct Text(pub Vec<Span>);

/// A stretch of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words of the template.
    Words(String),
    /// The answer to this question. It is inserted as words, never read as template text.
    Answer(String),
}

impl From<String> for Text {
    fn from(source: String) -> Self {
        Self::parse(&source)
    }
}

impl Text {
    /// Reads template text: `{questionId}` stands for an answer.
    #[must_use]
    pub fn parse(source: &str) -> Self {
        let mut runs = Vec::new();
        let mut rest = source;
        while let Some((words, tail)) = rest.split_once('{') {
            let Some((question, tail)) = tail.split_once('}') else { break };
            runs.push(Span::Words(words.to_string()));
            runs.push(Span::Answer(question.to_string()));
            rest = tail;
        }
        runs.push(Span::Words(rest.to_string()));
        Self(runs)
    }

    /// The questions whose answers are inserted.
    pub fn questions(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|run| match run {
            Span::Answer(question) => Some(question.as_str()),
            Span::Words(_) => None,
        })
    }
}

/// A text that is always the same, or the first whose condition holds.
pub(super) fn texts<'de, D: Deserializer<'de>>(file: D) -> Result<Vec<Item>, D::Error> {
    Ok(match Value::deserialize(file)? {
        Value::String(text) => vec![Item { when: None, text: text.into() }],
        several => Vec::deserialize(several).map_err(D::Error::custom)?,
    })
}

fn one_or_several<'de, D: Deserializer<'de>, T: DeserializeOwned>(file: D) -> Result<Vec<T>, D::Error> {
    match Value::deserialize(file)? {
        several @ Value::Array(_) => Vec::deserialize(several),
        one => T::deserialize(one).map(|one| vec![one]),
    }
    .map_err(D::Error::custom)
}

impl Clause {
    /// Every question that the clause prints or asks about, in order of appearance.
    #[must_use]
    pub fn questions(&self) -> Vec<String> {
        let mut found: Vec<&str> = self.when.iter().flat_map(Condition::questions).collect();
        found.extend(self.blocks.iter().flat_map(BlockTemplate::questions));
        let mut ids: Vec<String> = Vec::new();
        for id in found.into_iter().filter(|id| !values::NONLAWYER.contains(id)) {
            if !ids.iter().any(|known| known == id) {
                ids.push(id.to_string());
            }
        }
        ids
    }
}

impl BlockTemplate {
    /// Every question that the part prints or asks about.
    #[must_use]
    pub fn questions(&self) -> Vec<&str> {
        let quoted: Vec<&str> = match &self.content {
            Content::Quote { question } => vec![question],
            Content::Each { fact, .. } => vec![fact],
            Content::Table { rows, .. } => rows.iter().filter_map(|row| row.each.as_deref()).collect(),
            _ => Vec::new(),
        };
        let asked = self.conditions().into_iter().flat_map(Condition::questions);
        let printed = self.content.texts().into_iter().flat_map(Text::questions);
        asked.chain(quoted).chain(printed).collect()
    }

    /// Every condition of the part and of what is in it.
    #[must_use]
    pub fn conditions(&self) -> Vec<&Condition> {
        let within: Vec<&Option<Condition>> = match &self.content {
            Content::List { items, .. } | Content::Initials { items, .. } => {
                items.iter().map(|item| &item.when).collect()
            }
            Content::Table { rows, .. } => rows.iter().map(|row| &row.when).collect(),
            _ => Vec::new(),
        };
        self.when.iter().chain(within.into_iter().flatten()).collect()
    }
}

impl Content {
    /// Whether it is computed for the cover.
    pub(super) fn is_of_the_cover(&self) -> bool {
        matches!(self, Self::People | Self::Places | Self::County) || self.is_of_a_packet()
    }

    /// Whether it is computed from a packet.
    pub(super) fn is_of_a_packet(&self) -> bool {
        let is_list = matches!(self, Self::Checklist | Self::FormsOf { .. } | Self::Addresses);
        is_list || matches!(self, Self::Forms { .. } | Self::Tests { .. })
    }

    /// Every text with places for answers.
    #[must_use]
    pub fn texts(&self) -> Vec<&Text> {
        match self {
            Self::Paragraph { text, .. } | Self::Heading { text } => vec![text],
            Self::Quote { .. }
            | Self::Each { .. }
            | Self::People
            | Self::Places
            | Self::Checklist
            | Self::Forms { .. }
            | Self::FormsOf { .. }
            | Self::Addresses
            | Self::County
            | Self::Tests { .. } => Vec::new(),
            Self::List { items, .. } => items.iter().map(|item| &item.text).collect(),
            Self::Initials { by, items } => {
                std::iter::once(by).chain(items.iter().map(|item| &item.text)).collect()
            }
            Self::Table { rows, .. } => {
                let alone = rows.iter().filter(|row| row.each.is_none());
                alone.flat_map(|row| &row.cells).collect()
            }
            Self::Signature { by, lines } => {
                let printed = lines.iter().flat_map(|line| std::iter::once(&line.label).chain(&line.printed));
                std::iter::once(by).chain(printed).collect()
            }
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
        assert_eq!(Text::parse("a { b"), Text(vec![Span::Words("a { b".into())]));
    }
}
