//! The flat file: the form's pages with our words on them, without boxes, scripts or the court's instructions.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};

use super::FormError;
use super::draw::{Drawn, DrawnMark, font_name};
use super::structure::{Marked, Structure, TreeBoxes};
use crate::object_mover::ObjectMover;
use crate::{LoadedFile, empty_document::empty_document, metadata};

/// The pages with what was drawn for them.
pub(super) fn flatten(
    mut document: Document,
    pages: &BTreeMap<u32, ObjectId>,
    title: &str,
    drawn: &Drawn,
) -> Result<LoadedFile, FormError> {
    let ids: Vec<ObjectId> = pages.values().copied().collect();
    let mut structure = Structure::of(&document, &ids)?;
    let fonts = fonts(&mut document, drawn)?;
    let mut words = BTreeMap::new();
    for (page, id) in pages {
        let marks = drawn.marks.iter().filter(|mark| mark.page == *page);
        let operators = operators(marks, *id, structure.as_mut(), &mut words);
        keep(&mut document, *id, &fonts, operators)?;
    }
    if let Some(structure) = structure {
        structure.write(&mut document, TreeBoxes::Words(words))?;
    }
    metadata::write_title(&mut document, title);
    Ok(LoadedFile { document, has_unused: true })
}

/// What is drawn on a page, each box marked for the structure tree.
fn operators<'a>(
    marks: impl Iterator<Item = &'a DrawnMark>,
    page: ObjectId,
    mut structure: Option<&mut Structure>,
    words: &mut BTreeMap<ObjectId, Marked>,
) -> Vec<u8> {
    let mut out = b"\nQ\n0 g\n".to_vec();
    for mark in marks {
        let tagged = structure.as_mut().map(|structure| {
            let number = structure.mark(page);
            words.insert(mark.widget.unwrap_or_else(|| unboxed(words)), (page, number));
            number
        });
        let (open, close) = match tagged {
            Some(number) => (format!("/Span <</MCID {number}>> BDC\n"), "EMC\n"),
            None => (String::new(), ""),
        };
        out.extend_from_slice(open.as_bytes());
        out.extend_from_slice(&mark.operators);
        out.extend_from_slice(close.as_bytes());
    }
    out
}

/// A key of its own for words in a place without a box: they are in no element of the court's, and come last, one after the other.
fn unboxed(words: &BTreeMap<ObjectId, Marked>) -> ObjectId {
    let number = words.range((u32::MAX, 0)..).count();
    (u32::MAX, u16::try_from(number).unwrap_or(u16::MAX))
}

/// Our fonts among the objects of the court's file, by their names on a page.
fn fonts(document: &mut Document, drawn: &Drawn) -> Result<Dictionary, FormError> {
    let empty = empty_document("", 1, &drawn.subsets);
    let page = empty.page_iter().next().ok_or(lopdf::Error::PageNumberNotFound(1))?;
    let resources = empty.get_dictionary(page)?.get_deref(b"Resources", &empty)?.as_dict()?;
    let named = resources.get_deref(b"Font", &empty)?.as_dict()?.clone();
    let mut object_mover = ObjectMover::new(empty.objects);
    let mut fonts = Dictionary::new();
    for subset in &drawn.subsets {
        let font = named.get(subset.resource().as_bytes())?.clone();
        fonts.set(font_name(subset), object_mover.put(document, font));
    }
    Ok(fonts)
}

/// A page with what it keeps, our fonts, and our words after the court's.
fn keep(
    document: &mut Document,
    page: ObjectId,
    fonts: &Dictionary,
    words: Vec<u8>,
) -> Result<(), FormError> {
    let mut kept = document.get_dictionary(page)?.clone();
    let mut contents = vec![document.add_object(Stream::new(dictionary! {}, b"q\n".to_vec())).into()];
    contents.extend(match kept.get_deref(b"Contents", document) {
        Ok(Object::Array(several)) => several.clone(),
        _ => kept.get(b"Contents").ok().cloned().into_iter().collect(),
    });
    contents.push(document.add_object(Stream::new(dictionary! {}, words)).into());
    let mut resources =
        kept.get_deref(b"Resources", document).and_then(Object::as_dict).cloned().unwrap_or_default();
    let mut all =
        resources.get_deref(b"Font", document).and_then(Object::as_dict).cloned().unwrap_or_default();
    all.extend(fonts);
    resources.set("Font", all);
    kept.set("Resources", resources);
    kept.set("Contents", contents);
    document.set_object(page, kept);
    Ok(())
}
