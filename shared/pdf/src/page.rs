//! The display list: what is drawn where, before it becomes PDF operators.

use crate::{
    face::Style,
    glyph::Glyph,
    lines::Line,
    tags::{Artifact, ElementId, Tag, Tree},
};

/// US Letter, in points.
pub(crate) const WIDTH: f32 = 612.0;
/// US Letter, in points.
pub(crate) const HEIGHT: f32 = 792.0;

/// Something drawn; coordinates are in points from the lower left corner of the page.
#[derive(Clone, Debug)]
pub(crate) enum Mark {
    Text(GlyphRun),
    Rule(Rule),
    Fill(Fill),
    Figure(Figure),
}

/// Glyphs on one baseline.
#[derive(Clone, Debug)]
pub(crate) struct GlyphRun {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) size: f32,
    pub(crate) style: Style,
    pub(crate) ink: Ink,
    pub(crate) tag: Tag,
    pub(crate) glyphs: Vec<Glyph>,
    /// Whether the last glyph is a hyphen that the text does not have.
    pub(crate) hyphenated: bool,
}

/// Shades of gray in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Black,
    Gray,
    /// The watermark, drawn beneath the text and turned along the page's diagonal.
    Ghost,
}

/// A straight line, level or upright.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rule {
    pub(crate) from: (f32, f32),
    pub(crate) to: (f32, f32),
    pub(crate) weight: f32,
    pub(crate) tag: Artifact,
}

/// A light gray area.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fill {
    pub(crate) corner: (f32, f32),
    pub(crate) size: (f32, f32),
    pub(crate) tag: Artifact,
}

/// Black rectangles that together are a figure.
#[derive(Clone, Debug)]
pub(crate) struct Figure {
    /// Its lower left corner.
    pub(crate) corner: (f32, f32),
    pub(crate) size: (f32, f32),
    pub(crate) rectangles: Vec<Rectangle>,
    pub(crate) element: ElementId,
}

/// Part of a figure, seen from its corner.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rectangle {
    pub(crate) corner: (f32, f32),
    pub(crate) size: (f32, f32),
}

impl GlyphRun {
    pub(crate) fn new(line: Line, (x, y): (f32, f32), (style, size): (Style, f32), tag: Tag) -> Self {
        let Line { indent, glyphs, hyphenated } = line;
        Self { x: x + indent, y, size, style, ink: Ink::Black, tag, glyphs, hyphenated }
    }
}

impl Mark {
    pub(crate) fn raised(mut self, by: f32) -> Self {
        match &mut self {
            Self::Text(run) => run.y += by,
            Self::Rule(rule) => {
                rule.from.1 += by;
                rule.to.1 += by;
            }
            Self::Fill(fill) => fill.corner.1 += by,
            Self::Figure(figure) => figure.corner.1 += by,
        }
        self
    }

    /// The mark as decoration, with no place in the structure. A figure is never decoration.
    pub(crate) fn into_artifact(mut self, artifact: Artifact) -> Self {
        match &mut self {
            Self::Text(run) => run.tag = Tag::Artifact(artifact),
            Self::Rule(rule) => rule.tag = artifact,
            Self::Fill(fill) => fill.tag = artifact,
            Self::Figure(_) => {}
        }
        self
    }

    pub(crate) fn tag(&self) -> Tag {
        match self {
            Self::Text(run) => run.tag,
            Self::Rule(rule) => Tag::Artifact(rule.tag),
            Self::Fill(fill) => Tag::Artifact(fill.tag),
            Self::Figure(figure) => Tag::Content(figure.element),
        }
    }
}

/// How far back a rule may have ended that goes on: the uprights of a table take turns.
const RECENT: usize = 24;

/// One page: decoration first, so that it lies under the text and does not interrupt it.
#[derive(Debug, Default)]
pub(crate) struct Page {
    pub(crate) decoration: Vec<Mark>,
    pub(crate) text: Vec<Mark>,
}

impl Page {
    pub(crate) fn add(&mut self, mark: Mark) {
        match mark {
            Mark::Text(_) | Mark::Figure(_) => self.text.push(mark),
            Mark::Fill(_) => self.decoration.push(mark),
            Mark::Rule(rule) => self.add_rule(rule),
        }
    }

    /// A rule that goes on where another one ended becomes one with it, or the joint would show.
    fn add_rule(&mut self, rule: Rule) {
        let recent = self.decoration.iter_mut().rev().take(RECENT);
        let mut continued = recent.filter_map(|mark| match mark {
            Mark::Rule(before) if before.is_continued_by(&rule) => Some(before),
            Mark::Text(_) | Mark::Rule(_) | Mark::Fill(_) | Mark::Figure(_) => None,
        });
        match continued.next() {
            Some(before) => before.to = rule.to,
            None => self.decoration.push(Mark::Rule(rule)),
        }
    }
}

impl Rule {
    fn is_continued_by(&self, next: &Self) -> bool {
        let near = |a: f32, b: f32| (a - b).abs() < 0.01;
        near(self.to.0, next.from.0) && near(self.to.1, next.from.1) && near(self.from.0, next.to.0)
    }
}

/// An entry of the outline.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bookmark {
    pub(crate) title: String,
    pub(crate) level: Level,
    pub(crate) page: usize,
    /// Height on the page to which the entry leads.
    pub(crate) y: f32,
}

/// Depth of an outline entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    Part,
    Section,
}

/// The whole document, laid out.
#[derive(Debug)]
pub(crate) struct Drawing {
    pub(crate) title: String,
    pub(crate) date: crate::day::Day,
    pub(crate) pages: Vec<Page>,
    pub(crate) tree: Tree,
    pub(crate) outline: Vec<Bookmark>,
}
