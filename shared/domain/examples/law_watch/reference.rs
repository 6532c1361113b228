//! The folder of the reference: its texts, and the rows of the sources.

use std::fs;
use std::path::{Path, PathBuf};

use domain::content::law_watch::{SourceReading, passage};
use serde::{Deserialize, Serialize};

use crate::Failure;

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SourcesFile {
    source: Vec<SourceReading>,
}

/// What our reference has.
pub(crate) struct Reference {
    file: PathBuf,
    /// The words above the rows.
    head: String,
    /// The rows of the sources.
    pub(crate) sources: Vec<SourceReading>,
    texts: Vec<String>,
}

impl Reference {
    pub(crate) fn in_folder(folder: &Path) -> Result<Self, Failure> {
        let file = folder.join("sources.toml");
        let text = fs::read_to_string(&file)?;
        let head = text.lines().take_while(|line| !line.starts_with('['));
        let head: String = head.map(|line| format!("{line}\n")).collect();
        let SourcesFile { source: sources } = toml::from_str(&text)?;
        Ok(Self { file, head, sources, texts: texts(folder)? })
    }

    /// What it says of a source.
    pub(crate) fn passage(&self, section: &str) -> Option<String> {
        passage(section, &self.texts)
    }

    /// Writes the rows.
    pub(crate) fn keep(self) -> Result<(), Failure> {
        let rows = toml::to_string(&SourcesFile { source: self.sources })?;
        Ok(fs::write(self.file, self.head + &rows)?)
    }
}

fn texts(folder: &Path) -> Result<Vec<String>, Failure> {
    let mut files =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, Failure>>()?;
    files.retain(|file| file.extension().is_some_and(|end| end == "md"));
    files.sort();
    files.iter().map(|file| Ok(fs::read_to_string(file)?)).collect()
}
