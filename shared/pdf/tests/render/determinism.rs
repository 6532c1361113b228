use std::{env, process::Command};

use pdf::{RenderMode, render};
use sha2::{Digest, Sha256};

use crate::papers::{paragraph, will};

fn digest() -> String {
    let digest = Sha256::digest(render(&will(), RenderMode::Final).unwrap());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn the_same_paper_gives_the_same_bytes() {
    assert_eq!(render(&will(), RenderMode::Final).unwrap(), render(&will(), RenderMode::Final).unwrap());
    assert_eq!(render(&will(), RenderMode::Draft).unwrap(), render(&will(), RenderMode::Draft).unwrap());
}

#[test]
fn another_process_gives_the_same_bytes() {
    let arguments = ["--exact", "determinism::tell_digest", "--ignored", "--nocapture"];
    let output = Command::new(env::current_exe().unwrap()).args(arguments).output().unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(printed.contains(&format!("digest={}", digest())), "{printed}");
}

#[test]
#[ignore = "run in a process of its own by another_process_gives_the_same_bytes"]
fn tell_digest() {
    println!("digest={}", digest());
}

#[test]
fn different_texts_have_different_identifiers() {
    let id = |text: &str| {
        let bytes = render(&paragraph(text), RenderMode::Final).unwrap();
        let document = lopdf::Document::load_mem(&bytes).unwrap();
        document.trailer.get(b"ID").unwrap().as_array().unwrap()[0].as_str().unwrap().to_vec()
    };
    assert_eq!(id("I give a."), id("I give a."));
    assert_ne!(id("I give a."), id("I give b."));
    assert_eq!(id("I give a.").len(), 16);
}
