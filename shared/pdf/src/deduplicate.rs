//! Streams that say the same, kept once: most of the files that are bound together have the same fonts.

use std::collections::BTreeMap;

use lopdf::{Document, Object, ObjectId, Stream};

use crate::object;

/// Keeps the first of them, and leads to it what led to the others.
pub(crate) fn share_streams(document: &mut Document) {
    let mut first: BTreeMap<(Vec<u8>, &[u8]), ObjectId> = BTreeMap::new();
    let mut same: BTreeMap<ObjectId, ObjectId> = BTreeMap::new();
    for (&id, object) in &document.objects {
        let Object::Stream(stream) = object else { continue };
        let kept = *first.entry((entries(stream), &stream.content)).or_insert(id);
        if kept != id {
            same.insert(id, kept);
        }
    }
    same.keys().for_each(|id| drop(document.objects.remove(id)));
    document.objects.values_mut().for_each(|object| redirect(object, &same));
}

fn entries(stream: &Stream) -> Vec<u8> {
    let mut entries = Vec::new();
    object::write(&stream.dict.clone().into(), &mut entries);
    entries
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
