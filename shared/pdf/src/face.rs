//! The three embedded faces and the figures that a PDF font descriptor needs.

use std::sync::LazyLock;

use harfrust::Font;

use crate::RenderError;

/// Which face a text is set in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Style {
    Regular,
    Italic,
    Bold,
}

impl Style {
    pub(crate) const ALL: [Self; 3] = [Self::Regular, Self::Italic, Self::Bold];
}

/// A parsed font program.
pub(crate) struct Face {
    pub(crate) name: &'static str,
    pub(crate) program: &'static [u8],
    pub(crate) font: Font,
    pub(crate) metrics: Metrics,
    advances: Vec<u16>,
}

/// Figures in font units, as the font's tables state them.
#[derive(Clone, Copy)]
pub(crate) struct Metrics {
    pub(crate) units_per_em: u16,
    pub(crate) ascent: i16,
    pub(crate) descent: i16,
    pub(crate) bounds: [i16; 4],
    pub(crate) caret_rise: i16,
    pub(crate) caret_run: i16,
    pub(crate) weight: u16,
}

/// The faces by style.
pub(crate) struct Faces {
    regular: Face,
    italic: Face,
    bold: Face,
    /// Whether each of the first characters can be printed. Nearly every character of a paper is one of them.
    common: Vec<bool>,
}

/// How many characters are looked up beforehand: Latin letters with the accents of Western Europe.
const COMMON: u32 = 0x180;

static FACES: LazyLock<Option<Faces>> = LazyLock::new(|| {
    let mut faces = Faces {
        regular: Face::parse("SourceSerif4-Regular", include_bytes!("../fonts/SourceSerif4-Regular.ttf"))?,
        italic: Face::parse("SourceSerif4-It", include_bytes!("../fonts/SourceSerif4-It.ttf"))?,
        bold: Face::parse("SourceSerif4-Bold", include_bytes!("../fonts/SourceSerif4-Bold.ttf"))?,
        common: Vec::new(),
    };
    faces.common = (0..COMMON).map(|c| char::from_u32(c).is_some_and(|c| faces.all_map(c))).collect();
    Some(faces)
});

/// The embedded faces, parsed once in a process.
pub(crate) fn faces() -> Result<&'static Faces, RenderError> {
    FACES.as_ref().ok_or_else(|| RenderError::internal("an embedded font cannot be read"))
}

impl Faces {
    pub(crate) fn get(&self, style: Style) -> &Face {
        match style {
            Style::Regular => &self.regular,
            Style::Italic => &self.italic,
            Style::Bold => &self.bold,
        }
    }

    /// Whether every face has the character, so that no wording depends on where a text is printed.
    pub(crate) fn can_print(&self, c: char) -> bool {
        let common = usize::try_from(u32::from(c)).ok().and_then(|c| self.common.get(c));
        common.copied().unwrap_or_else(|| self.all_map(c))
    }

    /// The faces have a soft hyphen and a space of no width, which are drawn as nothing.
    fn all_map(&self, c: char) -> bool {
        if matches!(c, '\u{ad}' | '\u{200b}') {
            return false;
        }
        Style::ALL
            .iter()
            .all(|&style| self.get(style).font.charmap().map_unicode(c).is_some_and(|g| g.to_u32() != 0))
    }
}

impl Face {
    fn parse(name: &'static str, program: &'static [u8]) -> Option<Self> {
        let metrics = Metrics::read(program)?;
        Some(Self { name, program, font: Font::new(program, 0)?, metrics, advances: advances(program)? })
    }

    /// Advance of a glyph in thousandths of an em.
    pub(crate) fn advance(&self, glyph: u16) -> f32 {
        let units = self.advances.get(usize::from(glyph)).copied().unwrap_or_default();
        f32::from(units) * self.scale()
    }

    /// Advance of a glyph in font units.
    pub(crate) fn advance_units(&self, glyph: u16) -> u16 {
        self.advances.get(usize::from(glyph)).copied().unwrap_or_default()
    }

    /// Thousandths of an em in a font unit.
    pub(crate) fn scale(&self) -> f32 {
        1000.0 / f32::from(self.metrics.units_per_em.max(1))
    }
}

impl Metrics {
    fn read(program: &[u8]) -> Option<Self> {
        let head = table(program, b"head")?;
        let hhea = table(program, b"hhea")?;
        let signed = |table: &[u8], at| word(table, at).map(u16::cast_signed);
        Some(Self {
            units_per_em: word(head, 18)?,
            ascent: signed(hhea, 4)?,
            descent: signed(hhea, 6)?,
            bounds: [signed(head, 36)?, signed(head, 38)?, signed(head, 40)?, signed(head, 42)?],
            caret_rise: signed(hhea, 18)?,
            caret_run: signed(hhea, 20)?,
            weight: word(table(program, b"OS/2")?, 4)?,
        })
    }
}

/// The advance of every glyph; the last metric of the table holds for all glyphs after it.
fn advances(program: &[u8]) -> Option<Vec<u16>> {
    let count = usize::from(word(table(program, b"maxp")?, 4)?);
    let stated = usize::from(word(table(program, b"hhea")?, 34)?);
    let metrics = table(program, b"hmtx")?;
    (0..count).map(|glyph| word(metrics, 4 * glyph.min(stated.saturating_sub(1)))).collect()
}

fn table<'a>(program: &'a [u8], tag: &[u8; 4]) -> Option<&'a [u8]> {
    let count = usize::from(word(program, 4)?);
    let record = program.get(12..)?.chunks_exact(16).take(count).find(|record| record.starts_with(tag))?;
    let field = |at: usize| Some(usize::from(word(record, at)?) << 16 | usize::from(word(record, at + 2)?));
    program.get(field(8)?..)?.get(..field(12)?)
}

fn word(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(bytes.get(at..at + 2)?.try_into().ok()?))
}
