//! A text as boxes, glue and permitted breaks, the material of line breaking.

use std::{ops::Range, sync::Arc};

use crate::{
    face::Style,
    glyph::{Glyph, Word},
    shape::Shaper,
};

/// How a text is set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextStyle {
    pub(crate) style: Style,
    pub(crate) size: f32,
    /// Distance between baselines, in points.
    pub(crate) lead: f32,
    /// Space added after each glyph, in thousandths of an em.
    pub(crate) tracking: u16,
    pub(crate) align: Align,
}

impl TextStyle {
    pub(crate) const fn new(style: Style, size: f32, lead: f32, align: Align) -> Self {
        Self { style, size, lead, tracking: 0, align }
    }

    pub(crate) const fn aligned(self, align: Align) -> Self {
        Self { align, ..self }
    }
}

/// How lines meet the edges of their column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Justify,
    Left,
    Center,
    Right,
}

/// A piece of a paragraph; widths are in points.
pub(crate) enum ParagraphItem {
    /// Glyphs that stay together, and how far they may hang into either margin.
    Box { word: Arc<Word>, glyphs: Range<usize>, width: f32, hang_left: f32, hang_right: f32 },
    /// Spaces, at which a line may end unless they bind.
    Glue { spaces: usize, width: f32, binds: bool },
    /// A break that prints a hyphen.
    Hyphen { width: f32 },
    /// A break that prints nothing.
    Break { penalty: f64 },
}

/// Share of its width by which glue may grow at ratio one.
pub(crate) const STRETCH: f32 = 0.5;
/// Share of its width by which glue may shrink.
pub(crate) const SHRINK: f32 = 0.22;
/// Share of a hyphen that hangs into the margin.
pub(crate) const HYPHEN_HANG: f32 = 0.6;

/// Dear enough that a word is broken anywhere only when it fits no line.
const EMERGENCY: f64 = 3000.0;

/// Cuts a text, which holds no line end, into items for lines of the given measure.
pub(crate) fn items(
    shaper: &mut Shaper,
    text: &str,
    text_style: TextStyle,
    measure: f32,
) -> Vec<ParagraphItem> {
    let mut itemizer = Itemizer::new(shaper, text_style, measure);
    let mut from = 0;
    for (to, _) in unicode_linebreak::linebreaks(text) {
        let segment = text.get(from..to).unwrap_or_default();
        let body = segment.trim_end_matches(' ');
        let rest = text.get(to..).unwrap_or_default();
        if body.ends_with(')') && rest.starts_with('(') && body.len() == segment.len() {
            // Within a citation: section 709.2201(2)(b).
            continue;
        }
        itemizer.push_word(body, rest);
        itemizer.push_gap(body, segment.len() - body.len(), rest);
        from = to;
    }
    while matches!(itemizer.items.last(), Some(ParagraphItem::Glue { .. } | ParagraphItem::Break { .. })) {
        itemizer.items.pop();
    }
    itemizer.items
}

struct Itemizer<'a> {
    shaper: &'a mut Shaper,
    text_style: TextStyle,
    measure: f32,
    /// Widths of a space and of a hyphen.
    space: f32,
    hyphen: f32,
    items: Vec<ParagraphItem>,
}

impl<'a> Itemizer<'a> {
    fn new(shaper: &'a mut Shaper, text_style: TextStyle, measure: f32) -> Self {
        let mut itemizer = Self { shaper, text_style, measure, space: 0.0, hyphen: 0.0, items: Vec::new() };
        let (space, hyphen) = (itemizer.shaped(" "), itemizer.shaped("-"));
        (itemizer.space, itemizer.hyphen) = (itemizer.width(&space.glyphs), itemizer.width(&hyphen.glyphs));
        itemizer
    }

    fn shaped(&mut self, text: &str) -> Arc<Word> {
        self.shaper.word(self.text_style.style, self.text_style.tracking, text)
    }

    fn push_word(&mut self, text: &str, rest: &str) {
        if text.is_empty() {
            return;
        }
        let word = self.shaped(text);
        if self.width(&word.glyphs) > self.measure {
            self.push_piecemeal(&word);
        } else {
            self.push_syllables(&word, text, binds(text, rest));
        }
    }

    /// A word longer than the line may break before any glyph that is not an accent.
    fn push_piecemeal(&mut self, word: &Arc<Word>) {
        for (index, glyph) in word.glyphs.iter().enumerate() {
            if index > 0 && glyph.advance > 0.0 {
                self.items.push(ParagraphItem::Break { penalty: EMERGENCY });
            }
            self.push_box(word, index..index + 1, (0.0, 0.0));
        }
    }

    /// Hyphens are for justified lines. A word that is bound to the next has none: a citation is read in one piece.
    fn push_syllables(&mut self, word: &Arc<Word>, text: &str, is_bound: bool) {
        let hyphenated = self.text_style.align == Align::Justify && !is_bound;
        let points: &[usize] = if hyphenated { &word.hyphens } else { &[] };
        let mut from = 0;
        for &to in points {
            self.push_box(word, from..to, (0.0, 0.0));
            self.items.push(ParagraphItem::Hyphen { width: self.hyphen });
            from = to;
        }
        let hang = self.hang(word, text);
        self.push_box(word, from..word.glyphs.len(), hang);
    }

    fn push_box(&mut self, word: &Arc<Word>, glyphs: Range<usize>, (hang_left, hang_right): (f32, f32)) {
        let width = self.width(word.glyphs.get(glyphs.clone()).unwrap_or_default());
        self.items.push(ParagraphItem::Box { word: Arc::clone(word), glyphs, width, hang_left, hang_right });
    }

    fn push_gap(&mut self, body: &str, spaces: usize, rest: &str) {
        if spaces > 0 {
            let width = self.space * spaces as f32;
            self.items.push(ParagraphItem::Glue { spaces, width, binds: binds(body, rest) });
        } else if !rest.is_empty() {
            self.items.push(ParagraphItem::Break { penalty: 0.0 });
        }
    }

    /// How far punctuation at the ends of a word may hang into the margins.
    fn hang(&self, word: &Word, text: &str) -> (f32, f32) {
        let points =
            |glyph: Option<&Glyph>| glyph.map_or(0.0, |glyph| glyph.advance * self.text_style.size / 1000.0);
        let left = match text.chars().next() {
            Some('‘' | '“') => 0.5,
            _ => 0.0,
        };
        let right = match text.chars().next_back() {
            Some('.' | ',') => 0.7,
            Some('-' | '\u{2010}') => HYPHEN_HANG,
            Some('’' | '”') => 0.5,
            Some(';' | ':') => 0.35,
            _ => 0.0,
        };
        (left * points(word.glyphs.first()), right * points(word.glyphs.last()))
    }

    fn width(&self, glyphs: &[Glyph]) -> f32 {
        glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * self.text_style.size / 1000.0
    }
}

/// A citation is hard to read when its number starts the next line, and a box when its words do.
fn binds(body: &str, rest: &str) -> bool {
    if body.ends_with(['☐', '☑', '☒']) {
        return true;
    }
    let before = matches!(
        body.trim_start_matches('('),
        "s." | "ss."
            | "§"
            | "§§"
            | "art."
            | "ch."
            | "section"
            | "sections"
            | "chapter"
            | "Section"
            | "Chapter"
    );
    before && rest.starts_with(|c: char| c.is_ascii_digit())
}
