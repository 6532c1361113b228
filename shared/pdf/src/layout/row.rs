//! Rows, the smallest pieces that a page is filled with.

use std::rc::Rc;

use crate::page::{Level, Mark};

/// A row: a line of text, a line of a table, or a rule to sign on with its label.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) kind: Kind,
    /// Space wanted above it, unless it comes first on its page.
    pub(crate) above: f32,
    /// By how much it may move up where its page would not hold it otherwise.
    pub(crate) give: f32,
    /// By how much it may move down where its page would end short.
    pub(crate) stretch: f32,
    pub(crate) height: f32,
    /// How well a page may begin with this row.
    pub(crate) page_start: PageStart,
    /// Whether a paragraph begins with this row.
    pub(crate) opens: bool,
    pub(crate) bookmark: Option<(String, Level)>,
    /// What is to be completed by hand here.
    pub(crate) signing_place: Option<SigningPlace>,
    /// The head of its table, repeated above the row where it comes first on its page.
    pub(crate) head: Option<Rc<Head>>,
    /// Drawn relative to the row's upper edge, so downwards is negative.
    pub(crate) marks: Vec<Mark>,
}

/// What a row is to the rules that keep rows together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Heading,
    Text,
    /// A row of a table.
    Cell,
    Signature,
}

/// How well a page may begin with a row, from best to worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum PageStart {
    /// A page must begin here.
    Required,
    Free,
    /// Within a short list, or the paragraph that a signature follows: only where the whole would leave a page half empty.
    Unwanted,
    /// A line left alone.
    Poor,
    /// Parts a signature from what attests it.
    Separates,
    /// Divides what is to be completed as a whole, such as a certificate, and a page could hold.
    Divides,
    /// Parts a heading from its text or a signature from the words it signs: only where no page holds both.
    LastResort,
}

/// A clause, and the person who signs or initials it there. No one where the clause merely begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SigningPlace {
    pub(crate) section: Rc<str>,
    pub(crate) by: Option<Rc<str>>,
}

/// The head of a table, as it is repeated.
#[derive(Debug)]
pub(crate) struct Head {
    pub(crate) height: f32,
    pub(crate) marks: Vec<Mark>,
}

impl Row {
    pub(crate) fn new(kind: Kind, height: f32, marks: Vec<Mark>) -> Self {
        Self {
            kind,
            above: 0.0,
            give: 0.0,
            stretch: 0.0,
            height,
            page_start: PageStart::Free,
            opens: false,
            bookmark: None,
            signing_place: None,
            head: None,
            marks,
        }
    }

    /// Height with what belongs above it: a gap within a page, the head of its table at the top of one.
    pub(crate) fn height_on_page(&self, first: bool) -> f32 {
        self.height + if first { self.head.as_ref().map_or(0.0, |head| head.height) } else { self.above }
    }

    /// By how much it may move up, which at the top of a page it cannot.
    pub(crate) fn give_on_page(&self, first: bool) -> f32 {
        if first { 0.0 } else { self.give }
    }

    /// By how much it may move down, which at the top of a page it cannot.
    pub(crate) fn stretch_on_page(&self, first: bool) -> f32 {
        if first { 0.0 } else { self.stretch }
    }

    /// Makes a page start less welcome. One that is required stays so.
    pub(crate) fn discourage(&mut self, to: PageStart) {
        if self.page_start != PageStart::Required {
            self.page_start = self.page_start.max(to);
        }
    }
}
