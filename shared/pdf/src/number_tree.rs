//! What has a number in a structure tree: a parent tree by its keys.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object};

/// No node of a tree lies deeper.
const DEEPEST: usize = 200;

/// For each key of a root’s parent tree, what has it.
pub(crate) fn parent_numbers(document: &Document, root: &Dictionary) -> BTreeMap<i64, Object> {
    let tree = root.get_deref(b"ParentTree", document);
    tree.map(|tree| numbers(document, tree, 0)).unwrap_or_default()
}

/// The entries of a number tree.
fn numbers(document: &Document, node: &Object, depth: usize) -> BTreeMap<i64, Object> {
    let Ok(node) = node.as_dict() else { return BTreeMap::new() };
    let own = node.get_deref(b"Nums", document).and_then(Object::as_array).map_or(&[][..], Vec::as_slice);
    let pairs = own.chunks_exact(2).filter_map(|pair| {
        let (_, value) = document.dereference(pair.get(1)?).ok()?;
        Some((pair.first()?.as_i64().ok()?, value.clone()))
    });
    let mut all: BTreeMap<i64, Object> = pairs.collect();
    let below = node.get_deref(b"Kids", document).and_then(Object::as_array).map_or(&[][..], Vec::as_slice);
    for (_, kid) in below.iter().filter_map(|kid| document.dereference(kid).ok()) {
        if depth < DEEPEST {
            all.extend(numbers(document, kid, depth + 1));
        }
    }
    all
}
