//! Kept texts: answers in, text out, word for word.

use std::fs;

use crate::cases::cases;
use crate::content;
use crate::paths::sold;
use crate::text;

/// Compares a text with the kept one, or writes it with `COQUINA_UPDATE=1`. The path is relative to the crate.
pub(crate) fn keep(path: &str, text: &str) {
    let path = content::folder().join("../domain").join(path);
    if std::env::var_os("COQUINA_UPDATE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let differs = kept.lines().zip(text.lines()).find(|(kept, now)| kept != now);
    assert!(
        kept == text,
        "{} is not what comes out now. First difference: {differs:?}\nRun COQUINA_UPDATE=1 cargo test -p domain when the change is meant.",
        path.display()
    );
}

#[test]
fn every_persona_gets_exactly_the_kept_text() {
    for document_type in sold() {
        for case in cases(document_type) {
            let text = text::whole(&case.draft(document_type).paper);
            keep(&format!("tests/golden/{}/{}.txt", document_type.slug, case.file), &text);
        }
    }
}
