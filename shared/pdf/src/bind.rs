//! Several files bound into one: page after page, each with its bookmark and its part of the structure tree.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};
use sha2::{Digest, Sha256};

use crate::court_form::graft::Graft;
use crate::court_form::{inherited, parent_numbers};
use crate::metadata::text_string;
use crate::page::{Bookmark, Level};
use crate::{FormError, file, object, outline};

/// A file that is bound with others.
#[derive(Clone, Debug)]
pub struct BoundPart {
    /// Its bookmark.
    pub title: String,
    /// The bytes of a PDF file.
    pub file: Vec<u8>,
}

/// What a page has of its own or from the nodes above it.
const OF_PAGE: [&[u8]; 4] = [b"MediaBox", b"CropBox", b"Resources", b"Rotate"];
/// What the trees of the files say of their elements by name.
const SHARED_NAMES: [&[u8]; 2] = [b"RoleMap", b"ClassMap"];
/// The upper edge of a letter page, where bookmarks lead.
const TOP: f32 = 792.0;

/// Binds files into one. The same files always give the same bytes.
///
/// # Errors
/// `Unreadable` when one of them is no PDF file, and faults of a library beneath.
pub fn bind(title: &str, parts: &[BoundPart]) -> Result<Vec<u8>, FormError> {
    let mut binding = Binding::new();
    for part in parts {
        binding.add(part)?;
    }
    let mut document = binding.document(title)?;
    share_streams(&mut document);
    file::write(&document).map_err(FormError::Fault)
}

struct Binding {
    document: Document,
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
        let mut document = Document::with_version("1.7");
        let (node, root) = (document.new_object_id(), document.new_object_id());
        let (pages, bookmarks, kids, numbers) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self {
            document,
            node,
            root,
            pages,
            bookmarks,
            kids,
            numbers,
            names: BTreeMap::new(),
            is_tagged: true,
        }
    }

    fn add(&mut self, part: &BoundPart) -> Result<(), FormError> {
        let mut source = Document::load_mem(&part.file)?;
        let (page, level) = (self.pages.len(), Level::Part);
        self.bookmarks.push(Bookmark { title: part.title.clone(), page, y: TOP, level });
        let pages: Vec<ObjectId> = source.get_pages().into_values().collect();
        for page in &pages {
            let alone = alone(&source, *page)?;
            source.set_object(*page, alone);
        }
        let tree = Tree::taken_from(&mut source);
        self.is_tagged &= tree.is_some();
        let mut graft = Graft::new(&source);
        for page in &pages {
            self.add_page(&mut graft, *page, tree.as_ref());
        }
        tree.into_iter().for_each(|tree| self.add_tree(&mut graft, tree));
        Ok(())
    }

    fn add_page(&mut self, graft: &mut Graft<'_>, page: ObjectId, tree: Option<&Tree>) {
        let Ok(bound) = graft.put(&mut self.document, &page.into()).as_reference() else { return };
        let key = i64::try_from(self.pages.len()).unwrap_or_default();
        self.pages.push(bound);
        let node = self.node;
        let Ok(page) = self.document.get_dictionary_mut(bound) else { return };
        page.set("Parent", node);
        let before = page.remove(b"StructParents").and_then(|key| key.as_i64().ok());
        let Some(elements) = before.and_then(|key| tree?.numbers.get(&key)) else { return };
        page.set("StructParents", key);
        let elements = graft.put(&mut self.document, elements);
        self.numbers.extend([key.into(), elements]);
    }

    /// The elements at the top of a file’s tree lie side by side in the one tree.
    fn add_tree(&mut self, graft: &mut Graft<'_>, tree: Tree) {
        for kid in tree.kids {
            let bound = graft.put(&mut self.document, &kid);
            let element = bound.as_reference().and_then(|id| self.document.get_dictionary_mut(id));
            element.into_iter().for_each(|element| element.set("P", self.root));
            self.kids.push(bound);
        }
        for (key, names) in tree.names {
            let bound = graft.put(&mut self.document, &names.into());
            let known = self.names.entry(key).or_default();
            for (name, meaning) in bound.as_dict().into_iter().flat_map(Dictionary::iter) {
                if !known.has(name) {
                    known.set(name.clone(), meaning.clone());
                }
            }
        }
    }

    fn document(self, title: &str) -> Result<Document, FormError> {
        let Self { mut document, node, root, pages, bookmarks, kids, numbers, names, is_tagged } = self;
        let count = i64::try_from(pages.len()).unwrap_or_default();
        let all: Vec<Object> = pages.iter().map(|&page| page.into()).collect();
        document.set_object(node, dictionary! { "Type" => "Pages", "Kids" => all, "Count" => count });
        let parents = document.add_object(dictionary! { "Nums" => numbers });
        let mut tree = dictionary! {
            "Type" => "StructTreeRoot", "K" => kids, "ParentTree" => parents, "ParentTreeNextKey" => count,
        };
        names.into_iter().for_each(|(key, names)| tree.set(key, names));
        document.set_object(root, tree);
        let catalog = document.add_object(dictionary! {
            "Type" => "Catalog", "Pages" => node, "StructTreeRoot" => root, "Lang" => Object::string_literal("en-US"),
            "MarkInfo" => dictionary! { "Marked" => is_tagged },
            "ViewerPreferences" => dictionary! { "DisplayDocTitle" => true },
        });
        document.trailer.set("Root", catalog);
        outline::write(&mut document, &pages, &bookmarks)?;
        let creator = Object::string_literal("Coquina");
        let info = document.add_object(dictionary! { "Title" => text_string(title), "Creator" => creator });
        document.trailer.set("Info", info);
        Ok(document)
    }
}

/// A page that needs no node above it.
fn alone(source: &Document, page: ObjectId) -> Result<Dictionary, FormError> {
    let mut alone = source.get_dictionary(page)?.clone();
    for key in OF_PAGE {
        inherited(source, page, key).into_iter().for_each(|value| alone.set(key, value));
    }
    alone.remove(b"Parent");
    Ok(alone)
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

/// Streams that say the same are kept once: most of the files have the same fonts.
fn share_streams(document: &mut Document) {
    let mut first: BTreeMap<Vec<u8>, ObjectId> = BTreeMap::new();
    let mut same: BTreeMap<ObjectId, ObjectId> = BTreeMap::new();
    for (&id, object) in &document.objects {
        let Object::Stream(stream) = object else { continue };
        let kept = *first.entry(print(stream)).or_insert(id);
        if kept != id {
            same.insert(id, kept);
        }
    }
    same.keys().for_each(|id| drop(document.objects.remove(id)));
    document.objects.values_mut().for_each(|object| redirect(object, &same));
}

fn print(stream: &Stream) -> Vec<u8> {
    let mut entries = Vec::new();
    object::write(&stream.dict.clone().into(), &mut entries);
    Sha256::new().chain_update(entries).chain_update(&stream.content).finalize().to_vec()
}

fn redirect(object: &mut Object, same: &BTreeMap<ObjectId, ObjectId>) {
    match object {
        Object::Reference(id) => {
            same.get(id).into_iter().for_each(|kept| *id = *kept);
        }
        Object::Array(items) => items.iter_mut().for_each(|item| redirect(item, same)),
        Object::Dictionary(entries) => entries.iter_mut().for_each(|(_, entry)| redirect(entry, same)),
        Object::Stream(stream) => stream.dict.iter_mut().for_each(|(_, entry)| redirect(entry, same)),
        _ => {}
    }
}
