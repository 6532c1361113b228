//! The structure tree as PDF objects.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary};

use crate::{
    RenderError,
    metadata::text_string,
    stream::Content,
    tags::{Element, ElementId, Role, Tree},
};

/// Marked content of an element: the page and its number there.
type Marked = (usize, usize);

/// Adds the structure tree and ties pages and catalog to it.
pub(crate) fn write(
    document: &mut Document,
    pages: &[ObjectId],
    contents: &[Content],
    tree: &Tree,
) -> Result<(), RenderError> {
    let root = document.new_object_id();
    let marked = marked_by_element(contents, tree);
    let filled = filled(tree, &marked);
    // An element without content has no number of its own, or the file would have gaps.
    let id = |&filled: &bool| if filled { document.new_object_id() } else { root };
    let ids: Vec<ObjectId> = filled.iter().map(id).collect();
    let (children, figures) = (children(tree, &filled), figures(contents));
    let builder =
        Builder { root, pages, ids: &ids, marked: &marked, children: &children, figures: &figures, tree };
    for index in (0..ids.len()).filter(|&index| filled.get(index) == Some(&true)) {
        builder.write(document, index);
    }
    write_root(document, root, contents, &ids)?;
    for (number, &page) in (0_i64..).zip(pages) {
        document.get_dictionary_mut(page)?.set("StructParents", number);
    }
    Ok(())
}

fn write_root(
    document: &mut Document,
    root: ObjectId,
    contents: &[Content],
    ids: &[ObjectId],
) -> Result<(), RenderError> {
    let parents = document.add_object(dictionary! { "Nums" => parent_numbers(contents, ids) });
    let next = i64::try_from(contents.len()).map_err(RenderError::internal)?;
    let top = ids.first().copied().unwrap_or(root);
    document.set_object(
        root,
        dictionary! { "Type" => "StructTreeRoot", "K" => top, "ParentTree" => parents, "ParentTreeNextKey" => next },
    );
    document.catalog_mut()?.set("StructTreeRoot", root);
    Ok(())
}

/// The edges of each figure, by its element.
fn figures(contents: &[Content]) -> BTreeMap<usize, [f32; 4]> {
    let figures = contents.iter().flat_map(|content| &content.figures);
    figures.map(|&(ElementId(at), edges)| (at, edges)).collect()
}

struct Builder<'a> {
    root: ObjectId,
    pages: &'a [ObjectId],
    ids: &'a [ObjectId],
    marked: &'a [Vec<Marked>],
    children: &'a [Vec<usize>],
    figures: &'a BTreeMap<usize, [f32; 4]>,
    tree: &'a Tree,
}

impl Builder<'_> {
    fn write(&self, document: &mut Document, index: usize) {
        let (Some(element), Some(&id)) = (self.tree.elements.get(index), self.ids.get(index)) else { return };
        let marked = self.marked.get(index).map(Vec::as_slice).unwrap_or_default();
        let own = marked.first().or_else(|| self.first_of_table(element, index));
        let page = own.and_then(|&(page, _)| self.pages.get(page));
        let mut kids: Vec<Object> = marked.iter().filter_map(|&marked| self.content(marked, page)).collect();
        kids.extend(self.children(index));
        let of_figure = self.figures.get(&index).map(|edges| layout(*edges));
        let entries: [(&str, Option<Object>); 4] = [
            ("K", (!kids.is_empty()).then(|| kids.into())),
            ("Pg", page.map(|&page| page.into())),
            ("A", of_figure.or_else(|| attributes(element.role)).map(Into::into)),
            ("Alt", element.alternative.as_deref().map(text_string)),
        ];
        let mut dictionary = dictionary! { "S" => element.role.name(), "P" => self.parent(element) };
        for (key, entry) in entries.into_iter().filter_map(|(key, entry)| Some((key, entry?))) {
            dictionary.set(key, entry);
        }
        document.set_object(id, dictionary);
    }

    /// Where a table begins: checkers look for it on a page.
    fn first_of_table(&self, element: &Element, index: usize) -> Option<&Marked> {
        let below = self.marked.get(index..).filter(|_| element.role == Role::Table)?;
        below.iter().find_map(|marked| marked.first())
    }

    fn parent(&self, element: &Element) -> ObjectId {
        element.parent.and_then(|ElementId(parent)| self.ids.get(parent)).copied().unwrap_or(self.root)
    }

    /// A bare number stands for content on the element's own page.
    fn content(&self, (page, number): Marked, own: Option<&ObjectId>) -> Option<Object> {
        let number = i64::try_from(number).ok()?;
        let page = self.pages.get(page)?;
        if own == Some(page) {
            return Some(number.into());
        }
        Some(dictionary! { "Type" => "MCR", "Pg" => *page, "MCID" => number }.into())
    }

    fn children(&self, parent: usize) -> Vec<Object> {
        let children = self.children.get(parent).map(Vec::as_slice).unwrap_or_default();
        children.iter().filter_map(|&child| self.ids.get(child)).map(|&id| id.into()).collect()
    }
}

/// The children of every element that have content.
fn children(tree: &Tree, filled: &[bool]) -> Vec<Vec<usize>> {
    let mut children = vec![Vec::new(); tree.elements.len()];
    for (index, element) in
        tree.elements.iter().enumerate().filter(|&(index, _)| filled.get(index) == Some(&true))
    {
        if let Some(list) = element.parent.and_then(|ElementId(parent)| children.get_mut(parent)) {
            list.push(index);
        }
    }
    children
}

fn marked_by_element(contents: &[Content], tree: &Tree) -> Vec<Vec<Marked>> {
    let mut marked = vec![Vec::new(); tree.elements.len()];
    for (page, content) in contents.iter().enumerate() {
        for (number, &ElementId(element)) in content.marked.iter().enumerate() {
            if let Some(list) = marked.get_mut(element) {
                list.push((page, number));
            }
        }
    }
    marked
}

/// Which elements have content, themselves or below. The others are left out, except the root, and blank
/// cells, without which those after them would stand in the wrong column.
fn filled(tree: &Tree, marked: &[Vec<Marked>]) -> Vec<bool> {
    let is_cell = |element: &Element| matches!(element.role, Role::TableHeading | Role::TableCell);
    let mut filled: Vec<bool> = tree
        .elements
        .iter()
        .zip(marked)
        .map(|(element, list)| is_cell(element) || !list.is_empty())
        .collect();
    for (index, element) in tree.elements.iter().enumerate().rev() {
        if let (Some(true), Some(ElementId(parent))) = (filled.get(index).copied(), element.parent)
            && let Some(above) = filled.get_mut(parent)
        {
            *above = true;
        }
    }
    if let Some(root) = filled.first_mut() {
        *root = true;
    }
    filled
}

/// For every page, the element of each of its marked contents.
fn parent_numbers(contents: &[Content], ids: &[ObjectId]) -> Vec<Object> {
    let parents = |content: &Content| -> Vec<Object> {
        content
            .marked
            .iter()
            .filter_map(|&ElementId(element)| ids.get(element))
            .map(|&id| id.into())
            .collect()
    };
    (0_i64..).zip(contents).flat_map(|(page, content)| [page.into(), parents(content).into()]).collect()
}

/// Where on its page a figure stands, which its readers ask for.
fn layout(edges: [f32; 4]) -> Dictionary {
    let edges: Vec<Object> = edges.into_iter().map(Object::from).collect();
    dictionary! { "O" => "Layout", "Placement" => "Block", "BBox" => edges }
}

fn attributes(role: Role) -> Option<Dictionary> {
    let numbering = match role {
        Role::BulletedList => "Disc",
        Role::NumberedList => "Decimal",
        Role::LetteredList => "LowerAlpha",
        Role::UnnumberedList => "None",
        Role::TableHeading => return Some(dictionary! { "O" => "Table", "Scope" => "Column" }),
        _ => return None,
    };
    Some(dictionary! { "O" => "List", "ListNumbering" => numbering })
}
