//! The flat file: the form's pages with our words on them, without boxes, scripts or the court's instructions.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};

use super::FormError;
use super::draw::{Drawn, DrawnMark};
use super::fill_tree::FillingTree;
use super::font_name::font_name;
use super::form_tree::FormTree;
use crate::object_mover::ObjectMover;
use crate::{LoadedFile, empty_document::empty_document, metadata};

/// The pages with what was drawn for them.
pub(super) fn flatten(
    mut file: LoadedFile,
    pages: &BTreeMap<u32, ObjectId>,
    tree: Option<&FormTree>,
    title: &str,
    drawn: &Drawn,
) -> Result<LoadedFile, FormError> {
    let fonts = fonts(&mut file, drawn)?;
    let mut tree = tree.map(FillingTree::of);
    for (page, id) in pages {
        let marks = drawn.marks.iter().filter(|mark| mark.page == *page);
        let operators = operators(marks, *id, tree.as_mut());
        keep(&mut file.document, *id, &fonts, (&drawn.beneath, operators))?;
    }
    tree.into_iter().for_each(|tree| tree.write(&mut file));
    metadata::write_title(&mut file.document, title);
    Ok(file)
}

/// What is drawn on a page, each box marked for the structure tree.
fn operators<'a>(
    marks: impl Iterator<Item = &'a DrawnMark>,
    page: ObjectId,
    mut tree: Option<&mut FillingTree<'_>>,
) -> Vec<u8> {
    let mut out = b"\nQ\n0 g\n".to_vec();
    for mark in marks {
        let tagged = tree.as_mut().map(|tree| tree.mark(page, mark.widget));
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

/// Our fonts among the objects of the court's file, by their names on a page.
fn fonts(file: &mut LoadedFile, drawn: &Drawn) -> Result<Dictionary, FormError> {
    let empty = empty_document("", 1, &drawn.subsets);
    let page = empty.page_iter().next().ok_or(lopdf::Error::PageNumberNotFound(1))?;
    let resources = empty.get_dictionary(page)?.get_deref(b"Resources", &empty)?.as_dict()?;
    let named = resources.get_deref(b"Font", &empty)?.as_dict()?.clone();
    let mut object_mover = ObjectMover::new(LoadedFile::of(empty, true));
    let mut fonts = Dictionary::new();
    for subset in &drawn.subsets {
        let font = named.get(subset.resource().as_bytes())?.clone();
        fonts.set(font_name(subset), object_mover.put(file, font));
    }
    Ok(fonts)
}

/// A page with what it keeps, our fonts, what lies under it, and our words after the court's.
fn keep(
    document: &mut Document,
    page: ObjectId,
    fonts: &Dictionary,
    (beneath, words): (&[u8], Vec<u8>),
) -> Result<(), FormError> {
    let mut kept = document.get_dictionary(page)?.clone();
    let first = [beneath, b"q\n"].concat();
    let mut contents = vec![document.add_object(Stream::new(dictionary! {}, first)).into()];
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
