//! The objects of a form that filling looks at, which therefore are not packed.

use std::collections::BTreeSet;

use lopdf::{Dictionary, Document, Object, ObjectId};

/// Of the catalog, of a page and of the root of the tree.
const OF_CATALOG: [&[u8]; 2] = [b"Pages", b"StructTreeRoot"];
const OF_PAGE: [&[u8]; 2] = [b"Contents", b"Resources"];
const OF_ROOT: [&[u8]; 4] = [b"K", b"ParentTree", b"RoleMap", b"ClassMap"];

/// These objects, by their numbers.
pub(super) fn loose_objects(document: &Document, pages: &[ObjectId]) -> BTreeSet<ObjectId> {
    let mut loose = Loose { document, ids: BTreeSet::new() };
    pages.iter().for_each(|page| loose.page(*page));
    loose.catalog();
    loose.ids
}

struct Loose<'a> {
    document: &'a Document,
    ids: BTreeSet<ObjectId>,
}

impl Loose<'_> {
    fn page(&mut self, page: ObjectId) {
        self.ids.insert(page);
        let Ok(page) = self.document.get_dictionary(page) else { return };
        self.referred(page, &OF_PAGE);
        let resources = page.get_deref(b"Resources", self.document).and_then(Object::as_dict);
        resources.into_iter().for_each(|resources| self.referred(resources, &[b"Font"]));
    }

    fn catalog(&mut self) {
        self.referred(&self.document.trailer, &[b"Root"]);
        let Ok(catalog) = self.document.catalog() else { return };
        self.referred(catalog, &OF_CATALOG);
        let root = catalog.get_deref(b"StructTreeRoot", self.document).and_then(Object::as_dict);
        let Ok(root) = root else { return };
        self.referred(root, &OF_ROOT);
        self.tops(root);
    }

    /// What these entries refer to, but for what is drawn: that is only repeated.
    fn referred(&mut self, entries: &Dictionary, keys: &[&[u8]]) {
        for id in keys.iter().filter_map(|key| entries.get(key).and_then(Object::as_reference).ok()) {
            if !matches!(self.document.get_object(id), Ok(Object::Stream(_))) {
                self.ids.insert(id);
            }
        }
    }

    /// The elements at the top have another parent in a file that is bound.
    fn tops(&mut self, root: &Dictionary) {
        let top = root.get_deref(b"K", self.document).and_then(Object::as_array);
        let top = top.map_or(&[][..], Vec::as_slice);
        self.ids.extend(top.iter().filter_map(|kid| kid.as_reference().ok()));
    }
}
