//! The lines at the foot of a page: how they look, where they stand, and drawing one.

use crate::{
    face::Style,
    items::{Align, TextStyle},
    lines::Line,
    page::{GlyphRun, Ink, Mark, Page},
    tags::{Artifact, Tag},
};

pub(crate) const SMALL: TextStyle = TextStyle::new(Style::Regular, 9.0, 11.5, Align::Left);
pub(crate) const ITALIC: TextStyle = TextStyle { style: Style::Italic, ..SMALL };

/// Height of the line with the title and the number of the page.
pub(crate) const TITLE_LINE: f32 = 69.0;

/// What the number of the page needs beside the title.
pub(crate) const NUMBER_ROOM: f32 = 90.0;

/// Draws a line of a page's frame.
pub(crate) fn put(page: &mut Page, artifact: Artifact, line: Line, text_style: TextStyle, at: (f32, f32)) {
    let run = GlyphRun::new(line, at, (text_style.style, text_style.size), Tag::Artifact(artifact));
    page.add(Mark::Text(GlyphRun { ink: Ink::Gray, ..run }));
}
