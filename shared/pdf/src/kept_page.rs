//! A page of another file with what it keeps.

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary};

/// What a page keeps, its own or from above; boxes, links, thumbnails and scripts go.
const KEPT: [&[u8]; 7] =
    [b"MediaBox", b"CropBox", b"Contents", b"Resources", b"Rotate", b"Group", b"StructParents"];
/// No field and no page of a form lies deeper.
const DEEPEST: usize = 32;

/// A page with what it keeps and nothing else.
pub(crate) fn kept(document: &Document, page: ObjectId) -> Dictionary {
    let mut kept = dictionary! { "Type" => "Page", "Tabs" => "S" };
    for key in KEPT {
        if let Some(value) = inherited(document, page, key) {
            kept.set(key, value);
        }
    }
    kept
}

/// What a page has of its own or from the nodes above it.
fn inherited(document: &Document, page: ObjectId, key: &[u8]) -> Option<Object> {
    let line = ancestry(document, document.get_dictionary(page).ok()?);
    line.into_iter().find_map(|node| node.get(key).ok().cloned())
}

/// A dictionary and those above it.
pub(crate) fn ancestry<'a>(document: &'a Document, widget: &'a Dictionary) -> Vec<&'a Dictionary> {
    let parent = |each: &&'a Dictionary| each.get_deref(b"Parent", document).and_then(Object::as_dict).ok();
    std::iter::successors(Some(widget), parent).take(DEEPEST).collect()
}
