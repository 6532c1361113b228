//! A file cut down to some of its pages, with what they need and nothing else.

use std::collections::BTreeMap;

use lopdf::{Document, Object, ObjectId, dictionary};

use super::FormError;
use super::structure::{Structure, TreeBoxes};
use crate::graft::Graft;
use crate::kept_page::kept;
use crate::{LoadedFile, metadata};

/// What the catalog keeps.
const KEPT_OF_CATALOG: [&[u8]; 3] = [b"StructTreeRoot", b"MarkInfo", b"Lang"];

/// A document without what nothing in it refers to.
pub(super) struct Compact {
    pub(super) document: Document,
    /// The new number of each object.
    pub(super) moved: BTreeMap<ObjectId, ObjectId>,
}

/// These pages as a file of their own.
pub(crate) fn extract(
    mut document: Document,
    pages: &[ObjectId],
    title: &str,
) -> Result<LoadedFile, FormError> {
    cut(&mut document, pages, TreeBoxes::Words(BTreeMap::new()))?;
    Ok(LoadedFile { document: compact(&document, title)?.document, has_unused: false })
}

/// Leaves these pages, and of the structure tree what is about them.
pub(super) fn cut(document: &mut Document, pages: &[ObjectId], boxes: TreeBoxes) -> Result<(), FormError> {
    let structure = Structure::of(document, pages)?;
    for page in pages {
        let kept = kept(document, *page);
        document.set_object(*page, kept);
    }
    if let Some(structure) = structure {
        structure.write(document, boxes)?;
    }
    hold(document, pages)
}

/// One node holds all pages that are left.
fn hold(document: &mut Document, pages: &[ObjectId]) -> Result<(), FormError> {
    let kids: Vec<Object> = pages.iter().map(|&page| page.into()).collect();
    let count = i64::try_from(pages.len()).unwrap_or_default();
    let node = document.add_object(dictionary! { "Type" => "Pages", "Kids" => kids, "Count" => count });
    for page in pages {
        document.get_dictionary_mut(*page)?.set("Parent", node);
    }
    document.catalog_mut()?.set("Pages", node);
    Ok(())
}

/// A document of what the catalog keeps and of nothing else.
pub(super) fn compact(document: &Document, title: &str) -> Result<Compact, FormError> {
    let old = document.catalog()?;
    let mut catalog = dictionary! {
        "Type" => "Catalog",
        "Pages" => old.get(b"Pages")?.clone(),
        "ViewerPreferences" => metadata::viewer_preferences(),
    };
    for key in KEPT_OF_CATALOG {
        if let Ok(value) = old.get(key) {
            catalog.set(key, value.clone());
        }
    }
    let mut compact = Document::with_version("1.7");
    let mut graft = Graft::new(document);
    let catalog = graft.put(&mut compact, &catalog.into());
    let catalog = compact.add_object(catalog);
    compact.trailer.set("Root", catalog);
    metadata::write_title(&mut compact, title);
    Ok(Compact { document: compact, moved: graft.moved() })
}
