//! The bytes of the file: streams, the other objects together in object streams, and the table of where each lies.
//!
//! Written here because lopdf packs objects one by one, three times over, and leaves the table uncompressed.

use lopdf::{Dictionary, Document, Object, Stream, StringFormat, dictionary};
use sha2::{Digest, Sha256};

use crate::pack::{PackedObject, PackedObjects};
use crate::{RenderError, compress::StreamCompressor, number::integer, object};

const HEADER: &[u8] = b"%PDF-1.7\n%\xE2\xE3\xCF\xD3\n";
/// More gain little, and a reader must inflate all to get at one.
const OBJECTS_IN_STREAM: usize = 500;
/// Bytes of the identifier.
const ID_LENGTH: usize = 16;

/// Writes the file.
pub(crate) fn write(document: &Document, packed: &PackedObjects) -> Result<Vec<u8>, RenderError> {
    let count = usize::try_from(document.max_id).map_err(RenderError::internal)? + 1;
    let mut file = File {
        out: HEADER.to_vec(),
        places: vec![ObjectLocation::Nowhere; count],
        compressor: StreamCompressor::new(),
    };
    let mut others = Vec::new();
    for (id, object) in in_order(document, packed) {
        match object {
            Written::Object(Object::Stream(stream)) => file.write_stream(id, stream)?,
            // What is packed is compressed, and says how long it is.
            Written::Packed(_, Some(content)) => file.write_content(id, object, content)?,
            _ => others.push((id, object)),
        }
    }
    for objects in others.chunks(OBJECTS_IN_STREAM) {
        file.write_object_stream(objects)?;
    }
    file.write_table(&document.trailer)
}

/// An object that is written.
#[derive(Clone, Copy)]
enum Written<'a> {
    Object(&'a Object),
    /// With its content, where it is a stream.
    Packed(&'a PackedObject, Option<&'a [u8]>),
}

impl Written<'_> {
    fn write(self, out: &mut Vec<u8>) {
        match self {
            Self::Object(object) => object::write(object, out),
            Self::Packed(packed, _) => packed.write(out),
        }
    }
}

/// All objects by their numbers.
fn in_order<'a>(document: &'a Document, packed: &'a PackedObjects) -> Vec<(u32, Written<'a>)> {
    let loose = document.objects.iter().map(|((id, _), object)| (*id, Written::Object(object)));
    let packed = packed.iter().map(|(id, packed)| (*id, Written::Packed(packed, packed.content())));
    let mut objects: Vec<_> = loose.chain(packed).collect();
    objects.sort_unstable_by_key(|(id, _)| *id);
    objects
}

/// Where an object lies.
#[derive(Clone, Copy)]
enum ObjectLocation {
    Nowhere,
    At(usize),
    /// In the object stream of this number, at this index.
    InStream(u32, usize),
}

struct File {
    out: Vec<u8>,
    /// By number of the object.
    places: Vec<ObjectLocation>,
    compressor: StreamCompressor,
}

impl File {
    fn write_stream(&mut self, id: u32, stream: &Stream) -> Result<(), RenderError> {
        if stream.allows_compression && !stream.is_compressed() {
            let mut entries = stream.dict.clone();
            entries.set("Filter", "FlateDecode");
            let compressed = self.compressor.compress(&stream.content)?;
            return self.write_bytes(id, entries, &compressed);
        }
        self.write_bytes(id, stream.dict.clone(), &stream.content)
    }

    fn write_bytes(&mut self, id: u32, mut entries: Dictionary, content: &[u8]) -> Result<(), RenderError> {
        entries.set("Length", i64::try_from(content.len()).map_err(RenderError::internal)?);
        self.write_content(id, Written::Object(&entries.into()), content)
    }

    fn write_content(&mut self, id: u32, entries: Written<'_>, content: &[u8]) -> Result<(), RenderError> {
        self.note(id, ObjectLocation::At(self.out.len()))?;
        integer(id, &mut self.out);
        self.out.extend_from_slice(b" 0 obj\n");
        entries.write(&mut self.out);
        self.out.extend_from_slice(b"stream\n");
        self.out.extend_from_slice(content);
        self.out.extend_from_slice(b"\nendstream\nendobj\n");
        Ok(())
    }

    /// Writes objects that are not streams into one that is: first a list of where each begins, then all.
    fn write_object_stream(&mut self, objects: &[(u32, Written<'_>)]) -> Result<(), RenderError> {
        let id = self.new_id()?;
        let (mut list, mut body) = (Vec::new(), Vec::new());
        for (index, &(number, object)) in objects.iter().enumerate() {
            integer(number, &mut list);
            list.push(b' ');
            integer(u32::try_from(body.len()).map_err(RenderError::internal)?, &mut list);
            list.push(b' ');
            object.write(&mut body);
            body.push(b'\n');
            self.note(number, ObjectLocation::InStream(id, index))?;
        }
        let first = i64::try_from(list.len()).map_err(RenderError::internal)?;
        let count = i64::try_from(objects.len()).map_err(RenderError::internal)?;
        list.extend(body);
        self.write_stream(
            id,
            &Stream::new(dictionary! { "Type" => "ObjStm", "N" => count, "First" => first }, list),
        )
    }

    /// Writes the table of places, which is also the trailer. The file is identified by all that precedes it,
    /// so that the identifier changes with the content and with nothing else.
    fn write_table(mut self, trailer: &Dictionary) -> Result<Vec<u8>, RenderError> {
        let digest = Sha256::digest(&self.out);
        let identifier =
            Object::String(digest.iter().take(ID_LENGTH).copied().collect(), StringFormat::Hexadecimal);
        let id = self.new_id()?;
        let start = self.out.len();
        self.note(id, ObjectLocation::At(start))?;
        let entries = dictionary! {
            "Type" => "XRef",
            "Size" => i64::try_from(self.places.len()).map_err(RenderError::internal)?,
            "W" => vec![1.into(), 4.into(), 2.into()],
            "Root" => trailer.get(b"Root")?.clone(),
            "Info" => trailer.get(b"Info")?.clone(),
            "ID" => vec![identifier.clone(), identifier],
        };
        let mut table = Vec::with_capacity(self.places.len() * 7);
        for place in &self.places {
            place.write(&mut table)?;
        }
        self.write_stream(id, &Stream::new(entries, table))?;
        self.out.extend_from_slice(format!("startxref\n{start}\n%%EOF\n").as_bytes());
        Ok(self.out)
    }

    fn new_id(&mut self) -> Result<u32, RenderError> {
        self.places.push(ObjectLocation::Nowhere);
        u32::try_from(self.places.len() - 1).map_err(RenderError::internal)
    }

    fn note(&mut self, id: u32, place: ObjectLocation) -> Result<(), RenderError> {
        let index = usize::try_from(id).map_err(RenderError::internal)?;
        self.places.get_mut(index).into_iter().for_each(|known| *known = place);
        Ok(())
    }
}

impl ObjectLocation {
    /// One byte for the kind, four for an offset or an object stream, two for the index in it.
    fn write(self, table: &mut Vec<u8>) -> Result<(), RenderError> {
        let (kind, place, index) = match self {
            Self::Nowhere => (0, 0, u16::MAX),
            Self::At(offset) => (1, u32::try_from(offset).map_err(RenderError::internal)?, 0),
            Self::InStream(stream, index) => {
                (2, stream, u16::try_from(index).map_err(RenderError::internal)?)
            }
        };
        table.push(kind);
        table.extend_from_slice(&place.to_be_bytes());
        table.extend_from_slice(&index.to_be_bytes());
        Ok(())
    }
}
