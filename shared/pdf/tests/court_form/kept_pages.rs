//! Each form as it has been looked at: what we write on it, where and how large, for the persona who fills most of it. The court's own
//! part of the page is known by the hash of its file.
//!
//! `COQUINA_UPDATE=1 cargo test -p pdf --test court_form kept` keeps the pages anew: look at them (`cargo forms fill`) before.

use std::fs;
use std::path::PathBuf;

use domain::assembly::court_form::FilledBox;
use domain::content::{Catalog, CourtForm};

use crate::court_files::{filed, installed, personas};
use crate::fill_form;
use crate::reading::written;

#[test]
fn every_form_is_filled_as_its_kept_pages_are() {
    for (form, file) in installed() {
        for (of, entries) in fullest(form) {
            let pages = written(&fill_form(&form.edition, &file, &entries).unwrap());
            keep(&format!("{}-{of}", form.id), &pages);
        }
    }
}

/// What stands in the boxes of the copies of the persona who fills most of them.
fn fullest(form: &CourtForm) -> Vec<(&'static str, Vec<FilledBox>)> {
    let document_type = Catalog::embedded().unwrap().document_type(&form.document).unwrap();
    let copies = personas(document_type).into_iter().map(|(_, persona)| filed(form, document_type, &persona));
    let filled =
        |copies: &Vec<(&str, Vec<FilledBox>)>| copies.iter().map(|(_, entries)| entries.len()).sum::<usize>();
    copies.max_by_key(filled).unwrap()
}

fn keep(name: &str, pages: &str) {
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/court_form/kept_pages/{name}.txt"));
    if std::env::var_os("COQUINA_UPDATE").is_some() {
        fs::write(&path, pages).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let differs = kept.lines().zip(pages.lines()).find(|(kept, now)| kept != now);
    assert!(kept == pages, "{name} is not filled as its kept pages are. First difference: {differs:?}");
}
