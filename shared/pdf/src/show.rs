//! Text-showing operators: glyphs with the corrections that bring each to its place.

use crate::{glyph::Glyph, number::decimal, subset::Subset};

/// Writes the operators that show glyphs from the current point on.
pub(crate) fn show(glyphs: &[Glyph], size: f32, subset: &Subset, out: &mut Vec<u8>) {
    let mut writer = GlyphWriter { subset, size, out, owed: 0.0, rise: 0.0 };
    writer.out.extend_from_slice(b"[(");
    glyphs.iter().for_each(|glyph| writer.glyph(glyph));
    writer.out.extend_from_slice(b")]TJ\n");
    writer.lift(0.0, b"");
}

struct GlyphWriter<'a> {
    subset: &'a Subset,
    size: f32,
    out: &'a mut Vec<u8>,
    /// Pending adjustment to the right, in thousandths of an em.
    owed: f32,
    /// Thousandths of an em above the baseline.
    rise: f32,
}

impl GlyphWriter<'_> {
    fn glyph(&mut self, glyph: &Glyph) {
        if (glyph.dy - self.rise).abs() > 0.5 {
            self.out.extend_from_slice(b")]TJ\n");
            self.lift(glyph.dy, b"[(");
        }
        self.owed -= glyph.dx;
        self.correct();
        for byte in self.subset.code(glyph.id).to_be_bytes() {
            self.byte(byte);
        }
        self.owed += self.subset.face.advance(glyph.id) - glyph.advance + glyph.dx;
    }

    /// Only whole thousandths are written; the rest is owed to the next glyph, so errors do not add up.
    fn correct(&mut self) {
        let whole = self.owed.round();
        if whole != 0.0 {
            self.out.push(b')');
            decimal(whole, self.out);
            self.out.push(b'(');
            self.owed -= whole;
        }
    }

    fn byte(&mut self, byte: u8) {
        match byte {
            b'(' | b')' | b'\\' => self.out.extend_from_slice(&[b'\\', byte]),
            // A bare carriage return would be read as a line feed.
            b'\r' => self.out.extend_from_slice(b"\\r"),
            _ => self.out.push(byte),
        }
    }

    fn lift(&mut self, rise: f32, then: &[u8]) {
        if (rise - self.rise).abs() > 0.0 {
            decimal(rise * self.size / 1000.0, self.out);
            self.out.extend_from_slice(b" Ts ");
            self.rise = rise;
        }
        self.out.extend_from_slice(then);
    }
}
