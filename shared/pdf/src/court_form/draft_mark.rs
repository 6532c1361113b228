//! The mark of a draft on a page of the court's.

use super::font_name::font_name;
use crate::layout::SLOPE;
use crate::number::decimal;
use crate::page::GlyphRun;
use crate::show;
use crate::subset::Subset;

/// The operators that draw the watermark. They come before the court's own, so that it lies under them.
pub(super) fn operators(watermark: &GlyphRun, subsets: &[Subset]) -> Vec<u8> {
    let Some(subset) = subsets.iter().find(|subset| subset.style == watermark.style) else {
        return Vec::new();
    };
    let mut out = b"/Artifact <</Type/Pagination/Subtype/Watermark>> BDC\nq\n0.9 g\n".to_vec();
    out.extend_from_slice(format!("BT /{} ", font_name(subset)).as_bytes());
    decimal(watermark.size, &mut out);
    let (cosine, sine) = SLOPE;
    out.extend_from_slice(format!(" Tf {cosine} {sine} {} {cosine} ", -sine).as_bytes());
    decimal(watermark.x, &mut out);
    out.push(b' ');
    decimal(watermark.y, &mut out);
    out.extend_from_slice(b" Tm\n");
    show::show(&watermark.glyphs, watermark.size, subset, &mut out);
    out.extend_from_slice(b"ET\nQ\nEMC\n");
    out
}
