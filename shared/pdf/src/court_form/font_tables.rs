//! The court’s embedded fonts without the tables that no reader of a PDF file looks at, which are more than half of their bytes, and
//! without the instructions of their glyphs.

use lopdf::{Document, Object, ObjectId, Stream, dictionary};

use super::glyph_instructions::{Outlines, without_instructions};

/// What a font program in a PDF file has to have (ISO 32000-1, 9.9), and what older readers ask for.
const NEEDED: [&[u8; 4]; 9] =
    [b"OS/2", b"cmap", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp", b"post"];
/// What the instructions of its glyphs need besides.
const OF_INSTRUCTIONS: [&[u8; 4]; 3] = [b"cvt ", b"fpgm", b"prep"];
const HEAD: [u8; 4] = *b"head";
/// The bytes before the list of tables, and of each entry of it.
const HEADER: usize = 12;
const ENTRY: usize = 16;
/// Where the head table holds the sum of the whole file, and what that sum and it come to.
const ADJUSTMENT: std::ops::Range<usize> = 8..12;
const MAGIC: u32 = 0xB1B0_AFBA;

/// Takes them out of every TrueType font of the file. One that cannot be read stays as it is.
pub(super) fn trim(document: &mut Document) {
    let programs: Vec<ObjectId> = document.objects.values().filter_map(program).collect();
    for id in programs {
        let trimmed = document.get_object(id).and_then(Object::as_stream).ok().and_then(trimmed_stream);
        trimmed.into_iter().for_each(|stream| document.set_object(id, stream));
    }
}

fn program(object: &Object) -> Option<ObjectId> {
    object.as_dict().ok()?.get(b"FontFile2").ok()?.as_reference().ok()
}

fn trimmed_stream(stream: &Stream) -> Option<Stream> {
    let whole = stream.decompressed_content().ok()?;
    let trimmed = trimmed(&whole)?;
    let length = i64::try_from(trimmed.len()).ok()?;
    Some(Stream::new(dictionary! { "Length1" => length }, trimmed))
}

struct Table<'a> {
    tag: [u8; 4],
    content: &'a [u8],
}

/// The same program with the needed tables alone; nothing where none is to go.
fn trimmed(whole: &[u8]) -> Option<Vec<u8>> {
    let count = usize::from(u16::from_be_bytes(whole.get(4..6)?.try_into().ok()?));
    let tables: Vec<Table<'_>> = (0..count).map(|at| table(whole, at)).collect::<Option<_>>()?;
    let outlines = outlines(&tables);
    let of_instructions = OF_INSTRUCTIONS.iter().filter(|_| outlines.is_none());
    let needed: Vec<&[u8; 4]> = NEEDED.iter().chain(of_instructions).copied().collect();
    let kept = tables.iter().filter(|table| needed.contains(&&table.tag));
    let kept: Vec<Table<'_>> = kept.map(|table| with_outlines(table, outlines.as_ref())).collect();
    (outlines.is_some() || kept.len() < tables.len()).then(|| written(whole.get(..4)?, &kept))?
}

fn outlines(tables: &[Table<'_>]) -> Option<Outlines> {
    let content = |tag: &[u8; 4]| tables.iter().find(|table| table.tag == *tag).map(|table| table.content);
    without_instructions(content(&HEAD)?, content(b"glyf")?, content(b"loca")?)
}

/// The table, or where it has outlines those without instructions.
fn with_outlines<'a>(table: &Table<'a>, outlines: Option<&'a Outlines>) -> Table<'a> {
    let content = match (&table.tag, outlines) {
        (b"glyf", Some(outlines)) => &outlines.glyf,
        (b"loca", Some(outlines)) => &outlines.loca,
        _ => table.content,
    };
    Table { tag: table.tag, content }
}

fn table(whole: &[u8], at: usize) -> Option<Table<'_>> {
    let entry = whole.get(HEADER + at * ENTRY..)?.get(..ENTRY)?;
    let number = |place: std::ops::Range<usize>| {
        usize::try_from(u32::from_be_bytes(entry.get(place)?.try_into().ok()?)).ok()
    };
    let (offset, length) = (number(8..12)?, number(12..16)?);
    Some(Table { tag: entry.get(..4)?.try_into().ok()?, content: whole.get(offset..)?.get(..length)? })
}

fn written(version: &[u8], tables: &[Table<'_>]) -> Option<Vec<u8>> {
    let begin = HEADER + tables.len() * ENTRY;
    let (mut list, mut body, mut head) = (header(version, tables.len())?, Vec::new(), None);
    for table in tables {
        let (at, content) = (begin + body.len(), unadjusted(table)?);
        list.extend(entry(table, at, &content)?);
        body.extend(content);
        head = head.or((table.tag == HEAD).then_some(at));
    }
    list.extend(body);
    adjusted(list, head?)
}

/// The version, how many tables there are, and what older readers search the list by.
fn header(version: &[u8], count: usize) -> Option<Vec<u8>> {
    let count = u16::try_from(count).ok()?;
    let power = count.checked_ilog2()?;
    let range = 16_u16.checked_shl(power)?;
    let numbers = [count, range, u16::try_from(power).ok()?, (count * 16).checked_sub(range)?];
    Some(version.iter().copied().chain(numbers.into_iter().flat_map(u16::to_be_bytes)).collect())
}

fn entry(table: &Table<'_>, at: usize, content: &[u8]) -> Option<Vec<u8>> {
    let numbers = [sum(content), u32::try_from(at).ok()?, u32::try_from(table.content.len()).ok()?];
    Some(table.tag.into_iter().chain(numbers.into_iter().flat_map(u32::to_be_bytes)).collect())
}

/// What a table holds, up to a whole word, and the head table without the sum.
fn unadjusted(table: &Table<'_>) -> Option<Vec<u8>> {
    let mut content = table.content.to_vec();
    if table.tag == HEAD {
        content.get_mut(ADJUSTMENT)?.fill(0);
    }
    content.resize(content.len().next_multiple_of(4), 0);
    Some(content)
}

/// The file with its sum in the head table, which begins here.
fn adjusted(mut file: Vec<u8>, head: usize) -> Option<Vec<u8>> {
    let adjustment = MAGIC.wrapping_sub(sum(&file));
    let place = head + ADJUSTMENT.start;
    file.get_mut(place..place + 4)?.copy_from_slice(&adjustment.to_be_bytes());
    Some(file)
}

/// The sum of the words of four bytes, as tables are summed.
fn sum(content: &[u8]) -> u32 {
    let words =
        content.chunks_exact(4).map(|word| word.iter().fold(0, |sum, byte| (sum << 8) | u32::from(*byte)));
    words.fold(0, u32::wrapping_add)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program of these tables, each of one word.
    fn program(tags: &[&[u8; 4]]) -> Vec<u8> {
        let contents: Vec<Vec<u8>> = tags.iter().map(|tag| [&tag[..], &[0; 8]].concat()).collect();
        let tables: Vec<Table<'_>> =
            tags.iter().zip(&contents).map(|(tag, content)| Table { tag: **tag, content }).collect();
        written(&[0, 1, 0, 0], &tables).unwrap()
    }

    fn tags(program: &[u8]) -> Vec<[u8; 4]> {
        let count = usize::from(u16::from_be_bytes([program[4], program[5]]));
        (0..count).map(|at| table(program, at).unwrap().tag).collect()
    }

    #[test]
    fn a_font_keeps_what_a_reader_needs_and_its_sums_are_right() {
        let whole = program(&[b"GPOS", b"cmap", b"glyf", b"head", b"loca"]);
        let trimmed = trimmed(&whole).unwrap();
        assert_eq!(tags(&trimmed), [*b"cmap", *b"glyf", *b"head", *b"loca"]);
        assert_eq!(table(&trimmed, 1).unwrap().content, table(&whole, 2).unwrap().content);
        assert_eq!(sum(&trimmed), MAGIC);
    }

    #[test]
    fn a_font_that_is_lean_or_broken_stays_as_it_is() {
        assert_eq!(trimmed(&program(&[b"cmap", b"head"])), None);
        let whole = program(&[b"GPOS", b"head"]);
        assert_eq!(trimmed(&whole[..whole.len() - 1]), None);
        assert_eq!(trimmed(b"no font"), None);
    }
}
