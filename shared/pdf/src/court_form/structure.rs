//! The structure tree of a file, for the pages that stay.

use std::collections::{BTreeMap, BTreeSet};

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary};

use super::FormError;
use crate::number_tree::parent_numbers;

/// No element of a form lies deeper.
pub(super) const DEEPEST: usize = 200;

/// What becomes of the boxes in the tree, by their annotations.
#[derive(Clone, Copy)]
pub(super) enum TreeBoxes<'a> {
    /// These stay, for words that come later.
    Kept(&'a BTreeSet<ObjectId>),
    /// They go.
    Dropped,
}

impl TreeBoxes<'_> {
    fn keep(self, widget: ObjectId) -> bool {
        matches!(self, Self::Kept(kept) if kept.contains(&widget))
    }
}

/// The structure tree while it is cut down.
pub(super) struct Structure {
    root: ObjectId,
    kept: BTreeSet<ObjectId>,
    /// For each page that stays, the element of each of its marked contents.
    parents: BTreeMap<ObjectId, Vec<Object>>,
    /// The elements that are left out.
    dropped: BTreeSet<ObjectId>,
}

impl Structure {
    /// The tree of a tagged document; nothing where it is not tagged.
    pub(super) fn of(document: &Document, pages: &[ObjectId]) -> Result<Option<Self>, FormError> {
        let Ok(root) = document.catalog()?.get(b"StructTreeRoot").and_then(Object::as_reference) else {
            return Ok(None);
        };
        let numbers = parent_numbers(document, document.get_dictionary(root)?);
        let mut parents = BTreeMap::new();
        for page in pages {
            let key = document.get_dictionary(*page)?.get(b"StructParents").and_then(Object::as_i64).ok();
            let listed = key.and_then(|key| numbers.get(&key)).and_then(|list| list.as_array().ok());
            parents.insert(*page, listed.cloned().unwrap_or_default());
        }
        let kept = pages.iter().copied().collect();
        Ok(Some(Self { root, kept, parents, dropped: BTreeSet::new() }))
    }

    /// Cuts the tree down to the pages that stay.
    pub(super) fn write(mut self, document: &mut Document, boxes: TreeBoxes<'_>) -> Result<(), FormError> {
        let top = document.get_dictionary(self.root)?.get(b"K")?.clone();
        let kids = self.kids(document, &top, None, boxes, 0);
        let parents = document.add_object(dictionary! { "Nums" => self.numbers() });
        let next = i64::try_from(self.parents.len()).unwrap_or_default();
        let root = document.get_dictionary_mut(self.root)?;
        root.set("K", kids);
        root.set("ParentTree", parents);
        root.set("ParentTreeNextKey", next);
        root.remove(b"IDTree");
        for (number, page) in (0_i64..).zip(self.parents.keys()) {
            document.get_dictionary_mut(*page)?.set("StructParents", number);
        }
        Ok(())
    }

    fn numbers(&self) -> Vec<Object> {
        let left = |entry: &Object| match entry.as_reference() {
            Ok(id) if self.dropped.contains(&id) => Object::Null,
            _ => entry.clone(),
        };
        let lists = self.parents.values().map(|list| list.iter().map(left).collect::<Vec<_>>());
        (0_i64..).zip(lists).flat_map(|(key, list)| [key.into(), list.into()]).collect()
    }

    /// The children that stay, of an element or of the tree.
    fn kids(
        &mut self,
        document: &mut Document,
        kids: &Object,
        page: Option<ObjectId>,
        boxes: TreeBoxes<'_>,
        depth: usize,
    ) -> Vec<Object> {
        let all = match kids {
            Object::Array(all) => all.clone(),
            Object::Reference(id) => match document.get_object(*id) {
                Ok(Object::Array(all)) => all.clone(),
                _ => vec![kids.clone()],
            },
            one => vec![one.clone()],
        };
        all.iter().filter_map(|kid| self.kid(document, kid, page, boxes, depth)).collect()
    }

    fn kid(
        &mut self,
        document: &mut Document,
        kid: &Object,
        page: Option<ObjectId>,
        boxes: TreeBoxes<'_>,
        depth: usize,
    ) -> Option<Object> {
        match kid {
            Object::Integer(_) => page.filter(|page| self.kept.contains(page)).map(|_| kid.clone()),
            Object::Reference(id) => match document.get_dictionary(*id).ok()?.clone() {
                element if element.has(b"S") => self.element(document, *id, element, boxes, depth),
                content => self.content(&content, page, boxes),
            },
            Object::Dictionary(content) => self.content(content, page, boxes),
            _ => None,
        }
    }

    /// Marked content stays with its page.
    fn content(&self, content: &Dictionary, page: Option<ObjectId>, boxes: TreeBoxes<'_>) -> Option<Object> {
        if let Ok(widget) = content.get(b"Obj").and_then(Object::as_reference) {
            return boxes.keep(widget).then(|| content.clone().into());
        }
        let page = content.get(b"Pg").and_then(Object::as_reference).ok().or(page)?;
        self.kept.contains(&page).then(|| content.clone().into())
    }

    fn element(
        &mut self,
        document: &mut Document,
        id: ObjectId,
        mut element: Dictionary,
        boxes: TreeBoxes<'_>,
        depth: usize,
    ) -> Option<Object> {
        let page = element.get(b"Pg").and_then(Object::as_reference).ok();
        let before = element.get(b"K").ok().cloned().filter(|_| depth < DEEPEST);
        let kids = before.map(|kids| self.kids(document, &kids, page, boxes, depth + 1));
        let mut kids = kids.unwrap_or_default();
        if is(&element, b"TR") && !kids.is_empty() {
            kids = self.whole_row(document, &element, &kids);
        }
        if kids.is_empty() {
            self.dropped.insert(id);
            return None;
        }
        no_longer_a_box(&mut element);
        if page.is_some_and(|page| !self.kept.contains(&page)) {
            element.remove(b"Pg");
        }
        element.set("K", kids);
        document.set_object(id, element);
        Some(id.into())
    }

    /// A row keeps its empty cells, without which those after them would stand in the wrong column.
    fn whole_row(&mut self, document: &mut Document, row: &Dictionary, left: &[Object]) -> Vec<Object> {
        let Ok(all) = row.get_deref(b"K", document).and_then(Object::as_array).cloned() else {
            return left.to_vec();
        };
        for cell in all.iter().filter(|cell| !left.contains(cell)) {
            let Ok(id) = cell.as_reference() else { continue };
            let Ok(emptied) = document.get_dictionary_mut(id) else { continue };
            emptied.remove(b"K");
            emptied.remove(b"Pg");
            self.dropped.remove(&id);
        }
        all
    }
}

fn no_longer_a_box(element: &mut Dictionary) {
    if is(element, b"Form") {
        element.set("S", "Span");
        element.remove(b"Alt");
        element.remove(b"ActualText");
    }
}

fn is(element: &Dictionary, role: &[u8]) -> bool {
    element.get(b"S").and_then(Object::as_name).is_ok_and(|name| name == role)
}
