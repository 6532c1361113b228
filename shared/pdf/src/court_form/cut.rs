//! A file cut down to some of its pages, with what they need and nothing else.

use lopdf::{Document, Object, ObjectId, dictionary};

use super::FormError;
use super::structure::{Structure, TreeBoxes};
use crate::kept_page::kept;
use crate::{LoadedFile, metadata};

/// What the catalog keeps.
const KEPT_OF_CATALOG: [&[u8]; 3] = [b"StructTreeRoot", b"MarkInfo", b"Lang"];

/// These pages as a file of their own.
pub(crate) fn extract(
    mut document: Document,
    pages: &[ObjectId],
    title: &str,
) -> Result<LoadedFile, FormError> {
    cut(&mut document, pages, TreeBoxes::Dropped)?;
    metadata::write_title(&mut document, title);
    Ok(LoadedFile::of(document, true))
}

/// Leaves these pages, and of the structure tree what is about them.
pub(super) fn cut(
    document: &mut Document,
    pages: &[ObjectId],
    boxes: TreeBoxes<'_>,
) -> Result<(), FormError> {
    let structure = Structure::of(document, pages)?;
    for page in pages {
        let kept = kept(document, *page);
        document.set_object(*page, kept);
    }
    if let Some(structure) = structure {
        structure.write(document, boxes)?;
    }
    hold(document, pages)?;
    keep_catalog(document)
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

/// The catalog with what it keeps and nothing else.
fn keep_catalog(document: &mut Document) -> Result<(), FormError> {
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
    let catalog = document.add_object(catalog);
    document.trailer.set("Root", catalog);
    Ok(())
}
