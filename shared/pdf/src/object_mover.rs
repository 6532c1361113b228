//! Objects of one document put into another, with everything that they refer to and nothing else.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use lopdf::{Dictionary, Document, Object, ObjectId};

use crate::LoadedFile;
use crate::pack::{Pack, PackedObject, PackedObjects};

/// Moves objects in the order in which they are met, so that the same document always gives the same numbers. Each is moved once, and
/// copied only from a file of which there are other parts: a form of the court has tens of thousands.
pub(crate) struct ObjectMover {
    left: BTreeMap<ObjectId, Object>,
    whole: Arc<Document>,
    pack: Arc<Pack>,
    packed: PackedObjects,
    /// The new number of each object.
    pub(crate) ids: BTreeMap<ObjectId, ObjectId>,
    waiting: VecDeque<ObjectId>,
}

impl ObjectMover {
    pub(crate) fn new(file: LoadedFile) -> Self {
        let LoadedFile { document, whole, pack, packed, .. } = file;
        Self { left: document.objects, whole, pack, packed, ids: BTreeMap::new(), waiting: VecDeque::new() }
    }

    /// Puts an object, and all beneath it, into the other document.
    pub(crate) fn put(&mut self, target: &mut LoadedFile, mut object: Object) -> Object {
        self.renumber(&mut target.document, &mut object);
        while let Some(id) = self.waiting.pop_front() {
            let Some(new) = self.ids.get(&id).copied() else { continue };
            if let Some(packed) = self.packed(id.0) {
                let packed = self.relinked(&mut target.document, packed);
                target.packed.insert(new.0, packed);
                continue;
            }
            let mut moved = self.unpacked(id);
            self.renumber(&mut target.document, &mut moved);
            target.document.set_object(new, moved);
        }
        object
    }

    fn unpacked(&mut self, id: ObjectId) -> Object {
        let unchanged = || self.whole.objects.get(&id).cloned();
        self.left.remove(&id).or_else(unchanged).unwrap_or(Object::Null)
    }

    fn packed(&mut self, id: u32) -> Option<PackedObject> {
        self.packed.remove(&id).or_else(|| PackedObject::numbered(&self.pack, id))
    }

    fn relinked(&mut self, target: &mut Document, mut packed: PackedObject) -> PackedObject {
        packed.relink(|object| self.renumber(target, object));
        packed
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
