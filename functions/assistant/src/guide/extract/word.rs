//! A word of a message.

/// What follows a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stop {
    /// The next word.
    None,
    /// A comma, a colon, a bracket or a dash.
    Comma,
    /// The end of a sentence or of a line.
    End,
}

/// A word where it stands. Its text has the full stop of an abbreviation, and no other punctuation around it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    pub(super) start: usize,
    pub(super) stop: Stop,
}

pub(super) fn lower(word: &str) -> String {
    word.to_lowercase().replace('’', "'")
}
