//! The content files, to which a test adds.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use domain::content::Catalog;
use serde_json::Value;

/// Content files by their paths below the content's root.
pub(super) struct Content(BTreeMap<String, Value>);

impl Content {
    /// What the product is built with.
    pub(super) fn kept() -> Self {
        let mut content = Self(BTreeMap::new());
        content.add(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../content"), "");
        content
    }

    /// The same with everything in a folder beside this file, put at a path.
    pub(super) fn with_folder(mut self, folder: &str, path: &str) -> Self {
        self.add(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/render/added").join(folder), path);
        self
    }

    /// A file, to be changed.
    pub(super) fn file(&mut self, path: &str) -> &mut Value {
        self.0.get_mut(path).unwrap()
    }

    /// What the loader makes of the files.
    pub(super) fn catalog(&self) -> Catalog {
        let texts: BTreeMap<_, _> = self.0.iter().map(|(path, file)| (path, file.to_string())).collect();
        let files = texts.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        Catalog::read(&files).unwrap()
    }

    fn add(&mut self, folder: &Path, path: &str) {
        for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let name = format!("{path}{}", entry.file_name().unwrap().to_string_lossy());
            if entry.is_dir() && !entry.ends_with("cases") {
                self.add(&entry, &format!("{name}/"));
            } else if let Some(file) = read(&entry) {
                self.0.insert(name, file);
            }
        }
    }
}

fn read(file: &PathBuf) -> Option<Value> {
    let text = || fs::read_to_string(file).unwrap();
    match file.extension()?.to_str()? {
        "toml" => Some(toml::from_str(&text()).unwrap()),
        "json" => Some(serde_json::from_str(&text()).unwrap()),
        "csv" => Some(text().lines().skip(1).map(numbers).collect()),
        _ => None,
    }
}

/// A row of a table of whole numbers.
fn numbers(line: &str) -> Value {
    line.split(',').map(|cell| cell.parse::<u32>().unwrap()).collect()
}
