//! What an operator sees of the forms on a machine. The forms are specimens that no court has published.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::PathBuf;
use std::thread;

use domain::content::{Catalog, CourtForm};
use domain::documents::Sha256Hash;
use forms::{Folder, FormsError, State, boxes, fetch, fill, install};
use jiff::civil::{Date, date};
use lopdf::{Document, Object, Stream, dictionary};
use serde_json::{Value, json};

const TODAY: Date = date(2026, 11, 25);

/// A form of one page with a box for a name.
fn specimen() -> Vec<u8> {
    let mut document = Document::with_version("1.6");
    let pages = document.new_object_id();
    let contents = document.add_object(Stream::new(dictionary! {}, Vec::new()));
    let rect: Vec<Object> = [72, 700, 300, 714].map(Object::from).to_vec();
    let name = document.add_object(dictionary! {
        "Type" => "Annot", "Subtype" => "Widget", "FT" => "Tx", "T" => Object::string_literal("Name"), "Rect" => rect,
    });
    let page = document.add_object(dictionary! {
        "Type" => "Page", "Parent" => pages, "Contents" => contents, "Annots" => vec![name.into()],
        "MediaBox" => vec![0.into(), 0.into(), 612.into(), 792.into()],
    });
    document.set_object(pages, dictionary! { "Type" => "Pages", "Kids" => vec![page.into()], "Count" => 1 });
    let catalog = document.add_object(dictionary! { "Type" => "Catalog", "Pages" => pages });
    document.trailer.set("Root", catalog);
    let mut bytes = Vec::new();
    document.save_to(&mut bytes).unwrap();
    bytes
}

/// The specimen as content has it, read at the court on a day.
fn form(read: &str, address: Option<&str>) -> Vec<CourtForm> {
    let mut edition = json!({
        "number": "0.1", "title": "Petition", "revision": "01/26", "sha256": Sha256Hash::of(&specimen()).to_string(),
        "read": read, "pages": [1],
    });
    if let Some(address) = address {
        edition["address"] = address.into();
    }
    let map = json!({
        "document": "uncontested-divorce", "edition": edition, "filing": [{ "of": "petitioner" }],
        "box": [{ "field": "Name", "text": "{petitionerName}" }],
    });
    read_forms(&map).unwrap()
}

fn read_forms(map: &Value) -> Result<Vec<CourtForm>, String> {
    let (parts, map) = (json!({ "part": [] }).to_string(), map.to_string());
    let files =
        BTreeMap::from([("court-form-parts.toml", parts.as_str()), ("court-forms/0.1.toml", map.as_str())]);
    CourtForm::read(&files, Catalog::embedded().unwrap()).map_err(|problems| problems.to_string())
}

/// A folder of its own for a test.
fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("forms").join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn an_installed_form_is_good_for_ninety_days_after_it_was_read() {
    let scratch = scratch("good");
    fs::write(scratch.join("some name.PDF"), specimen()).unwrap();
    fs::write(scratch.join("other.pdf"), b"%PDF-1.7 of another form").unwrap();
    let folder = Folder::of(&scratch.join("data"));
    let forms = form("2026-11-01", None);
    assert_eq!(folder.state(&forms[0], TODAY), State::Missing);
    assert!(install(&forms, &scratch, &folder).unwrap().is_empty());
    assert_eq!(folder.state(&forms[0], TODAY), State::Good);
    assert_eq!(folder.state(&form("2026-08-27", None)[0], TODAY), State::Good);
    assert_eq!(folder.state(&form("2026-08-26", None)[0], TODAY), State::Old(91));
}

#[test]
fn a_form_of_another_edition_is_not_installed_and_not_taken_for_it() {
    let scratch = scratch("changed");
    let mut other = specimen();
    other.push(b'\n');
    fs::write(scratch.join("0.1.pdf"), &other).unwrap();
    let (folder, forms) = (Folder::of(&scratch), form("2026-11-01", None));
    assert_eq!(install(&forms, &scratch, &folder).unwrap().len(), 1);
    fs::create_dir_all(scratch.join("court-forms")).unwrap();
    fs::write(scratch.join("court-forms/0.1.pdf"), &other).unwrap();
    assert_eq!(folder.state(&forms[0], TODAY), State::Changed);
}

/// Answers one call with a file, as the court's site would.
fn site(file: Vec<u8>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/form", listener.local_addr().unwrap());
    thread::spawn(move || {
        let (mut call, _) = listener.accept().unwrap();
        // Not before the call is there.
        call.read_exact(&mut [0; 4]).unwrap();
        let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", file.len());
        call.write_all(head.as_bytes()).unwrap();
        call.write_all(&file).unwrap();
    });
    address
}

#[tokio::test]
async fn a_form_is_fetched_from_the_court_if_it_is_the_known_edition() {
    let folder = Folder::of(&scratch("fetched"));
    let forms = form("2026-11-01", Some(&site(specimen())));
    assert!(fetch(&forms, &folder).await.unwrap().is_empty());
    assert_eq!(folder.state(&forms[0], TODAY), State::Good);
}

#[tokio::test]
async fn another_edition_at_the_court_and_an_unknown_address_are_said() {
    let folder = Folder::of(&scratch("refused"));
    let newer = b"%PDF-1.7 a newer edition".to_vec();
    let digits = Sha256Hash::of(&newer).to_string();
    let forms = form("2026-11-01", Some(&site(newer)));
    let said = fetch(&forms, &folder).await.unwrap().iter().map(FormsError::to_string).collect::<String>();
    assert!(said.contains(&digits), "{said}");
    assert_eq!(folder.state(&forms[0], TODAY), State::Missing);
    let said = fetch(&form("2026-11-01", None), &folder).await.unwrap();
    assert!(said[0].to_string().contains("install it from a folder"), "{}", said[0]);
}

#[test]
fn an_operator_fills_a_form_for_a_case_and_looks_at_it() {
    let scratch = scratch("filled");
    fs::write(scratch.join("0.1.pdf"), specimen()).unwrap();
    let (folder, forms) = (Folder::of(&scratch), form("2026-11-01", None));
    install(&forms, &scratch, &folder).unwrap();
    let case = scratch.join("case.toml");
    fs::write(&case, "county = \"duval\"\n[answers]\npetitionerName = \"Nina Patel\"\n").unwrap();
    let written =
        fill(Catalog::embedded().unwrap(), &forms[0], &folder, &case, &scratch.join("out")).unwrap();
    assert_eq!(written, [scratch.join("out/0.1-petitioner.pdf")]);
    assert!(Document::load(&written[0]).unwrap().page_iter().count() == 1);
}

#[test]
fn who_writes_a_map_sees_every_box_beside_it() {
    let scratch = scratch("boxes");
    fs::write(scratch.join("0.1.pdf"), specimen()).unwrap();
    let (folder, forms) = (Folder::of(&scratch), form("2026-11-01", None));
    install(&forms, &scratch, &folder).unwrap();
    assert_eq!(boxes(&forms[0], &folder).unwrap(), ["  1 Name: petitioner filled"]);
    let mut unmapped = forms[0].clone();
    unmapped.fillings[0].boxes.clear();
    assert_eq!(boxes(&unmapped, &folder).unwrap(), ["  1 Name: petitioner not in the map"]);
}

#[test]
fn a_map_that_does_not_fit_its_document_is_refused_with_every_problem() {
    let map = json!({
        "document": "uncontested-divorce",
        "edition": {
            "number": "0.1", "title": "Petition", "revision": "01/26", "sha256": "AB", "read": "2026-11-01", "pages": [2, 1],
        },
        "filing": [{ "of": "petitioner" }],
        "box": [
            { "field": "Name", "text": "{nobody}" },
            { "field": "Name", "tick": { "answered": "nothing" } },
            { "field": "Both", "text": "x", "tick": { "answered": "petitionerName" } },
        ],
        "rows": [{ "each": "children", "cells": ["{name}", "{height}"], "fields": [["One"]] }],
        "printed": [{ "sign": "$", "fields": ["Amount"] }],
    });
    let said = read_forms(&map).unwrap_err();
    for problem in [
        "sha256 is not 64 hexadecimal digits",
        "pages are some, from 1, in order",
        "petitioner: Name appears twice",
        "Name: {nobody} is no question",
        "Name: a condition asks about nothing",
        "Both: a box has words or is ticked",
        "children: children has no {height}",
        "Amount: a sign stands beside a box that is not filled",
        "children: a row has a box for each of its words",
    ] {
        assert!(said.contains(problem), "{problem} in {said}");
    }
}
