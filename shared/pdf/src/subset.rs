//! The part of a face that a document needs.

use sha2::{Digest, Sha256};
use subsetter::GlyphRemapper;

use crate::{
    RenderError,
    face::{Face, Faces, Style},
    shape::UsedGlyphs,
};

/// A face reduced to the glyphs used.
pub(crate) struct Subset {
    pub(crate) style: Style,
    pub(crate) face: &'static Face,
    /// Name of the face with the tag that marks it as a part.
    pub(crate) name: String,
    pub(crate) program: Vec<u8>,
    /// For each glyph used: its number in the reduced face, its number in the whole one, and its text.
    pub(crate) glyphs: Vec<(u16, u16, String)>,
    /// The number in the reduced face of every glyph of the whole one.
    codes: Vec<u16>,
}

impl Subset {
    /// Name of the font among the resources of a page.
    pub(crate) fn resource(&self) -> &'static str {
        match self.style {
            Style::Regular => "FR",
            Style::Italic => "FI",
            Style::Bold => "FB",
        }
    }

    /// Number of a glyph in the reduced face.
    pub(crate) fn code(&self, glyph: u16) -> u16 {
        self.codes.get(usize::from(glyph)).copied().unwrap_or_default()
    }
}

/// The reduced faces that a document uses, in order of style.
pub(crate) fn subsets(faces: &'static Faces, used: &[UsedGlyphs; 3]) -> Result<Vec<Subset>, RenderError> {
    let in_use = Style::ALL.into_iter().zip(used).filter(|(_, used)| !used.is_empty());
    in_use.map(|(style, used)| subset(style, faces.get(style), used)).collect()
}

fn subset(style: Style, face: &'static Face, used: &UsedGlyphs) -> Result<Subset, RenderError> {
    let ids: Vec<u16> = used.keys().copied().collect();
    let remapper = GlyphRemapper::new_from_glyphs_sorted(&ids);
    let program =
        subsetter::subset(face.program, 0, &remapper).map_err(|e| RenderError::internal(format!("{e:?}")))?;
    let mut codes = vec![0; usize::from(ids.last().copied().unwrap_or_default()) + 1];
    let mut glyphs = Vec::with_capacity(used.len());
    for (&id, text) in used {
        let code = remapper.get(id).unwrap_or_default();
        glyphs.push((code, id, text.clone()));
        codes.get_mut(usize::from(id)).into_iter().for_each(|place| *place = code);
    }
    Ok(Subset { style, face, name: format!("{}+{}", tag(&ids), face.name), program, glyphs, codes })
}

/// Six capitals that differ where the glyphs differ.
fn tag(glyphs: &[u16]) -> String {
    let mut hash = Sha256::new();
    glyphs.iter().for_each(|glyph| hash.update(glyph.to_be_bytes()));
    hash.finalize().iter().take(6).map(|byte| char::from(b'A' + byte % 26)).collect()
}
