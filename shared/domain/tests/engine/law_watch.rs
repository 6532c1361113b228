//! Every source that the content cites has its row in `shared/legal/sources.toml`, and no other has one. Where a source was read on a
//! known day and our reference names it, the row keeps the hash of what the reference says of it; of a form whose file we know, that
//! of the file as the court publishes it.

use std::collections::BTreeMap;

use domain::content::Catalog;
use domain::content::court_form::{CourtForm, Edition};
use domain::content::law_watch::{ReadText, SourceMark, SourceReading, hash, passage};
use serde::{Deserialize, Serialize};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../legal");

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../legal/sources.toml");

const HEAD: &str = "# Every source that the content cites: where it is, how far it was checked, when it was last read, and the SHA-256 of the text that was\n# read: what our reference here says of it, or the text as it is published. `cargo law` lists those that have to be read, and\n# `cargo law read` keeps a reading. Rows come and go with the content, and get the hash of the reference or of the court's file, by\n# COQUINA_UPDATE=1.\n\n";

#[derive(Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SourcesFile {
    source: Vec<SourceReading>,
}

fn reference() -> Vec<String> {
    let files = std::fs::read_dir(FOLDER).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files.filter(|file| file.extension().is_some_and(|end| end == "md")).collect();
    files.sort();
    files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect()
}

/// The row of each source that is cited, with what is kept of its reading.
fn rows(kept: Vec<SourceReading>) -> Vec<SourceReading> {
    let catalog = Catalog::embedded().unwrap_or_else(|problems| panic!("{problems}"));
    let (mut kept, texts): (BTreeMap<String, SourceReading>, _) =
        (kept.into_iter().map(|row| (row.section.clone(), row)).collect(), reference());
    let cited = catalog.sources().into_iter();
    cited
        .map(|(section, unchecked)| {
            let before = kept.remove(&section);
            let row = SourceReading {
                address: catalog.published_at(&section),
                mark: if unchecked { SourceMark::K } else { SourceMark::Seen },
                read_on: before.as_ref().and_then(|row| row.read_on),
                text: before.as_ref().and_then(|row| row.text),
                sha256: before.and_then(|row| row.sha256),
                section,
            };
            with_hash(as_published(row), &texts)
        })
        .collect()
}

/// The row of a court form as its file was last seen, unless it was read since.
fn as_published(row: SourceReading) -> SourceReading {
    let was_read = row.text == Some(ReadText::Published);
    match edition_of(&row.section).filter(|edition| !was_read || row.read_on < Some(edition.read)) {
        Some(edition) => SourceReading {
            text: Some(ReadText::Published),
            read_on: Some(edition.read),
            sha256: Some(edition.sha256.clone()),
            ..row
        },
        None => row,
    }
}

/// The one file that is all of a source.
fn edition_of(section: &str) -> Option<&'static Edition> {
    let forms = CourtForm::embedded().unwrap_or_else(|problems| panic!("{problems}"));
    let found = forms.iter().find(|form| section == format!("Form {}", form.edition.number));
    found.map(|form| &form.edition)
}

/// The row of what was read, with the hash of what the reference says of it where none was kept.
fn with_hash(row: SourceReading, texts: &[String]) -> SourceReading {
    let is_missing = row.read_on.is_some() && row.sha256.is_none();
    match passage(&row.section, texts).filter(|_| is_missing) {
        Some(said) => {
            SourceReading { text: Some(ReadText::Reference), sha256: Some(hash(said.as_bytes())), ..row }
        }
        None => row,
    }
}

/// `COQUINA_UPDATE=1 cargo test -p domain --test engine` writes the rows again, and keeps what is known of each reading.
#[test]
fn every_source_that_is_cited_has_its_row() {
    let read = || std::fs::read_to_string(FILE).unwrap_or_default();
    let file: SourcesFile = toml::from_str(&read()).unwrap_or_default();
    let current = SourcesFile { source: rows(file.source) };
    let current = format!("{HEAD}{}", toml::to_string(&current).unwrap());
    if std::env::var_os("COQUINA_UPDATE").is_some() {
        std::fs::write(FILE, &current).unwrap();
    }
    assert_eq!(read(), current, "the rows are stale: see this test's comment");
}

#[test]
fn a_hash_is_kept_with_the_day_of_reading() {
    let file: SourcesFile = toml::from_str(&std::fs::read_to_string(FILE).unwrap()).unwrap();
    for row in file.source.iter().filter(|row| row.sha256.is_some()) {
        let hash = row.sha256.as_deref().unwrap_or_default();
        assert!(hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()), "{}", row.section);
        assert!(row.read_on.is_some() && row.text.is_some(), "{}", row.section);
    }
}

/// The court's file is bytes, so its hash is the one that `cargo law read` takes of it.
#[test]
fn of_a_form_whose_file_is_known_the_published_file_is_what_was_read() {
    let file: SourcesFile = toml::from_str(&std::fs::read_to_string(FILE).unwrap()).unwrap();
    let forms = file.source.iter().filter_map(|row| Some((row, edition_of(&row.section)?)));
    let mut count = 0;
    for (row, edition) in forms {
        assert_eq!((row.text, row.sha256.as_deref()), (Some(ReadText::Published), Some(&*edition.sha256)));
        count += 1;
    }
    assert!(count > 5, "{count} forms");
}

/// What the reference does not name was not read there: a hash of it would be made up.
#[test]
fn a_hash_of_the_reference_is_kept_only_of_what_it_names() {
    let file: SourcesFile = toml::from_str(&std::fs::read_to_string(FILE).unwrap()).unwrap();
    let texts = reference();
    for row in file.source.iter().filter(|row| row.text == Some(ReadText::Reference)) {
        assert!(passage(&row.section, &texts).is_some(), "{}", row.section);
    }
}
