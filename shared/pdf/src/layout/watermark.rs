//! The mark of a draft.

use crate::{
    face::Style,
    items::{Align, TextStyle},
    lines::{one_line, width},
    page::{GlyphRun, HEIGHT, Ink, WIDTH},
    shape::Shaper,
    tags::{Artifact, Tag},
};

const MARK: TextStyle =
    TextStyle { style: Style::Bold, size: 150.0, lead: 150.0, tracking: 60, align: Align::Left };

/// Cosine and sine of the watermark's slope. Written out, because the last digit of a computed sine
/// depends on the machine, and the bytes of a document must not.
pub(crate) const SLOPE: (f32, f32) = (0.629, 0.777);

/// Share of its size by which capitals rise above the baseline.
const CAPITAL_HEIGHT: f32 = 0.67;

/// "DRAFT" along the diagonal of the page, centered.
pub(crate) fn watermark(shaper: &mut Shaper) -> GlyphRun {
    let line = one_line(shaper, "DRAFT", MARK, f32::MAX);
    let (along, across) = (width(&line.glyphs, MARK.size) / 2.0, MARK.size * CAPITAL_HEIGHT / 2.0);
    let (cosine, sine) = SLOPE;
    let at = (WIDTH / 2.0 - along * cosine + across * sine, HEIGHT / 2.0 - along * sine - across * cosine);
    let run = GlyphRun::new(line, at, (MARK.style, MARK.size), Tag::Artifact(Artifact::Watermark));
    GlyphRun { ink: Ink::Ghost, ..run }
}
