//! Reads a PDF back by its own page contents and `ToUnicode` maps, as a text extractor does.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, content::Content};

/// A stretch of marked content: its tag and what it says.
#[derive(Clone, Debug, Default)]
pub(crate) struct Piece {
    pub(crate) tag: String,
    /// Marked-content id; artifacts have none.
    pub(crate) id: Option<i64>,
    /// Kind of a pagination artifact.
    pub(crate) subtype: String,
    pub(crate) soft_hyphen: bool,
    pub(crate) text: String,
    /// The height on the page of each character.
    pub(crate) heights: Vec<f32>,
}

/// The pieces of every page.
pub(crate) fn pieces(bytes: &[u8]) -> Vec<Vec<Piece>> {
    let document = Document::load_mem(bytes).unwrap();
    document.page_iter().map(|page| page_pieces(&document, page)).collect()
}

/// The text of a page that belongs to the document, with words divided at line ends joined again.
pub(crate) fn body(page: &[Piece]) -> String {
    let content = page.iter().filter(|piece| piece.tag != "Artifact" && !piece.soft_hyphen);
    let mut text = String::new();
    let mut before: Option<&Piece> = None;
    for piece in page.iter().filter(|piece| piece.tag != "Artifact") {
        let continues = before.is_some_and(|before| before.soft_hyphen) || piece.soft_hyphen;
        if !continues {
            text.push(' ');
        }
        if !piece.soft_hyphen {
            text.push_str(&piece.text);
        }
        before = Some(piece);
    }
    assert!(content.clone().all(|piece| piece.id.is_some()));
    squeezed(&text)
}

/// The text of all pages that belongs to the document.
pub(crate) fn all_text(bytes: &[u8]) -> String {
    let pages: Vec<String> = pieces(bytes).iter().map(|page| body(page)).collect();
    squeezed(&pages.join(" "))
}

/// What a page carries as an artifact of the given kind.
pub(crate) fn artifacts(page: &[Piece], subtype: &str) -> Vec<String> {
    page.iter().filter(|piece| piece.subtype == subtype).map(|piece| piece.text.clone()).collect()
}

/// With single spaces.
pub(crate) fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn page_pieces(document: &Document, page: lopdf::ObjectId) -> Vec<Piece> {
    let maps: BTreeMap<Vec<u8>, BTreeMap<u16, String>> = document
        .get_page_fonts(page)
        .unwrap()
        .into_iter()
        .map(|(name, font)| (name, to_unicode(document, font)))
        .collect();
    let content = Content::decode(&document.get_page_content(page)).unwrap();
    let mut pieces: Vec<Piece> = Vec::new();
    let mut map = None;
    let mut height = 0.0;
    for operation in &content.operations {
        let operands = &operation.operands;
        match operation.operator.as_str() {
            "BDC" => pieces.push(piece(operands)),
            "Tf" => map = maps.get(operands[0].as_name().unwrap()),
            "Tm" => height = operands[5].as_float().unwrap(),
            "TJ" => {
                let text = shown(operands[0].as_array().unwrap(), map.unwrap());
                pieces.last_mut().expect("text outside marked content").add(&text, height);
            }
            _ => {}
        }
    }
    pieces
}

fn piece(operands: &[Object]) -> Piece {
    let properties: &Dictionary = operands[1].as_dict().unwrap();
    let name =
        |key: &[u8]| properties.get(key).and_then(Object::as_name).map(<[u8]>::to_vec).unwrap_or_default();
    Piece {
        tag: String::from_utf8(operands[0].as_name().unwrap().to_vec()).unwrap(),
        id: properties.get(b"MCID").and_then(Object::as_i64).ok(),
        subtype: String::from_utf8(name(b"Subtype")).unwrap(),
        soft_hyphen: properties
            .get(b"ActualText")
            .is_ok_and(|text| text.as_str().unwrap() == [0xFE, 0xFF, 0x00, 0xAD]),
        text: String::new(),
        heights: Vec::new(),
    }
}

impl Piece {
    fn add(&mut self, text: &str, height: f32) {
        self.text.push_str(text);
        self.heights.extend(text.chars().map(|_| height));
    }
}

fn shown(array: &[Object], map: &BTreeMap<u16, String>) -> String {
    let strings = array.iter().filter_map(|object| object.as_str().ok());
    let codes = strings.flat_map(|bytes| bytes.chunks(2).map(|code| u16::from_be_bytes([code[0], code[1]])));
    codes.map(|code| map.get(&code).expect("a glyph without text").as_str()).collect()
}

fn to_unicode(document: &Document, font: &Dictionary) -> BTreeMap<u16, String> {
    let stream = font.get_deref(b"ToUnicode", document).unwrap().as_stream().unwrap();
    let map = String::from_utf8(stream.get_plain_content().unwrap()).unwrap();
    map.lines().filter_map(mapping).collect()
}

fn mapping(line: &str) -> Option<(u16, String)> {
    let (code, text) = line.strip_prefix('<')?.strip_suffix('>')?.split_once("> <")?;
    let units = text
        .as_bytes()
        .chunks(4)
        .map(|unit| u16::from_str_radix(std::str::from_utf8(unit).unwrap(), 16).unwrap());
    let mapped = char::decode_utf16(units).collect::<Result<String, _>>().unwrap();
    (line.len() > 8 && code.len() == 4 && !text.contains('<'))
        .then(|| (u16::from_str_radix(code, 16).unwrap(), mapped))
}
