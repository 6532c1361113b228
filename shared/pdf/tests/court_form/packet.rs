//! Files split into their parts, and bound into one.

use domain::assembly::paper::{Block, CoverPart, Instrument, Numbering, Paper, Section};
use lopdf::{Document, Object};
use pdf::{FilePart, FormError, LoadedFile, RenderMode, bind, render, split};

use crate::reading::{heard, shown};
use crate::{fill, words};

fn paragraph(text: &str) -> Block {
    Block::Paragraph { text: text.into(), centered: false }
}

fn instrument(title: &str, text: &str) -> Instrument {
    let section = Section {
        id: "only".into(),
        number: Some(1),
        heading: "What It Says".into(),
        law: vec!["s. 61.052".into()],
        meaning: "It says so.".into(),
        questions: vec![],
        new_page: false,
        blocks: vec![paragraph(text)],
    };
    Instrument {
        id: title.to_lowercase(),
        title: title.into(),
        subject: None,
        initials: vec![],
        recording_space: false,
        compact: false,
        most_pages: None,
        numbering: Numbering::Plain,
        sections: vec![section],
    }
}

/// A cover sheet, a petition and an agreement.
fn papers() -> Vec<u8> {
    let heading = "What this is".to_string();
    let paper = Paper {
        title: "Divorce Papers".into(),
        subject: "of Ana Ruiz".into(),
        instruments: vec![
            instrument("Petition", "We live apart."),
            instrument("Agreement", "We share alike."),
        ],
        cover: vec![CoverPart { heading, new_page: false, blocks: vec![paragraph("Read this first.")] }],
        template_version: "2026.11".into(),
        law_as_of: "2026-11-21".into(),
        verification: None,
    };
    render(&paper, RenderMode::Final).unwrap()
}

fn form(name: &str) -> Vec<u8> {
    fill(&[words("Name", name)]).unwrap()
}

fn part(title: &str, file: &[u8]) -> FilePart {
    FilePart { title: title.into(), file: LoadedFile::read(file).unwrap() }
}

fn parts() -> Vec<FilePart> {
    split(LoadedFile::read(&papers()).unwrap()).unwrap()
}

fn written(title: &str, parts: Vec<FilePart>) -> Vec<u8> {
    bind(title, parts).unwrap().write().unwrap()
}

fn bound() -> Vec<u8> {
    let parts = parts().into_iter().chain([part("0.1, Petitioner", &form("Ana Ruiz"))]);
    written("Divorce", parts.collect())
}

#[test]
fn each_part_of_a_file_is_a_file_of_its_own() {
    let whole = papers();
    let parts = parts();
    let titles: Vec<&str> = parts.iter().map(|part| part.title.as_str()).collect();
    assert_eq!(titles[1..], ["Petition", "Agreement"]);
    let files: Vec<Vec<u8>> = parts.iter().map(|part| part.file.write().unwrap()).collect();
    let pages: Vec<String> = files.iter().flat_map(|file| shown(file)).collect();
    assert_eq!(pages, shown(&whole));
    let said: Vec<String> = files.iter().flat_map(|file| heard(file)).collect();
    assert_eq!(said, heard(&whole));
    assert!(heard(&files[2]).iter().any(|words| words.contains("We share alike.")), "{said:?}");
}

#[test]
fn bound_files_are_read_and_heard_one_after_another() {
    let bound = bound();
    let (papers, form) = (papers(), form("Ana Ruiz"));
    assert_eq!(shown(&bound), [shown(&papers), shown(&form)].concat());
    assert_eq!(heard(&bound), [heard(&papers), heard(&form)].concat());
}

#[test]
fn each_file_has_its_bookmark() {
    let document = Document::load_mem(&bound()).unwrap();
    let pages: Vec<_> = document.get_pages().into_values().collect();
    let outlines = document.catalog().unwrap().get_deref(b"Outlines", &document).unwrap().as_dict().unwrap();
    let mut next = outlines.get_deref(b"First", &document).ok();
    let mut found = Vec::new();
    while let Some(entry) = next.and_then(|entry| entry.as_dict().ok()) {
        let title = lopdf::decode_text_string(entry.get(b"Title").unwrap()).unwrap();
        let page = entry.get(b"Dest").unwrap().as_array().unwrap()[0].as_reference().unwrap();
        found.push((title, pages.iter().position(|each| *each == page).unwrap()));
        next = entry.get_deref(b"Next", &document).ok();
    }
    let (titles, places): (Vec<String>, Vec<usize>) = found.into_iter().unzip();
    assert_eq!(titles[1..], ["Petition", "Agreement", "0.1, Petitioner"]);
    assert_eq!(places, [0, 1, 2, 3]);
}

#[test]
fn what_two_files_have_in_common_is_there_once() {
    let streams = |file: &[u8]| {
        let document = Document::load_mem(file).unwrap();
        document.objects.values().filter(|object| matches!(object, Object::Stream(_))).count()
    };
    let form = form("Ana Ruiz");
    let one = written("Two", vec![part("One", &form)]);
    let two = written("Two", vec![part("One", &form), part("Two", &form)]);
    assert_eq!(streams(&one), streams(&two));
    assert_eq!(shown(&two).len(), 2);
}

#[test]
fn the_same_files_are_bound_into_the_same_bytes() {
    assert!(bound() == bound());
    let files = || parts().iter().map(|part| part.file.write().unwrap()).collect::<Vec<_>>();
    assert!(files() == files());
}

#[test]
fn what_is_no_file_is_not_read() {
    assert!(matches!(LoadedFile::read(b"no file"), Err(FormError::Unreadable(_))));
}
