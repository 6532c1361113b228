use domain::assembly::paper::{Paper, Verification, VerificationCode};
use lopdf::{Dictionary, Document, Object};
use pdf::{RenderMode, render};
use qrcodegen::{QrCode, QrCodeEcc};

use crate::{
    extract::{all_text, artifacts, pieces},
    papers::{packet, will},
};

/// The will as it is issued.
fn issued() -> (Paper, Verification) {
    stamped(will())
}

/// A paper as it is issued, and how it can be checked.
pub(crate) fn stamped(paper: Paper) -> (Paper, Verification) {
    let code = VerificationCode::of_digest(&std::array::from_fn(|at| (at * 37 + 5) as u8));
    let verification = Verification { code, page: "https://coquina.example/verify".to_owned() };
    (Paper { verification: Some(verification.clone()), ..paper }, verification)
}

#[test]
fn every_page_of_an_issued_paper_has_its_code_at_the_foot() {
    for paper in [will(), packet()] {
        let (paper, verification) = stamped(paper);
        let foot = format!("Code {}; to check it: coquina.example/verify", verification.code);
        for page in pieces(&render(&paper, RenderMode::Final).unwrap()) {
            let feet = artifacts(&page, "Footer");
            assert!(feet.iter().any(|text| text.contains(&foot)), "{feet:?}");
        }
    }
}

#[test]
fn a_paper_that_is_not_issued_has_none() {
    let bytes = render(&will(), RenderMode::Draft).unwrap();
    let feet: Vec<String> = pieces(&bytes).iter().flat_map(|page| artifacts(page, "Footer")).collect();
    assert!(feet.iter().all(|foot| !foot.contains("Code")), "{feet:?}");
    assert!(!all_text(&bytes).contains("check this paper"));
}

#[test]
fn the_code_changes_no_page_of_an_instrument() {
    let with_code = pieces(&render(&issued().0, RenderMode::Final).unwrap());
    let without = pieces(&render(&will(), RenderMode::Final).unwrap());
    let instruments = |pages: &[Vec<crate::extract::Piece>]| -> Vec<String> {
        let of_instrument = pages.iter().filter(|page| artifacts(page, "Footer").join("").contains("Page "));
        of_instrument.map(|page| crate::extract::body(page)).collect()
    };
    assert!(!instruments(&without).is_empty());
    assert_eq!(instruments(&with_code), instruments(&without));
}

#[test]
fn the_cover_sheet_says_how_the_paper_is_checked() {
    let (paper, verification) = issued();
    let text = all_text(&render(&paper, RenderMode::Final).unwrap());
    assert!(text.contains("Anyone can check this paper"), "{text}");
    assert!(text.contains(&format!("enter the code {}", verification.code)), "{text}");
}

#[test]
fn the_same_code_gives_the_same_bytes() {
    let paper = issued().0;
    assert_eq!(render(&paper, RenderMode::Final).unwrap(), render(&paper, RenderMode::Final).unwrap());
}

#[test]
fn the_qr_code_is_a_figure_with_words_for_those_who_cannot_see_it() {
    let (paper, verification) = issued();
    let document = Document::load_mem(&render(&paper, RenderMode::Final).unwrap()).unwrap();
    let [figure] = &figures(&document)[..] else { panic!("there is one figure") };
    let words = lopdf::decode_text_string(figure.get(b"Alt").unwrap()).unwrap();
    assert_eq!(words, format!("QR code that opens {}", verification.address()));
    let layout = figure.get_deref(b"A", &document).unwrap().as_dict().unwrap();
    let edges: Vec<f32> = layout
        .get(b"BBox")
        .unwrap()
        .as_array()
        .unwrap()
        .iter()
        .map(|edge| edge.as_float().unwrap())
        .collect();
    assert!(edges[0] < edges[2] && edges[1] < edges[3] && edges[2] <= 612.0, "{edges:?}");
}

fn figures(document: &Document) -> Vec<&Dictionary> {
    let elements = document.objects.values().filter_map(|object| object.as_dict().ok());
    elements
        .filter(|element| element.get(b"S").and_then(Object::as_name).is_ok_and(|role| role == b"Figure"))
        .collect()
}

/// Each dark module is painted and no light one, as a camera sees it.
#[test]
fn the_qr_code_is_painted_module_by_module() {
    let (paper, verification) = issued();
    let code = QrCode::encode_text(&verification.address(), QrCodeEcc::Medium).unwrap();
    let rectangles = painted(&render(&paper, RenderMode::Final).unwrap());
    let [left, bottom] =
        [0, 1].map(|side| rectangles.iter().map(|edges| edges[side]).fold(f32::MAX, f32::min));
    let top = rectangles.iter().map(|edges| edges[1] + edges[3]).fold(f32::MIN, f32::max);
    let module = (top - bottom) / code.size() as f32;
    for (row, column) in (0..code.size()).flat_map(|row| (0..code.size()).map(move |column| (row, column))) {
        let (x, y) = (left + (column as f32 + 0.5) * module, top - (row as f32 + 0.5) * module);
        let is_in = |edges: &[f32; 4]| {
            (edges[0]..edges[0] + edges[2]).contains(&x) && (edges[1]..edges[1] + edges[3]).contains(&y)
        };
        assert_eq!(rectangles.iter().any(is_in), code.get_module(column, row), "row {row}, column {column}");
    }
}

/// The rectangles of the file's figure.
fn painted(bytes: &[u8]) -> Vec<[f32; 4]> {
    let document = Document::load_mem(bytes).unwrap();
    let mut rectangles = Vec::new();
    for page in document.page_iter() {
        let content = lopdf::content::Content::decode(&document.get_page_content(page)).unwrap();
        let mut within = false;
        for operation in content.operations {
            match operation.operator.as_str() {
                "BDC" => within = operation.operands[0].as_name().is_ok_and(|tag| tag == b"Figure"),
                "EMC" => within = false,
                "re" if within => {
                    rectangles.push([0, 1, 2, 3].map(|at| operation.operands[at].as_float().unwrap()));
                }
                _ => {}
            }
        }
    }
    rectangles
}
