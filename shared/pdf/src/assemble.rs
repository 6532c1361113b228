//! From the display list to the objects of the file.

use lopdf::{Document, ObjectId, Stream, dictionary};

use crate::{
    Attachment, RenderError, Stop,
    empty_document::empty_document,
    face,
    metadata::{self, Standard},
    outline,
    page::Drawing,
    shape::UsedGlyphs,
    stream::{Content, write_page},
    structure,
    subset::subsets,
};

/// The objects of the file.
pub(crate) fn assemble(
    stop: &Stop,
    drawing: &Drawing,
    used: &[UsedGlyphs; 3],
    attachment: Option<&Attachment<'_>>,
) -> Result<Document, RenderError> {
    let subsets = subsets(face::faces()?, used)?;
    let mut contents: Vec<Content> =
        drawing.pages.iter().map(|page| write_page(page, &subsets, &drawing.tree)).collect();
    let mut document = empty_document(&drawing.title, drawing.pages.len(), &subsets);
    let pages: Vec<ObjectId> = document.get_pages().into_values().collect();
    for (&page, content) in pages.iter().zip(&mut contents) {
        stop.check()?;
        fill_page(&mut document, page, std::mem::take(&mut content.operators))?;
    }
    // While the document is small, because lopdf compares every reference with every object.
    document.prune_objects();
    document.renumber_objects();
    let pages: Vec<ObjectId> = document.get_pages().into_values().collect();
    structure::write(&mut document, &pages, &contents, &drawing.tree)?;
    outline::write(&mut document, &pages, &drawing.outline)?;
    let standard = if attachment.is_some() { Standard::A3 } else { Standard::A2 };
    metadata::write(&mut document, &drawing.title, drawing.date, standard)?;
    if let Some(attachment) = attachment {
        attachment.write(&mut document, drawing.date)?;
    }
    Ok(document)
}

/// Puts the operators into an empty page, and takes out what PDF/A does not allow or nothing uses.
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
