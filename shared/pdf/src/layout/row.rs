//! Rows, the smallest pieces that a page is filled with.

use crate::page::{Level, Mark};

/// A row: a line of text, or a rule to sign on with its label.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) kind: Kind,
    /// Space wanted above it, unless it comes first on its page.
    pub(crate) above: f32,
    pub(crate) height: f32,
    /// How well a page may begin with this row.
    pub(crate) page_start: PageStart,
    /// Whether a paragraph begins with this row.
    pub(crate) opens: bool,
    pub(crate) bookmark: Option<(String, Level)>,
    /// Drawn relative to the row's upper edge, so downwards is negative.
    pub(crate) marks: Vec<Mark>,
}

/// What a row is to the rules that keep rows together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Heading,
    Text,
    Signature,
}

/// How well a page may begin with a row, from best to worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum PageStart {
    /// A page must begin here.
    Required,
    Free,
    /// Within the paragraph that a signature follows: only where the whole would leave a page half empty.
    Unwanted,
    /// A line left alone.
    Poor,
    /// Parts a heading from its text or a signature from the words it signs: only where no page holds both.
    LastResort,
}

impl Row {
    pub(crate) fn new(kind: Kind, height: f32, marks: Vec<Mark>) -> Self {
        Self { kind, above: 0.0, height, page_start: PageStart::Free, opens: false, bookmark: None, marks }
    }
}
