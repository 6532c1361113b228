//! The printpdf document: fonts, pages and their dictionaries, without page contents.

use std::collections::BTreeMap;

use printpdf::{
    Codepoint, FontId, FontMetrics, Op, ParsedFont, PdfDocument, PdfFont, PdfFontHandle, PdfFontMetricsStub,
    PdfPage, PdfSaveOptions, Pt, Rect, TextItem,
};

use crate::{
    page::{HEIGHT, WIDTH},
    subset::Subset,
};

/// Builds a document with so many empty pages that share the given fonts.
pub(crate) fn empty_document(title: &str, pages: usize, subsets: &[Subset]) -> lopdf::Document {
    let mut document = PdfDocument::new(title);
    for subset in subsets {
        document.resources.fonts.map.insert(font_id(subset), PdfFont::new(font(subset)));
    }
    document.pages = (0..pages).map(|_| page(Vec::new())).collect();
    if let Some(first) = document.pages.first_mut() {
        first.ops = register(subsets);
    }
    let options =
        PdfSaveOptions { optimize: true, subset_fonts: false, secure: true, image_optimization: None };
    document.to_lopdf_document(&options, &mut Vec::new())
}

/// Names are fixed because printpdf's own come from a counter of the process.
fn font_id(subset: &Subset) -> FontId {
    FontId(subset.resource().to_owned())
}

fn font(subset: &Subset) -> ParsedFont {
    let metrics = subset.face.metrics;
    let widths: BTreeMap<u16, u16> =
        subset.glyphs.iter().map(|&(code, id, _)| (code, subset.face.advance_units(id))).collect();
    let extent = FontMetrics { ascent: metrics.ascent, descent: metrics.descent };
    let name = Some(subset.name.clone());
    let mut font = ParsedFont::with_glyph_data(
        subset.program.clone(),
        0,
        name,
        BTreeMap::new(),
        widths,
        metrics.units_per_em,
        extent,
    );
    let [x_min, y_min, x_max, y_max] = metrics.bounds;
    font.pdf_font_metrics = PdfFontMetricsStub {
        units_per_em: metrics.units_per_em,
        x_min,
        y_min,
        x_max,
        y_max,
        caret_slope_rise: metrics.caret_rise,
        caret_slope_run: metrics.caret_run,
        us_weight_class: metrics.weight,
    };
    font
}

/// printpdf embeds only fonts that its own operators use, and learns the text of glyphs from them. These
/// operators never reach the file: page contents are replaced.
fn register(subsets: &[Subset]) -> Vec<Op> {
    let mut ops = vec![Op::StartTextSection];
    for subset in subsets {
        let glyph = |(code, _, text): &(u16, u16, String)| Codepoint {
            gid: *code,
            offset: 0.0,
            cid: Some(text.clone()),
        };
        let glyphs = subset.glyphs.iter().map(glyph).collect();
        ops.push(Op::SetFont { font: PdfFontHandle::External(font_id(subset)), size: Pt(1.0) });
        ops.push(Op::ShowText { items: vec![TextItem::GlyphIds(glyphs)] });
    }
    ops.push(Op::EndTextSection);
    ops
}

fn page(ops: Vec<Op>) -> PdfPage {
    let sheet = Rect {
        x: Pt(0.0),
        y: Pt(0.0),
        width: Pt(WIDTH),
        height: Pt(HEIGHT),
        mode: None,
        winding_order: None,
    };
    PdfPage { media_box: sheet.clone(), trim_box: sheet.clone(), crop_box: sheet, ops }
}
