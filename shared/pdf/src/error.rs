use std::fmt::Display;

/// Why a paper could not be typeset.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RenderError {
    /// Characters for which the embedded fonts have no glyph. A box in their place would falsify the paper.
    #[error("these characters cannot be printed: {}", .0.iter().map(char::to_string).collect::<Vec<_>>().join(" "))]
    Unprintable(Vec<char>),
    /// A text would be printed otherwise than the paper, which was reviewed, has it.
    #[error("a text would be printed otherwise than it is shown")]
    Altered,
    /// No one waits for the file any more.
    #[error("the document was no longer wanted")]
    Stopped,
    /// The paper's law-as-of day, which dates the file, is not a day.
    #[error("{0:?} is not a day written as year-month-day")]
    LawAsOf(String),
    /// A fault of this crate or of a library beneath it, never of the paper.
    #[error("the document could not be typeset: {0}")]
    Internal(String),
}

impl RenderError {
    pub(crate) fn internal(source: impl Display) -> Self {
        Self::Internal(source.to_string())
    }
}

impl From<lopdf::Error> for RenderError {
    fn from(source: lopdf::Error) -> Self {
        Self::internal(source)
    }
}
