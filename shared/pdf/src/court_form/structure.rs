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
pub(super) struct Structure<'a> {
    whole: &'a Document,
    root: ObjectId,
    kept: BTreeSet<ObjectId>,
    /// For each page that stays, the element of each of its marked contents.
    parents: BTreeMap<ObjectId, Vec<Object>>,
    /// The elements that are left out.
    dropped: BTreeSet<ObjectId>,
}

impl<'a> Structure<'a> {
    /// The tree of a tagged document; nothing where it is not tagged.
    pub(super) fn of(whole: &'a Document, pages: &[ObjectId]) -> Result<Option<Self>, FormError> {
        let Ok(root) = whole.catalog()?.get(b"StructTreeRoot").and_then(Object::as_reference) else {
            return Ok(None);
        };
        let numbers = parent_numbers(whole, whole.get_dictionary(root)?);
        let mut parents = BTreeMap::new();
        for page in pages {
            let key = whole.get_dictionary(*page)?.get(b"StructParents").and_then(Object::as_i64).ok();
            let listed = key.and_then(|key| numbers.get(&key)).and_then(|list| list.as_array().ok());
            parents.insert(*page, listed.cloned().unwrap_or_default());
        }
        let kept = pages.iter().copied().collect();
        Ok(Some(Self { whole, root, kept, parents, dropped: BTreeSet::new() }))
    }

    /// Writes what changes of the tree when it is cut down to the pages that stay.
    pub(super) fn write(mut self, document: &mut Document, boxes: TreeBoxes<'_>) -> Result<(), FormError> {
        let mut root = self.whole.get_dictionary(self.root)?.clone();
        let kids = self.kids(document, self.whole.get_dictionary(self.root)?.get(b"K")?, None, boxes, 0);
        let parents = document.add_object(dictionary! { "Nums" => self.numbers() });
        let next = i64::try_from(self.parents.len()).unwrap_or_default();
        root.set("K", kids);
        root.set("ParentTree", parents);
        root.set("ParentTreeNextKey", next);
        root.remove(b"IDTree");
        document.set_object(self.root, root);
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
        let all = match self.whole.dereference(kids) {
            Ok((_, Object::Array(all))) => all,
            _ => std::slice::from_ref(kids),
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
            Object::Reference(id) => match self.whole.get_dictionary(*id).ok()? {
                element if element.has(b"S") => self.element(document, *id, element, boxes, depth),
                content => self.content(content, page, boxes),
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
        before: &Dictionary,
        boxes: TreeBoxes<'_>,
        depth: usize,
    ) -> Option<Object> {
        let page = before.get(b"Pg").and_then(Object::as_reference).ok();
        let kids = before.get(b"K").ok().filter(|_| depth < DEEPEST);
        let kids = kids.map(|kids| self.kids(document, kids, page, boxes, depth + 1));
        let mut kids = kids.unwrap_or_default();
        if is(before, b"TR") && !kids.is_empty() {
            kids = self.whole_row(document, before, kids);
        }
        if kids.is_empty() {
            self.dropped.insert(id);
            return None;
        }
        let mut element = before.clone();
        no_longer_a_box(&mut element);
        if page.is_some_and(|page| !self.kept.contains(&page)) {
            element.remove(b"Pg");
        }
        element.set("K", kids);
        document.set_object(id, element);
        Some(id.into())
    }

    /// A row keeps its empty cells, without which those after them would stand in the wrong column.
    fn whole_row(&mut self, document: &mut Document, row: &Dictionary, left: Vec<Object>) -> Vec<Object> {
        let Ok(all) = row.get_deref(b"K", self.whole).and_then(Object::as_array) else { return left };
        for cell in all.iter().filter(|cell| !left.contains(cell)) {
            let Ok(id) = cell.as_reference() else { continue };
            let Ok(mut emptied) = self.whole.get_dictionary(id).cloned() else { continue };
            emptied.remove(b"K");
            emptied.remove(b"Pg");
            document.set_object(id, emptied);
            self.dropped.remove(&id);
        }
        all.clone()
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
