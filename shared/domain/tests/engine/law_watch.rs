//! Every source that the content cites has its row in `shared/legal/sources.toml`, and no other has one.

use std::collections::BTreeMap;

use domain::content::Catalog;
use domain::content::law_watch::{SourceMark, SourceReading};
use serde::{Deserialize, Serialize};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../legal/sources.toml");

const HEAD: &str = "# Every source that the content cites: where it is, how far it was checked, when it was last read, and the SHA-256 of the text that was\n# read. `cargo law` lists those that have to be read. Rows come and go with the content (COQUINA_UPDATE=1); `read_on` and `sha256` are\n# written by whoever reads a source.\n\n";

#[derive(Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SourcesFile {
    source: Vec<SourceReading>,
}

/// The row of each source that is cited, with what is kept of its reading.
fn rows(kept: Vec<SourceReading>) -> Vec<SourceReading> {
    let catalog = Catalog::embedded().unwrap_or_else(|problems| panic!("{problems}"));
    let mut kept: BTreeMap<String, SourceReading> =
        kept.into_iter().map(|row| (row.section.clone(), row)).collect();
    let cited = catalog.sources().into_iter();
    cited
        .map(|(section, unchecked)| {
            let before = kept.remove(&section);
            SourceReading {
                address: catalog.published_at(&section),
                mark: if unchecked { SourceMark::K } else { SourceMark::Seen },
                read_on: before.as_ref().and_then(|row| row.read_on),
                sha256: before.and_then(|row| row.sha256),
                section,
            }
        })
        .collect()
}

/// `COQUINA_UPDATE=1 cargo test -p domain --test engine` writes the rows anew, and keeps what is known of each reading.
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
        assert!(row.read_on.is_some(), "{}", row.section);
    }
}
