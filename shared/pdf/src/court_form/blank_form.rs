//! A form of the court that is read once and filled as often as asked.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use domain::assembly::court_form::FilledBox;
use domain::content::court_form::Edition;
use domain::documents::Sha256Hash;
use lopdf::{Dictionary, Document, ObjectId};

use super::cut::cut;
use super::form_tree::FormTree;
use super::structure::TreeBoxes;
use super::{FormBox, FormError, attached_page, boxes, draw, flatten, font_tables};
use crate::compact::compact;
use crate::{LoadedFile, RenderMode, compress};

/// The pages of an edition that are kept, with its boxes. To read the court's file takes ten times as long as to fill it.
#[derive(Debug)]
pub struct BlankForm<'a> {
    edition: &'a Edition,
    file: LoadedFile,
    tree: Option<FormTree>,
    /// Each page, by its number in the court's file.
    pages: BTreeMap<u32, ObjectId>,
    boxes: BTreeMap<String, FormBox>,
}

impl<'a> BlankForm<'a> {
    /// Reads the court's file.
    ///
    /// # Errors
    /// `Changed` when the file is not the edition's, and `Unreadable`.
    pub fn read(edition: &'a Edition, file: &[u8]) -> Result<Self, FormError> {
        let found = Sha256Hash::of(file).to_string();
        if found != edition.sha256 {
            return Err(FormError::Changed(found));
        }
        let mut file = LoadedFile::of(Document::load_mem(file)?, true);
        let mut pages = file.document.get_pages();
        pages.retain(|page, _| edition.pages.contains(page));
        let mut boxes = boxes::of_edition(edition, &file.document)?;
        boxes.retain(|each| pages.contains_key(&each.page));
        let moved = cut_down(&mut file, &pages, &boxes)?;
        pages.values_mut().for_each(|page| *page = moved.get(page).copied().unwrap_or(*page));
        for each in &mut boxes {
            each.widget = each.widget.and_then(|widget| moved.get(&widget).copied());
        }
        let ids: Vec<ObjectId> = pages.values().copied().collect();
        let tree = FormTree::packing(&mut file, &ids, &widgets(&boxes));
        let boxes = boxes.into_iter().map(|each| (each.field.clone(), each)).collect();
        Ok(Self { edition, file, tree, pages, boxes })
    }

    /// Fills the form: its pages, with words drawn in the boxes, and a watermark on those of a draft. Words that do not fit stand on an
    /// attached page. The same entries always give the same file.
    ///
    /// # Errors
    /// `Unknown` with the box, `Words` when a character cannot be printed.
    pub fn fill(&self, entries: &[FilledBox], mode: RenderMode) -> Result<LoadedFile, FormError> {
        let placed = entries.iter().map(|entry| match self.boxes.get(&entry.field) {
            Some(place) => Ok((place, &entry.mark)),
            None => Err(FormError::Unknown(entry.field.clone())),
        });
        let drawn = draw::draw(&placed.collect::<Result<Vec<_>, _>>()?, mode)?;
        let title = format!("{}, Form {}", self.edition.title, self.edition.number);
        let form = flatten::flatten(self.file.clone(), &self.pages, self.tree.as_ref(), &title, &drawn)?;
        attached_page::attach(self.edition, &title, (form, mode), &drawn.continued)
    }
}

fn widgets(boxes: &[FormBox]) -> BTreeSet<ObjectId> {
    boxes.iter().filter_map(|each| each.widget).collect()
}

/// Leaves the pages, and a tree that still names the boxes, which go. The new number of each object.
fn cut_down(
    file: &mut LoadedFile,
    pages: &BTreeMap<u32, ObjectId>,
    boxes: &[FormBox],
) -> Result<BTreeMap<ObjectId, ObjectId>, FormError> {
    let widgets = widgets(boxes);
    let pages: Vec<ObjectId> = pages.values().copied().collect();
    let whole = Arc::new(std::mem::take(&mut file.document));
    let mut document = cut(&whole, &pages, TreeBoxes::Kept(&widgets))?;
    widgets.iter().for_each(|widget| document.set_object(*widget, Dictionary::new()));
    let (mut compact, moved) = compact(LoadedFile::cut_from(whole, document));
    font_tables::trim(&mut compact.document);
    compress::compress(&mut compact.document)?;
    compact.has_unused = true;
    *file = compact;
    Ok(moved)
}
