//! The structure tree of a form that is filled: our words take the places of the boxes, and the boxes without words go.

use std::collections::{BTreeMap, BTreeSet};

use lopdf::{Object, ObjectId, dictionary};

use super::form_tree::{FormTree, TreeElement, TreeKid};
use crate::LoadedFile;
use crate::pack::PackedObject;

/// Marked content of our own: the page, and its number there.
type Marked = (ObjectId, u32);

/// The tree of one filled form.
pub(super) struct FillingTree<'a> {
    tree: &'a FormTree,
    parents: BTreeMap<ObjectId, Vec<u32>>,
    /// By the box that had its place.
    words: BTreeMap<ObjectId, Marked>,
    /// Words in places that are no boxes of the court's file.
    unboxed: Vec<Marked>,
    /// The elements that are left out.
    dropped: BTreeSet<u32>,
}

impl<'a> FillingTree<'a> {
    pub(super) fn of(tree: &'a FormTree) -> Self {
        let (words, unboxed, dropped) = (BTreeMap::new(), Vec::new(), BTreeSet::new());
        Self { tree, parents: tree.parents.clone(), words, unboxed, dropped }
    }

    /// A number for words on a page, in the place of a box or in a place without one.
    pub(super) fn mark(&mut self, page: ObjectId, widget: Option<ObjectId>) -> u32 {
        let list = self.parents.entry(page).or_default();
        list.push(0);
        let number = u32::try_from(list.len() - 1).unwrap_or_default();
        match widget {
            Some(widget) => drop(self.words.insert(widget, (page, number))),
            None => self.unboxed.push((page, number)),
        }
        number
    }

    /// Writes the tree. Words that stand in no element of the court's come last.
    pub(super) fn write(mut self, file: &mut LoadedFile) {
        let tree = self.tree;
        let mut kids: Vec<Object> = tree.kids.iter().filter_map(|kid| self.kid(kid, None, file)).collect();
        let rest = std::mem::take(&mut self.words).into_values().chain(std::mem::take(&mut self.unboxed));
        for (page, number) in rest.collect::<Vec<_>>() {
            kids.push(self.alone(file, page, number).into());
        }
        self.write_root(file, kids);
        for (number, page) in (0_i64..).zip(self.parents.keys()) {
            let page = file.document.get_dictionary_mut(*page);
            page.into_iter().for_each(|page| page.set("StructParents", number));
        }
    }

    fn write_root(&self, file: &mut LoadedFile, kids: Vec<Object>) {
        let parents = file.document.add_object(dictionary! { "Nums" => self.numbers() });
        let Ok(root) = file.document.get_dictionary_mut(self.tree.root) else { return };
        root.set("K", kids);
        root.set("ParentTree", parents);
        root.set("ParentTreeNextKey", i64::try_from(self.parents.len()).unwrap_or_default());
    }

    fn numbers(&self) -> Vec<Object> {
        let left = |id: &u32| match id {
            0 => Object::Null,
            id if self.dropped.contains(id) => Object::Null,
            id => (*id, 0).into(),
        };
        let lists = self.parents.values().map(|list| list.iter().map(left).collect::<Vec<_>>());
        (0_i64..).zip(lists).flat_map(|(key, list)| [key.into(), list.into()]).collect()
    }

    fn alone(&mut self, file: &mut LoadedFile, page: ObjectId, number: u32) -> ObjectId {
        let element = dictionary! {
            "Type" => "StructElem", "S" => "P", "P" => self.tree.root, "Pg" => page, "K" => i64::from(number),
        };
        let element = file.document.add_object(element);
        self.own(page, number, element.0);
        element
    }

    fn own(&mut self, page: ObjectId, number: u32, element: u32) {
        let list = self.parents.get_mut(&page).zip(usize::try_from(number).ok());
        let entry = list.and_then(|(list, number)| list.get_mut(number));
        entry.into_iter().for_each(|entry| *entry = element);
    }

    /// What stands in the place of a kid, if anything.
    fn kid(&mut self, kid: &TreeKid, of: Option<u32>, file: &mut LoadedFile) -> Option<Object> {
        match kid {
            TreeKid::Unchanging(kid) => Some(kid.clone()),
            TreeKid::Box(widget) => {
                let (page, number) = self.words.remove(widget)?;
                self.own(page, number, of?);
                let number = i64::from(number);
                Some(dictionary! { "Type" => "MCR", "Pg" => page, "MCID" => number }.into())
            }
            TreeKid::Element(element) => self.element(element, file),
        }
    }

    fn element(&mut self, element: &TreeElement, file: &mut LoadedFile) -> Option<Object> {
        let found: Vec<Option<Object>> =
            element.kids.iter().map(|kid| self.kid(kid, Some(element.id), file)).collect();
        if found.iter().all(Option::is_none) {
            self.dropped.insert(element.id);
            return None;
        }
        let kids = element.kids.iter().zip(found).filter_map(|(kid, found)| match kid {
            // A row keeps its empty cells, without which those after them would stand in the wrong column.
            TreeKid::Element(cell) if element.is_row && found.is_none() => Some(self.emptied(cell, file)),
            _ => found,
        });
        let kids = kids.collect();
        self.put(element, kids, file);
        Some((element.id, 0).into())
    }

    fn emptied(&mut self, cell: &TreeElement, file: &mut LoadedFile) -> Object {
        self.dropped.remove(&cell.id);
        if let Some(place) = cell.place {
            file.packed.insert(cell.id, PackedObject::at(&file.pack, place.emptied, Vec::new()));
        }
        (cell.id, 0).into()
    }

    fn put(&self, element: &TreeElement, kids: Vec<Object>, file: &mut LoadedFile) {
        match element.place {
            Some(place) => {
                file.packed.insert(element.id, PackedObject::at(&file.pack, place.filled, kids));
            }
            None => {
                let top = file.document.get_dictionary_mut((element.id, 0));
                top.into_iter().for_each(|top| top.set("K", kids.clone()));
            }
        }
    }
}
