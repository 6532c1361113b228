//! A part of a clause or of the cover, with its condition.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use super::{Content, Text};
use crate::content::condition::Condition;

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
