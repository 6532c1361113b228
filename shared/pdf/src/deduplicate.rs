//! Streams that say the same, kept once: most of the files that are bound together have the same fonts.

use std::collections::BTreeMap;

use lopdf::{Object, ObjectId};

use crate::pack::PackedObjects;
use crate::{LoadedFile, object};

/// The new numbers of streams that go, by their old ones.
type Replaced = BTreeMap<u32, u32>;

/// Keeps the first of them, and leads to it what led to the others.
pub(crate) fn share_streams(file: &mut LoadedFile) {
    let replaced = replaced(file);
    let LoadedFile { document, packed, .. } = file;
    document.objects.retain(|(id, _), _| !replaced.contains_key(id));
    packed.retain(|id, _| !replaced.contains_key(id));
    document.objects.values_mut().for_each(|object| redirect(object, &replaced));
    packed.values_mut().for_each(|packed| packed.relink(|object| redirect(object, &replaced)));
}

fn replaced(file: &LoadedFile) -> Replaced {
    let mut first: BTreeMap<(Vec<u8>, &[u8]), u32> = BTreeMap::new();
    let mut replaced = Replaced::new();
    for (id, entries, content) in streams(&file.document.objects, &file.packed) {
        let kept = *first.entry((entries, content)).or_insert(id);
        if kept != id {
            replaced.insert(id, kept);
        }
    }
    replaced
}

/// Each stream with its entries and its content, by number.
fn streams<'a>(
    objects: &'a BTreeMap<ObjectId, Object>,
    packed: &'a PackedObjects,
) -> Vec<(u32, Vec<u8>, &'a [u8])> {
    let loose = objects.iter().filter_map(|((id, _), object)| {
        let content = object.as_stream().ok()?.content.as_slice();
        let mut entries = Vec::new();
        object::write(object, &mut entries);
        Some((*id, entries, content))
    });
    let packed = packed.iter().filter_map(|(id, packed)| {
        let content = packed.content()?;
        let mut entries = Vec::new();
        packed.write(&mut entries);
        Some((*id, entries, content))
    });
    let mut streams: Vec<_> = loose.chain(packed).collect();
    streams.sort_unstable_by_key(|(id, ..)| *id);
    streams
}

fn redirect(object: &mut Object, replaced: &Replaced) {
    match object {
        Object::Reference((id, _)) => replaced.get(id).into_iter().for_each(|kept| *id = *kept),
        Object::Array(items) => items.iter_mut().for_each(|item| redirect(item, replaced)),
        Object::Dictionary(entries) => entries.iter_mut().for_each(|(_, entry)| redirect(entry, replaced)),
        Object::Stream(stream) => stream.dict.iter_mut().for_each(|(_, entry)| redirect(entry, replaced)),
        _ => {}
    }
}
