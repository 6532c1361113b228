//! `shared/spec/requirements.md` has every id that the names of tests begin with, and names the files of those tests.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

#[path = "../kit/mod.rs"]
mod kit;
mod names;
mod page;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use page::Row;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn requirements() -> Vec<Row> {
    page::rows(&fs::read_to_string(root().join("shared/spec/requirements.md")).unwrap())
}

/// The files of the tests that are named after each id.
fn tests() -> BTreeMap<String, BTreeSet<String>> {
    let root = root();
    let mut tests: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, text) in kit::sources(&root) {
        let file = path.strip_prefix(&root).unwrap().display().to_string();
        for id in names::ids(&file, &text) {
            tests.entry(id).or_default().insert(file.clone());
        }
    }
    tests
}

#[test]
fn every_requirement_stands_once_and_says_what_it_demands() {
    let rows = requirements();
    let ids: BTreeSet<&String> = rows.iter().map(|row| &row.id).collect();
    assert_eq!(ids.len(), rows.len(), "a requirement stands twice");
    let empty: Vec<&String> = rows.iter().filter(|row| row.has_an_empty_cell()).map(|row| &row.id).collect();
    assert!(empty.is_empty(), "rows with an empty cell: {empty:?}");
}

#[test]
fn every_id_in_the_name_of_a_test_is_a_requirement() {
    let tested = requirements().into_iter().filter(Row::has_tests).map(|row| row.id);
    let tested: BTreeSet<String> = tested.collect();
    let unknown: Vec<_> = tests().into_iter().filter(|(id, _)| !tested.contains(id)).collect();
    assert!(
        unknown.is_empty(),
        "tests after ids that the page does not have, or has without tests: {unknown:?}"
    );
}

#[test]
fn every_requirement_that_claims_tests_names_the_files_that_have_them() {
    let tests = tests();
    let claims: Vec<Row> = requirements().into_iter().filter(Row::has_tests).collect();
    let is_wrong = |row: &&Row| tests.get(&row.id) != Some(&row.files_of_tests());
    let wrong = claims.iter().filter(is_wrong).map(|row| (&row.id, tests.get(&row.id)));
    let wrong: Vec<_> = wrong.collect();
    assert!(wrong.is_empty(), "the files of these are others, or none: {wrong:?}");
}

#[test]
fn every_file_that_is_named_is_there() {
    let named: BTreeSet<String> = requirements().iter().flat_map(Row::files).collect();
    let missing: Vec<_> = named.iter().filter(|file| !root().join(file).is_file()).collect();
    assert!(missing.is_empty(), "named, but not there: {missing:?}");
}
