//! What shaping makes: glyphs, and words of them.

/// A glyph with its place, in thousandths of an em.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glyph {
    pub(crate) id: u16,
    pub(crate) advance: f32,
    pub(crate) dx: f32,
    pub(crate) dy: f32,
    /// Byte offset of the text it stands for within its word.
    pub(crate) cluster: usize,
}

impl Glyph {
    /// The glyph with more space after it, in thousandths of an em.
    pub(crate) fn widened(self, by: f32) -> Self {
        Self { advance: self.advance + by, ..self }
    }
}

/// A shaped piece of text without spaces.
#[derive(Debug, Default)]
pub(crate) struct Word {
    pub(crate) glyphs: Vec<Glyph>,
    /// Glyphs before which the word may be hyphenated.
    pub(crate) hyphens: Vec<usize>,
}
