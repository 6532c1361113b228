//! A file cut down to some of its pages, with what they need and nothing else.

use std::sync::Arc;

use lopdf::{Document, Object, ObjectId, dictionary};

use super::FormError;
use super::structure::{Structure, TreeBoxes};
use crate::kept_page::kept;
use crate::{LoadedFile, metadata};

/// What the catalog keeps.
const KEPT_OF_CATALOG: [&[u8]; 3] = [b"StructTreeRoot", b"MarkInfo", b"Lang"];

/// These pages as a file of their own.
pub(crate) fn extract(
    whole: &Arc<Document>,
    pages: &[ObjectId],
    title: &str,
) -> Result<LoadedFile, FormError> {
    let mut document = cut(whole, pages, TreeBoxes::Dropped)?;
    metadata::write_title(&mut document, title);
    Ok(LoadedFile::cut_from(whole.clone(), document))
}

/// What changes where these pages are left, and of the structure tree what is about them.
pub(super) fn cut(whole: &Document, pages: &[ObjectId], boxes: TreeBoxes<'_>) -> Result<Document, FormError> {
    let mut document = Document::with_version("1.7");
    document.max_id = whole.max_id;
    for page in pages {
        document.set_object(*page, kept(whole, *page));
    }
    if let Some(structure) = Structure::of(whole, pages)? {
        structure.write(&mut document, boxes)?;
    }
    let node = hold(&mut document, pages)?;
    keep_catalog(whole, &mut document, node)?;
    Ok(document)
}

/// One node holds all pages that are left.
fn hold(document: &mut Document, pages: &[ObjectId]) -> Result<ObjectId, FormError> {
    let kids: Vec<Object> = pages.iter().map(|&page| page.into()).collect();
    let count = i64::try_from(pages.len()).unwrap_or_default();
    let node = document.add_object(dictionary! { "Type" => "Pages", "Kids" => kids, "Count" => count });
    for page in pages {
        document.get_dictionary_mut(*page)?.set("Parent", node);
    }
    Ok(node)
}

/// The catalog with what it keeps and nothing else.
fn keep_catalog(whole: &Document, document: &mut Document, node: ObjectId) -> Result<(), FormError> {
    let old = whole.catalog()?;
    let mut catalog = dictionary! {
        "Type" => "Catalog", "Pages" => node, "ViewerPreferences" => metadata::viewer_preferences(),
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
