//! The structure tree of a form that is read, as far as filling changes it: the elements on the way to a box, and the rows and cells
//! around them. All else in the file is packed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use lopdf::{Dictionary, Document, Object, ObjectId};

use super::loose_objects::loose_objects;
use super::structure::DEEPEST;
use crate::LoadedFile;
use crate::number_tree::parent_numbers;
use crate::pack::{Pack, PackPlace};

/// The tree of a form.
#[derive(Debug)]
pub(super) struct FormTree {
    pub(super) root: ObjectId,
    pub(super) kids: Vec<TreeKid>,
    /// For each page, the element of each of its marked contents; none is zero.
    pub(super) parents: BTreeMap<ObjectId, Vec<u32>>,
}

/// What stands below an element.
#[derive(Debug)]
pub(super) enum TreeKid {
    /// Marked content, or an element that has no box beneath it.
    Unchanging(Object),
    /// A box, by its annotation.
    Box(ObjectId),
    Element(TreeElement),
}

/// An element whose kids depend on what is filled in.
#[derive(Debug)]
pub(super) struct TreeElement {
    pub(super) id: u32,
    pub(super) is_row: bool,
    pub(super) kids: Vec<TreeKid>,
    /// Where the element lies but for its kids, and as the empty cell of a row. Those at the top are not packed: in a file that is
    /// bound they have another parent.
    pub(super) place: Option<ElementPlace>,
}

/// Where an element lies in the pack.
#[derive(Clone, Copy, Debug)]
pub(super) struct ElementPlace {
    pub(super) filled: PackPlace,
    pub(super) emptied: PackPlace,
}

impl FormTree {
    /// Packs what filling neither changes nor looks at. No tree where the file has none.
    pub(super) fn packing(
        file: &mut LoadedFile,
        pages: &[ObjectId],
        widgets: &BTreeSet<ObjectId>,
    ) -> Option<Self> {
        let mut pack = Pack::default();
        let tree = Self::of(&file.document, pages, widgets, &mut pack);
        let loose = loose_objects(&file.document, pages);
        let mut changing = BTreeSet::new();
        tree.iter().flat_map(|tree| &tree.kids).for_each(|kid| kid.collect(&mut changing));
        for (id, object) in std::mem::take(&mut file.document.objects) {
            if loose.contains(&id) {
                file.document.objects.insert(id, object);
            } else if !changing.contains(&id.0) && !widgets.contains(&id) {
                pack.add(id.0, object);
            }
        }
        file.pack = Arc::new(pack);
        tree
    }

    fn of(
        document: &Document,
        pages: &[ObjectId],
        widgets: &BTreeSet<ObjectId>,
        pack: &mut Pack,
    ) -> Option<Self> {
        let root = document.catalog().ok()?.get(b"StructTreeRoot").and_then(Object::as_reference).ok()?;
        let entries = document.get_dictionary(root).ok()?;
        let mut reading = Reading { document, widgets, pack };
        let kids = reading.kids(entries.get(b"K").ok()?, 0);
        let numbers = parent_numbers(document, entries);
        let parents = pages.iter().map(|page| (*page, elements_of(document, *page, &numbers)));
        Some(Self { root, kids, parents: parents.collect() })
    }
}

/// The element of each marked content of a page.
fn elements_of(document: &Document, page: ObjectId, numbers: &BTreeMap<i64, Object>) -> Vec<u32> {
    let key = document.get_dictionary(page).and_then(|page| page.get(b"StructParents")?.as_i64()).ok();
    let listed = key.and_then(|key| numbers.get(&key)?.as_array().ok()).map_or(&[][..], Vec::as_slice);
    listed.iter().map(|element| element.as_reference().map_or(0, |(id, _)| id)).collect()
}

impl TreeKid {
    /// The packed elements that filling changes, by their numbers.
    fn collect(&self, ids: &mut BTreeSet<u32>) {
        if let Self::Element(element) = self {
            ids.insert(element.id);
            element.kids.iter().for_each(|kid| kid.collect(ids));
        }
    }

    fn leads_to_box(&self) -> bool {
        match self {
            Self::Unchanging(_) => false,
            Self::Box(_) => true,
            Self::Element(element) => element.kids.iter().any(Self::leads_to_box),
        }
    }
}

struct Reading<'a> {
    document: &'a Document,
    widgets: &'a BTreeSet<ObjectId>,
    pack: &'a mut Pack,
}

impl Reading<'_> {
    fn kids(&mut self, kids: &Object, depth: usize) -> Vec<TreeKid> {
        match self.document.dereference(kids) {
            Ok((_, Object::Array(all))) => all.iter().map(|kid| self.kid(kid, depth)).collect(),
            _ => vec![self.kid(kids, depth)],
        }
    }

    fn kid(&mut self, kid: &Object, depth: usize) -> TreeKid {
        let unchanging = || TreeKid::Unchanging(kid.clone());
        match kid {
            Object::Dictionary(content) => self.boxed(content).map_or_else(unchanging, TreeKid::Box),
            Object::Reference(id) => match self.document.get_dictionary(*id) {
                Ok(element) if element.has(b"S") && depth < DEEPEST => self.element(*id, element, depth),
                _ => unchanging(),
            },
            _ => unchanging(),
        }
    }

    fn boxed(&self, content: &Dictionary) -> Option<ObjectId> {
        let widget = content.get(b"Obj").and_then(Object::as_reference).ok()?;
        self.widgets.contains(&widget).then_some(widget)
    }

    /// An element without kids is the empty cell of a row.
    fn element(&mut self, id: ObjectId, entries: &Dictionary, depth: usize) -> TreeKid {
        let kids = entries.get(b"K").map(|kids| self.kids(kids, depth + 1)).unwrap_or_default();
        if depth > 0 && !kids.is_empty() && !kids.iter().any(TreeKid::leads_to_box) {
            return TreeKid::Unchanging(id.into());
        }
        let is_row = entries.get(b"S").and_then(Object::as_name).is_ok_and(|role| role == b"TR");
        let place = (depth > 0).then(|| self.place(entries));
        TreeKid::Element(TreeElement { id: id.0, is_row, kids, place })
    }

    fn place(&mut self, entries: &Dictionary) -> ElementPlace {
        let mut emptied = entries.clone();
        emptied.remove(b"K");
        emptied.remove(b"Pg");
        let filled = self.pack.add_element(entries.clone());
        ElementPlace { filled, emptied: self.pack.add_element(emptied) }
    }
}
