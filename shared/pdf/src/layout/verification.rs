//! How a paper that was issued can be checked: the code at the foot of each page, and at the end of the cover sheet what it is
//! for, with a QR code of the address that checks it.

use domain::assembly::paper::Verification;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::{
    lines::{Line, one_line},
    page::{Figure, Mark, Page, Rectangle},
    shape::Shaper,
    tags::{Artifact, ElementId, Role, Tag},
};

use super::{
    LEFT, MEASURE,
    foot_line::{SMALL, put},
    row::{Kind, Row},
    row_stack::{Column, RowStack, baseline},
};

const HEADING: &str = "Anyone can check this paper";

/// The side of the QR code with its quiet zone.
const SIDE: f32 = 92.0;
/// The modules that the standard wants blank around a QR code.
const QUIET: i32 = 4;
const GAP: f32 = 10.0;

/// The code at the foot of a page.
pub(super) struct Foot(Option<Line>);

impl Foot {
    /// Sets it once for all pages.
    pub(super) fn new(verification: Option<&Verification>, shaper: &mut Shaper) -> Self {
        let words = verification.map(|verification| {
            let page = without_scheme(&verification.page);
            format!("Code {}; to check it: {page}", verification.code)
        });
        Self(words.map(|words| one_line(shaper, &words, SMALL, MEASURE)))
    }

    /// Draws it.
    pub(super) fn put(&self, page: &mut Page, y: f32) {
        if let Some(line) = &self.0 {
            put(page, Artifact::Footer, line.clone(), SMALL, (LEFT, y));
        }
    }
}

/// An address as people read it.
fn without_scheme(address: &str) -> &str {
    address.split_once("://").map_or(address, |(_, rest)| rest)
}

/// Adds the part of the cover sheet about it.
pub(super) fn compose(verification: &Verification, sheet: ElementId, row_stack: &mut RowStack) {
    row_stack.heading(HEADING, false, sheet);
    let words = sentence(verification);
    let text_style = row_stack.part_style.body;
    let column = Column { left: LEFT + SIDE + GAP, measure: MEASURE - SIDE - GAP };
    let element = row_stack.tree.add(Role::Paragraph, sheet);
    let lines = row_stack.set(&words, text_style, column.measure);
    let height = (text_style.lead * lines.len() as f32).max(SIDE);
    let line = |(at, line)| {
        baseline(line, text_style, column, Tag::Content(element)).raised(-text_style.lead * at as f32)
    };
    let mut marks: Vec<Mark> = lines.into_iter().enumerate().map(line).collect();
    marks.extend(figure(verification, sheet, row_stack));
    row_stack.push(Row::new(Kind::Text, height, marks));
}

fn sentence(verification: &Verification) -> String {
    format!(
        "Anyone who holds this paper can ask Coquina whether it was made here, on which day, as which version, and whether a \
         later version followed. Scan the square with a phone, or open {} and enter the code {}, which stands at the foot of each \
         page drafted here. The answer names no person. The PDF file can be checked there too, without leaving the browser.",
        without_scheme(&verification.page),
        verification.code
    )
}

/// Nothing where an address has no room in a QR code.
fn figure(verification: &Verification, sheet: ElementId, row_stack: &mut RowStack) -> Option<Mark> {
    let address = verification.address();
    let code = QrCode::encode_text(&address, QrCodeEcc::Medium).ok()?;
    let element = row_stack.tree.add_figure(format!("QR code that opens {address}"), sheet);
    let rectangles = rectangles(&code);
    Some(Mark::Figure(Figure { corner: (LEFT, -SIDE), size: (SIDE, SIDE), rectangles, element }))
}

/// The dark modules, those beside each other as one.
fn rectangles(code: &QrCode) -> Vec<Rectangle> {
    let module = SIDE / (code.size() + 2 * QUIET) as f32;
    let mut rectangles: Vec<Rectangle> = Vec::new();
    for row in 0..code.size() {
        let mut before = false;
        for column in 0..code.size() {
            let is_dark = code.get_module(column, row);
            match rectangles.last_mut().filter(|_| is_dark && before) {
                Some(last) => last.size.0 += module,
                None if is_dark => rectangles.push(at(column, row, code.size(), module)),
                None => {}
            }
            before = is_dark;
        }
    }
    rectangles
}

fn at(column: i32, row: i32, size: i32, module: f32) -> Rectangle {
    let (right, up) = (column + QUIET, size - 1 - row + QUIET);
    Rectangle { corner: (right as f32 * module, up as f32 * module), size: (module, module) }
}
