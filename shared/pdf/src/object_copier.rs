//! Objects of one document put into another, with everything that they refer to and nothing else.

use std::collections::{BTreeMap, VecDeque};

use lopdf::{Dictionary, Document, Object, ObjectId};

/// Copies objects in the order in which they are met, so that the same document always gives the same numbers.
pub(crate) struct ObjectCopier<'a> {
    source: &'a Document,
    ids: BTreeMap<ObjectId, ObjectId>,
    waiting: VecDeque<ObjectId>,
}

/// A document of what its catalog and its title lead to, and the new number of each object.
pub(crate) fn compact(document: &Document) -> (Document, BTreeMap<ObjectId, ObjectId>) {
    let mut compact = Document::with_version("1.7");
    let mut object_copier = ObjectCopier::new(document);
    for key in ["Root", "Info"] {
        if let Ok(kept) = document.trailer.get(key.as_bytes()) {
            let kept = object_copier.put(&mut compact, kept);
            compact.trailer.set(key, kept);
        }
    }
    (compact, object_copier.ids)
}

impl<'a> ObjectCopier<'a> {
    pub(crate) fn new(source: &'a Document) -> Self {
        Self { source, ids: BTreeMap::new(), waiting: VecDeque::new() }
    }

    /// Puts an object, and all beneath it, into the other document.
    pub(crate) fn put(&mut self, target: &mut Document, object: &Object) -> Object {
        let put = self.renumbered(target, object);
        while let Some(id) = self.waiting.pop_front() {
            let copied = self.source.get_object(id).map_or(Object::Null, Clone::clone);
            let copied = self.renumbered(target, &copied);
            if let Some(new) = self.ids.get(&id) {
                target.set_object(*new, copied);
            }
        }
        put
    }

    fn renumbered(&mut self, target: &mut Document, object: &Object) -> Object {
        match object {
            Object::Reference(id) => Object::Reference(self.id(target, *id)),
            Object::Array(items) => {
                items.iter().map(|item| self.renumbered(target, item)).collect::<Vec<_>>().into()
            }
            Object::Dictionary(entries) => self.entries(target, entries).into(),
            Object::Stream(stream) => {
                let mut stream = stream.clone();
                stream.dict = self.entries(target, &stream.dict);
                Object::Stream(stream)
            }
            other => other.clone(),
        }
    }

    fn entries(&mut self, target: &mut Document, entries: &Dictionary) -> Dictionary {
        entries.iter().map(|(key, value)| (key.clone(), self.renumbered(target, value))).collect()
    }

    fn id(&mut self, target: &mut Document, id: ObjectId) -> ObjectId {
        *self.ids.entry(id).or_insert_with(|| {
            self.waiting.push_back(id);
            target.new_object_id()
        })
    }
}
