//! The conversation with the assistant, as the person's browser has kept it.

use serde::{Deserialize, Serialize};
use thiserror::Error;
use utoipa::ToSchema;

use super::{paragraph, part};
use crate::assembly::paper::{Block, CoverPart};

/// At most this many turns go into a file.
const MOST_TURNS: usize = 400;

/// Longest turn, in characters.
const LONGEST_TURN: usize = 4_000;

const WHAT: &str = "The assistant is an AI, not a lawyer. It gave general information and may have been wrong. This is the conversation as the \
                    browser of the person kept it; Coquina does not store it and cannot say whether it is complete. An answer \
                    counted only after the person confirmed it.";

/// Who said something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Speaker {
    /// The person whose document it is.
    Person,
    /// The assistant.
    Assistant,
}

/// What one of them said at a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = TranscriptTurn)]
pub struct Turn {
    /// Who.
    pub by: Speaker,
    /// The words.
    pub text: String,
}

/// A conversation of a size that a file has room for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript(Vec<Turn>);

/// A conversation has no room in a file.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error("This conversation is too long for the file. Please make the file without it.")]
pub struct TranscriptError;

impl Transcript {
    /// Reads a conversation, each turn as `printable` leaves it; nothing where no one said anything.
    ///
    /// # Errors
    /// When it is too long.
    pub fn parse(
        turns: Vec<Turn>,
        printable: impl Fn(&str) -> String,
    ) -> Result<Option<Self>, TranscriptError> {
        let is_too_long = |turn: &Turn| turn.text.chars().count() > LONGEST_TURN;
        if turns.len() > MOST_TURNS || turns.iter().any(is_too_long) {
            return Err(TranscriptError);
        }
        let said = turns.into_iter().map(|turn| Turn { text: printable(turn.text.trim()), ..turn });
        let said: Vec<Turn> = said.filter(|turn| !turn.text.is_empty()).collect();
        Ok((!said.is_empty()).then_some(Self(said)))
    }
}

pub(super) fn said(Transcript(turns): &Transcript) -> CoverPart {
    let said = turns
        .iter()
        .flat_map(|turn| [Block::Heading { text: name(turn.by).to_string() }, paragraph(&turn.text)]);
    let blocks = std::iter::once(paragraph(WHAT)).chain(said).collect();
    CoverPart { new_page: true, ..part("Conversation with the AI assistant", blocks) }
}

fn name(by: Speaker) -> &'static str {
    match by {
        Speaker::Person => "The person",
        Speaker::Assistant => "The AI assistant",
    }
}
