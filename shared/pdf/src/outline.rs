//! Bookmarks. printpdf's own are flat and sorted by title, so these are written here.

use lopdf::{Document, Object, ObjectId, dictionary};

use crate::{
    RenderError,
    metadata::text_string,
    page::{Bookmark, Level},
};

/// Adds the outline: the parts of the file, and under the last of them its sections.
pub(crate) fn write(
    document: &mut Document,
    pages: &[ObjectId],
    outline: &[Bookmark],
) -> Result<(), RenderError> {
    if outline.is_empty() {
        return Ok(());
    }
    let root = document.new_object_id();
    let ids: Vec<ObjectId> = outline.iter().map(|_| document.new_object_id()).collect();
    let parents: Vec<ObjectId> = parents(outline, &ids, root);
    let family = Family { ids: &ids, parents: &parents };
    for ((bookmark, &id), &parent) in outline.iter().zip(&ids).zip(&parents) {
        let mut entry = dictionary! { "Title" => text_string(&bookmark.title), "Parent" => parent };
        if let Some(&page) = pages.get(bookmark.page) {
            entry.set("Dest", vec![page.into(), "XYZ".into(), Object::Null, bookmark.y.into(), Object::Null]);
        }
        family.link(&mut entry, id, parent);
        document.set_object(id, entry);
    }
    let mut top = dictionary! { "Type" => "Outlines" };
    family.link_children(&mut top, root);
    document.set_object(root, top);
    let catalog = document.catalog_mut()?;
    catalog.set("Outlines", root);
    catalog.set("PageMode", "UseOutlines");
    Ok(())
}

/// A section belongs to the part before it.
fn parents(outline: &[Bookmark], ids: &[ObjectId], root: ObjectId) -> Vec<ObjectId> {
    let mut part = root;
    let parent = |(bookmark, &id): (&Bookmark, &ObjectId)| match bookmark.level {
        Level::Part => {
            part = id;
            root
        }
        Level::Section => part,
    };
    outline.iter().zip(ids).map(parent).collect()
}

struct Family<'a> {
    ids: &'a [ObjectId],
    parents: &'a [ObjectId],
}

impl Family<'_> {
    fn children(&self, parent: ObjectId) -> Vec<ObjectId> {
        self.ids.iter().zip(self.parents).filter(|(_, p)| **p == parent).map(|(id, _)| *id).collect()
    }

    fn link(&self, entry: &mut lopdf::Dictionary, id: ObjectId, parent: ObjectId) {
        let siblings = self.children(parent);
        let place = siblings.iter().position(|&sibling| sibling == id).unwrap_or_default();
        if let Some(&previous) = place.checked_sub(1).and_then(|place| siblings.get(place)) {
            entry.set("Prev", previous);
        }
        if let Some(&next) = siblings.get(place + 1) {
            entry.set("Next", next);
        }
        self.link_children(entry, id);
    }

    fn link_children(&self, entry: &mut lopdf::Dictionary, id: ObjectId) {
        let children = self.children(id);
        if let (Some(&first), Some(&last), Ok(count)) =
            (children.first(), children.last(), i64::try_from(children.len()))
        {
            entry.set("First", first);
            entry.set("Last", last);
            entry.set("Count", count);
        }
    }
}
