//! Objects of one document put into another, with everything that they refer to and nothing else.

use std::collections::{BTreeMap, VecDeque};

use lopdf::{Dictionary, Document, Object, ObjectId};

/// Moves objects in the order in which they are met, so that the same document always gives the same numbers. Each is moved once, and
/// nothing of it is copied: a form of the court has tens of thousands.
pub(crate) struct ObjectMover {
    left: BTreeMap<ObjectId, Object>,
    ids: BTreeMap<ObjectId, ObjectId>,
    waiting: VecDeque<ObjectId>,
}

/// A document of what its catalog and its title lead to, and the new number of each object.
pub(crate) fn compact(document: Document) -> (Document, BTreeMap<ObjectId, ObjectId>) {
    let mut compact = Document::with_version("1.7");
    let mut trailer = document.trailer;
    let mut object_mover = ObjectMover::new(document.objects);
    for key in ["Root", "Info"] {
        if let Some(kept) = trailer.remove(key.as_bytes()) {
            let kept = object_mover.put(&mut compact, kept);
            compact.trailer.set(key, kept);
        }
    }
    (compact, object_mover.ids)
}

impl ObjectMover {
    pub(crate) fn new(objects: BTreeMap<ObjectId, Object>) -> Self {
        Self { left: objects, ids: BTreeMap::new(), waiting: VecDeque::new() }
    }

    /// Puts an object, and all beneath it, into the other document.
    pub(crate) fn put(&mut self, target: &mut Document, mut object: Object) -> Object {
        self.renumber(target, &mut object);
        while let Some(id) = self.waiting.pop_front() {
            let mut moved = self.left.remove(&id).unwrap_or(Object::Null);
            self.renumber(target, &mut moved);
            if let Some(new) = self.ids.get(&id) {
                target.set_object(*new, moved);
            }
        }
        object
    }

    fn renumber(&mut self, target: &mut Document, object: &mut Object) {
        match object {
            Object::Reference(id) => *id = self.id(target, *id),
            Object::Array(items) => items.iter_mut().for_each(|item| self.renumber(target, item)),
            Object::Dictionary(entries) => self.entries(target, entries),
            Object::Stream(stream) => self.entries(target, &mut stream.dict),
            _ => {}
        }
    }

    fn entries(&mut self, target: &mut Document, entries: &mut Dictionary) {
        entries.iter_mut().for_each(|(_, value)| self.renumber(target, value));
    }

    fn id(&mut self, target: &mut Document, id: ObjectId) -> ObjectId {
        *self.ids.entry(id).or_insert_with(|| {
            self.waiting.push_back(id);
            target.new_object_id()
        })
    }
}
