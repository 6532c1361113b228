//! The content that is looked at: the one that was compiled in, or with `COQUINA_CONTENT` the files of another folder as they
//! stand there now, for whoever writes content.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::OnceLock;

use domain::content::Catalog;

#[path = "../../content_files.rs"]
mod content_files;

const FOLDER: &str = "COQUINA_CONTENT";

/// The folder of the content files.
pub(crate) fn folder() -> PathBuf {
    let own = || concat!(env!("CARGO_MANIFEST_DIR"), "/../content").into();
    std::env::var_os(FOLDER).map_or_else(own, PathBuf::from)
}

/// The catalog of these files.
pub(crate) fn catalog() -> &'static Catalog {
    static READ: OnceLock<Catalog> = OnceLock::new();
    match std::env::var_os(FOLDER) {
        None => Catalog::embedded().unwrap_or_else(|problems| panic!("{problems}")),
        Some(_) => READ.get_or_init(read),
    }
}

fn read() -> Catalog {
    let files = content_files::read(&folder()).unwrap_or_else(|problem| panic!("{problem}"));
    let files: BTreeMap<&str, &str> =
        files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    Catalog::read(&files).unwrap_or_else(|problems| panic!("{problems}"))
}
