//! From the display list to the bytes of the file.

use std::io::Write;

use flate2::{Compression, write::ZlibEncoder};
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

/// Writes the file.
pub(crate) fn assemble(drawing: &Drawing, used: &[UsedGlyphs; 3]) -> Result<Vec<u8>, RenderError> {
    let subsets = subsets(face::faces()?, used)?;
    let contents: Vec<Content> =
        drawing.pages.iter().map(|page| write_page(page, &subsets, &drawing.tree)).collect();
    let mut document = shell(&drawing.title, drawing.pages.len(), &subsets);
    document.version = "1.7".to_owned();
    let pages: Vec<ObjectId> = document.get_pages().into_values().collect();
    for (&page, content) in pages.iter().zip(&contents) {
        fill_page(&mut document, page, content)?;
    }
    structure::write(&mut document, &pages, &contents, &drawing.tree)?;
    outline::write(&mut document, &pages, &drawing.outline)?;
    metadata::write(&mut document, &drawing.title, drawing.date)?;
    document.trailer.remove(b"ID");
    document.prune_objects();
    document.renumber_objects();
    compress(&mut document)?;
    identify(&mut document)?;
    save(&mut document)
}

/// Puts the operators into a page of the shell, and takes out what PDF/A does not allow or nothing uses.
fn fill_page(document: &mut Document, page: ObjectId, content: &Content) -> Result<(), RenderError> {
    let stream = document.get_dictionary(page)?.get(b"Contents")?.as_reference()?;
    document.set_object(stream, Stream::new(dictionary! {}, content.operators.clone()));
    let resources = document.get_dictionary(page)?.get(b"Resources")?.as_reference()?;
    let fonts = document.get_dictionary(resources)?.get(b"Font")?.clone();
    document.set_object(resources, dictionary! { "Font" => fonts });
    let page = document.get_dictionary_mut(page)?;
    page.remove(b"Annots");
    page.set("Tabs", "S");
    Ok(())
}

/// Done here because lopdf knows only the slowest level.
fn compress(document: &mut Document) -> Result<(), RenderError> {
    for object in document.objects.values_mut() {
        if let Object::Stream(stream) = object
            && stream.allows_compression
            && !stream.is_compressed()
        {
            let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(COMPRESSION));
            encoder.write_all(&stream.content).map_err(RenderError::internal)?;
            let packed = encoder.finish().map_err(RenderError::internal)?;
            stream.dict.set("Filter", "FlateDecode");
            stream.set_content(packed);
        }
    }
    Ok(())
}

/// Identifies the file by what it contains, so that it changes with the content and with nothing else.
fn identify(document: &mut Document) -> Result<(), RenderError> {
    let digest = Sha256::digest(save(document)?);
    let id = Object::String(digest.iter().take(16).copied().collect(), StringFormat::Hexadecimal);
    document.trailer.set("ID", vec![id.clone(), id]);
    Ok(())
}

fn save(document: &mut Document) -> Result<Vec<u8>, RenderError> {
    let mut bytes = Vec::new();
    document.save_to(&mut bytes).map_err(RenderError::internal)?;
    Ok(bytes)
}
