//! Objects that nothing changes any more, in the notation in which they are written. A form of the court has tens of thousands; as
//! objects each takes many times the room, and would be copied and numbered anew for every file.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use lopdf::{Dictionary, Object, ObjectId};

use crate::number::integer;
use crate::object;

/// What stands in the place of kids that are not packed with their element. No object has this number.
const KIDS: ObjectId = (u32::MAX, u16::MAX);

/// Objects of one file, for as many files as they are put into.
#[derive(Debug, Default)]
pub(crate) struct Pack {
    /// Each object without its references, one after the other.
    notation: Vec<u8>,
    references: Vec<Reference>,
    contents: Vec<Vec<u8>>,
    places: Vec<Place>,
    /// Where the objects lie that have the numbers of their file.
    numbered: BTreeMap<u32, PackPlace>,
}

/// Which of the packed objects.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackPlace(usize);

/// A reference within an object.
#[derive(Debug)]
struct Reference {
    /// Where it stands, counted from where the object begins.
    at: u32,
    /// To which object.
    to: u32,
}

/// Where an object lies.
#[derive(Debug)]
struct Place {
    notation: Range<usize>,
    references: Range<usize>,
    /// Of a stream, the number of its content.
    content: Option<usize>,
}

impl Pack {
    /// Packs an object under its number. What it refers to has no generation: a file that was numbered anew has none.
    pub(crate) fn add(&mut self, id: u32, mut object: Object) {
        let content = match &mut object {
            Object::Stream(stream) => {
                // Some of the court's files say it in another object.
                stream.dict.set("Length", i64::try_from(stream.content.len()).unwrap_or_default());
                self.contents.push(std::mem::take(&mut stream.content));
                Some(self.contents.len() - 1)
            }
            _ => None,
        };
        let place = self.add_notation(&object, content);
        self.numbered.insert(id, place);
    }

    /// Packs an element but for its kids.
    pub(crate) fn add_element(&mut self, mut element: Dictionary) -> PackPlace {
        if element.has(b"K") {
            element.set("K", vec![KIDS.into()]);
        }
        self.add_notation(&element.into(), None)
    }

    fn add_notation(&mut self, object: &Object, content: Option<usize>) -> PackPlace {
        let (begin, first) = (self.notation.len(), self.references.len());
        let references = &mut self.references;
        object::write_with(object, &mut self.notation, &mut |(to, _), written| {
            let at = u32::try_from(written.len() - begin).unwrap_or(u32::MAX);
            references.push(Reference { at, to });
        });
        let (notation, references) = (begin..self.notation.len(), first..self.references.len());
        self.places.push(Place { notation, references, content });
        PackPlace(self.places.len() - 1)
    }

    fn place(&self, PackPlace(place): PackPlace) -> Option<(&[u8], &[Reference], Option<usize>)> {
        let place = self.places.get(place)?;
        let notation = self.notation.get(place.notation.clone())?;
        Some((notation, self.references.get(place.references.clone())?, place.content))
    }
}

/// A packed object in a file.
#[derive(Clone, Debug)]
pub(crate) struct PackedObject {
    pack: Arc<Pack>,
    place: PackPlace,
    /// What it refers to, by the numbers of this file. Kids that are not packed stand among them.
    links: Box<[u32]>,
    kids: Vec<Object>,
}

impl PackedObject {
    /// The object of this number, as it was packed.
    pub(crate) fn numbered(pack: &Arc<Pack>, id: u32) -> Option<Self> {
        Some(Self::at(pack, *pack.numbered.get(&id)?, Vec::new()))
    }

    /// The object in this place, with these kids.
    pub(crate) fn at(pack: &Arc<Pack>, place: PackPlace, kids: Vec<Object>) -> Self {
        let links =
            pack.place(place).map(|(_, references, _)| references.iter().map(|each| each.to).collect());
        Self { pack: pack.clone(), place, links: links.unwrap_or_default(), kids }
    }

    /// Changes what it refers to, in the order in which it is written.
    pub(crate) fn relink(&mut self, mut relink: impl FnMut(&mut Object)) {
        for link in &mut self.links {
            if *link == KIDS.0 {
                self.kids.iter_mut().for_each(&mut relink);
                continue;
            }
            let mut reference = Object::Reference((*link, 0));
            relink(&mut reference);
            reference.as_reference().into_iter().for_each(|(id, _)| *link = id);
        }
    }

    /// Writes it. Of a stream, only the dictionary.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let Some((notation, references, _)) = self.pack.place(self.place) else { return };
        let mut written = 0;
        for (reference, link) in references.iter().zip(&self.links) {
            let at = usize::try_from(reference.at).unwrap_or(usize::MAX);
            out.extend_from_slice(notation.get(written..at).unwrap_or_default());
            written = at;
            if *link == KIDS.0 {
                object::write_items(&self.kids, out);
            } else {
                integer(*link, out);
                out.extend_from_slice(b" 0 R");
            }
        }
        out.extend_from_slice(notation.get(written..).unwrap_or_default());
    }

    /// The content of a stream, as it is kept in the file.
    pub(crate) fn content(&self) -> Option<&[u8]> {
        let (_, _, content) = self.pack.place(self.place)?;
        self.pack.contents.get(content?).map(Vec::as_slice)
    }
}

/// The packed objects of a file, by their numbers in it.
pub(crate) type PackedObjects = BTreeMap<u32, PackedObject>;
