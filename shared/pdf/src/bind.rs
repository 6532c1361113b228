//! Several files bound into one: page after page, each with its bookmark and its part of the structure tree.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary};

use crate::deduplicate::share_streams;
use crate::kept_page::kept;
use crate::number_tree::parent_numbers;
use crate::object_mover::ObjectMover;
use crate::page::{Bookmark, HEIGHT, Level};
use crate::{FilePart, FormError, LoadedFile, metadata, outline};

/// What the trees of the files say of their elements by name.
const SHARED_NAMES: [&[u8]; 2] = [b"RoleMap", b"ClassMap"];

/// Binds files into one. The same files always give the same bytes.
///
/// # Errors
/// Faults of a library beneath.
pub fn bind(title: &str, parts: Vec<FilePart>) -> Result<LoadedFile, FormError> {
    let mut binding = Binding::new();
    parts.into_iter().for_each(|part| binding.add(part));
    let mut file = binding.file(title)?;
    share_streams(&mut file);
    Ok(file)
}

struct Binding {
    file: LoadedFile,
    /// The node above all pages, and the root of the structure tree.
    node: ObjectId,
    root: ObjectId,
    pages: Vec<ObjectId>,
    bookmarks: Vec<Bookmark>,
    kids: Vec<Object>,
    numbers: Vec<Object>,
    names: BTreeMap<&'static [u8], Dictionary>,
    is_tagged: bool,
}

impl Binding {
    fn new() -> Self {
        let mut file = LoadedFile::of(Document::with_version("1.7"), false);
        let (node, root) = (file.document.new_object_id(), file.document.new_object_id());
        let (pages, bookmarks, kids, numbers) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { file, node, root, pages, bookmarks, kids, numbers, names: BTreeMap::new(), is_tagged: true }
    }

    fn add(&mut self, part: FilePart) {
        let mut file = part.file;
        let source = &mut file.document;
        let (page, level) = (self.pages.len(), Level::Part);
        self.bookmarks.push(Bookmark { title: part.title, page, y: HEIGHT, level });
        let pages: Vec<ObjectId> = source.get_pages().into_values().collect();
        for page in &pages {
            let kept = kept(source, *page);
            source.set_object(*page, kept);
        }
        let tree = Tree::taken_from(source);
        self.is_tagged &= tree.is_some();
        let mut object_mover = ObjectMover::new(file);
        for page in &pages {
            self.add_page(&mut object_mover, *page, tree.as_ref());
        }
        tree.into_iter().for_each(|tree| self.add_tree(&mut object_mover, tree));
    }

    fn add_page(&mut self, object_mover: &mut ObjectMover, page: ObjectId, tree: Option<&Tree>) {
        let Ok(bound) = object_mover.put(&mut self.file, page.into()).as_reference() else { return };
        let key = i64::try_from(self.pages.len()).unwrap_or_default();
        self.pages.push(bound);
        let node = self.node;
        let Ok(page) = self.file.document.get_dictionary_mut(bound) else { return };
        page.set("Parent", node);
        let before = page.remove(b"StructParents").and_then(|key| key.as_i64().ok());
        let Some(elements) = before.and_then(|key| tree?.numbers.get(&key)) else { return };
        page.set("StructParents", key);
        let elements = object_mover.put(&mut self.file, elements.clone());
        self.numbers.extend([key.into(), elements]);
    }

    /// The elements at the top of a file’s tree lie side by side in the one tree.
    fn add_tree(&mut self, object_mover: &mut ObjectMover, tree: Tree) {
        for kid in tree.kids {
            let bound = object_mover.put(&mut self.file, kid);
            let element = bound.as_reference().and_then(|id| self.file.document.get_dictionary_mut(id));
            element.into_iter().for_each(|element| element.set("P", self.root));
            self.kids.push(bound);
        }
        for (key, names) in tree.names {
            let bound = object_mover.put(&mut self.file, names.into());
            let known = self.names.entry(key).or_default();
            for (name, meaning) in bound.as_dict().into_iter().flat_map(Dictionary::iter) {
                if !known.has(name) {
                    known.set(name.clone(), meaning.clone());
                }
            }
        }
    }

    fn file(mut self, title: &str) -> Result<LoadedFile, FormError> {
        let count = i64::try_from(self.pages.len()).unwrap_or_default();
        self.write_pages(count);
        self.write_structure(count);
        self.write_catalog();
        outline::write(&mut self.file.document, &self.pages, &self.bookmarks)?;
        metadata::write_title(&mut self.file.document, title);
        Ok(self.file)
    }

    fn write_pages(&mut self, count: i64) {
        let kids: Vec<Object> = self.pages.iter().map(|&page| page.into()).collect();
        let node = dictionary! { "Type" => "Pages", "Kids" => kids, "Count" => count };
        self.file.document.set_object(self.node, node);
    }

    fn write_structure(&mut self, count: i64) {
        let numbers = std::mem::take(&mut self.numbers);
        let parents = self.file.document.add_object(dictionary! { "Nums" => numbers });
        let mut tree = dictionary! {
            "Type" => "StructTreeRoot", "K" => std::mem::take(&mut self.kids),
            "ParentTree" => parents, "ParentTreeNextKey" => count,
        };
        std::mem::take(&mut self.names).into_iter().for_each(|(key, names)| tree.set(key, names));
        self.file.document.set_object(self.root, tree);
    }

    fn write_catalog(&mut self) {
        let catalog = dictionary! {
            "Type" => "Catalog", "Pages" => self.node, "StructTreeRoot" => self.root,
            "Lang" => Object::string_literal(metadata::LANGUAGE),
            "MarkInfo" => dictionary! { "Marked" => self.is_tagged },
            "ViewerPreferences" => metadata::viewer_preferences(),
        };
        let catalog = self.file.document.add_object(catalog);
        self.file.document.trailer.set("Root", catalog);
    }
}

/// The structure tree of a file, without its root.
struct Tree {
    kids: Vec<Object>,
    numbers: BTreeMap<i64, Object>,
    names: BTreeMap<&'static [u8], Dictionary>,
}

impl Tree {
    /// Leaves an empty root behind, which the elements at the top still name.
    fn taken_from(source: &mut Document) -> Option<Self> {
        let id = source.catalog().ok()?.get(b"StructTreeRoot").and_then(Object::as_reference).ok()?;
        let root = source.get_dictionary(id).ok()?;
        let kids = match root.get_deref(b"K", source).ok()? {
            Object::Array(kids) => kids.clone(),
            _ => vec![root.get(b"K").ok()?.clone()],
        };
        let numbers = parent_numbers(source, root);
        let named = SHARED_NAMES.into_iter().filter_map(|key| {
            Some((key, root.get_deref(key, source).and_then(Object::as_dict).ok()?.clone()))
        });
        let tree = Self { kids, numbers, names: named.collect() };
        source.set_object(id, Dictionary::new());
        Some(tree)
    }
}
