//! Whether the map of a court form fits its document type: that its boxes are those of the court's file is seen where the file is.

use super::facts::{of_only, of_parts};
use super::template::{conditions, of_item, of_line, of_list};
use super::{Catalog, DocumentType, repeated};
use crate::content::court_form::{BoxList, BoxRows, BoxRule, CourtForm, FormFilling};
use crate::content::template::Text;

pub(in crate::content) fn of_court_form(form: &CourtForm, catalog: &Catalog) -> Vec<String> {
    let Some(document_type) = catalog.document_type(&form.document) else {
        return vec![format!("there is no document type {}", form.document)];
    };
    let mut found = of_edition(form);
    found.extend(form.fillings.iter().flat_map(|filling| of_filling(document_type, filling)));
    found
}

fn of_edition(form: &CourtForm) -> Vec<String> {
    let mut found = Vec::new();
    let digits = &form.edition.sha256;
    if digits.len() != 64 || !digits.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b)) {
        found.push("sha256 is not 64 hexadecimal digits in small letters".to_string());
    }
    let pages = &form.edition.pages;
    if pages.first().is_none_or(|page| *page == 0) || !pages.is_sorted_by(|one, next| one < next) {
        found.push("pages are some, from 1, in order".to_string());
    }
    if form.fillings.is_empty() {
        found.push("no one files it".to_string());
    }
    found
}

fn of_filling(document_type: &DocumentType, filling: &FormFilling) -> Vec<String> {
    let mut found = repeated(filling.of.word(), &filling.fields());
    found.extend(conditions(document_type, filling.when.iter()));
    found.extend(filling.boxes.iter().flat_map(|rule| of_box(document_type, rule)));
    found.extend(filling.rows.iter().flat_map(|rows| of_rows(document_type, rows)));
    found.extend(filling.lists.iter().flat_map(|list| of_box_list(document_type, list)));
    let beside = filling.printed.iter().flat_map(|printed| &printed.fields);
    let unfilled = beside.filter(|field| !filling.filled().any(|filled| filled == field.as_str()));
    found.extend(unfilled.map(|field| format!("{field}: a sign stands beside a box that is not filled")));
    found
}

fn of_box(document_type: &DocumentType, rule: &BoxRule) -> Vec<String> {
    let mut found = conditions(document_type, rule.tick.iter());
    found.extend(rule.text.iter().flat_map(|item| of_item(document_type, item)));
    if rule.text.is_empty() == rule.tick.is_none() {
        found.push("a box has words or is ticked".to_string());
    }
    if rule.heading.is_some() && rule.text.is_empty() {
        found.push("a heading has words".to_string());
    }
    found.into_iter().map(|problem| format!("{}: {problem}", rule.field)).collect()
}

fn of_rows(document_type: &DocumentType, rows: &BoxRows) -> Vec<String> {
    let mut found = conditions(document_type, rows.when.iter());
    found.extend(rows.each.iter().flat_map(|each| of_each(document_type, rows, each)));
    let is_a_row = |fields: &Vec<String>| fields.len() == rows.cells.len();
    if rows.together && rows.fields.iter().flatten().count() != 1 {
        found.push("all stand together in one box".to_string());
    }
    if !rows.together && (rows.fields.is_empty() || !rows.fields.iter().all(is_a_row)) {
        found.push("a row has a box for each of its words".to_string());
    }
    if rows.columns.len() > rows.cells.len() {
        found.push("a column that is named has words".to_string());
    }
    found.into_iter().map(|problem| format!("{}: {problem}", rows.each.join(", "))).collect()
}

fn of_box_list(document_type: &DocumentType, list: &BoxList) -> Vec<String> {
    let found = list.lines.iter().flat_map(|line| of_line(document_type, line));
    found.map(|problem| format!("{}: {problem}", list.field)).collect()
}

fn of_each(document_type: &DocumentType, rows: &BoxRows, each: &str) -> Vec<String> {
    if let Some(fact) = document_type.fact(each) {
        let cells = rows.cells.iter().flat_map(|cell| of_parts(fact, &cell.0));
        return cells.chain(of_only(fact, rows.only.as_ref())).collect();
    }
    let cells: Vec<Text> = rows.cells.iter().flat_map(|cell| &cell.0).map(|part| part.text.clone()).collect();
    let no_fact = || vec!["is filled for each of what is no fact".to_string()];
    of_list(document_type, each, &cells).unwrap_or_else(no_fact)
}
