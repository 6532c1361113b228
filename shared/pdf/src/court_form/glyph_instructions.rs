//! The outlines of a TrueType font without the instructions by which a coarse screen moved their points. Paper and today’s screens show
//! the outlines as they are drawn, and the instructions are a third of the court’s fonts.

/// The place of the format of the list of glyphs in the head table: its offsets halved, or whole.
const LOCA_FORMAT: usize = 50;
/// The bytes before the outline of a glyph: how many contours it has, and the box that it fills.
const GLYPH_HEADER: usize = 10;

/// Flags of a part of a composed glyph (OpenType 1.9, glyf).
const WORDS: u16 = 0x0001;
const SCALE: u16 = 0x0008;
const MORE: u16 = 0x0020;
const TWO_SCALES: u16 = 0x0040;
const MATRIX: u16 = 0x0080;
const INSTRUCTIONS: u16 = 0x0100;

/// The outlines and the list of where each begins.
pub(super) struct Outlines {
    pub(super) glyf: Vec<u8>,
    pub(super) loca: Vec<u8>,
}

/// The same outlines without instructions; nothing where they cannot be read.
pub(super) fn without_instructions(head: &[u8], glyf: &[u8], loca: &[u8]) -> Option<Outlines> {
    let is_whole = u16_at(head, LOCA_FORMAT)? != 0;
    let offsets = offsets(loca, is_whole)?;
    let mut written = Outlines { glyf: Vec::with_capacity(glyf.len()), loca: Vec::with_capacity(loca.len()) };
    for ends in offsets.windows(2) {
        written.begin(is_whole)?;
        let glyph = glyf.get(*ends.first()?..*ends.last()?)?;
        written.glyf.extend(if glyph.is_empty() { Vec::new() } else { bare(glyph)? });
        written.glyf.resize(written.glyf.len().next_multiple_of(4), 0);
    }
    written.begin(is_whole)?;
    Some(written)
}

impl Outlines {
    /// Notes that the next glyph begins here.
    fn begin(&mut self, is_whole: bool) -> Option<()> {
        let at = self.glyf.len();
        match is_whole {
            true => self.loca.extend(u32::try_from(at).ok()?.to_be_bytes()),
            false => self.loca.extend(u16::try_from(at / 2).ok()?.to_be_bytes()),
        }
        Some(())
    }
}

fn offsets(loca: &[u8], is_whole: bool) -> Option<Vec<usize>> {
    if is_whole {
        let number = |word: &[u8]| usize::try_from(u32::from_be_bytes(word.try_into().ok()?)).ok();
        loca.chunks_exact(4).map(number).collect()
    } else {
        let number = |word: &[u8]| Some(usize::from(u16::from_be_bytes(word.try_into().ok()?)) * 2);
        loca.chunks_exact(2).map(number).collect()
    }
}

fn bare(glyph: &[u8]) -> Option<Vec<u8>> {
    match usize::try_from(i16_at(glyph, 0)?) {
        Ok(contours) => simple(glyph, contours),
        Err(_) => composed(glyph),
    }
}

fn simple(glyph: &[u8], contours: usize) -> Option<Vec<u8>> {
    let before = GLYPH_HEADER + contours * 2;
    let outline = before + 2 + usize::from(u16_at(glyph, before)?);
    Some([glyph.get(..before)?, &[0, 0], glyph.get(outline..)?].concat())
}

/// What follows the last part are its instructions.
fn composed(glyph: &[u8]) -> Option<Vec<u8>> {
    let (mut bare, mut at) = (glyph.get(..GLYPH_HEADER)?.to_vec(), GLYPH_HEADER);
    loop {
        let flags = u16_at(glyph, at)?;
        let part = glyph.get(at + 2..at + size(flags))?;
        bare.extend((flags & !INSTRUCTIONS).to_be_bytes());
        bare.extend(part);
        at += size(flags);
        if flags & MORE == 0 {
            return Some(bare);
        }
    }
}

/// How many bytes a part has: its flags, its glyph, where it stands and how it is turned.
fn size(flags: u16) -> usize {
    let place = if flags & WORDS == 0 { 2 } else { 4 };
    let turned = match flags {
        flags if flags & SCALE != 0 => 2,
        flags if flags & TWO_SCALES != 0 => 4,
        flags if flags & MATRIX != 0 => 8,
        _ => 0,
    };
    4 + place + turned
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(bytes.get(at..at + 2)?.try_into().ok()?))
}

fn i16_at(bytes: &[u8], at: usize) -> Option<i16> {
    u16_at(bytes, at).map(u16::cast_signed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: [u8; 54] = [0; 54];

    /// One contour of one point, with three instructions.
    fn dot() -> Vec<u8> {
        let header = [0, 1, 0, 0, 0, 0, 0, 9, 0, 9];
        [&header[..], &[0, 0], &[0, 3, 7, 7, 7], &[0x37, 4, 4]].concat()
    }

    /// The dot twice, the second one scaled, with two instructions.
    fn colon() -> Vec<u8> {
        let header = [255, 255, 0, 0, 0, 0, 0, 9, 0, 9];
        let parts = [[0, 0x20, 0, 1, 0, 0].as_slice(), &[1, 8, 0, 1, 0, 5, 0x40, 0]].concat();
        [&header[..], &parts, &[0, 2, 7, 7]].concat()
    }

    #[test]
    fn outlines_stay_and_instructions_go() {
        let glyf = [dot(), colon()].concat();
        let outlines = without_instructions(&HEAD, &glyf, &[0, 0, 0, 0, 0, 10, 0, 24]).unwrap();
        assert_eq!(outlines.loca, [0, 0, 0, 0, 0, 10, 0, 22]);
        let (dot, composed) = outlines.glyf.split_at(20);
        assert_eq!(dot[10..], [0, 0, 0, 0, 0x37, 4, 4, 0, 0, 0]);
        assert_eq!(composed[..10], colon()[..10]);
        assert_eq!(composed[10..], [0, 0x20, 0, 1, 0, 0, 0, 8, 0, 1, 0, 5, 0x40, 0]);
    }

    #[test]
    fn what_is_cut_short_is_not_read() {
        assert!(without_instructions(&HEAD, &dot()[..16], &[0, 0, 0, 8]).is_none());
        assert!(without_instructions(&HEAD, &dot(), &[0, 0, 0, 40]).is_none());
        assert!(without_instructions(&[], &dot(), &[0, 0, 0, 9]).is_none());
    }
}
