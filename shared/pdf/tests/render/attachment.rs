use lopdf::{Document, Object};
use pdf::{Attachment, RenderMode, render, render_with};

use crate::{
    extract::all_text,
    papers::{packet, will},
};

const ANSWERS: Attachment =
    Attachment { name: "answers.json", description: "The answers — as given", json: br#"{"name":"Ana"}"# };

fn packet_of(bytes: &[u8]) -> String {
    let document = Document::load_mem(bytes).unwrap();
    let metadata = document.catalog().unwrap().get_deref(b"Metadata", &document).unwrap();
    String::from_utf8(metadata.as_stream().unwrap().content.clone()).unwrap()
}

#[test]
fn data_travel_inside_and_are_declared() {
    let bytes = render_with(&will(), RenderMode::Final, &ANSWERS).unwrap();
    let document = Document::load_mem(&bytes).unwrap();
    let catalog = document.catalog().unwrap();
    let file = catalog.get(b"AF").unwrap().as_array().unwrap()[0].as_reference().unwrap();
    let names = catalog.get(b"Names").unwrap().as_dict().unwrap().get(b"EmbeddedFiles").unwrap();
    let names = names.as_dict().unwrap().get(b"Names").unwrap().as_array().unwrap();
    assert_eq!((names[0].as_str().unwrap(), names[1].as_reference().unwrap()), (&b"answers.json"[..], file));
    let file = document.get_dictionary(file).unwrap();
    assert_eq!(file.get(b"AFRelationship").and_then(Object::as_name).unwrap(), b"Data");
    let data = file.get(b"EF").unwrap().as_dict().unwrap().get_deref(b"F", &document).unwrap();
    let data = data.as_stream().unwrap();
    assert_eq!(data.get_plain_content().unwrap(), ANSWERS.json);
    assert_eq!(data.dict.get(b"Subtype").and_then(Object::as_name).unwrap(), b"application/json");
}

#[test]
fn only_a_paper_with_data_follows_the_third_part() {
    let with = |mode| render_with(&will(), mode, &ANSWERS).unwrap();
    for (bytes, part) in [
        (with(RenderMode::Final), 3),
        (with(RenderMode::Draft), 3),
        (render(&will(), RenderMode::Final).unwrap(), 2),
    ] {
        assert!(packet_of(&bytes).contains(&format!("<pdfaid:part>{part}</pdfaid:part>")));
    }
}

#[test]
fn data_change_nothing_that_is_printed() {
    let without = render(&packet(), RenderMode::Final).unwrap();
    let with = render_with(&packet(), RenderMode::Final, &ANSWERS).unwrap();
    assert_eq!(all_text(&with), all_text(&without));
    assert_eq!(with, render_with(&packet(), RenderMode::Final, &ANSWERS).unwrap());
}
