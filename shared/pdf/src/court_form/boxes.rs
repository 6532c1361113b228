//! The boxes of a form, as its file describes them.

use std::collections::BTreeMap;

use domain::content::court_form::{Area, Edition};
use lopdf::{Dictionary, Document, Object, ObjectId, decode_text_string};

use super::FormError;
use crate::kept_page::ancestry;

/// A field may take more lines than one.
const MULTILINE: i64 = 1 << 12;

/// A place to write on.
#[derive(Clone, Debug, PartialEq)]
pub struct FormBox {
    /// The name of its field; from the second box of a field on with a number: `Address #2`.
    pub field: String,
    /// The page, from 1.
    pub page: u32,
    /// What it takes.
    pub kind: BoxKind,
    /// Left, bottom, right and top, in points.
    pub(super) rect: [f32; 4],
    /// The annotation that draws it; none of a place that the court's file does not have as a box.
    pub(super) widget: Option<ObjectId>,
}

/// What a box takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxKind {
    /// Words on one line.
    Line,
    /// Words on as many lines as there is room for.
    Lines,
    /// A cross.
    Check,
    /// A signature, which is not for us.
    Signature,
}

/// All boxes, page by page, in the order of the file, and the edition's own areas after them.
pub(super) fn of_edition(edition: &Edition, document: &Document) -> Result<Vec<FormBox>, FormError> {
    let mut boxes = read(document)?;
    boxes.extend(edition.areas.iter().map(of_area));
    Ok(boxes)
}

fn of_area(area: &Area) -> FormBox {
    FormBox {
        field: area.field.clone(),
        page: area.page,
        kind: if area.check { BoxKind::Check } else { BoxKind::Line },
        rect: area.rect.map(f32::from),
        widget: None,
    }
}

fn read(document: &Document) -> Result<Vec<FormBox>, FormError> {
    let mut boxes = Vec::new();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for (page, id) in document.get_pages() {
        let Ok(annotations) = document.get_dictionary(id)?.get_deref(b"Annots", document) else { continue };
        for annotation in annotations.as_array()? {
            let (widget, dictionary) = document.dereference(annotation)?;
            let dictionary = dictionary.as_dict()?;
            if !dictionary.get(b"Subtype").and_then(Object::as_name).is_ok_and(|name| name == b"Widget") {
                continue;
            }
            let field = Field::of(document, dictionary)?;
            let count = seen.entry(field.name.clone()).or_default();
            *count += 1;
            let name = if *count == 1 { field.name } else { format!("{} #{count}", field.name) };
            boxes.push(FormBox {
                field: name,
                page,
                kind: field.kind,
                rect: rect(document, dictionary)?,
                widget,
            });
        }
    }
    Ok(boxes)
}

/// What a widget has from its field and those above it.
struct Field {
    name: String,
    kind: BoxKind,
}

impl Field {
    fn of(document: &Document, widget: &Dictionary) -> Result<Self, FormError> {
        let line = ancestry(document, widget);
        let first = |key: &[u8]| line.iter().find_map(|each| each.get_deref(key, document).ok());
        let names = line.iter().rev().filter_map(|each| each.get_deref(b"T", document).ok());
        let names = names.map(decode_text_string).collect::<Result<Vec<_>, _>>()?;
        let is_multiline =
            first(b"Ff").and_then(|flags| flags.as_i64().ok()).is_some_and(|flags| flags & MULTILINE != 0);
        let kind = match first(b"FT").and_then(|kind| kind.as_name().ok()) {
            Some(b"Btn") => BoxKind::Check,
            Some(b"Sig") => BoxKind::Signature,
            _ if is_multiline => BoxKind::Lines,
            _ => BoxKind::Line,
        };
        Ok(Self { name: names.join("."), kind })
    }
}

fn rect(document: &Document, widget: &Dictionary) -> Result<[f32; 4], FormError> {
    let numbers = widget.get_deref(b"Rect", document)?.as_array()?;
    let numbers: Vec<f32> = numbers.iter().map(Object::as_float).collect::<Result<_, _>>()?;
    let wrong = |_| FormError::Unreadable("a box has no place".to_owned());
    let [x0, y0, x1, y1]: [f32; 4] = numbers.try_into().map_err(wrong)?;
    Ok([x0.min(x1), y0.min(y1), x0.max(x1), y0.max(y1)])
}
