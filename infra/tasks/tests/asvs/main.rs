//! `infra/security/ASVS.md` has every requirement of levels 1 and 2 once, and names only tests that there are.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

#[path = "../kit/mod.rs"]
mod kit;
mod page;
mod sources;

use std::fs;
use std::path::{Path, PathBuf};

use page::Page;
use serde_json::Value;
use sources::Sources;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page() -> Page {
    Page::read(&fs::read_to_string(root().join("infra/security/ASVS.md")).unwrap())
}

/// Id and level of every requirement.
fn requirements() -> Vec<(String, String)> {
    let text = fs::read_to_string(root().join("infra/security/asvs-ids.json")).unwrap();
    let file: Value = serde_json::from_str(&text).unwrap();
    let list = file["requirements"].as_array().unwrap();
    list.iter().map(|entry| (entry["id"].as_str().unwrap().to_string(), entry["level"].to_string())).collect()
}

#[test]
fn every_requirement_has_one_row() {
    let wanted = requirements();
    // Of level 3 the page has what holds.
    let asked = page().rows.into_iter().filter(|row| row.level != "3");
    let rows: Vec<_> = asked.map(|row| (row.id, row.level)).collect();
    let missing: Vec<_> = wanted.iter().filter(|id| !rows.contains(id)).collect();
    let unknown: Vec<_> = rows.iter().filter(|id| !wanted.contains(id)).collect();
    assert!(missing.is_empty() && unknown.is_empty(), "missing: {missing:?}\nunknown: {unknown:?}");
    assert_eq!((wanted.len(), rows.len()), (253, 253), "a requirement stands twice");
}

#[test]
fn every_row_says_what_is_asked_and_how_it_holds() {
    let empty = |row: &page::Row| row.asks.is_empty() || row.by.is_empty() || row.lacks_its_note();
    let ids: Vec<_> = page().rows.into_iter().filter(empty).map(|row| row.id).collect();
    assert!(ids.is_empty(), "rows with an empty cell: {ids:?}");
}

#[test]
fn every_named_test_is_there() {
    let sources = Sources::read(&root());
    let page = page();
    let named = page.rows.iter().flat_map(|row| row.tests().into_iter().map(|test| (&row.id, test)));
    let missing: Vec<_> = named.filter(|(_, test)| !sources.have(test)).collect();
    assert!(missing.is_empty(), "named, but not there: {missing:?}");
}

#[test]
fn every_gap_is_a_known_one() {
    let page = page();
    let gaps: Vec<_> = page.rows.iter().filter(|row| row.by == "gap").collect();
    for gap in &gaps {
        println!("gap {}: {} ({})", gap.id, gap.asks, gap.note);
    }
    let gaps: Vec<_> = gaps.into_iter().map(|row| &row.id).collect();
    assert_eq!(
        gaps,
        page.known_gaps.iter().collect::<Vec<_>>(),
        "the gaps, and the list at the end of the page"
    );
}
