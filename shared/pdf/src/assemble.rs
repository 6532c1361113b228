//! From the display list to the bytes of the file.

use flate2::{Compress, Compression, FlushCompress, Status};
use lopdf::{Document, Object, ObjectId, Stream, StringFormat, dictionary};
use sha2::{Digest, Sha256};

use crate::{
    RenderError, face, metadata, outline,
    page::Drawing,
    shape::UsedGlyphs,
    shell::shell,
    stream::{Content, write_page},
    structure,
    subset::subsets,
};

/// A higher level gains less than one per cent and doubles the time.
const COMPRESSION: u32 = 6;
/// Bytes of the identifier.
const ID_LENGTH: usize = 16;

/// Writes the file.
pub(crate) fn assemble(drawing: &Drawing, used: &[UsedGlyphs; 3]) -> Result<Vec<u8>, RenderError> {
    let subsets = subsets(face::faces()?, used)?;
    let mut contents: Vec<Content> =
        drawing.pages.iter().map(|page| write_page(page, &subsets, &drawing.tree)).collect();
    let mut document = shell(&drawing.title, drawing.pages.len(), &subsets);
    document.version = "1.7".to_owned();
    let pages: Vec<ObjectId> = document.get_pages().into_values().collect();
    for (&page, content) in pages.iter().zip(&mut contents) {
        fill_page(&mut document, page, std::mem::take(&mut content.operators))?;
    }
    document.trailer.remove(b"ID");
    // While the document is small, because lopdf compares every reference with every object.
    document.prune_objects();
    document.renumber_objects();
    let pages: Vec<ObjectId> = document.get_pages().into_values().collect();
    structure::write(&mut document, &pages, &contents, &drawing.tree)?;
    outline::write(&mut document, &pages, &drawing.outline)?;
    metadata::write(&mut document, &drawing.title, drawing.date)?;
    compress(&mut document)?;
    save(&mut document)
}

/// Puts the operators into a page of the shell, and takes out what PDF/A does not allow or nothing uses.
fn fill_page(document: &mut Document, page: ObjectId, operators: Vec<u8>) -> Result<(), RenderError> {
    let stream = document.get_dictionary(page)?.get(b"Contents")?.as_reference()?;
    document.set_object(stream, Stream::new(dictionary! {}, operators));
    let resources = document.get_dictionary(page)?.get(b"Resources")?.as_reference()?;
    let fonts = document.get_dictionary(resources)?.get(b"Font")?.clone();
    document.set_object(resources, dictionary! { "Font" => fonts });
    let page = document.get_dictionary_mut(page)?;
    page.remove(b"Annots");
    page.set("Tabs", "S");
    Ok(())
}

/// Done here because lopdf knows only the slowest level, and makes a new compressor for every stream.
fn compress(document: &mut Document) -> Result<(), RenderError> {
    let mut compressor = Compress::new(Compression::new(COMPRESSION), true);
    for object in document.objects.values_mut() {
        if let Object::Stream(stream) = object
            && stream.allows_compression
            && !stream.is_compressed()
        {
            let packed = packed(&mut compressor, &stream.content)?;
            stream.dict.set("Filter", "FlateDecode");
            stream.set_content(packed);
        }
    }
    Ok(())
}

fn packed(compressor: &mut Compress, content: &[u8]) -> Result<Vec<u8>, RenderError> {
    compressor.reset();
    let mut packed = Vec::with_capacity(content.len() / 2 + 64);
    loop {
        let read = usize::try_from(compressor.total_in()).map_err(RenderError::internal)?;
        let rest = content.get(read..).unwrap_or_default();
        let status = compressor.compress_vec(rest, &mut packed, FlushCompress::Finish);
        if status.map_err(RenderError::internal)? == Status::StreamEnd {
            return Ok(packed);
        }
        packed.reserve(content.len() / 2 + 64);
    }
}

/// Identifies the file by what it contains, so that it changes with the content and with nothing else.
fn save(document: &mut Document) -> Result<Vec<u8>, RenderError> {
    let none = Object::String(vec![0; ID_LENGTH], StringFormat::Hexadecimal);
    document.trailer.set("ID", vec![none.clone(), none]);
    let mut bytes = Vec::new();
    document.save_to(&mut bytes).map_err(RenderError::internal)?;
    let id: String =
        Sha256::digest(&bytes).iter().take(ID_LENGTH).map(|byte| format!("{byte:02X}")).collect();
    let zeros = "00".repeat(ID_LENGTH);
    // Both stand in the trailer, so they are the last such digits of the file.
    for _ in 0..2 {
        let at = bytes.windows(zeros.len()).rposition(|window| window == zeros.as_bytes());
        let place = at.and_then(|at| bytes.get_mut(at..at + zeros.len()));
        place.ok_or_else(|| RenderError::internal("no identifier"))?.copy_from_slice(id.as_bytes());
    }
    Ok(bytes)
}
