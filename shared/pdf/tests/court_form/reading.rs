//! What a filled form shows, and what is heard of it.

use std::collections::BTreeMap;
use std::fmt::Write;

use lopdf::content::{Content, Operation};
use lopdf::{Dictionary, Document, Object, ObjectId};

/// Marked contents of a page by their numbers.
type Marked = BTreeMap<(ObjectId, i64), String>;

/// The words on each page.
pub(crate) fn shown(bytes: &[u8]) -> Vec<String> {
    let document = Document::load_mem(bytes).unwrap();
    document.page_iter().map(|page| of_page(&document, page, &mut Marked::new())).collect()
}

/// How high on its page each line stands that we wrote, in the order of the file.
pub(crate) fn heights(bytes: &[u8]) -> Vec<f32> {
    let document = Document::load_mem(bytes).unwrap();
    let contents =
        document.page_iter().map(|page| Content::decode(&document.get_page_content(page)).unwrap());
    let operations = contents.flat_map(|content| content.operations);
    let placed = operations.filter(|operation| operation.operator == "Tm");
    placed.map(|operation| operation.operands[5].as_float().unwrap()).collect()
}

/// What we wrote, line by line: its page, how far it stands from the left and from the foot of it and how large it is, in points.
pub(crate) fn written(bytes: &[u8]) -> String {
    let document = Document::load_mem(bytes).unwrap();
    let pages = document.page_iter().enumerate();
    pages.map(|(at, page)| written_on(&document, page, at + 1)).collect()
}

fn written_on(document: &Document, page: ObjectId, number: usize) -> String {
    let fonts = document.get_page_fonts(page).unwrap();
    let content = Content::decode(&document.get_page_content(page)).unwrap();
    let (mut all, mut font, mut place) = (String::new(), (None, 0.0), (0.0, 0.0));
    let point = |operand: &Object| operand.as_float().unwrap();
    for Operation { operator, operands } in &content.operations {
        match operator.as_str() {
            "Tf" => {
                let ours =
                    fonts.get(operands[0].as_name().unwrap()).and_then(|font| to_unicode(document, font));
                font = (ours, point(&operands[1]));
            }
            "Tm" => place = (point(&operands[4]), point(&operands[5])),
            "Tj" | "TJ" if font.0.is_some() => {
                let words = said(&operands[0], font.0.as_ref());
                writeln!(all, "{number} {:.1} {:.1} {:.1} {words}", place.0, place.1, font.1).unwrap();
            }
            _ => {}
        }
    }
    all
}

/// Whether anything is left to be clicked or filled.
pub(crate) fn has_boxes(bytes: &[u8]) -> bool {
    let document = Document::load_mem(bytes).unwrap();
    let is_box =
        |object: &Object| object.as_dict().is_ok_and(|entries| entries.has(b"FT") || entries.has(b"Rect"));
    let has_annotations = |page| document.get_dictionary(page).unwrap().has(b"Annots");
    document.catalog().unwrap().has(b"AcroForm")
        || document.objects.values().any(is_box)
        || document.page_iter().any(has_annotations)
}

/// Each element of the structure with words of its own, in the order of the tree, by its role.
pub(crate) fn heard(bytes: &[u8]) -> Vec<String> {
    let document = Document::load_mem(bytes).unwrap();
    let mut marked = Marked::new();
    for page in document.page_iter() {
        of_page(&document, page, &mut marked);
    }
    let root =
        document.catalog().unwrap().get_deref(b"StructTreeRoot", &document).unwrap().as_dict().unwrap();
    let mut heard = Vec::new();
    listen(&document, root, &marked, &mut heard);
    heard
}

fn listen(document: &Document, element: &Dictionary, marked: &Marked, heard: &mut Vec<String>) {
    let kids = match element.get_deref(b"K", document).unwrap() {
        Object::Array(kids) => kids.clone(),
        one => vec![one.clone()],
    };
    let mut own = String::new();
    let page = element.get(b"Pg").and_then(Object::as_reference).ok();
    for kid in &kids {
        match document.dereference(kid).unwrap().1 {
            Object::Integer(number) => own.push_str(&marked[&(page.unwrap(), *number)]),
            Object::Dictionary(below) if below.has(b"S") => listen(document, below, marked, heard),
            Object::Dictionary(content) => {
                let page = content.get(b"Pg").unwrap().as_reference().unwrap();
                own.push_str(&marked[&(page, content.get(b"MCID").unwrap().as_i64().unwrap())]);
            }
            other => panic!("{other:?}"),
        }
    }
    if !own.is_empty() {
        let role = element.get(b"S").unwrap().as_name().unwrap();
        heard.push(format!("{} {own}", String::from_utf8_lossy(role)));
    }
}

fn of_page(document: &Document, page: ObjectId, marked: &mut Marked) -> String {
    let fonts = document.get_page_fonts(page).unwrap();
    let maps: BTreeMap<Vec<u8>, Option<BTreeMap<u16, String>>> =
        fonts.into_iter().map(|(name, font)| (name, to_unicode(document, font))).collect();
    let content = Content::decode(&document.get_page_content(page)).unwrap();
    let (mut all, mut font, mut number) = (String::new(), None, None);
    for operation in &content.operations {
        let operands = &operation.operands;
        match operation.operator.as_str() {
            "BDC" => number = marked_number(&operands[1]),
            "EMC" => number = None,
            "Tf" => font = maps[operands[0].as_name().unwrap()].as_ref(),
            "Tj" | "TJ" => {
                let said = said(&operands[0], font);
                all.push_str(&said);
                all.push(' ');
                if let Some(number) = number {
                    marked.entry((page, number)).or_default().push_str(&said);
                }
            }
            _ => {}
        }
    }
    all
}

fn marked_number(properties: &Object) -> Option<i64> {
    properties.as_dict().ok()?.get(b"MCID").ok()?.as_i64().ok()
}

fn said(operand: &Object, map: Option<&BTreeMap<u16, String>>) -> String {
    let strings: Vec<&[u8]> = match operand {
        Object::Array(parts) => parts.iter().filter_map(|part| part.as_str().ok()).collect(),
        one => vec![one.as_str().unwrap()],
    };
    let bytes: Vec<u8> = strings.concat();
    match map {
        Some(map) => {
            bytes.chunks(2).map(|code| map[&u16::from_be_bytes([code[0], code[1]])].as_str()).collect()
        }
        None => String::from_utf8_lossy(&bytes).into_owned(),
    }
}

/// The letters for which our glyphs stand; nothing for a font of the court's.
fn to_unicode(document: &Document, font: &Dictionary) -> Option<BTreeMap<u16, String>> {
    let name = font.get_deref(b"BaseFont", document).ok()?.as_name().ok()?;
    if !String::from_utf8_lossy(name).contains("SourceSerif") {
        return None;
    }
    let stream = font.get_deref(b"ToUnicode", document).ok()?.as_stream().ok()?;
    let map = String::from_utf8(stream.get_plain_content().ok()?).ok()?;
    Some(map.lines().filter_map(mapping).collect())
}

fn mapping(line: &str) -> Option<(u16, String)> {
    let (code, text) = line.strip_prefix('<')?.strip_suffix('>')?.split_once("> <")?;
    let units =
        text.as_bytes().chunks(4).map(|unit| u16::from_str_radix(std::str::from_utf8(unit).ok()?, 16).ok());
    let mapped = String::from_utf16(&units.collect::<Option<Vec<_>>>()?).ok()?;
    (line.len() > 8 && code.len() == 4 && !text.contains('<'))
        .then_some((u16::from_str_radix(code, 16).ok()?, mapped))
}
